import '@/app/styles/breadcrumbs.css'
import '@/app/styles/prose.css'
import '@/app/styles/fold.css'

import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { aiTools } from '@/lib/content/candidates/ai-tools'

export const metadata = pageMetadata('/candidates/ai-tools')

export default function AiToolsPage() {
  return (
    <ArticlePage path="/candidates/ai-tools" article={aiTools}>
      <BreadcrumbData path="/candidates/ai-tools" />
    </ArticlePage>
  )
}
