import 'server-only'

import { referralConsentWording } from '@/lib/content/casework/referrals'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { usualConsentEnd } from '@/lib/domain/casework/consent'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { londonInstant, type WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import {
  receivedOn,
  referralChangedOn,
  referralServices,
  referralStateOf,
  type Referral,
  type ReferralState,
} from '@/lib/domain/referrals/referral'
import {
  firstContactClock,
  firstContactWorkingDays,
  type ReferralLifeState,
} from '@/lib/domain/referrals/referral-life'
import type { ReferralQuery } from '@/lib/domain/referrals/referral-query'
import type { ReferralStore } from '@/lib/server/casework/referral-forms'
import type { loadReferralScreen, ReferralTaker, SeenReferral } from '@/lib/server/casework/referrals'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { viewerRights } from '@/lib/server/demonstration/members'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { atNoon, factsInStory, teamOf } from '@/lib/server/demonstration/supported-people'

type Screen = NonNullable<Awaited<ReturnType<typeof loadReferralScreen>>>

/** How the service calls what the story tells of a referral. */
const states: Readonly<Record<ReferralState, ReferralLifeState>> = {
  new: 'sent',
  assigned: 'accepted',
  active: 'working',
  completed: 'ended',
  cancelled: 'withdrawn',
}
/** The story tells of days alone, and two steps can share one: each has an hour of its own, in their order. */
const hours: Readonly<Record<ReferralState, WallTime>> = {
  new: '10:05',
  assigned: '14:20',
  active: '15:10',
  completed: '16:30',
  cancelled: '16:45',
}
const self = 'Self-referral'

/** Somebody whom the charity is about to pass on: a draft, so that each of its sections can be tried. */
const draftReference = 'RF-7KX2099'
const draftOf = { personId: 'person-104', services: ['housing_link'] } as const

const ownId = ({ state }: Story): string => storyUuid(state.partner.id)

/** What a member of the charity may do with referrals. */
const referrerInStory = (story: Story) => ({
  organisationId: ownId(story),
  state: 'approved' as const,
  rights: { refer: viewerRights(story, 'partner').refer },
})

/** Whoever else takes referrals in the story. */
export const takersInStory = (story: Story): ReferralTaker[] => [
  {
    id: storyUuid('casework-team'),
    name: organisationInStory(story, 'caseworker'),
    services: [...referralServices],
    areas: [...story.state.partner.areas],
    placesLeft: null,
  },
]

/** Who can receive a referral of the charity. */
export const receiverChoices = (story: Story) => ({
  membership: referrerInStory(story),
  takers: takersInStory(story),
  name: organisationInStory(story, 'partner'),
})

const dayOf = ({ history }: Referral, wanted: ReferralState): PlainDate | null =>
  history.find(({ state }) => state === wanted)?.on ?? null

const momentOf = (state: ReferralState, on: PlainDate): string => londonInstant(on, hours[state]).toISOString()

const dueOn = (acceptedOn: PlainDate | null): PlainDate | null =>
  acceptedOn && addWorkingDays(acceptedOn, firstContactWorkingDays, bankHolidayDays)

function received(referral: Referral, story: Story): SeenReferral | null {
  const person = findById(story.state.people, referral.personId)
  if (!person) return null
  const { reference, from, services, consentWay, consentOn, outcome, cancelReason, history } = referral
  const now = states[referralStateOf(referral)]
  const acceptedOn = dayOf(referral, 'assigned')
  const receiver = organisationInStory(story, 'partner')
  return {
    reference,
    version: 1,
    state: now,
    isOwn: from === self,
    sends: false,
    receives: true,
    sender: from === self ? null : from,
    receiver,
    receiverId: ownId(story),
    receiverTakes: true,
    receiverServices: [...referralServices],
    // Once it is accepted, the file says what it said.
    facts: now === 'sent' ? factsInStory(person, story) : null,
    hasPlace: from !== self,
    services: [...services],
    words: '',
    consent: {
      wording: referralConsentWording.of(from, receiver),
      way: consentWay === 'signed' ? 'signed' : 'spoken',
      on: consentOn,
      until: usualConsentEnd(consentOn),
    },
    sentAt: momentOf('new', receivedOn(referral)),
    acceptedAt: acceptedOn && momentOf('assigned', acceptedOn),
    acceptedOn,
    contactDueOn: dueOn(acceptedOn),
    firstContactOn: dayOf(referral, 'active'),
    closedAt:
      now === 'ended' || now === 'withdrawn' ? momentOf(referralStateOf(referral), referralChangedOn(referral)) : null,
    reason: cancelReason,
    outcome,
    isForgotten: false,
    isMine: false,
    othersAnswer: true,
    helper:
      now === 'accepted' || now === 'working'
        ? {
            isChosen: referral.workerId !== null,
            name: findById(story.state.workers, referral.workerId ?? '')?.name ?? null,
          }
        : null,
    begunFrom: null,
    file: acceptedOn === null ? null : { reference: person.reference, name: nameOf(person) },
    workers:
      now === 'sent'
        ? teamOf(story, 'partner').map(({ id, name }) => ({
            id: storyUuid(id),
            name,
            isOwn: id === story.viewers.partner.workerId,
          }))
        : null,
    events: history.map(({ state, on }) => ({
      kind: states[state],
      bySide: state === 'new' ? (from === self ? 'person' : 'sender') : 'receiver',
      happenedAt: momentOf(state, on),
      fields: [],
      who: state === 'new' ? null : (findById(story.state.workers, referral.workerId ?? '')?.name ?? null),
    })),
  }
}

function draft(story: Story): SeenReferral | null {
  const person = findById(story.state.people, draftOf.personId)
  const [taker] = takersInStory(story)
  if (!person || !taker) return null
  const { today } = story.moment
  const sender = organisationInStory(story, 'partner')
  return {
    reference: draftReference,
    version: 1,
    state: 'draft',
    isOwn: false,
    sends: true,
    receives: false,
    sender,
    receiver: taker.name,
    receiverId: taker.id,
    receiverTakes: true,
    receiverServices: taker.services,
    facts: factsInStory(person, story),
    hasPlace: true,
    services: [...draftOf.services],
    words: '',
    consent: {
      wording: referralConsentWording.of(sender, taker.name),
      way: 'signed',
      on: today,
      until: usualConsentEnd(today),
    },
    sentAt: null,
    acceptedAt: null,
    acceptedOn: null,
    contactDueOn: null,
    firstContactOn: null,
    closedAt: null,
    reason: null,
    outcome: null,
    isForgotten: false,
    isMine: false,
    othersAnswer: true,
    helper: null,
    begunFrom: null,
    file: null,
    workers: null,
    events: [
      { kind: 'consent_given', bySide: 'sender', happenedAt: atNoon(today), fields: [], who: viewerName(story) },
    ],
  }
}

const viewerName = ({ state, viewers }: Story): string | null =>
  findById(state.workers, viewers.partner.workerId)?.name ?? null

/** One referral as the charity's adviser sees it; null for one that is not there. @param asked its reference, or its number in the story */
export function referralInStory(story: Story, asked: string): SeenReferral | null {
  if (asked === draftReference) return draft(story)
  const referral = story.state.referrals.find(({ id, reference }) => reference === asked || id === asked)
  return referral ? received(referral, story) : null
}

/** The list of referrals, as the live page gets it. */
export function referralsInStory(story: Story, { direction, state, find }: ReferralQuery): Screen {
  const { today } = story.moment
  const all = direction === 'sent' ? [draft(story)] : story.state.referrals.map((referral) => received(referral, story))
  const nameIn = (reference: string): string | null => {
    const referral = story.state.referrals.find((one) => one.reference === reference)
    const person = findById(story.state.people, referral?.personId ?? draftOf.personId)
    return person ? nameOf(person) : null
  }
  const rows = all
    .filter((one) => one !== null)
    .map((one) => {
      const changedAt = one.events.at(-1)?.happenedAt ?? ''
      return {
        id: storyUuid(one.reference),
        reference: one.reference,
        state: one.state,
        isOwn: one.isOwn,
        isInternal: false,
        other: direction === 'sent' ? one.receiver : one.sender,
        name: nameIn(one.reference),
        changedAt,
        contactDueOn: one.contactDueOn,
        firstContactOn: one.firstContactOn,
        outcome: one.outcome,
        reason: one.reason,
        key: changedAt,
        clock: firstContactClock(one.state, one.contactDueOn, today, bankHolidayDays),
      }
    })
  const acceptedThisMonth = story.state.referrals.filter(
    (referral) => dayOf(referral, 'assigned')?.slice(0, 7) === today.slice(0, 7),
  ).length
  return {
    mayRefer: viewerRights(story, 'partner').refer,
    taking: { isOpen: true, placesLeft: Math.max(0, story.state.partner.capacityPerMonth - acceptedThisMonth) },
    hasMore: false,
    referrals: rows
      .filter(
        (row) =>
          `${row.reference} ${row.name ?? ''}`.toLowerCase().includes(find.toLowerCase()) &&
          (state === null || (state === 'late' ? row.clock !== null && 'late' in row.clock : row.state === state)),
      )
      .toSorted((one, other) => other.key.localeCompare(one.key)),
  }
}

/** By when those whose first contact is late had to be reached, by the reference of their file. */
export const lateContactsInStory = (story: Story): ReadonlyMap<string, PlainDate> =>
  new Map(
    referralsInStory(story, { direction: 'received', state: 'late', find: '', after: null }).referrals.flatMap(
      ({ reference, contactDueOn }) => {
        const file = referralInStory(story, reference)?.file
        return file && contactDueOn !== null ? [[file.reference, contactDueOn] as const] : []
      },
    ),
  )

/** What the first page says of referrals: those that wait, and late first contacts. None of the charity's own was answered. */
export function referralTasksInStory(story: Story) {
  const listed = (state: 'sent' | 'late') =>
    referralsInStory(story, { direction: 'received', state, find: '', after: null }).referrals.length
  return { any: true, waiting: listed('sent'), late: listed('late'), answered: [] }
}

/**
 * Steps of referrals, of which nothing is kept.
 * @param tell is given which organisation would be told by email
 */
export function storyReferralStore(story: Story, tell: Tell): ReferralStore {
  const taken = (reference: string, version: number) => {
    const there = referralInStory(story, reference)
    if (!there) return Promise.resolve({ outcome: 'missing' as const })
    return Promise.resolve({ outcome: version === there.version ? ('done' as const) : ('changed' as const) })
  }
  return {
    seen: (reference) => Promise.resolve(referralInStory(story, reference)),
    membership: () => Promise.resolve(referrerInStory(story)),
    takers: () => Promise.resolve(takersInStory(story)),
    ownName: () => Promise.resolve(organisationInStory(story, 'partner')),
    begin: () => Promise.resolve({ outcome: 'done', reference: draftReference }),
    commit: (_, reference, version, change) => {
      const kind = 'kind' in change ? change.kind : null
      const isBySender = referralInStory(story, reference)?.sender !== null
      if (kind === 'sent') tell({ to: 'receiver' })
      if ((kind === 'accepted' || kind === 'declined') && isBySender) tell({ to: 'sender' })
      return taken(reference, version)
    },
    drop: (_, reference) => taken(reference, 1),
  }
}
