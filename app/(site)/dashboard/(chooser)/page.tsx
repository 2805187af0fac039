import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { comingPages } from '@/lib/content/coming-pages'

const page = comingPages.dashboard

export const metadata = pageMetadata('/dashboard')

export default function DashboardPage() {
  return <ComingPage page={page} />
}
