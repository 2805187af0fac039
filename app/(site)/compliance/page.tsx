import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.compliance

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/compliance' },
}

export default function CompliancePage() {
  return <ComingPage page={page} />
}
