import { z } from 'zod'

import { privatePageMetadata } from '@/app/page-metadata'
import { PeopleOutcome } from '@/components/desk/people/people-outcome'
import { RoleRequests } from '@/components/desk/people/role-requests'
import { TeamMembers } from '@/components/desk/people/team-members'
import { deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadTeamMembers } from '@/lib/server/desk/members'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadRoleRequests } from '@/lib/server/desk/role-requests'

export const metadata = privatePageMetadata(words.title)

export default async function DeskPeopleRoute({ searchParams }: PageProps<'/dashboard/team/people'>) {
  const member = await requireMember()
  const search = await searchParams
  const after = z.uuid().safeParse(givenText(search.after)).data ?? null
  const [kept, page, members] = await Promise.all([
    keptInput(search.again),
    loadRoleRequests(member.id, after),
    loadTeamMembers(member.id),
  ])
  return (
    <>
      <PeopleOutcome
        kept={kept}
        isShown={page?.requests.some(({ id }) => id === kept?.values.request) ?? false}
        done={search.done}
      />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {page && members ? (
        <>
          <RoleRequests {...page} isFirstPage={after === null} today={londonDay(new Date())} kept={kept} />
          <TeamMembers members={members} viewerId={member.id} kept={kept} />
        </>
      ) : (
        <p className="notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </>
  )
}
