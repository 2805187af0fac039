import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OrganisationPage } from '@/components/casework/pages/organisation-page'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { viewerRights } from '@/lib/server/demonstration/members'
import { partnerInStory } from '@/lib/server/demonstration/organisations'

export const metadata = pageMetadata('/dashboard/caseworker/settings')

export default async function CaseworkerSettingsPage() {
  await requestDay()
  const story = storyNow()
  return (
    <OrganisationPage
      portal="/dashboard/caseworker"
      organisation={partnerInStory(story, 'caseworker')}
      isManager={viewerRights(story, 'caseworker').manage_people}
      done={undefined}
    />
  )
}
