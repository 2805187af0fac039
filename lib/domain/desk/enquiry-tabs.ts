import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { workingDaysAfter } from '@/lib/domain/dates/working-days'

export const enquiryStates = ['received', 'contacted', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** The tabs of the enquiry list, in order. A held enquiry appears only in its own tab. */
export const enquiryTabs = ['open', 'due', 'overdue', 'new', 'mine', 'tries', 'waiting', 'held', 'closed'] as const
export type EnquiryTab = (typeof enquiryTabs)[number]

/** The highest count shown on a tab; above it, '999+'. */
const mostCounted = 999

type Work = {
  state: EnquiryState
  isHeld: boolean
  dueOn: PlainDate
  ownerId: string | null
  nextTryOn: PlainDate | null
}
type Viewer = { id: string; today: PlainDate }

/**
 * The tabs that an enquiry appears in. The database selects a tab's rows by the same rules (desk_enquiries), and a test
 * compares the two.
 * @param viewer the member looking, and the day in the UK
 */
export function tabsOf({ state, isHeld, dueOn, ownerId, nextTryOn }: Work, { id, today }: Viewer): EnquiryTab[] {
  if (isHeld) return ['held']
  if (state === 'closed') return ['closed']
  const isReceived = state === 'received'
  const isIn: Partial<Record<EnquiryTab, boolean>> = {
    open: true,
    due: isReceived && dueOn === today,
    overdue: isReceived && dueOn < today,
    new: isReceived && ownerId === null,
    mine: ownerId === id,
    tries: nextTryOn !== null && nextTryOn <= today,
    waiting: !isReceived && nextTryOn === null,
  }
  return enquiryTabs.filter((tab) => isIn[tab])
}

/** How far away the promised day of first contact is, in working days; a weekend or bank holiday adds none. */
export type DueState = { is: 'late' | 'early'; workingDays: number } | { is: 'today' }

export function dueStateOf(dueOn: PlainDate, today: PlainDate, bankHolidays: ReadonlySet<PlainDate>): DueState {
  if (dueOn === today) return { is: 'today' }
  return dueOn < today
    ? { is: 'late', workingDays: workingDaysAfter(dueOn, today, bankHolidays) }
    : { is: 'early', workingDays: workingDaysAfter(today, dueOn, bankHolidays) }
}

/** '0' to '999', then '999+'. */
export const tabCountText = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count))
