import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.candidates

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/candidates' },
}

export default function CandidatesPage() {
  return <ComingPage page={page} />
}
