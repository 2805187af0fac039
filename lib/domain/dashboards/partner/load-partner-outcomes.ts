import type { Application } from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesPerson, seesReferral } from '@/lib/domain/dashboards/rows-seen'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { funnelSteps, hasReached, type FunnelStep } from '@/lib/domain/outcomes/closed-file'
import { wasInPostAt } from '@/lib/domain/outcomes/job-start'
import { receivedOn, referralOutcomes, referralServices, referralStateOf } from '@/lib/domain/referrals/referral'
import { periodStart, type ReportPeriod } from '@/lib/domain/social-value/measures'
import { hideSmall, hideSmallOf, hideSmallSteps, type ShownCount } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'partner'>

const hidden: ShownCount = { kind: 'hidden' }

const reached = ({ history }: Application, stage: Stage): boolean => history.some((event) => event.stage === stage)

/**
 * The report that goes to funders: people (not referrals) referred within the period, how far each has come since, and
 * how their referrals ended. Within one report no number from 1 to 4 is shown, nor can one be worked out by subtracting
 * one step from another, a service from the referrals, or outcomes from their total. It does not promise that two
 * reports with overlapping periods cannot be subtracted from each other, so a funder should be given one period.
 */
export function loadPartnerOutcomes(
  state: ServiceState,
  viewer: Viewer,
  { today, period }: { today: PlainDate; period: ReportPeriod },
) {
  const from = periodStart(period, today)
  const referrals = state.referrals.filter(
    (referral) => seesReferral(viewer, referral) && (from === null || receivedOn(referral) > from),
  )
  const people = state.people.filter(
    (person) => seesPerson(viewer, person, state) && referrals.some(({ personId }) => personId === person.id),
  )
  const applicationsOf = (id: string) => state.applications.filter(({ personId }) => personId === id)
  const startsOf = (id: string) => state.starts.filter(({ personId }) => personId === id)
  const has: Readonly<Record<FunnelStep, (id: string) => boolean>> = {
    referred: () => true,
    engaged: (id) =>
      referrals.some(
        (referral) => referral.personId === id && referral.history.some((event) => event.state === 'active'),
      ),
    applied: (id) => applicationsOf(id).length > 0,
    interview: (id) => applicationsOf(id).some((application) => reached(application, 'interview')),
    offer: (id) => applicationsOf(id).some((application) => reached(application, 'offer')),
    started: (id) => startsOf(id).length > 0,
    '6_weeks': (id) => startsOf(id).some((start) => wasInPostAt(start, '6_weeks')),
    '6_months': (id) => startsOf(id).some((start) => wasInPostAt(start, '6_months')),
  }
  // Closed files, which no longer hold anybody's name.
  const closed = state.closedFiles.filter(
    (file) => file.organisationId === viewer.organisationId && (from === null || file.receivedOn > from),
  )
  const ended = referrals.filter((referral) => referralStateOf(referral) === 'completed')
  const outcomes = hideSmallOf(
    referralOutcomes.map((outcome) => [...ended, ...closed].filter((file) => file.outcome === outcome).length),
  )
  const steps = hideSmallSteps(
    funnelSteps.map(
      (step) =>
        people.filter(({ id }) => has[step](id)).length + closed.filter((file) => hasReached(file, step)).length,
    ),
  )
  const partOfReferrals = (count: number): ShownCount =>
    hideSmallSteps([referrals.length + closed.length, count]).at(-1) ?? hidden
  return {
    partner: state.partner.name,
    period,
    referrals: hideSmall(referrals.length + closed.length),
    funnel: funnelSteps.map((step, index) => ({ step, people: steps[index] ?? hidden })),
    outcomes: referralOutcomes.map((outcome, index) => ({ outcome, count: outcomes.counts[index] ?? hidden })),
    completed: outcomes.total.kind === 'hidden' ? hidden : partOfReferrals(ended.length + closed.length),
    services: referralServices.map((service) => ({
      service,
      count: partOfReferrals([...referrals, ...closed].filter(({ services }) => services.includes(service)).length),
    })),
  }
}
