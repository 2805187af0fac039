import type { Metadata } from 'next'

import { CallbackRequest } from '@/components/enquiries/callback-request'
import { contactPage } from '@/lib/content/request-callback'

export const metadata: Metadata = {
  title: contactPage.metaTitle,
  description: contactPage.metaDescription,
  alternates: { canonical: '/request-callback' },
}

export default function ContactPage() {
  return <CallbackRequest source="general" />
}
