import type { Route } from 'next'
import type { ComponentProps } from 'react'

import { ColleagueTable, type PeopleOf } from '@/components/hiring/people/colleague-table'
import { Invitations } from '@/components/hiring/people/invitations'
import { LeaveCompany } from '@/components/hiring/people/leave-company'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { partnerWords } from '@/lib/content/casework/organisation'
import { colleagueDoneWords, colleagueWords, colleagueWordsOf } from '@/lib/content/hiring/colleague-words'
import { companyWords } from '@/lib/content/hiring/company'
import { isLastManager, type MemberRights } from '@/lib/domain/companies/member-rights'

type Props = PeopleOf & {
  viewerId: string
  /** Null for somebody who works nowhere (yet, or any more). */
  membership: { isManager: boolean; isApproved: boolean } | null
  /** The page of the company, to go back to; omitted where none leads here. */
  companyAt?: string
  colleagues: readonly { id: string; email: string; name: string; joinedAt: string; rights: MemberRights }[]
  invitations: ComponentProps<typeof Invitations>['invitations']
  kept: KeptForm | null
  done: unknown
  now: Date
}

// Problems with the invitation and with somebody's rights are shown in their forms; the others are buttons of a row.
const ofRows = ['colleague-invite-again', 'invitation-withdraw', 'colleague-remove', 'company-leave']

const nowhere = {
  employer: { text: colleagueWords.noCompany, link: { label: companyWords.ask, href: '/account/company' } },
  partner: { text: partnerWords.none, link: { label: partnerWords.ask, href: '/account/organisation' } },
} as const

/** The colleagues of a company or of an organisation that supports people: their rights, invitations, and leaving. */
export function ColleaguesScreen({
  kind,
  to,
  viewerId,
  membership,
  companyAt,
  colleagues,
  invitations,
  kept,
  done,
  now,
}: Props) {
  const peopleOf: PeopleOf = { kind, to }
  const words = colleagueWordsOf(kind)
  const isInRow = colleagues.some(({ id }) => id === kept?.values.member)
  if (membership === null) {
    return (
      <>
        <DetailHeading heading={words.title} />
        <EmptyState {...nowhere[kind]} />
      </>
    )
  }
  return (
    <>
      {companyAt === undefined ? null : (
        <p className="not-on-paper">
          <PageLink href={companyAt as Route} className="text-link">
            {companyWords.back}
          </PageLink>
        </p>
      )}
      <DoneNotice words={colleagueDoneWords} done={done} />
      <ProblemNotice kept={kept} forms={isInRow ? ofRows : [...ofRows, 'colleague-rights']} />
      <DetailHeading heading={words.title} shows={words.lead} />
      <section className="dash-section" aria-labelledby="members">
        <h2 id="members">{words.members}</h2>
        <ColleagueTable
          {...peopleOf}
          colleagues={colleagues}
          viewerId={viewerId}
          isManager={membership.isManager}
          kept={kept}
        />
        {membership.isManager ? null : <p>{words.onlyManagers}</p>}
      </section>
      <div className="work-columns">
        {membership.isManager ? (
          <Invitations {...peopleOf} invitations={invitations} kept={kept} isOpen={membership.isApproved} now={now} />
        ) : null}
        <LeaveCompany {...peopleOf} isLastManager={isLastManager(colleagues, viewerId)} />
      </div>
    </>
  )
}
