import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ResourcesPage } from '@/components/resources/resources-page'
import { practicalResources } from '@/lib/content/resources/practical'

export const metadata = pageMetadata('/resources')

export default function ResourcesHubPage() {
  return (
    <>
      <BreadcrumbData path="/resources" />
      <ResourcesPage topic={practicalResources} />
    </>
  )
}
