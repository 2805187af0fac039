import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { accessibility } from '@/lib/content/legal/accessibility'

export const metadata = pageMetadata('/accessibility')

export default function AccessibilityPage() {
  return (
    <ArticlePage path="/accessibility" article={accessibility}>
      <BreadcrumbData path="/accessibility" />
    </ArticlePage>
  )
}
