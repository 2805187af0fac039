import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/help/coming-pages'

const page = comingPages.successStories

export const metadata = pageMetadata('/success-stories')

export default function SuccessStoriesPage() {
  return <ComingPage page={page} />
}
