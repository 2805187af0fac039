import { presentDate, recordTitle } from '@/components/disclosure/present'
import { presentPeriod, presentRecord, recordSummary } from '@/components/disclosure/present-result'
import { ResultWorking } from '@/components/disclosure/result-working'
import { confidenceWords, doubtWords, resultWords as words } from '@/lib/content/disclosure-results'
import type { Answers } from '@/lib/domain/disclosure-wizard/answers'
import type { Doubt, RecordOutcome } from '@/lib/domain/disclosure-wizard/results'

type Props = { answers: Answers; record: RecordOutcome }

const otherwiseWords = { yes: words.ifListed, no: words.ifNotListed, some: words.ifSome } as const

/** These make the day that is shown the later one. Once that day is past, they change nothing any more. */
const onlyTheDay = [
  'unknown_dates',
  'assumed_endorsed',
  'assumed_not_summary_only',
  'assumed_not_minor',
  'assumed_three_months',
] as const satisfies readonly Doubt[]

/** One conviction or caution: when it is spent, what is not sure about that, and how it was found. */
export function ResultRecord({ answers, record }: Props) {
  const { id, confidence, otherwise, dayByTheAct, isSpent } = record
  const doubts = record.doubts.filter((doubt) => !(isSpent && onlyTheDay.some((one) => one === doubt)))
  return (
    <section className="result-record" aria-labelledby={`result-${id}`}>
      <h3 id={`result-${id}`}>{recordTitle(answers, id)}</h3>
      <p className="result-what">{recordSummary(answers, id)}</p>
      <p className="result-when" data-result={id}>
        {presentRecord(record)}
      </p>
      {otherwise ? (
        <p>
          {otherwiseWords[otherwise.ifInSchedule18]} {presentPeriod(otherwise.period)}
        </p>
      ) : null}
      {doubts.length > 0 || confidence !== 'H' ? (
        <div className="notice result-doubts">
          <h4>{words.doubtHeading}</h4>
          {confidence === 'H' ? null : <p>{confidenceWords[confidence]}</p>}
          {doubts.map((doubt) => (
            <p key={doubt}>
              {doubtWords[doubt]}
              {doubt === 'two_counts' && dayByTheAct ? ` ${words.dayByTheAct} ${presentDate(dayByTheAct)}.` : null}
            </p>
          ))}
          <p>
            {words.laterDay} {words.doubtHelp}
          </p>
        </div>
      ) : null}
      <ResultWorking answers={answers} record={record} />
    </section>
  )
}
