import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.successStories

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/success-stories' },
}

export default function SuccessStoriesPage() {
  return <ComingPage page={page} />
}
