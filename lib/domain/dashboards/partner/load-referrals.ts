import { findById } from '@/lib/domain/dashboards/action-result'
import { viewReferral, type ReferralRow } from '@/lib/domain/dashboards/partner/fields-partners-see'
import { offeredServices } from '@/lib/domain/dashboards/partner/partner-choices'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesReferral } from '@/lib/domain/dashboards/rows-seen'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenReferral, nextReferralStates, referralStateOf } from '@/lib/domain/referrals/referral'

type Viewer = ViewerOf<'partner'>

export const referralTabs = ['mine', 'open', 'unassigned', 'completed', 'cancelled'] as const
export type ReferralTab = (typeof referralTabs)[number]
export const referralSorts = ['received', 'release', 'name', 'contact'] as const
export type ReferralSort = (typeof referralSorts)[number]

const isIn: Readonly<Record<ReferralTab, (row: ReferralRow, viewer: Viewer) => boolean>> = {
  mine: (row, { workerId }) => row.isOpen && row.workerId === workerId,
  open: ({ isOpen }) => isOpen,
  unassigned: ({ state }) => state === 'new',
  completed: ({ state }) => state === 'completed',
  cancelled: ({ state }) => state === 'cancelled',
}

const last = '9999-12-31'
const order: Readonly<Record<ReferralSort, (a: ReferralRow, b: ReferralRow) => number>> = {
  received: (a, b) => b.receivedOn.localeCompare(a.receivedOn),
  release: (a, b) => (a.expectedReleaseOn ?? last).localeCompare(b.expectedReleaseOn ?? last),
  name: (a, b) => a.name.localeCompare(b.name),
  /** Longest without contact first; those never contacted come before all others. */
  contact: (a, b) => (a.lastContactOn ?? '').localeCompare(b.lastContactOn ?? ''),
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export const allReferrals = (state: ServiceState, viewer: Viewer): ReferralRow[] =>
  state.referrals.filter((referral) => seesReferral(viewer, referral)).map((referral) => viewReferral(referral, state))

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
  const inTab = (name: ReferralTab) => found.filter((row) => isIn[name](row, viewer))
  return {
    counts: Object.fromEntries(referralTabs.map((tab) => [tab, inTab(tab).length])) as Record<ReferralTab, number>,
    rows: inTab(tab).sort((a, b) => order[sort](a, b) || a.reference.localeCompare(b.reference)),
  }
}

/** One referral, with what may be done next and who has capacity; undefined if it is not the partner's. */
export function loadReferral(state: ServiceState, viewer: Viewer, { referralId }: { referralId: string }) {
  const referral = findById(state.referrals, referralId)
  if (!referral || !seesReferral(viewer, referral)) return undefined
  const person = findById(state.people, referral.personId)
  return {
    ...viewReferral(referral, state),
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
        load: state.referrals.filter((referral) => referral.workerId === id && isOpenReferral(referral)).length,
      })),
    sessions: state.appointments
      .filter((appointment) => appointment.referralId === referral.id && appointment.sharedWith.includes('partner'))
      .map(({ id, title, on, at, attendance, isCancelled }) => ({ id, title, on, at, attendance, isCancelled })),
  }
}

/** For the form: the services that the partner offers, and its referrals, which will include the new one. */
export const loadNewReferral = (state: ServiceState, viewer: Viewer) => ({
  services: offeredServices(state),
  referrals: allReferrals(state, viewer).map(({ id, reference }) => ({ id, reference })),
})

/** New referrals that nobody has taken, and since when; longest wait first. */
export const unassigned = (state: ServiceState, viewer: Viewer): { row: ReferralRow; since: PlainDate }[] =>
  allReferrals(state, viewer)
    .filter((row) => isIn.unassigned(row, viewer))
    .map((row) => ({ row, since: row.receivedOn }))
    .sort((a, b) => a.since.localeCompare(b.since))
