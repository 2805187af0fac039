import { findById } from '@/lib/domain/dashboards/performed'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import {
  isOpenReferral,
  nextReferralStates,
  receivedOn,
  referralChangedOn,
  referralStateOf,
  type Referral,
} from '@/lib/domain/referrals/referral'

type Viewer = ViewerOf<'partner'>

export const referralTabs = ['mine', 'open', 'unassigned', 'completed', 'cancelled'] as const
export type ReferralTab = (typeof referralTabs)[number]
export const referralSorts = ['received', 'release', 'name', 'contact'] as const
export type ReferralSort = (typeof referralSorts)[number]

export type ReferralRow = ReturnType<typeof rowOf>

function rowOf(referral: Referral, state: ServiceState) {
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

const isIn: Readonly<Record<ReferralTab, (row: ReferralRow, viewer: Viewer) => boolean>> = {
  mine: (row, { workerId }) => row.isOpen && row.workerId === workerId,
  open: ({ isOpen }) => isOpen,
  unassigned: ({ state }) => state === 'new',
  completed: ({ state }) => state === 'completed',
  cancelled: ({ state }) => state === 'cancelled',
}

const last = '9999-12-31'
const order: Readonly<Record<ReferralSort, (one: ReferralRow, other: ReferralRow) => number>> = {
  received: (one, other) => other.receivedOn.localeCompare(one.receivedOn),
  release: (one, other) => (one.expectedReleaseOn ?? last).localeCompare(other.expectedReleaseOn ?? last),
  name: (one, other) => one.name.localeCompare(other.name),
  /** Whoever has waited longest for a contact first; never contacted before all. */
  contact: (one, other) => (one.lastContactOn ?? '').localeCompare(other.lastContactOn ?? ''),
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export const allReferrals = (state: ServiceState, { organisationId }: Viewer): ReferralRow[] =>
  state.referrals.filter((one) => one.organisationId === organisationId).map((one) => rowOf(one, state))

/** Search is by name or reference, with or without its hyphen. */
export function loadReferrals(
  state: ServiceState,
  viewer: Viewer,
  { tab, search, sort }: { tab: ReferralTab; search: string; sort: ReferralSort },
) {
  const all = allReferrals(state, viewer)
  const found = all.filter(
    (row) => plain(row.name).includes(plain(search)) || plain(row.reference).includes(plain(search)),
  )
  const inTab = (one: ReferralTab) => found.filter((row) => isIn[one](row, viewer))
  return {
    counts: Object.fromEntries(referralTabs.map((one) => [one, inTab(one).length])) as Record<ReferralTab, number>,
    rows: inTab(tab).sort((one, other) => order[sort](one, other) || one.reference.localeCompare(other.reference)),
  }
}

/** One referral with what may be done next and who has room; undefined where there is none of the partner's. */
export function loadReferral(state: ServiceState, viewer: Viewer, referralId: string) {
  const referral = findById(state.referrals, referralId)
  if (!referral || referral.organisationId !== viewer.organisationId) return undefined
  const person = findById(state.people, referral.personId)
  return {
    ...rowOf(referral, state),
    history: referral.history,
    consentWay: referral.consentWay,
    consentOn: referral.consentOn,
    safeContact: referral.safeContact,
    cancelReason: referral.cancelReason,
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    limits: person?.limits ?? [],
    mustAskPractitionerFirst: person?.mustAskPractitionerFirst ?? false,
    next: nextReferralStates(referralStateOf(referral)),
    workers: state.workers
      .filter(({ organisationId }) => organisationId === viewer.organisationId)
      .map(({ id, name }) => ({
        id,
        name,
        load: state.referrals.filter((one) => one.workerId === id && isOpenReferral(one)).length,
      })),
    sessions: state.appointments
      .filter((one) => one.referralId === referral.id && one.sharedWith.includes('partner'))
      .map(({ id, title, on, at, attendance, isCancelled }) => ({ id, title, on, at, attendance, isCancelled })),
  }
}

/** How long new referrals have waited for somebody to take them, the longest first. */
export const unassigned = (state: ServiceState, viewer: Viewer): { row: ReferralRow; since: PlainDate }[] =>
  allReferrals(state, viewer)
    .filter((row) => isIn.unassigned(row, viewer))
    .map((row) => ({ row, since: row.receivedOn }))
    .sort((one, other) => one.since.localeCompare(other.since))
