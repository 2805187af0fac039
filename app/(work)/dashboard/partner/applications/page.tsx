import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { EverybodysApplications } from '@/components/casework/jobs/everybodys-applications'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { sharedApplicationsInStory } from '@/lib/server/demonstration/work-search'

const path = '/dashboard/partner/applications'

export const metadata = pageMetadata(path)

export default async function PartnerApplicationsPage() {
  await requestDay()
  return (
    <>
      <ScreenHeading path={path} />
      <EverybodysApplications portal="/dashboard/partner" people={sharedApplicationsInStory(storyNow(), 'partner')} />
    </>
  )
}
