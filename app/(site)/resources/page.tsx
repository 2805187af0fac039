import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.resources

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/resources' },
}

export default function ResourcesPage() {
  return <ComingPage page={page} />
}
