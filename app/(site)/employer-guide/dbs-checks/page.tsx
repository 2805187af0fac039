import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { dbsChecks } from '@/lib/content/employer-guide/dbs-checks'

export const metadata = pageMetadata('/employer-guide/dbs-checks')

export default function DbsChecksPage() {
  return (
    <ArticlePage path="/employer-guide/dbs-checks" article={dbsChecks}>
      <BreadcrumbData path="/employer-guide/dbs-checks" />
    </ArticlePage>
  )
}
