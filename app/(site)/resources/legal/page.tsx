import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ResourcesPage } from '@/components/resources/resources-page'
import { legalResources } from '@/lib/content/resources/legal'

export const metadata = pageMetadata('/resources/legal')

export default function LegalResourcesPage() {
  return (
    <>
      <BreadcrumbData path="/resources/legal" />
      <ResourcesPage topic={legalResources} />
    </>
  )
}
