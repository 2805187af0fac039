import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/help/coming-pages'

const page = comingPages.careers

export const metadata = pageMetadata('/careers')

export default function CareersPage() {
  return <ComingPage page={page} />
}
