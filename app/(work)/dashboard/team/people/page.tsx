import { privatePageMetadata } from '@/app/page-metadata'
import { PeopleOutcome } from '@/components/desk/people/people-outcome'
import { TeamMembers } from '@/components/desk/people/team-members'
import { deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadTeamMembers } from '@/lib/server/desk/members'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

export default async function DeskPeopleRoute({ searchParams }: PageProps<'/dashboard/team/people'>) {
  const member = await requireMember()
  const search = await searchParams
  const [kept, members] = await Promise.all([keptInput(search.again), loadTeamMembers(member.id)])
  return (
    <>
      <PeopleOutcome kept={kept} done={search.done} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {members ? (
        <TeamMembers members={members} viewerId={member.id} kept={kept} />
      ) : (
        <p className="notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </>
  )
}
