import 'server-only'

import { supportSides, type SupportSide } from '@/lib/domain/casework/support-message'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { shownDays, type DiaryQuery } from '@/lib/domain/casework/diary'
import {
  alertsAbout,
  alertsPutOff,
  byUrgency,
  firstNeeds,
  isLongReady,
  isLongUnread,
  mostFirst,
  type AlertFacts,
  type FirstNeed,
  type Look,
} from '@/lib/domain/casework/support-alerts'
import { byTime, type Appointment } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person } from '@/lib/domain/dashboards/service-state'
import { londonInstant } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import type { loadSupportDay } from '@/lib/server/casework/support-work'
import type { MessageStore } from '@/lib/server/casework/support-message-forms'
import type { SupportConversation, UnreadSupport } from '@/lib/server/casework/support-messages'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { lateContactsInStory } from '@/lib/server/demonstration/referrals'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { threadWith, unreadOf } from '@/lib/server/demonstration/story-threads'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import {
  alertFactsOf,
  appointmentOf,
  consentOf,
  diaryOf,
  findPerson,
  hasAccount,
  helps,
  isPast,
  nextStepDayOf,
  peopleInStory,
  peopleOnSide,
  safeWaysOf,
} from '@/lib/server/demonstration/supported-people'

type Day = NonNullable<Awaited<ReturnType<typeof loadSupportDay>>>

const days = 7

/** Whom the viewer helps. */
const helped = (story: Story, side: CaseworkSide): Person[] =>
  peopleOnSide(story, side).filter((person) => helps(person, story, side))

/** The viewer's appointments with everybody they help, earliest first. */
const appointmentsInStory = (story: Story, side: CaseworkSide) =>
  helped(story, side)
    .flatMap((person) =>
      diaryOf(person, story, side).flatMap((appointment) => {
        const shown = appointmentOf(appointment, story)
        return shown
          ? [{ ...shown, reference: person.reference, name: nameOf(person), isPast: isPast(appointment, story) }]
          : []
      }),
    )
    .toSorted(byTime)

/** The viewer's calendar, as the live page gets it. */
export function supportCalendarInStory(story: Story, side: CaseworkSide, query: DiaryQuery) {
  const { today } = story.moment
  const { from, before } = shownDays(query, today)
  return appointmentsInStory(story, side).filter(
    ({ on }) => on >= from && (before === null || before > today || on < before),
  )
}

/** Whom of their colleagues' people somebody who sees everybody looks at first. */
function firstInStory(story: Story, side: CaseworkSide): Day['first'] {
  const listOf = (query: AddressQuery) => peopleInStory(story, side, caseloadQueryOf(query))
  if (!listOf({}).rights.seeAll) return []
  const { today } = story.moment
  const lateContacts = lateContactsInStory(story)
  const sinceOf: Readonly<Record<FirstNeed, (person: Person) => PlainDate>> = {
    nobody: ({ addedOn }) => addedOn,
    first_contact: ({ reference, addedOn }) => lateContacts.get(reference) ?? addedOn,
    message: (person) => unreadOf(person, story, side)[0]?.on ?? person.addedOn,
    correction: ({ addedOn }) => addedOn,
    contact: ({ lastContactOn, addedOn }) => lastContactOn ?? addedOn,
    step: (person) => nextStepDayOf(person) ?? person.addedOn,
    consent: (person) => consentOf(person, story, side).ends_on,
    release: ({ expectedReleaseOn, addedOn }) => expectedReleaseOn ?? addedOn,
    ready: ({ lastContactOn, addedOn }) => lastContactOn ?? addedOn,
  }
  const queries: Readonly<Partial<Record<FirstNeed, AddressQuery>>> = {
    nobody: { worker: 'none' },
    first_contact: {},
    release: { release: '12_weeks' },
  }
  const found = firstNeeds.flatMap((need) =>
    listOf(queries[need] ?? { look: need })
      .people.flatMap((line) => {
        const person = line.isOwn ? undefined : findPerson(story, side, line.reference)
        if (person === undefined || (need === 'release' && person.goals.length > 0)) return []
        if (need === 'first_contact' && !lateContacts.has(person.reference)) return []
        const since = sinceOf[need](person)
        const isRecent =
          (need === 'message' && !isLongUnread(since, today)) || (need === 'ready' && !isLongReady(since, today))
        return isRecent ? [] : [{ ...line, need, since }]
      })
      .toSorted((one, other) => one.since.localeCompare(other.since)),
  )
  return found
    .filter(({ id }, place) => found.findIndex((other) => other.id === id) === place)
    .slice(0, mostFirst)
    .map(({ reference, name, need, since, worker }) => ({ reference, name, need, since, worker }))
}

/** What the viewer has to look at today, as the first page of the portal gets it. */
export function supportDayInStory(story: Story, side: CaseworkSide): Day {
  const { today } = story.moment
  const people = helped(story, side).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
  const about = <Alert>(alertsOf: (facts: AlertFacts, today: PlainDate) => Alert[]) =>
    people.flatMap((person) =>
      alertsOf(alertFactsOf(person, story, side), today).map((alert) => ({
        ...alert,
        reference: person.reference,
        name: nameOf(person),
      })),
    )
  const countOf = (query: AddressQuery): number => peopleInStory(story, side, caseloadQueryOf(query)).people.length
  const lookedAt = (look: Look): number => countOf({ look })
  const lines = appointmentsInStory(story, side)
  return {
    appointments: lines.filter(({ on }) => on >= today && on < addDays(today, days)),
    toNote: lines.filter((one) => one.isPast && one.outcome === null),
    people: people.length,
    alerts: byUrgency(about(alertsAbout)),
    putOff: about(alertsPutOff),
    looks: {
      message: lookedAt('message'),
      correction: lookedAt('correction'),
      contact: lookedAt('contact'),
      step: lookedAt('step'),
      consent: lookedAt('consent'),
      ready: lookedAt('ready'),
    },
    releasedSoon: countOf({ release: '12_weeks' }),
    first: firstInStory(story, side),
    helps: true,
    feedMadeAt: null,
  }
}

const momentOf = ({ on, at }: { on: PlainDate; at: Appointment['at'] }): string => londonInstant(on, at).toISOString()

/** Whose messages the viewer has not read. */
export const unreadInStory = (story: Story, side: CaseworkSide): UnreadSupport[] =>
  helped(story, side).flatMap((person) => {
    const fresh = unreadOf(person, story, side)
    const [first] = fresh
    return first
      ? [{ reference: person.reference, name: nameOf(person), unread: fresh.length, since: momentOf(first) }]
      : []
  })

/** Everybody whom the viewer helps: those with whom messages were sent, most recent first; then the others. */
export const conversationsInStory = (story: Story, side: CaseworkSide) =>
  helped(story, side)
    .map((person) => {
      const last = threadWith(person, story, side)?.messages.at(-1)
      return {
        reference: person.reference,
        name: nameOf(person),
        hasAccount: hasAccount(person, story),
        unread: unreadOf(person, story, side).length,
        lastAt: last ? momentOf(last) : null,
      }
    })
    .toSorted((one, other) => (other.lastAt ?? '').localeCompare(one.lastAt ?? ''))

/**
 * The conversation with one person as either of its sides sees it; null unless the viewer helps them.
 * @param asked a reference, or the number that the story's links have
 */
export function conversationInStory(
  story: Story,
  side: CaseworkSide,
  asked: string,
  as: SupportSide,
): (SupportConversation & { reference: string }) | null {
  const person = findPerson(story, side, asked)
  if (!person || !helps(person, story, side)) return null
  const thread = threadWith(person, story, side)
  const sideOf = (from: string): SupportSide => (from === 'candidate' ? 'person' : 'worker')
  const read = { person: thread?.readUpTo.candidate ?? 0, worker: thread?.readUpTo[side] ?? 0 }
  const [other] = supportSides.filter((one) => one !== as)
  const worker = findById(story.state.workers, story.viewers[side].workerId)?.name ?? null
  return {
    reference: person.reference,
    side: as,
    name: nameOf(person),
    organisation: organisationInStory(story, side),
    worker,
    safety: {
      safe_ways: [...safeWaysOf(person, story)],
      safe_hours: '',
    },
    messages: (thread?.messages ?? []).map((message, place) => {
      const from = sideOf(message.from)
      return {
        id: storyUuid(message.id),
        from,
        author: from === 'worker' ? worker : null,
        isMine: from === as,
        text: message.text,
        sentAt: momentOf(message),
        isNew: from !== as && place >= read[as],
        isRead: other !== undefined && place < read[other],
      }
    }),
    unsent: [],
    closed: null,
  }
}

/** Messages of whoever is shown, of which none is sent; whoever would get it is told. */
export const storyMessages = (story: Story, side: CaseworkSide, as: SupportSide, tell: Tell): MessageStore => ({
  send: ({ reference, sendAt }) => {
    if (conversationInStory(story, side, reference, as) === null) return Promise.resolve('missing')
    if (sendAt === null) tell({ to: as === 'worker' ? 'helped' : 'helper' })
    return Promise.resolve('done')
  },
  withdraw: () => Promise.resolve('missing'),
})
