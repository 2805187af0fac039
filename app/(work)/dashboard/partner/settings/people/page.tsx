import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ColleaguesScreen } from '@/components/hiring/people/colleagues-screen'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'
import { formsOf } from '@/lib/domain/casework/people-portal'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { colleaguesInStory, viewerNumber, viewerRights } from '@/lib/server/demonstration/members'

export const metadata = privatePageMetadata(colleagueWords.title)

export default async function PartnerMembersPage({ searchParams }: PageProps<'/dashboard/partner/settings/people'>) {
  await requestDay()
  const story = storyNow()
  return (
    <ColleaguesScreen
      kind="partner"
      to={formsOf('/dashboard/partner')}
      viewerId={viewerNumber(story, 'partner')}
      membership={{ isManager: viewerRights(story, 'partner').manage_people, isApproved: true }}
      colleagues={colleaguesInStory(story, 'partner')}
      invitations={[]}
      kept={await keptInput((await searchParams).again)}
      done={undefined}
      now={new Date()}
    />
  )
}
