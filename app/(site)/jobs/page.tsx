import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.jobs

export const metadata = pageMetadata('/jobs')

export default function JobsPage() {
  return <ComingPage page={page} />
}
