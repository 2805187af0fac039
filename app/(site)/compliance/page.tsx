import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { compliance } from '@/lib/content/legal/compliance'

export const metadata = pageMetadata('/compliance')

export default function CompliancePage() {
  return (
    <ArticlePage path="/compliance" article={compliance}>
      <BreadcrumbData path="/compliance" />
    </ArticlePage>
  )
}
