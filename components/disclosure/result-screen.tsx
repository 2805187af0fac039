'use client'

import { useEffect, useRef } from 'react'

import { AnswerRows } from '@/components/disclosure/check-answers'
import { FittingJobs } from '@/components/disclosure/fitting-jobs'
import { recordTitle } from '@/components/disclosure/present'
import { ResultChecks } from '@/components/disclosure/result-checks'
import { ResultFirst } from '@/components/disclosure/result-first'
import { ResultPart } from '@/components/disclosure/result-part'
import { ResultRecord } from '@/components/disclosure/result-record'
import { ResultTimeline } from '@/components/disclosure/result-timeline'
import { saveReminder } from '@/components/disclosure/save-reminder'
import { usePageTitle } from '@/components/disclosure/use-page-title'
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

/** The answer, its days and what to say now; then one line that opens for each of the rest. */
export function ResultScreen({ answers, outcome, today }: Props) {
  const shown = useOpenOnPaper()
  usePageTitle(words.heading)
  return (
    <div className="calculator-result" ref={shown}>
      <h2 tabIndex={-1} id="question-heading">
        {words.heading}
      </h2>
      <ResultFirst answers={answers} records={outcome.records} today={today} />
      <SayNow answers={answers} records={outcome.records} today={today} />
      <Parts answers={answers} records={outcome.records} today={today} />
      <section>
        <h3>{words.helpHeading}</h3>
        <ProseItems items={helpers} />
      </section>
      <div className="not-on-paper">
        <Button look="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className="field-hint">{words.printNote}</p>
        <p>{calculatorWizardWords.finished}</p>
      </div>
      {/* On a screen the page says it below. */}
      <p className="field-hint on-paper">{words.law}</p>
    </div>
  )
}

type PartsProps = { answers: CalculatorAnswers; records: readonly RecordOutcome[]; today: PlainDate }

function Parts({ answers, records, today }: PartsProps) {
  return (
    <div className="result-parts">
      {records.length > 0 ? (
        <>
          <ResultPart id="result-dates" title={words.datesHeading}>
            {records.map((record) => (
              <ResultRecord key={record.id} answers={answers} record={record} />
            ))}
          </ResultPart>
          <ResultTimeline answers={answers} records={records} today={today} />
          <ResultChecks answers={answers} records={records} />
          <FittingJobs records={records} />
        </>
      ) : null}
      <ResultPart id="result-next" title={words.nextHeading}>
        <ProseItems items={[...(isClear({ answers, records, today }) ? [] : words.nextUnspent), ...words.next]} />
      </ResultPart>
      <ResultPart id="result-answers" title={words.answersSummary}>
        {answers.records.map((id) => (
          <div key={id}>
            <p>
              <strong>{recordTitle(answers, id)}</strong>
            </p>
            <AnswerRows answers={answers} steps={stepsOf(answers, today).filter(({ recordId }) => recordId === id)} />
          </div>
        ))}
      </ResultPart>
    </div>
  )
}

const isClear = ({ answers, records }: PartsProps): boolean => canSayNoNow(sayNo(answers, records))

/** What to say to an employer today, and a reminder for each day to come. */
function SayNow(props: PartsProps) {
  const days = spentDaysToCome(props.records, props.today)
  return (
    <section aria-labelledby="result-say">
      <h3 id="result-say">{words.sayHeading}</h3>
      <p>{isClear(props) ? words.saySpent : words.sayUnspent}</p>
      <p>
        {words.notAsked} {words.limits}
      </p>
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
  )
}
