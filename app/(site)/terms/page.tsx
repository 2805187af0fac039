import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { legalPages } from '@/lib/content/legal'

const page = legalPages.terms

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/terms' },
}

export default function TermsPage() {
  return <ComingPage page={page} />
}
