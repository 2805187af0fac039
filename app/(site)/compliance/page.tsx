import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { compliance } from '@/lib/content/compliance'

export const metadata = pageMetadata('/compliance')

export default function CompliancePage() {
  return (
    <>
      <BreadcrumbData path="/compliance" />
      <ArticlePage path="/compliance" article={compliance} />
    </>
  )
}
