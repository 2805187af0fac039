import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.about

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/about' },
}

export default function AboutPage() {
  return <ComingPage page={page} />
}
