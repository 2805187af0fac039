import { firstMonth, lastMonth } from '@/lib/domain/cv/cv-dates'
import { type Education, type Experience } from '@/lib/domain/cv/cv-draft'

const byNumber = (one: number, other: number): number => (one === other ? 0 : other > one ? 1 : -1)

function endOf({ current, endDate, startDate }: Experience): number {
  if (current) return Infinity
  return lastMonth(endDate) ?? lastMonth(startDate) ?? -Infinity
}

/**
 * Newest job first: current jobs, then by end date, then by start date. Jobs without dates come last, in their own
 * order.
 */
export const newestFirst = (experiences: readonly Experience[]): Experience[] =>
  [...experiences].sort(
    (one, other) =>
      byNumber(endOf(one), endOf(other)) ||
      byNumber(firstMonth(one.startDate) ?? -Infinity, firstMonth(other.startDate) ?? -Infinity),
  )

/** The last year in the text, so that `2019-2021` counts as 2021. */
function yearIn(text: string): number {
  const years = text.match(/\d{4}/g)
  return years ? Number(years.at(-1)) : -Infinity
}

/** Newest qualification first. Those without a year come last, in their own order. */
export const newestEducationFirst = (education: readonly Education[]): Education[] =>
  [...education].sort((one, other) => byNumber(yearIn(one.year), yearIn(other.year)))
