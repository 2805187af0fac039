import { firstMonth, lastMonth } from '@/lib/domain/cv/cv-dates'
import { type Experience } from '@/lib/domain/cv/cv-draft'

type Month = { year: number; month: number }

/** Whole months without a job: the first, the last and how many. `isOpen` when the gap runs up to today. */
export type CvGap = { from: Month; to: Month; months: number; isOpen: boolean }

const leastMonths = 3

const monthAt = (index: number): Month => ({ year: Math.floor(index / 12), month: (index % 12) + 1 })

/** A job's first and last month. Without a believable end it is taken to last as long as it could have. */
function spanOf(job: Experience, thisMonth: number): { start: number; end: number }[] {
  const start = firstMonth(job.startDate) ?? (job.current ? undefined : firstMonth(job.endDate))
  if (start === undefined) return []
  const end = (job.current ? thisMonth : lastMonth(job.endDate)) ?? Infinity
  return [{ start, end: end < start ? Infinity : end }]
}

/**
 * Gaps of three whole months or more between jobs, and from the last job to the month before this one; newest first. A
 * date without a month gets the benefit of the doubt. Only the person sees these: no file shows them.
 */
export function findGaps(experiences: readonly Experience[], today: Month): CvGap[] {
  const thisMonth = today.year * 12 + (today.month - 1)
  const spans = experiences.flatMap((job) => spanOf(job, thisMonth)).sort((one, other) => one.start - other.start)
  const gaps: CvGap[] = []
  let coveredTo: number | undefined
  for (const [index, { start, end }] of spans.entries()) {
    const next = spans[index + 1]
    // A job without an end date is taken to last until the next one begins.
    const until = end === Infinity ? (next ? Math.max(start, next.start) : thisMonth) : end
    if (coveredTo !== undefined) addGap(gaps, coveredTo + 1, start - 1, false)
    coveredTo = Math.max(coveredTo ?? until, until)
  }
  if (coveredTo !== undefined) addGap(gaps, coveredTo + 1, thisMonth - 1, true)
  return gaps.reverse()
}

function addGap(gaps: CvGap[], from: number, to: number, isOpen: boolean): void {
  const months = to - from + 1
  if (months >= leastMonths) gaps.push({ from: monthAt(from), to: monthAt(to), months, isOpen })
}
