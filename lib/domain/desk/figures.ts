import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { workingDaysAfter } from '@/lib/domain/dates/working-days'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** How many days the figures cover, including today. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** The period named in a URL or a form; 30 days for anything else. */
export const figurePeriodOf = (text: string | string[] | undefined): FigurePeriod =>
  figurePeriods.find((days) => String(days) === text) ?? 30

/** What decides whether the promise of first contact was kept, each compared with the promised day. */
export type PromiseFacts = {
  /** Null if there was no contact. */
  contactedInTime: boolean | null
  /** Null while the enquiry is open. */
  closedInTime: boolean | null
  /** Whether the promised day is past. */
  isDayOver: boolean
}

/** One enquiry that arrived in the period, excluding held ones. */
export type FiguredEnquiry = {
  source: EnquirySource
  receivedAt: Date
  /** The day by which first contact was promised. */
  dueOn: PlainDate
  firstContactAt: Date | null
  closedAt: Date | null
}

/**
 * Enquiries that arrived in the period, excluding held ones, grouped by source and by the facts that decide the
 * promise.
 */
export type CameEnquiries = PromiseFacts & { source: EnquirySource; count: number }

/** How many had a first contact, and the minutes of office hours within which half of them, and nine in ten, had it. */
export type FirstContacts = { count: number; medianMinutes: number | null; mostMinutes: number | null }

/** Enquiries open at the moment, whenever they arrived, grouped by owner, day and promise. */
export type OpenEnquiries = {
  receivedOn: PlainDate
  dueOn: PlainDate
  /** The member's email address; '' for one who has left the team, null while nobody owns them. */
  owner: string | null
  isWaiting: boolean
  count: number
}

/** Working days since an enquiry arrived, not counting the day itself. */
const ageBands = [
  { id: 'today', upTo: 0 },
  { id: 'one', upTo: 1 },
  { id: 'two', upTo: 2 },
  { id: 'week', upTo: 5 },
  { id: 'fortnight', upTo: 10 },
  { id: 'longer', upTo: Infinity },
] as const
export type AgeBand = (typeof ageBands)[number]['id']

type Clock = { today: PlainDate; bankHolidays: ReadonlySet<PlainDate> }

/** The facts that decide one enquiry's promise. Days are UK days. */
export const promiseFactsOf = (
  { dueOn, firstContactAt, closedAt }: FiguredEnquiry,
  today: PlainDate,
): PromiseFacts => ({
  contactedInTime: firstContactAt && londonDay(firstContactAt) <= dueOn,
  closedInTime: closedAt && londonDay(closedAt) <= dueOn,
  isDayOver: dueOn < today,
})

/**
 * Whether the promise was kept: first contact on or before the day. 'open' until that day is over; 'none' for an
 * enquiry closed in time without contact, such as a duplicate, because nobody was waiting.
 */
export function judgePromise({
  contactedInTime,
  closedInTime,
  isDayOver,
}: PromiseFacts): 'kept' | 'broken' | 'open' | 'none' {
  if (contactedInTime !== null) return contactedInTime ? 'kept' : 'broken'
  if (closedInTime) return 'none'
  return closedInTime === null && !isDayOver ? 'open' : 'broken'
}

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

function openByOwner(open: readonly OpenEnquiries[], today: PlainDate) {
  const owners = [...new Set(open.map(({ owner }) => owner))]
  return owners
    .map((owner) => {
      const theirs = open.filter((row) => row.owner === owner)
      return { owner, open: sumOf(theirs), overdue: sumOf(theirs.filter((row) => row.isWaiting && row.dueOn < today)) }
    })
    .toSorted((a, b) => b.open - a.open || (a.owner ?? '').localeCompare(b.owner ?? ''))
}

function openByAge(open: readonly OpenEnquiries[], { today, bankHolidays }: Clock) {
  const aged = open.map((row) => ({ ...row, days: workingDaysAfter(row.receivedOn, today, bankHolidays) }))
  return ageBands.map(({ id, upTo }, index) => {
    const after = ageBands[index - 1]?.upTo ?? -1
    return { band: id, count: sumOf(aged.filter(({ days }) => days > after && days <= upTo)) }
  })
}

/** What the figures page says about enquiries that arrived in a period, and about all that are open now. */
export function deskFigures(
  came: readonly CameEnquiries[],
  firstContact: FirstContacts,
  open: readonly OpenEnquiries[],
  clock: Clock,
) {
  const countOf = (...promises: ReturnType<typeof judgePromise>[]) =>
    sumOf(came.filter((row) => promises.includes(judgePromise(row))))
  return {
    enquiries: sumOf(came),
    bySource: enquirySources.map((source) => ({ source, count: sumOf(came.filter((row) => row.source === source)) })),
    firstContact,
    promise: { kept: countOf('kept'), of: countOf('kept', 'broken') },
    open: sumOf(open),
    openByAge: openByAge(open, clock),
    openByOwner: openByOwner(open, clock.today),
  }
}
export type DeskFigures = ReturnType<typeof deskFigures>
