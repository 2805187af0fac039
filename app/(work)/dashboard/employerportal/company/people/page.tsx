import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { ColleaguesScreen } from '@/components/hiring/people/colleagues-screen'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadColleagues } from '@/lib/server/hiring/colleagues'
import { loadMembership } from '@/lib/server/hiring/membership'

export const metadata = privatePageMetadata(colleagueWords.title)

export default async function PeopleRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/dashboard/employerportal')
  const { again, done } = await searchParams
  const [kept, membership, people] = await Promise.all([keptInput(again), loadMembership(), loadColleagues()])
  return (
    <ColleaguesScreen
      kind="employer"
      to="employer"
      companyAt="/dashboard/employerportal/company"
      viewerId={user.id}
      membership={
        membership && { isManager: membership.rights.manage_people, isApproved: membership.state === 'approved' }
      }
      {...people}
      kept={kept}
      done={done}
      now={new Date()}
    />
  )
}
