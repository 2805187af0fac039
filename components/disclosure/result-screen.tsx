'use client'

import { useEffect, useRef } from 'react'

import { AnswerRows } from '@/components/disclosure/check-answers'
import { FittingJobs } from '@/components/disclosure/fitting-jobs'
import { recordTitle } from '@/components/disclosure/present'
import { ResultChecks } from '@/components/disclosure/result-checks'
import { ResultFirst } from '@/components/disclosure/result-first'
import { hasDoubt, ResultRecord } from '@/components/disclosure/result-record'
import { ResultTimeline } from '@/components/disclosure/result-timeline'
import { saveReminder } from '@/components/disclosure/save-reminder'
import { ProseItems } from '@/components/prose/prose-items'
import { Button } from '@/components/ui/button'
import { helpers, calculatorWizardWords } from '@/lib/content/disclosure/calculator'
import { resultWords as words } from '@/lib/content/disclosure/results'
import { dayText } from '@/lib/content/wording/date-text'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { spentDaysToCome, type CalculatorOutcome, type RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { canSayNoNow, sayNo } from '@/lib/domain/disclosure-wizard/say-no'
import { stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { answers: CalculatorAnswers; outcome: Extract<CalculatorOutcome, { outcome: 'found' }>; today: PlainDate }

/** Older browsers print closed details without their contents. */
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
        <Button look="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className="field-hint">{words.printNote}</p>
        <p>{calculatorWizardWords.finished}</p>
      </div>
    </div>
  )
}

type FoundProps = { answers: CalculatorAnswers; records: readonly RecordOutcome[]; today: PlainDate }

function Found({ answers, records, today }: FoundProps) {
  const days = spentDaysToCome(records, today)
  const isClear = canSayNoNow(sayNo(answers, records))
  return (
    <>
      <ResultFirst answers={answers} records={records} today={today} />
      <p>
        {words.notAsked} {words.limits}
      </p>
      {records.map((record) => (
        <ResultRecord key={record.id} answers={answers} record={record} />
      ))}
      {records.some(hasDoubt) ? <p>{words.doubtHelp}</p> : null}
      {records.length > 0 ? (
        <>
          <ResultTimeline answers={answers} records={records} today={today} />
          <ResultChecks answers={answers} records={records} />
          <FittingJobs records={records} />
        </>
      ) : null}
      <section>
        <h3>{words.nextHeading}</h3>
        <ProseItems items={[...(isClear ? words.nextSpent : words.nextUnspent), ...words.next]} />
        {days.length > 0 ? (
          <div className="not-on-paper">
            <div className="button-row">
              {days.map((day) => (
                <Button key={day} look="secondary" onClick={() => saveReminder(day)}>
                  {words.reminder} {dayText(day)}
                </Button>
              ))}
            </div>
            <p className="field-hint">{words.reminderNote}</p>
          </div>
        ) : null}
      </section>
    </>
  )
}
