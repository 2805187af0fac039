import { addDays } from '@/lib/domain/dates/plain-date'
import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { blankBoardQuery, readBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'

/** How often new jobs are sent at most. */
export const alertRhythms = ['daily', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

/** The saved searches that one address may have; the database holds to it. */
export const mostSavedSearches = 5
/** How long a link waits for somebody's yes; the database holds to it. */
export const confirmWithinDays = 7

const daysBetweenLooks: Readonly<Record<AlertRhythm, number>> = { daily: 1, weekly: 7 }
const hourOfLook = '07:00'

/** When a search is next looked at: at 7 in the morning in the United Kingdom, a day or a week after an instant's day. */
export const nextLookAt = (instant: Date, rhythm: AlertRhythm): Date =>
  londonInstant(addDays(londonDay(instant), daysBetweenLooks[rhythm]), hourOfLook)

/** What is kept of a search: its filters, without its order and its page. */
export const searchToSave = (query: BoardQuery): string =>
  writeBoardQuery({ ...query, sort: blankBoardQuery.sort, page: blankBoardQuery.page })

// A database takes some of them not at all, and no search needs one.
const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

/** The search that a text says, as `searchToSave` writes it. Of anything else only what the board knows is read. */
export function savedSearch(text: string): BoardQuery {
  const query = readBoardQuery(Object.fromEntries(new URLSearchParams(text)))
  return { ...query, words: withoutControls(query.words), location: withoutControls(query.location) }
}

/**
 * The part of a search that an e-mail may name: somebody else may see it, so nothing of checks, of the question about
 * convictions and of day release.
 */
export const discreetPart = (query: BoardQuery): BoardQuery => ({
  ...query,
  check: null,
  asked: null,
  dayRelease: false,
})
