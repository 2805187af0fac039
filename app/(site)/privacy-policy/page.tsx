import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { legalPages } from '@/lib/content/legal'

const page = legalPages.privacyPolicy

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/privacy-policy' },
}

export default function PrivacyPolicyPage() {
  return <ComingPage page={page} />
}
