import { addDays } from '@/lib/domain/dates/plain-date'
import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { blankBoardQuery, readBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'

/** How often new jobs are sent, at most. */
export const alertRhythms = ['daily', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

/** How many searches one email address may save; the database enforces it. */
export const mostSavedSearches = 5
/** How long a confirmation link stays valid; the database enforces it. */
export const confirmWithinDays = 7

const daysBetweenLooks: Readonly<Record<AlertRhythm, number>> = { daily: 1, weekly: 7 }
const hourOfLook = '07:00'

/** When a search is next run: at 7 in the morning UK time, a day or a week after the day of an instant. */
export const nextLookAt = (instant: Date, rhythm: AlertRhythm): Date =>
  londonInstant(addDays(londonDay(instant), daysBetweenLooks[rhythm]), hourOfLook)

/** What is stored of a search: its filters, without its order and page. */
export const searchToSave = (query: BoardQuery): string =>
  writeBoardQuery({ ...query, sort: blankBoardQuery.sort, page: blankBoardQuery.page })

// Databases reject some control characters, and no search needs any.
const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

/** Reads a search as `searchToSave` writes it, ignoring anything that the board does not know. */
export function savedSearch(text: string): BoardQuery {
  const query = readBoardQuery(Object.fromEntries(new URLSearchParams(text)))
  return { ...query, words: withoutControls(query.words), location: withoutControls(query.location) }
}

/**
 * The part of a search that an email may name. Somebody else may see it, so nothing about checks, the question about
 * convictions or day release.
 */
export const discreetPart = (query: BoardQuery): BoardQuery => ({
  ...query,
  check: null,
  asked: null,
  dayRelease: false,
})
