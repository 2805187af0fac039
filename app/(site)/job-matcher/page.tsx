import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.jobMatcher

export const metadata = pageMetadata('/job-matcher')

export default function JobMatcherPage() {
  return <ComingPage page={page} />
}
