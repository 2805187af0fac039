import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { daysBetween, laterOf, earlierOf, type PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { records: readonly RecordOutcome[]; today: PlainDate }

const [width, rowHeight] = [600, 28]

/** A bar from each date to its first spent day, with a line for today. The table beside it says the same. */
export function ResultTimeline({ records, today }: Props) {
  const ends = records.flatMap(({ latest }) => (latest.outcome === 'dated' ? [latest.firstSpentDay] : []))
  const first = records.map(({ from }) => from).reduce(earlierOf, today)
  const last = ends.reduce(laterOf, today)
  const span = Math.max(1, daysBetween(first, last)) * 1.05
  const at = (day: PlainDate) => (daysBetween(first, day) / span) * width
  const height = records.length * rowHeight
  return (
    <svg className="timeline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {records.map(({ id, from, latest }, index) => (
        <rect
          key={id}
          className={latest.outcome === 'dated' ? 'timeline-bar' : 'timeline-bar timeline-open'}
          x={at(from)}
          y={index * rowHeight + 6}
          width={Math.max(4, (latest.outcome === 'dated' ? at(latest.firstSpentDay) : width) - at(from))}
          height={rowHeight - 12}
        />
      ))}
      <line className="timeline-today" x1={at(today)} x2={at(today)} y1="0" y2={height} />
    </svg>
  )
}
