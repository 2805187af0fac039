import { recordSummary, recordTitle } from '@/components/disclosure/present'
import { ResultPart } from '@/components/disclosure/result-part'
import { resultWords, timelineWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { timelineOf } from '@/lib/domain/disclosure-wizard/timeline'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { answers: CalculatorAnswers; records: readonly RecordOutcome[]; today: PlainDate }

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`

/** A bar from each date to the first day on which it is spent, with years and a line for today; also as a table. */
export function ResultTimeline({ answers, records, today }: Props) {
  const { bars, years, todayAt } = timelineOf(records, today)
  const height = bars.length * 3.5 + 2
  return (
    <ResultPart id="result-timeline" title={words.heading}>
      <svg width="100%" height={`${height}em`} className="timeline" aria-hidden="true" focusable="false">
        {years.map(({ year, at }) => (
          <g key={year}>
            <line className="timeline-year" x1={percent(at)} x2={percent(at)} y1="0" y2={`${height - 1.5}em`} />
            <text x={percent(at)} y={`${height - 0.25}em`}>
              {year}
            </text>
          </g>
        ))}
        {bars.map(({ id, from, sure, to, hasEnd }, index) => (
          <g key={id}>
            <rect
              className={hasEnd ? 'timeline-bar' : 'timeline-bar timeline-open'}
              x={percent(from)}
              y={`${index * 3.5 + 1.7}em`}
              width={percent(Math.max(0.01, sure - from))}
              height="1.1em"
            />
            {to > sure ? (
              <rect
                className="timeline-perhaps"
                x={percent(sure)}
                y={`${index * 3.5 + 1.7}em`}
                width={percent(to - sure)}
                height="1.1em"
              />
            ) : null}
          </g>
        ))}
        <line className="timeline-today" x1={percent(todayAt)} x2={percent(todayAt)} y1="0" y2={`${height - 1.5}em`} />
        {bars.map(({ id, hasEnd }, index) => (
          <text key={id} x="0" y={`${index * 3.5 + 1.2}em`} className="timeline-name">
            {recordTitle(answers, id)}
            {hasEnd ? '' : `: ${words.noEnd}`}
          </text>
        ))}
      </svg>
      <p className="field-hint timeline-key">
        <span className="timeline-key-today" aria-hidden="true" /> {words.today}: {dayText(today)}
      </p>
      <table className="article-table">
        <caption>{words.tableCaption}</caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ id, latest, from }) => {
            const isAtOnce = latest.outcome === 'dated' && latest.firstSpentDay === from
            return (
              <tr key={id}>
                <th scope="row">{recordTitle(answers, id)}</th>
                <td data-column={words.columns[1]}>{recordSummary(answers, id)}</td>
                <td data-column={words.columns[2]}>
                  {latest.outcome === 'dated'
                    ? isAtOnce
                      ? words.atOnce
                      : dayText(latest.lastUnspentDay)
                    : words.noEndYet}
                </td>
                <td data-column={words.columns[3]}>
                  {latest.outcome === 'dated' ? dayText(latest.firstSpentDay) : presentOpen[latest.outcome]}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ResultPart>
  )
}

const presentOpen = {
  never: resultWords.never,
  until_further_order: words.whenOrderEnds,
  until_paid: words.whenPaid,
  awaiting_sentence: words.whenSentenced,
  cannot_tell: words.askFirst,
} as const
