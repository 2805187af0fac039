import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { terms } from '@/lib/content/legal/terms'

export const metadata = pageMetadata('/terms')

export default function TermsPage() {
  return (
    <ArticlePage path="/terms" article={terms}>
      <BreadcrumbData path="/terms" />
    </ArticlePage>
  )
}
