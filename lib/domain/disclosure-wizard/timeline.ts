import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { addMonths, daysBetween, earlierOf, laterOf, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** Positions on a timeline, from 0 (its start) to 1 (its end). */
type Timeline = {
  bars: readonly {
    id: string
    from: number
    /** Up to here it counts whichever possible dates are right; from here to `to`, only for some of them. */
    sure: number
    to: number
    hasEnd: boolean
  }[]
  years: readonly { year: number; at: number }[]
  todayAt: number
}

// On a phone more labels would overlap, and one at the edge would be cut off.
const [mostYearLabels, lastLabelAt] = [4, 0.86]
const yearOf = (day: PlainDate): number => Number(day.slice(0, 4))

/** Where each conviction and caution begins and ends, from the first of them to a little after the last end or today. */
export function timelineOf(records: readonly RecordOutcome[], today: PlainDate): Timeline {
  const ends = records.flatMap(({ latest }) => (latest.outcome === 'dated' ? [latest.firstSpentDay] : []))
  const first = records.map(({ from }) => from).reduce(earlierOf, today)
  const last = addMonths(ends.reduce(laterOf, today), 6)
  const span = Math.max(1, daysBetween(first, last))
  const at = (day: PlainDate) => daysBetween(first, day) / span
  const bars = records.map(({ id, from, earliest, latest }) => {
    const to = latest.outcome === 'dated' ? at(latest.firstSpentDay) : 1
    return {
      id,
      from: at(from),
      sure: earliest.outcome === 'dated' ? Math.min(to, at(earliest.firstSpentDay)) : to,
      to,
      hasEnd: latest.outcome === 'dated',
    }
  })
  const count = yearOf(last) - yearOf(first)
  const step = Math.max(1, Math.ceil(count / mostYearLabels))
  const years = Array.from({ length: Math.floor(count / step) + 1 }, (_, index) => yearOf(first) + index * step)
    .map((year) => ({ year, day: plainDate(`${year}-01-01`) }))
    .filter(({ day }) => day >= first && day <= last)
    .map(({ year, day }) => ({ year, at: at(day) }))
    .filter((label) => label.at <= lastLabelAt)
  return { bars, years, todayAt: at(today) }
}
