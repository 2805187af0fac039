import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.jobs

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/jobs' },
  robots: { index: false },
}

export default function JobsPage() {
  return <ComingPage page={page} />
}
