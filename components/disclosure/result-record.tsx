import { recordSummary, recordTitle } from '@/components/disclosure/present'
import { presentPeriod, presentRecord } from '@/components/disclosure/present-result'
import { ResultWorking } from '@/components/disclosure/result-working'
import { confidenceWords, doubtWords, otherReadingWords, resultWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { Doubt } from '@/lib/domain/disclosure-wizard/doubts'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'

type Props = { answers: CalculatorAnswers; record: RecordOutcome }

/** These move the day shown to a later one. Once that day is past, they make no difference. */
const onlyTheDay: readonly Doubt[] = [
  'unknown_dates',
  'assumed_endorsed',
  'assumed_not_summary_only',
  'assumed_not_minor',
  'assumed_three_months',
  'assumed_activated',
  'terms_not_known',
]

/** For these the day shown is the later one. For others it is not: credit, for example, brings it forward. */
const laterDayShown: readonly Doubt[] = [
  ...onlyTheDay,
  'two_counts',
  'endorsement',
  'confiscation',
  'old_open_order',
  'terms_of_several_convictions',
]

/** The other day that a doubt leaves possible. */
function presentOther({ alternatives, dayByTheAct }: RecordOutcome, doubt: Doubt): string {
  if (doubt === 'two_counts') return dayByTheAct ? ` ${words.dayByTheAct} ${dayText(dayByTheAct)}.` : ''
  const other = alternatives.find(({ because }) => because === doubt)?.period
  const before = otherReadingWords[doubt]
  if (!other || !before) return ''
  return other.outcome === 'dated'
    ? ` ${before} ${words.spentFromDay} ${dayText(other.firstSpentDay)}.`
    : ` ${before} ${words.otherwise} ${presentPeriod(other)}`
}

const doubtsLeft = ({ doubts, isSpent }: RecordOutcome): readonly Doubt[] =>
  doubts.filter((doubt) => !(isSpent && onlyTheDay.includes(doubt)))

/** Whether the later of two days is shown, and nothing else about it is uncertain. */
export const isLaterOfTwo = (record: RecordOutcome): boolean =>
  record.confidence === 'H' &&
  doubtsLeft(record).length > 0 &&
  doubtsLeft(record).every((doubt) => doubt === 'two_counts')

/** Whether anything about it is still uncertain on the day that is shown. */
export const hasDoubt = (record: RecordOutcome): boolean => doubtsLeft(record).length > 0 || record.confidence !== 'H'

function Doubts({ record }: { record: RecordOutcome }) {
  if (!hasDoubt(record)) return null
  const { confidence } = record
  const doubts = doubtsLeft(record)
  const isLaterDay = doubts.length > 0 && doubts.every((doubt) => laterDayShown.includes(doubt))
  return (
    <div className="notice result-doubts">
      <h5>{words.doubtHeading}</h5>
      {confidence === 'H' ? null : <p>{confidenceWords[confidence]}</p>}
      {doubts.map((doubt) => (
        <p key={doubt} data-doubt={doubt}>
          {doubtWords[doubt]}
          {presentOther(record, doubt)}
        </p>
      ))}
      {isLaterDay ? <p>{words.laterDay}</p> : null}
    </div>
  )
}

/** One conviction or caution: when it is spent, what is uncertain about that, and how it was worked out. */
export function ResultRecord({ answers, record }: Props) {
  const { id } = record
  return (
    <section className="result-record" aria-labelledby={`result-${id}`}>
      <h4 id={`result-${id}`}>{recordTitle(answers, id)}</h4>
      <p className="result-what">{recordSummary(answers, id)}</p>
      <p className="result-when" data-result={id}>
        {presentRecord(record)}
      </p>
      <Doubts record={record} />
      <ResultWorking answers={answers} record={record} />
    </section>
  )
}
