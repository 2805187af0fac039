import { fullTitle, recordTitle } from '@/components/disclosure/present'
import { isPerhapsSpent, presentDay, presentPeriod } from '@/components/disclosure/present-result'
import { openPart } from '@/components/disclosure/result-part'
import { hasDoubt, isLaterOfTwo } from '@/components/disclosure/result-record'
import { neitherWords, resultWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { canSayNoNow, neitherKindOf, sayNo, type SayNo } from '@/lib/domain/disclosure-wizard/say-no'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { answers: CalculatorAnswers; records: readonly RecordOutcome[]; today: PlainDate }

const otherwiseWords = { yes: words.ifListed, no: words.ifNotListed, some: words.ifSome } as const

/** The day from which nothing has to be disclosed any more, as a heading, and what it means. */
function headline(answer: SayNo): { day: string; means: string } {
  switch (answer.outcome) {
    case 'nothing_counts':
      return { day: words.firstNow, means: words.noneUnspent }
    case 'all_spent':
      return { day: words.firstNow, means: words.canSayNo }
    case 'nature_unknown':
      return { day: words.firstFindOut, means: words.firstFindOutMeans }
    case 'only_penalties':
      return { day: words.firstPenalty, means: words.firstPenaltyMeans }
    case 'dated':
      return { day: dayText(answer.firstSpentDay), means: words.firstDayMeans }
    case 'never':
      return { day: words.firstNever, means: words.firstNeverMeans }
    case 'until_further_order':
      return { day: words.firstOpen, means: words.firstOrderMeans }
    case 'until_paid':
      return { day: words.firstOpen, means: words.firstPaidMeans }
    case 'awaiting_sentence':
      return { day: words.firstOpen, means: words.firstAwaitingMeans }
    case 'cannot_tell':
      return { day: words.firstUnknown, means: words.firstUnknownMeans }
  }
}

/** No line ends between a day and its month or year. */
const withWholeDates = (text: string): string =>
  text.replaceAll(/(\d{1,2}) ([A-Z][a-z]+) (\d{4})/g, '$1\u00a0$2\u00a0$3')

function Titles({ answers, records }: Pick<Props, 'answers' | 'records'>) {
  return (
    <ul className="bullet-list">
      {records.map((record) => (
        <li key={record.id}>{withWholeDates(`${fullTitle(answers, record.id)}${presentDay(record)}`)}</li>
      ))}
    </ul>
  )
}

/** First what must be disclosed today, then the day from which nothing has to be, and what that means. */
export function ResultFirst({ answers, records, today }: Props) {
  const unspent = records.filter(({ isSpent, isFixedPenalty }) => !isSpent && !isFixedPenalty)
  const penalties = records.filter(({ isSpent, isFixedPenalty }) => !isSpent && isFixedPenalty)
  const spent = records.filter(({ isSpent }) => isSpent)
  const doubtful = records.filter(hasDoubt)
  const answer = sayNo(answers, records)
  const { day, means } = headline(answer)
  return (
    <div className="notice result-first" data-result="first">
      {unspent.length > 0 ? (
        <>
          <p className="result-today">
            {words.todayIs} {dayText(today)}: {words.someUnspent}
          </p>
          <Titles answers={answers} records={unspent} />
        </>
      ) : null}
      {unspent
        .filter((record) => isPerhapsSpent(record, today))
        .map(({ id }) => (
          <p key={id}>
            {recordTitle(answers, id)}: {words.perhapsSpent}
          </p>
        ))}
      <p className="result-day">{day}</p>
      <p>{means}</p>
      {!canSayNoNow(answer) && spent.length > 0 ? <p>{words.theRest}</p> : null}
      {spent.length > 0 ? <Titles answers={answers} records={spent} /> : null}
      {answer.outcome === 'all_spent' ? (
        <button type="button" className="plain-button not-on-paper" onClick={() => openPart('result-checks')}>
          {words.seeChecks}
        </button>
      ) : null}
      {records.map(({ id, otherwise }) =>
        otherwise ? (
          <p key={id} data-result="otherwise">
            {recordTitle(answers, id)}: {otherwiseWords[otherwise.ifInSchedule18]} {presentPeriod(otherwise.period)}
          </p>
        ) : null,
      )}
      {penalties.map(({ id, latest }) => (
        <p key={id}>
          {recordTitle(answers, id)}: {words.penalty}{' '}
          {latest.outcome === 'dated' ? `${dayText(latest.lastUnspentDay)}.` : presentPeriod(latest)}
        </p>
      ))}
      {answers.records.map((id) => {
        const kind = neitherKindOf(answers, id)
        return kind ? (
          <p key={id}>
            {recordTitle(answers, id)}: {neitherWords[kind]}
          </p>
        ) : null
      })}
      {doubtful.length > 0 ? <p>{doubtful.every(isLaterOfTwo) ? words.laterOfTwo : words.doubtHelp}</p> : null}
    </div>
  )
}
