import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/help/coming-pages'

const page = comingPages.blog

export const metadata = pageMetadata('/blog')

export default function BlogPage() {
  return <ComingPage page={page} />
}
