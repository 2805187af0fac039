import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { insurance } from '@/lib/content/employer-guide/insurance'

export const metadata = pageMetadata('/employer-guide/insurance')

export default function InsurancePage() {
  return (
    <ArticlePage path="/employer-guide/insurance" article={insurance}>
      <BreadcrumbData path="/employer-guide/insurance" />
    </ArticlePage>
  )
}
