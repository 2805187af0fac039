import type { Route } from 'next'

import { CaseloadLoad, CaseloadSummary, FirstPeople, OwnCaseload } from '@/components/casework/people/caseload-summary'
import { MentoringNews } from '@/components/casework/mentoring/mentoring-news'
import { FirstDaySteps } from '@/components/casework/pages/first-day-steps'
import { PartnerPortalHome } from '@/components/casework/pages/partner-portal-home'
import { ReferralTasks } from '@/components/casework/referrals/referral-tasks'
import { OwnCalendar } from '@/components/casework/work/own-calendar'
import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { SupportNews } from '@/components/casework/work/support-news'
import { SupportToday } from '@/components/casework/work/support-today'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { peopleWords } from '@/lib/content/casework/people'
import { supportCalendarWords } from '@/lib/content/casework/support-calendar'
import { supportAlertSaid } from '@/lib/content/casework/support-work'
import { formsOf, membersPath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { londonDay } from '@/lib/domain/dates/london-time'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { firstDaySteps } from '@/lib/server/casework/first-day'
import { loadPartnerFirstPage } from '@/lib/server/casework/partner-first-page'

const everybodyIn = ({ members, nobody }: { members: readonly { people: number | null }[]; nobody: number | null }) =>
  members.reduce((sum, { people }) => sum + (people ?? 0), nobody ?? 0)

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** The first page of either portal. */
export async function PartnerHomeRoute({ portal, searchParams }: Props) {
  const { name, email } = await requireAccess(portal)
  const { again, done, on } = await searchParams
  const today = londonDay(new Date())
  const [first, kept] = await Promise.all([loadPartnerFirstPage(today), keptInput(again)])
  const { organisation, day, referrals, mentoring, rights, workers } = first
  const everybody = rights?.seeAll && workers ? everybodyIn(workers) : null
  const steps = firstDaySteps(portal, {
    colleagues: first.colleagues,
    invitations: first.invitations,
    // Whoever does not see everybody is told only of their own people.
    people: everybody ?? (rights?.support ? (day?.people ?? null) : null),
    hasReferral: rights?.refers && referrals ? referrals.any : null,
  })
  // Whoever neither helps nor sees people, nor mentors, has a first page with nothing on it.
  const isQuiet =
    organisation?.state === 'approved' &&
    !day?.helps &&
    !rights?.seeAll &&
    !mentoring?.isMentor &&
    !mentoring?.worries.some(({ readAt }) => readAt === null) &&
    (!referrals || referrals.waiting + referrals.late + referrals.answered.length === 0) &&
    steps.every(({ isDone }) => isDone)
  return (
    <>
      <DoneNotice words={supportAlertSaid(parseDate(givenText(on)))} done={done} />
      {kept?.message === '' ? null : <ProblemNotice kept={kept} forms={['calendar-make', 'calendar-stop']} />}
      <PartnerPortalHome
        portal={portal}
        name={name}
        email={email}
        enquiries={first.enquiries}
        organisation={organisation}
        aside={
          <>
            {workers && everybody ? <CaseloadLoad portal={portal} workers={workers} /> : null}
            {day?.helps ? (
              <OwnCalendar to={formsOf(portal)} madeAt={day.feedMadeAt} kept={kept} lead={supportCalendarWords.lead} />
            ) : null}
          </>
        }
      >
        {/* A worry about somebody's safety is read before anything else. */}
        {mentoring ? <MentoringNews portal={portal} work={mentoring} /> : null}
        {rights?.seeAll && workers && day ? (
          <CaseloadSummary
            portal={portal}
            workers={workers}
            counts={day}
            referrals={referrals}
            mayRefer={rights.refers}
          />
        ) : null}
        {referrals ? (
          <ReferralTasks
            portal={portal}
            // Whoever sees everybody has the counts among what waits.
            tasks={rights?.seeAll ? { ...referrals, waiting: 0, late: 0 } : referrals}
          />
        ) : null}
        {day ? (
          <>
            <SupportNews portal={portal} unread={first.unread} />
            {day.people === 0 ? null : (
              <SupportAlerts portal={portal} alerts={day.alerts} putOff={day.putOff} kept={kept} at="home" />
            )}
            <SupportToday portal={portal} day={day} today={today} />
            <FirstPeople portal={portal} people={day.first} today={today} isBesideAlerts={day.people > 0} />
            {rights?.seeAll ? null : <OwnCaseload portal={portal} counts={day} alerts={day.alerts} />}
          </>
        ) : null}
        {isQuiet ? (
          <EmptyState
            text={referrals ? partnerPortalWords.quiet : partnerPortalWords.noRights}
            link={
              referrals
                ? { label: partnerPortalWords.quietLink, href: `${portal}/referrals` as Route }
                : { label: peopleWords.whoManages, href: membersPath(portal) as Route }
            }
          />
        ) : null}
        {organisation === null || steps.every(({ isDone }) => isDone) ? null : <FirstDaySteps steps={steps} />}
      </PartnerPortalHome>
    </>
  )
}
