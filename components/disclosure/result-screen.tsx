import { presentDate, recordTitle } from '@/components/disclosure/present'
import { ResultTimeline } from '@/components/disclosure/result-timeline'
import { ProseText } from '@/components/prose/prose-text'
import {
  confidenceWords,
  helpers,
  resultWords as words,
  ruleWords,
  wizardWords,
} from '@/lib/content/disclosure-calculator'
import type { Answers } from '@/lib/domain/disclosure-wizard/answers'
import { firstSpentDay, type Outcome, type RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import type { Period } from '@/lib/domain/disclosure/period'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { answers: Answers; outcome: Outcome; today: PlainDate; onReminder: (day: PlainDate) => void }

function presentPeriod(period: Period): string {
  switch (period.outcome) {
    case 'dated':
      return presentDate(period.firstSpentDay)
    case 'never':
      return words.never
    case 'until_further_order':
      return words.untilFurtherOrder
    case 'until_paid':
      return words.untilPaid
  }
}

function presentRecord({ earliest, latest, isSpent, type }: RecordOutcome): string {
  if (latest.outcome !== 'dated') return presentPeriod(latest)
  const start = isSpent ? words.spentSince : words.spentFrom
  if (earliest.outcome === 'dated' && earliest.firstSpentDay !== latest.firstSpentDay) {
    const range = `${words.between} ${presentPeriod(earliest)} – ${presentPeriod(latest)}.`
    return `${start} ${presentPeriod(latest)}. ${range}`
  }
  return type === 'caution' && isSpent ? `${words.spentAlready}` : `${start} ${presentPeriod(latest)}.`
}

/** What to say now, then each conviction, then how it was found. */
export function ResultScreen({ answers, outcome, today, onReminder }: Props) {
  const records = outcome.outcome === 'found' ? outcome.records : []
  const unspent = records.filter(({ isSpent }) => !isSpent)
  const day = firstSpentDay(records, today)
  const sentence = unspent.length > 0 ? words.someUnspent : words.noneUnspent
  return (
    <div className="calculator-result">
      <h2 tabIndex={-1} id="question-heading">
        {words.heading}
      </h2>
      <div className="notice result-first" data-result="first">
        <p>{outcome.outcome === 'ask' ? words.ask : sentence}</p>
        {unspent.length > 0 ? (
          <ul className="bullet-list">
            {unspent.map(({ id }) => (
              <li key={id}>{recordTitle(answers, id)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <p>{words.limits}</p>
      {records.map((record) => (
        <section key={record.id} aria-labelledby={`result-${record.id}`}>
          <h3 id={`result-${record.id}`}>{recordTitle(answers, record.id)}</h3>
          <p data-result={record.id}>{presentRecord(record)}</p>
          {record.otherwise ? (
            <p>
              {words.otherwise} {presentPeriod(record.otherwise)}.
            </p>
          ) : null}
          {record.confidence === 'H' ? null : <p className="notice">{words.unsure}</p>}
          <details className="source-list">
            <summary>{words.working}</summary>
            <ul className="bullet-list">
              {record.working?.sentences
                .flatMap(({ sentenceId, steps }) => steps.map((step) => ({ step, sentenceId })))
                .map(({ step, sentenceId }) => (
                  <li key={`${sentenceId}-${step.rule}`}>
                    {ruleWords[step.rule]}: {words.section} {step.section}.{' '}
                    {step.from ? `${words.dated} ${presentDate(step.from)}` : ''}
                    {step.lastDay ? `, ${words.lastDay} ${presentDate(step.lastDay)}` : ''}
                    {step.addedMonths ? ` + ${step.addedMonths} months` : ''} {words.gives} {presentPeriod(step.period)}
                    . {confidenceWords[step.confidence]}
                  </li>
                ))}
              {record.working?.extensions.map((extension) => (
                <li key={`${extension.byConvictionId}-${presentPeriod(extension.period)}`}>
                  {words.extended} ({recordTitle(answers, extension.byConvictionId)}): {words.section}{' '}
                  {extension.section}. {presentPeriod(extension.period)}
                </li>
              ))}
              {record.type === 'caution' ? <li>{words.cautionLaw}</li> : null}
            </ul>
          </details>
        </section>
      ))}
      {records.length > 0 ? (
        <>
          <h3>{words.timeline}</h3>
          <ResultTimeline records={records} today={today} />
          <table className="article-table">
            <thead>
              <tr>
                {words.tableColumns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <th scope="row">{recordTitle(answers, record.id)}</th>
                  <td data-column={words.tableColumns[1]}>{presentDate(record.from)}</td>
                  <td data-column={words.tableColumns[2]}>{presentPeriod(record.latest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <p>{words.law}</p>
      <h3>{words.nextHeading}</h3>
      <ul className="bullet-list">
        {words.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{words.helpHeading}</h3>
      <ul className="bullet-list">
        {helpers.map((line, index) => (
          <li key={index}>
            <ProseText text={line} />
          </li>
        ))}
      </ul>
      <div className="button-row">
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {wizardWords.print}
        </button>
        {day ? (
          <button type="button" className="button button-secondary" onClick={() => onReminder(day)}>
            {wizardWords.reminder}
          </button>
        ) : null}
      </div>
    </div>
  )
}
