import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.cvBuilder

export const metadata = pageMetadata('/cv-builder')

export default function CvBuilderPage() {
  return <ComingPage page={page} />
}
