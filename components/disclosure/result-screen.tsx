'use client'

import { useEffect, useRef } from 'react'

import { AnswerRows } from '@/components/disclosure/check-answers'
import { presentDate, recordTitle } from '@/components/disclosure/present'
import { fullTitle, isPerhapsSpent } from '@/components/disclosure/present-result'
import { ResultChecks } from '@/components/disclosure/result-checks'
import { ResultRecord } from '@/components/disclosure/result-record'
import { ResultTimeline } from '@/components/disclosure/result-timeline'
import { saveReminder } from '@/components/disclosure/save-reminder'
import { ProseText } from '@/components/prose/prose-text'
import { helpers, wizardWords } from '@/lib/content/disclosure-calculator'
import { resultWords as words } from '@/lib/content/disclosure-results'
import type { Prose } from '@/lib/content/prose'
import type { Answers } from '@/lib/domain/disclosure-wizard/answers'
import { spentDaysToCome, type Outcome, type RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { answers: Answers; outcome: Extract<Outcome, { outcome: 'found' }>; today: PlainDate }

/** Older browsers print closed details without what is in them. */
function useOpenOnPaper() {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = () => {
      for (const details of shown.current?.querySelectorAll('details') ?? []) details.open = true
    }
    window.addEventListener('beforeprint', open)
    return () => window.removeEventListener('beforeprint', open)
  }, [])
  return shown
}

/** What to say now, then each conviction, then what checks show, then what to do and who can help. */
export function ResultScreen({ answers, outcome, today }: Props) {
  const shown = useOpenOnPaper()
  return (
    <div className="calculator-result" ref={shown}>
      <h2 tabIndex={-1} id="question-heading">
        {words.heading}
      </h2>
      <Found answers={answers} records={outcome.records} today={today} />
      <section>
        <h3>{words.helpHeading}</h3>
        <ProseItems items={helpers} />
      </section>
      <details className="source-list">
        <summary>{words.answersSummary}</summary>
        {answers.records.map((id) => (
          <div key={id}>
            <p>
              <strong>{recordTitle(answers, id)}</strong>
            </p>
            <AnswerRows answers={answers} steps={stepsOf(answers, today).filter(({ recordId }) => recordId === id)} />
          </div>
        ))}
      </details>
      <p>{words.law}</p>
      <div className="not-on-paper">
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {words.print}
        </button>
        <p className="field-hint">{words.printNote}</p>
        <p>{wizardWords.finished}</p>
      </div>
    </div>
  )
}

type FoundProps = { answers: Answers; records: readonly RecordOutcome[]; today: PlainDate }

function Found({ answers, records, today }: FoundProps) {
  const days = spentDaysToCome(records, today)
  const isAllSpent = records.every(({ isSpent }) => isSpent)
  return (
    <>
      <SayNow answers={answers} records={records} today={today} />
      <p>
        {words.notAsked} {words.limits}
      </p>
      {records.map((record) => (
        <ResultRecord key={record.id} answers={answers} record={record} />
      ))}
      {records.length > 0 ? (
        <>
          <ResultTimeline answers={answers} records={records} today={today} />
          <ResultChecks answers={answers} records={records} />
        </>
      ) : null}
      <section>
        <h3>{words.nextHeading}</h3>
        <ProseItems items={[...(isAllSpent ? words.nextSpent : words.nextUnspent), ...words.next]} />
        {days.length > 0 ? (
          <div className="not-on-paper">
            <div className="button-row">
              {days.map((day) => (
                <button key={day} type="button" className="button button-secondary" onClick={() => saveReminder(day)}>
                  {words.reminder} {presentDate(day)}
                </button>
              ))}
            </div>
            <p className="field-hint">{words.reminderNote}</p>
          </div>
        ) : null}
      </section>
    </>
  )
}

function SayNow({ answers, records, today }: FoundProps) {
  const unspent = records.filter(({ isSpent }) => !isSpent)
  const spent = records.filter(({ isSpent }) => isSpent)
  const neither = answers.records.filter((id) => answers.given[`${id}-type`]?.type === 'neither')
  const titles = (some: readonly RecordOutcome[]) => (
    <ul className="bullet-list">
      {some.map(({ id }) => (
        <li key={id}>{fullTitle(answers, id)}</li>
      ))}
    </ul>
  )
  return (
    <div className="notice result-first" data-result="first">
      <p className="result-day">
        {words.onDay} {presentDate(today)}:
      </p>
      {unspent.length === 0 ? (
        <>
          <p>{words.noneUnspent}</p>
          {records.length > 0 ? <p>{words.canSayNo}</p> : null}
        </>
      ) : (
        <>
          <p>{words.someUnspent}</p>
          {titles(unspent)}
          {unspent
            .filter((record) => isPerhapsSpent(record, today))
            .map(({ id }) => (
              <p key={id}>
                {recordTitle(answers, id)}: {words.perhapsSpent}
              </p>
            ))}
          {spent.length > 0 ? (
            <>
              <p>{words.theRest}</p>
              {titles(spent)}
            </>
          ) : null}
        </>
      )}
      {neither.map((id) => (
        <p key={id}>
          {recordTitle(answers, id)}: {words.neither}
        </p>
      ))}
    </div>
  )
}

function ProseItems({ items }: { items: readonly Prose[] }) {
  return (
    <ul className="bullet-list">
      {items.map((item, index) => (
        <li key={index}>
          <ProseText text={item} />
        </li>
      ))}
    </ul>
  )
}
