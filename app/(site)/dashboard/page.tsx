import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.dashboard

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/dashboard' },
  robots: { index: false },
}

export default function DashboardPage() {
  return <ComingPage page={page} />
}
