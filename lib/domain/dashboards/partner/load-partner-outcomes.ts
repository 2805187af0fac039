import type { Application } from '@/lib/domain/applications/application'
import type { Stage } from '@/lib/domain/applications/stages'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesPerson } from '@/lib/domain/dashboards/who-sees'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { wasInPostAt } from '@/lib/domain/outcomes/job-start'
import { receivedOn, referralOutcomes, referralServices, referralStateOf } from '@/lib/domain/referrals/referral'
import { periodStart, type ReportPeriod } from '@/lib/domain/social-value/measures'
import { hideSmall, hideSmallOf, hideSmallSteps, type ShownCount } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'partner'>

const hidden: ShownCount = { kind: 'hidden' }

const funnelSteps = ['referred', 'engaged', 'applied', 'interview', 'offer', 'started', '6_weeks', '6_months'] as const
export type FunnelStep = (typeof funnelSteps)[number]

const reached = ({ history }: Application, stage: Stage): boolean => history.some((event) => event.stage === stage)

/**
 * The report that goes to funders: people (not referrals) who were referred within the period, and how far each has come
 * since; and how their referrals ended. Within one report no number from 1 to 4 is shown, nor follows from others: not by
 * subtracting one step from another, a service from the referrals, or outcomes from their total. What it does not promise:
 * two reports whose periods overlap can be subtracted from each other, so a funder is to get one period.
 */
export function loadPartnerOutcomes(
  state: ServiceState,
  viewer: Viewer,
  { today, period }: { today: PlainDate; period: ReportPeriod },
) {
  const from = periodStart(period, today)
  const referrals = state.referrals.filter(
    (one) => one.organisationId === viewer.organisationId && (from === null || receivedOn(one) > from),
  )
  const people = state.people.filter(
    (person) => seesPerson(viewer, person, state) && referrals.some(({ personId }) => personId === person.id),
  )
  const applicationsOf = (id: string) => state.applications.filter(({ personId }) => personId === id)
  const startsOf = (id: string) => state.starts.filter(({ personId }) => personId === id)
  const has: Readonly<Record<FunnelStep, (id: string) => boolean>> = {
    referred: () => true,
    engaged: (id) =>
      referrals.some((one) => one.personId === id && one.history.some((event) => event.state === 'active')),
    applied: (id) => applicationsOf(id).length > 0,
    interview: (id) => applicationsOf(id).some((one) => reached(one, 'interview')),
    offer: (id) => applicationsOf(id).some((one) => reached(one, 'offer')),
    started: (id) => startsOf(id).length > 0,
    '6_weeks': (id) => startsOf(id).some((start) => wasInPostAt(start, '6_weeks')),
    '6_months': (id) => startsOf(id).some((start) => wasInPostAt(start, '6_months')),
  }
  const ended = referrals.filter((one) => referralStateOf(one) === 'completed')
  const outcomes = hideSmallOf(referralOutcomes.map((outcome) => ended.filter((one) => one.outcome === outcome).length))
  const steps = hideSmallSteps(funnelSteps.map((step) => people.filter(({ id }) => has[step](id)).length))
  const partOfReferrals = (count: number): ShownCount => hideSmallSteps([referrals.length, count]).at(-1) ?? hidden
  return {
    period,
    referrals: hideSmall(referrals.length),
    funnel: funnelSteps.map((step, index) => ({ step, people: steps[index] ?? hidden })),
    outcomes: referralOutcomes.map((outcome, index) => ({ outcome, count: outcomes.counts[index] ?? hidden })),
    completed: outcomes.total.kind === 'hidden' ? hidden : partOfReferrals(ended.length),
    services: referralServices.map((service) => ({
      service,
      count: partOfReferrals(referrals.filter(({ services }) => services.includes(service)).length),
    })),
  }
}
