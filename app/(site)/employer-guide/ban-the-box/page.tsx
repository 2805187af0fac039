import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ArticlePage } from '@/components/prose/article-page'
import { banTheBox } from '@/lib/content/employer-guide/ban-the-box'

export const metadata = pageMetadata('/employer-guide/ban-the-box')

export default function BanTheBoxPage() {
  return (
    <ArticlePage path="/employer-guide/ban-the-box" article={banTheBox}>
      <BreadcrumbData path="/employer-guide/ban-the-box" />
    </ArticlePage>
  )
}
