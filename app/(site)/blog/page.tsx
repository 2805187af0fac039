import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.blog

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/blog' },
}

export default function BlogPage() {
  return <ComingPage page={page} />
}
