import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { workingDaysAfter } from '@/lib/domain/dates/working-days'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** For how many days, today among them, the figures are. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** The period that an address or a form names; 30 days for anything else. */
export const figurePeriodOf = (text: string | string[] | undefined): FigurePeriod =>
  figurePeriods.find((days) => String(days) === text) ?? 30

/** What decides whether the promise of a first contact was kept: each compared with the day by which it was promised. */
export type PromiseFacts = {
  /** Null where there was no contact. */
  contactedInTime: boolean | null
  /** Null while the enquiry is open. */
  closedInTime: boolean | null
  /** Whether that day is past. */
  isDayOver: boolean
}

/** One enquiry that came in the period, held ones left out. */
export type FiguredEnquiry = {
  source: EnquirySource
  receivedAt: Date
  /** The day by which a first contact was promised. */
  dueOn: PlainDate
  firstContactAt: Date | null
  closedAt: Date | null
}

/** Enquiries that came in the period, held ones left out: those of one source that are alike in what decides. */
export type CameEnquiries = PromiseFacts & { source: EnquirySource; count: number }

/** How many had a first contact, and after how many minutes of office hours: half of them, and nine in ten, within so many. */
export type FirstContacts = { count: number; medianMinutes: number | null; mostMinutes: number | null }

/** Enquiries that are open at this moment, whenever they came: those of one owner, one day and one promise. */
export type OpenEnquiries = {
  receivedOn: PlainDate
  dueOn: PlainDate
  /** The member's address; '' for one who has left the team, null while nobody has it. */
  owner: string | null
  isWaiting: boolean
  count: number
}

/** Working days since an enquiry came, the day itself not counted. */
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

/** What decides about the promise of one enquiry. The days are those in the United Kingdom. */
export const promiseFactsOf = (
  { dueOn, firstContactAt, closedAt }: FiguredEnquiry,
  today: PlainDate,
): PromiseFacts => ({
  contactedInTime: firstContactAt && londonDay(firstContactAt) <= dueOn,
  closedInTime: closedAt && londonDay(closedAt) <= dueOn,
  isDayOver: dueOn < today,
})

/**
 * Whether the promise was kept: a first contact on or before the day. 'open' while that day is not over; 'none' for an
 * enquiry that was closed in time without a contact, such as one sent twice: nobody waited.
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

/** What the page of figures says: of the enquiries that came in a period, and of all that are open now. */
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
