import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { MembersPage } from '@/components/casework/pages/members-page'
import { colleagueWords } from '@/lib/content/hiring/colleague-words'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPartnerMembership } from '@/lib/server/casework/membership'
import { loadColleagues } from '@/lib/server/hiring/colleagues'

export const metadata = privatePageMetadata(colleagueWords.title)

export default async function CaseworkerMembersRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/dashboard/caseworkerportal')
  const { again, done } = await searchParams
  const [kept, membership, people] = await Promise.all([keptInput(again), loadPartnerMembership(), loadColleagues()])
  return (
    <MembersPage
      to="caseworker"
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
