import { pageMetadata } from '@/app/page-metadata'
import { BreadcrumbData } from '@/app/structured-data'
import { ResourcesPage } from '@/components/resources/resources-page'
import { mentorshipResources } from '@/lib/content/resources/mentorship'

export const metadata = pageMetadata('/resources/mentorship')

export default function MentorshipResourcesPage() {
  return (
    <>
      <BreadcrumbData path="/resources/mentorship" />
      <ResourcesPage topic={mentorshipResources} />
    </>
  )
}
