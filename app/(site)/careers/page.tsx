import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.careers

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/careers' },
}

export default function CareersPage() {
  return <ComingPage page={page} />
}
