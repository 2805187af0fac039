import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.faqs

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/faqs' },
}

export default function FaqsPage() {
  return <ComingPage page={page} />
}
