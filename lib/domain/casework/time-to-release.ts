import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'

/** How long it is until somebody is released, as the list is filtered by. */
export const timesToRelease = ['4_weeks', '12_weeks', 'later', 'unknown'] as const
export type TimeToRelease = (typeof timesToRelease)[number]

const daysInAWeek = 7

/** How many whole weeks there are in some days: 0 in the last one. */
export const wholeWeeks = (days: number): number => Math.floor(days / daysInAWeek)

/**
 * How many whole weeks it is until somebody is released: 0 in the last week, negative once the day has passed.
 * @returns null if nobody knows the day
 */
export const weeksToRelease = (releaseOn: PlainDate | null, today: PlainDate): number | null =>
  releaseOn === null ? null : wholeWeeks(daysBetween(today, releaseOn))
