import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ResourcesPage } from '@/components/resources/resources-page'
import { employmentResources } from '@/lib/content/resources/employment'

export const metadata = pageMetadata('/resources/employment')

export default function EmploymentResourcesPage() {
  return (
    <>
      <BreadcrumbData path="/resources/employment" />
      <ResourcesPage topic={employmentResources} />
    </>
  )
}
