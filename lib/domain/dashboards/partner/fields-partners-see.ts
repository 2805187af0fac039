import type { Application } from '@/lib/domain/applications/application'
import { isOutcomeMissing } from '@/lib/domain/appointments/appointment'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import {
  isOpenReferral,
  receivedOn,
  referralChangedOn,
  referralStateOf,
  type Referral,
} from '@/lib/domain/referrals/referral'

export type ReferralRow = ReturnType<typeof viewReferral>

/** A referral as listed: who, where, what is asked for, and who looks after it. */
export function viewReferral(referral: Referral, state: ServiceState) {
  const person = findById(state.people, referral.personId)
  return {
    id: referral.id,
    reference: referral.reference,
    personId: referral.personId,
    name: person ? nameOf(person) : '',
    town: person?.town ?? '',
    where: person?.where ?? 'community',
    expectedReleaseOn: person?.expectedReleaseOn ?? null,
    services: referral.services,
    from: referral.from,
    workerId: referral.workerId,
    worker: findById(state.workers, referral.workerId ?? '')?.name ?? null,
    receivedOn: receivedOn(referral),
    state: referralStateOf(referral),
    changedOn: referralChangedOn(referral),
    lastContactOn: person?.lastContactOn ?? null,
    outcome: referral.outcome,
    isOpen: isOpenReferral(referral),
  }
}

const blockersOf = (view: ReturnType<typeof viewApplication>): string[] => [
  ...view.checks.filter(({ state }) => state === 'waiting').map(({ kind }) => kind),
  ...(view.isOpen && view.disclosure === 'asked' ? ['disclosure'] : []),
]

/** A client's application, with their name, who supports them, and what it is waiting for. */
export function viewClientApplication(application: Application, state: ServiceState, today: PlainDate) {
  const view = viewApplication(application, state, { role: 'partner', today })
  const person = findById(state.people, application.personId)
  return {
    ...view,
    via: application.via,
    personId: application.personId,
    name: person ? nameOf(person) : '',
    worker: findById(state.workers, person?.partnerWorkerId ?? '')?.name ?? null,
    blockers: blockersOf(view),
  }
}

/** Days without contact after which somebody counts as out of touch. */
const outOfTouchDays = 14
const soonReleaseDays = 84

/** Why a client may need a look: only what the partner sees of the diary counts. */
export function viewSupport(person: Person, state: ServiceState, today: PlainDate) {
  const contactDays = person.lastContactOn === null ? null : daysBetween(person.lastContactOn, today)
  return {
    hasOutcomeMissing: state.appointments.some(
      (one) =>
        one.personId === person.id &&
        one.kind === 'support' &&
        one.sharedWith.includes('partner') &&
        isOutcomeMissing(one, today),
    ),
    isOutOfTouch: contactDays === null || contactDays >= outOfTouchDays,
    isReleasedSoon:
      person.expectedReleaseOn !== null &&
      person.expectedReleaseOn >= today &&
      daysBetween(today, person.expectedReleaseOn) <= soonReleaseDays,
  }
}
