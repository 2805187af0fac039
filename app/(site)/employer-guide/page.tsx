import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.employerGuide

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/employer-guide' },
}

export default function EmployerGuidePage() {
  return <ComingPage page={page} />
}
