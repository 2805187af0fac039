import type { Metadata } from 'next'

import { CallbackRequest } from '@/components/enquiries/callback-request'
import { generalCallback } from '@/lib/content/request-callback'

export const metadata: Metadata = {
  title: generalCallback.metaTitle,
  description: generalCallback.metaDescription,
  alternates: { canonical: '/request-callback' },
}

export default function RequestCallbackPage() {
  return <CallbackRequest source="general" />
}
