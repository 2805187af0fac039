import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { workingDaysAfter } from '@/lib/domain/dates/working-days'
import { workingMinutesBetween } from '@/lib/domain/dates/working-hours'
import { enquirySources } from '@/lib/domain/desk/enquiry-query'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

/** For how many days, today among them, the figures are. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** The period that an address or a form names; 30 days for anything else. */
export const figurePeriodOf = (text: string | string[] | undefined): FigurePeriod =>
  figurePeriods.find((days) => String(days) === text) ?? 30

/** An enquiry that came in the period, held ones left out. */
export type FiguredEnquiry = {
  source: EnquirySource
  receivedAt: Date
  /** The day by which a first contact was promised. */
  dueOn: PlainDate
  firstContactAt: Date | null
  closedAt: Date | null
}

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

/**
 * Whether the promise was kept: a first contact on or before the day. 'open' while that day is not over; 'none' for an
 * enquiry that was closed in time without a contact, such as one sent twice: nobody waited.
 */
export function judgePromise(enquiry: FiguredEnquiry, today: PlainDate): 'kept' | 'broken' | 'open' | 'none' {
  const { dueOn, firstContactAt, closedAt } = enquiry
  if (firstContactAt) return londonDay(firstContactAt) <= dueOn ? 'kept' : 'broken'
  if (closedAt && londonDay(closedAt) <= dueOn) return 'none'
  return !closedAt && today <= dueOn ? 'open' : 'broken'
}

/** Minutes of office hours from an enquiry to its first contact; null where there was none. */
export const minutesToContact = (
  { receivedAt, firstContactAt }: FiguredEnquiry,
  bankHolidays: ReadonlySet<PlainDate>,
): number | null => (firstContactAt ? workingMinutesBetween(receivedAt, firstContactAt, bankHolidays) : null)

/**
 * The smallest value with at least this share of all values at or below it (nearest rank), so that it is always one that
 * was measured; null of none.
 * @param share above 0, up to 1
 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null
}

const countWhere = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number => rows.filter(is).length
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
export function deskFigures(enquiries: readonly FiguredEnquiry[], open: readonly OpenEnquiries[], clock: Clock) {
  const minutes = enquiries
    .map((enquiry) => minutesToContact(enquiry, clock.bankHolidays))
    .filter((value) => value !== null)
  const promises = enquiries.map((enquiry) => judgePromise(enquiry, clock.today))
  const kept = countWhere(promises, (promise) => promise === 'kept')
  return {
    enquiries: enquiries.length,
    bySource: enquirySources.map((source) => ({
      source,
      count: countWhere(enquiries, (row) => row.source === source),
    })),
    firstContact: {
      count: minutes.length,
      medianMinutes: percentile(minutes, 0.5),
      mostMinutes: percentile(minutes, 0.9),
    },
    promise: { kept, of: kept + countWhere(promises, (promise) => promise === 'broken') },
    open: sumOf(open),
    openByAge: openByAge(open, clock),
    openByOwner: openByOwner(open, clock.today),
  }
}
export type DeskFigures = ReturnType<typeof deskFigures>
