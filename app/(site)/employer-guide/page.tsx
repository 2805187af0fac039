import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { employerGuide } from '@/lib/content/employer-guide/guide'

export const metadata = pageMetadata('/employer-guide')

export default function EmployerGuidePage() {
  return (
    <ArticlePage path="/employer-guide" article={employerGuide}>
      <BreadcrumbData path="/employer-guide" />
    </ArticlePage>
  )
}
