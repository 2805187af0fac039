import type { Metadata } from 'next'

import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.aiTools

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  alternates: { canonical: '/candidates/ai-tools' },
}

export default function AiToolsPage() {
  return <ComingPage page={page} />
}
