import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ResourcesPage } from '@/components/resources/resources-page'
import { trainingResources } from '@/lib/content/resources/training'

export const metadata = pageMetadata('/resources/training')

export default function TrainingResourcesPage() {
  return (
    <>
      <BreadcrumbData path="/resources/training" />
      <ResourcesPage topic={trainingResources} />
    </>
  )
}
