import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { ColleagueTable, type PeopleOf } from '@/components/hiring/people/colleague-table'
import { Invitations } from '@/components/hiring/people/invitations'
import { LeaveCompany } from '@/components/hiring/people/leave-company'
import { companyWords } from '@/lib/content/hiring/company'
import { colleagueDoneWords, colleagueWords as words } from '@/lib/content/hiring/colleague-words'
import { isLastManager } from '@/lib/domain/companies/member-rights'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadColleagues } from '@/lib/server/hiring/colleagues'
import { loadMembership } from '@/lib/server/hiring/membership'

export const metadata = privatePageMetadata(words.title)

const peopleOf: PeopleOf = { kind: 'employer', to: 'employer' }

// Problems with the invitation form are shown inside it; the others are buttons of a row.
const ofRows = [
  'colleague-invite-again',
  'invitation-withdraw',
  'colleague-rights',
  'colleague-remove',
  'company-leave',
]

export default async function PeopleRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/dashboard/employerportal')
  const { again, done } = await searchParams
  const [kept, membership, { colleagues, invitations }] = await Promise.all([
    keptInput(again),
    loadMembership(),
    loadColleagues(),
  ])
  if (membership === null) {
    return (
      <>
        <DetailHeading heading={words.title} />
        <EmptyState text={companyWords.none} link={{ label: companyWords.ask, href: '/account/company' }} />
      </>
    )
  }
  const isManager = membership.rights.manage_people
  return (
    <>
      <DoneNotice words={colleagueDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={ofRows} />
      <DetailHeading heading={words.title} shows={words.lead} />
      <section className="dash-section" aria-labelledby="members">
        <h2 id="members">{words.members}</h2>
        <ColleagueTable {...peopleOf} colleagues={colleagues} viewerId={user.id} isManager={isManager} />
        {isManager ? null : <p>{words.onlyManagers}</p>}
      </section>
      <div className="work-columns">
        {isManager ? (
          <Invitations
            {...peopleOf}
            invitations={invitations}
            kept={kept}
            isOpen={membership.state === 'approved'}
            now={new Date()}
          />
        ) : null}
        <LeaveCompany {...peopleOf} isLastManager={isLastManager(colleagues, user.id)} />
      </div>
    </>
  )
}
