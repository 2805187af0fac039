import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.jobMatcher

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/job-matcher' },
}

export default function JobMatcherPage() {
  return <ComingPage page={page} />
}
