import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.cvBuilder

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/cv-builder' },
}

export default function CvBuilderPage() {
  return <ComingPage page={page} />
}
