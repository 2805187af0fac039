import { ColleagueTable, type PeopleOf } from '@/components/hiring/people/colleague-table'
import { Invitations } from '@/components/hiring/people/invitations'
import { LeaveCompany } from '@/components/hiring/people/leave-company'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { partnerWords } from '@/lib/content/casework/organisation'
import { colleagueDoneWords, colleagueWordsOf } from '@/lib/content/hiring/colleague-words'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'
import { isLastManager, type MemberRights } from '@/lib/domain/companies/member-rights'

type Props = {
  to: PeopleForms
  viewerId: string
  /** Null for somebody who works nowhere (yet, or any more). */
  membership: { isManager: boolean; isApproved: boolean } | null
  colleagues: readonly { id: string; email: string; name: string; joinedAt: string; rights: MemberRights }[]
  invitations: readonly { id: string; email: string; createdAt: string; endsAt: string }[]
  kept: KeptForm | null
  done: unknown
  now: Date
}

// Problems with the invitation form are shown inside it; the others are buttons of a row.
const ofRows = [
  'colleague-invite-again',
  'invitation-withdraw',
  'colleague-rights',
  'colleague-remove',
  'company-leave',
]

/** The colleagues of a partner's organisation: their rights, invitations, and leaving. */
export function MembersPage({ to, viewerId, membership, colleagues, invitations, kept, done, now }: Props) {
  const peopleOf: PeopleOf = { kind: 'partner', to }
  const words = colleagueWordsOf('partner')
  if (membership === null) {
    return (
      <>
        <DetailHeading heading={words.title} />
        <EmptyState text={partnerWords.none} link={{ label: partnerWords.ask, href: '/account/organisation' }} />
      </>
    )
  }
  return (
    <>
      <DoneNotice words={colleagueDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={ofRows} />
      <DetailHeading heading={words.title} shows={words.lead} />
      <section className="dash-section" aria-labelledby="members">
        <h2 id="members">{words.members}</h2>
        <ColleagueTable {...peopleOf} colleagues={colleagues} viewerId={viewerId} isManager={membership.isManager} />
        {membership.isManager ? null : <p>{words.onlyManagers}</p>}
      </section>
      {membership.isManager ? (
        <Invitations {...peopleOf} invitations={invitations} kept={kept} isOpen={membership.isApproved} now={now} />
      ) : null}
      <LeaveCompany {...peopleOf} isLastManager={isLastManager(colleagues, viewerId)} />
    </>
  )
}
