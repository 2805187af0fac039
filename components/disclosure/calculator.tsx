'use client'

import { useEffect, useMemo, useRef, useState } from 'react'

import { CheckAnswers, RemoveRecord } from '@/components/disclosure/check-answers'
import { EmployerQuestion } from '@/components/disclosure/employer-question'
import { KeepAnswers } from '@/components/disclosure/keep-answers'
import { NationHelp } from '@/components/disclosure/nation-help'
import { OpenQuestions } from '@/components/disclosure/open-questions'
import { recordTitle } from '@/components/disclosure/present'
import { QuestionScreen } from '@/components/disclosure/question-screen'
import { ResultScreen } from '@/components/disclosure/result-screen'
import { useAnswers } from '@/components/disclosure/use-answers'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { showScreen } from '@/lib/client/show-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { calculatorWizardWords as words } from '@/lib/content/disclosure/calculator'
import { neutralSite } from '@/lib/content/site/neutral-site'
import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { addRecord, answerStep, removeRecord } from '@/lib/domain/disclosure-wizard/change-answers'
import { outcomeOf, type CalculatorOutcome } from '@/lib/domain/disclosure-wizard/results'
import { isElsewhere } from '@/lib/domain/disclosure-wizard/slots'
import { nextStep, stepsOf, type WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { dateFrom, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

function todayHere(): PlainDate {
  const now = new Date()
  // The law was last checked on this day, so a clock that is years out counts as that day.
  return dateFrom(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? plainDate('2026-11-21')
}

/**
 * The server renders the first question, disabled; once scripts run it is rendered again, with what this device has
 * stored.
 */
export function Calculator() {
  const isReady = useHydrated()
  return <Wizard key={String(isReady)} isReady={isReady} />
}

/** What is shown, given the place that was requested and the answers so far. */
type Screen =
  | { name: 'question'; step: WizardStep }
  | { name: 'remove'; recordId: string }
  | { name: 'elsewhere' }
  | { name: 'result' }
  | { name: 'check' }

function screenAt(place: string, answers: CalculatorAnswers, today: PlainDate): Screen {
  const wanted = stepsOf(answers, today).find(({ id }) => id === place)
  if (wanted) return { name: 'question', step: wanted }
  if (isElsewhere(answers)) return { name: 'elsewhere' }
  const recordId = answers.records.find((id) => place === `remove-${id}`)
  if (recordId) return { name: 'remove', recordId }
  const missing = nextStep(answers, today)
  if (missing) return { name: 'question', step: missing }
  return { name: place === 'result' ? 'result' : 'check' }
}

function Wizard({ isReady }: { isReady: boolean }) {
  const [today] = useState(todayHere)
  const inHand = useAnswers(isReady, today)
  const { answers, place, moves, isKept, notice, keep, clear, leave } = inHand
  const tool = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moves > 0) showScreen(tool.current, document.getElementById('question-heading'))
  }, [moves])

  const screen = screenAt(place, answers, today)
  const { name } = screen
  // Unknown dates can take some hundred combinations to work out.
  const outcome = useMemo(() => (name === 'result' ? outcomeOf(answers, today) : undefined), [name, answers, today])
  const isFirst = screen.name === 'question' && screen.step.question === 'where'

  return (
    <div ref={tool} className="calculator" data-step={screen.name === 'question' ? screen.step.question : name}>
      <div className="button-row tool-ways-out not-on-paper">
        <ButtonLink
          anchor="a"
          href={neutralSite}
          rel="noreferrer"
          look="secondary"
          onClick={(event) => {
            event.preventDefault()
            leave()
          }}
        >
          {words.leave}
        </ButtonLink>
        <Button look="secondary" disabled={!isReady} onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <p className="tool-status not-on-paper">
        <span role="status">{notice ? words[notice] : null}</span>
        {notice || isFirst ? null : words.privacy}
      </p>
      <ScreenShown screen={screen} inHand={inHand} today={today} isReady={isReady} outcome={outcome} />
      {name === 'elsewhere' ? null : (
        <KeepAnswers key={name} isKept={isKept} isOpen={name === 'check'} isReady={isReady} onKeep={keep} />
      )}
      {name === 'result' || name === 'elsewhere' || isFirst ? (
        <EmployerQuestion
          answers={answers}
          records={outcome?.outcome === 'found' ? outcome.records : undefined}
          isReady={isReady}
          isFolded={name === 'result'}
        />
      ) : null}
    </div>
  )
}

type ShownProps = {
  screen: Screen
  inHand: ReturnType<typeof useAnswers>
  today: PlainDate
  isReady: boolean
  /** Omitted until the result is requested. */
  outcome: CalculatorOutcome | undefined
}

function ScreenShown({ screen, inHand, today, isReady, outcome }: ShownProps) {
  const { answers, move } = inHand
  const steps = stepsOf(answers, today)
  const goOn = (next: CalculatorAnswers, said?: 'removed') =>
    move(next, isElsewhere(next) ? 'elsewhere' : (nextStep(next, today)?.id ?? 'check'), said)
  const goTo = ({ id }: { id: string }) => move(answers, id)
  switch (screen.name) {
    case 'question':
      return (
        <Question
          step={screen.step}
          steps={steps}
          inHand={inHand}
          today={today}
          isReady={isReady}
          goOn={goOn}
          goTo={goTo}
        />
      )
    case 'elsewhere':
      return <NationHelp place={answers.given.where?.place} today={today} />
    case 'remove':
      return (
        <RemoveRecord
          title={recordTitle(answers, screen.recordId)}
          onRemove={() => goOn(removeRecord(answers, screen.recordId, today), 'removed')}
          onKeep={() => goTo({ id: 'check' })}
        />
      )
    case 'check':
      return (
        <CheckAnswers
          answers={answers}
          steps={steps}
          onChange={goTo}
          onRemove={(id) => goTo({ id: `remove-${id}` })}
          onAdd={() => goOn(addRecord(answers))}
          onResult={() => goTo({ id: 'result' })}
        />
      )
    case 'result':
      return (
        <>
          {outcome?.outcome === 'ask' ? (
            <OpenQuestions answers={answers} steps={steps} questions={outcome.questions} onChange={goTo} />
          ) : null}
          {outcome?.outcome === 'found' ? <ResultScreen answers={answers} outcome={outcome} today={today} /> : null}
          <p className="not-on-paper">
            <button type="button" className="plain-button" onClick={() => goTo({ id: 'check' })}>
              {words.backToAnswers}
            </button>
          </p>
        </>
      )
  }
}

type QuestionProps = Pick<ShownProps, 'inHand' | 'today' | 'isReady'> & {
  step: WizardStep
  steps: readonly WizardStep[]
  goOn: (next: CalculatorAnswers) => void
  goTo: (step: WizardStep) => void
}

/** One question, and the way back to the previous one. How many are left hangs on answers that are still to come. */
function Question({ step, steps, inHand, today, isReady, goOn, goTo }: QuestionProps) {
  const { answers, moves } = inHand
  const at = steps.findIndex(({ id }) => id === step.id)
  const before = steps[at - 1]
  return (
    <QuestionScreen
      key={`${step.id} ${moves}`}
      step={step}
      answers={answers}
      today={today}
      title={moves > 0 ? `${words.question} ${at + 1}` : undefined}
      isReady={isReady}
      onAnswer={(given) => goOn(answerStep(answers, step, given, today))}
      onBack={before && (() => goTo(before))}
    />
  )
}
