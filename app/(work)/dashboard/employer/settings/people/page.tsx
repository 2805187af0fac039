import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ColleaguesScreen } from '@/components/hiring/people/colleagues-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { colleaguesInStory, viewerNumber, viewerRights } from '@/lib/server/demonstration/members'

export const metadata = privatePageMetadata(colleagueWords.title)

export default async function EmployerMembersPage({ searchParams }: PageProps<'/dashboard/employer/settings/people'>) {
  await requestDay()
  const story = storyNow()
  return (
    <ColleaguesScreen
      kind="employer"
      to={employerDemonstration.forms}
      companyAt={employerDemonstration.company}
      viewerId={viewerNumber(story, 'employer')}
      membership={{ isManager: viewerRights(story, 'employer').manage_people, isApproved: true }}
      colleagues={colleaguesInStory(story, 'employer')}
      invitations={[]}
      kept={await keptInput((await searchParams).again)}
      done={undefined}
      now={new Date()}
    />
  )
}
