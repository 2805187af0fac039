'use client'

import { useEffect, useMemo, useRef, useState } from 'react'

import { CheckAnswers, RemoveRecord } from '@/components/disclosure/check-answers'
import { EmployerQuestion } from '@/components/disclosure/employer-question'
import { KeepAnswers } from '@/components/disclosure/keep-answers'
import { dropKept, readKept, whenDroppedElsewhere, writeKept } from '@/components/disclosure/kept-answers'
import { NationHelp } from '@/components/disclosure/nation-help'
import { OpenQuestions } from '@/components/disclosure/open-questions'
import { recordTitle } from '@/components/disclosure/present'
import { QuestionScreen } from '@/components/disclosure/question-screen'
import { ResultScreen } from '@/components/disclosure/result-screen'
import { useScreens } from '@/components/disclosure/use-screens'
import { showScreen } from '@/lib/client/show-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { wizardWords as words } from '@/lib/content/disclosure-calculator'
import { noAnswers, type Answers } from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import {
  addRecord,
  answerStep,
  isElsewhere,
  nextStep,
  prune,
  removeRecord,
  stepsOf,
} from '@/lib/domain/disclosure-wizard/steps'
import { dateFrom, plainDate, type PlainDate } from '@/lib/domain/disclosure/plain-date'

type Notice = 'cleared' | 'removed' | 'keepFailed' | 'keptRefused' | 'resumed'

function todayHere(): PlainDate {
  const now = new Date()
  // The law was last checked on this day, so a clock that is years out counts as that day.
  return dateFrom(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? plainDate('2026-11-21')
}

/** The server draws the first question, switched off; with scripts it is drawn again, with what this device has kept. */
export function Calculator() {
  const isReady = useHydrated()
  return <Wizard key={String(isReady)} isReady={isReady} />
}

type Screen = 'question' | 'elsewhere' | 'remove' | 'result' | 'check'

function Wizard({ isReady }: { isReady: boolean }) {
  const [today] = useState(todayHere)
  const [found] = useState(() => (isReady ? readKept() : undefined))
  const kept = found === 'refused' ? undefined : found
  const [answers, setAnswers] = useState<Answers>(() => (kept ? prune(kept.answers, today) : noAnswers))
  const [isKept, setIsKept] = useState(kept !== undefined)
  const [notice, setNotice] = useState<Notice | undefined>(
    found === 'refused' ? 'keptRefused' : kept ? 'resumed' : undefined,
  )
  const { place, moves, go, restart, trail } = useScreens(kept?.trail, isReady)

  const tool = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moves > 0) showScreen(tool.current, document.getElementById('question-heading'))
  }, [moves])

  // The browser keeps a page that was left as it was, and would show the answers to whoever goes back to it.
  useEffect(() => {
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
    }
    window.addEventListener('pageshow', forget)
    const stop = whenDroppedElsewhere(() => setIsKept(false))
    return () => {
      window.removeEventListener('pageshow', forget)
      stop()
    }
  }, [])

  const move = (next: Answers, to: string, said?: Notice) => {
    go(to)
    setAnswers(next)
    const isWritten = !isKept || writeKept({ answers: next, trail: trail() })
    setIsKept(isKept && isWritten)
    setNotice(isWritten ? said : 'keepFailed')
  }
  const after = (next: Answers): string => {
    if (isElsewhere(next)) return 'elsewhere'
    return nextStep(next, today)?.id ?? 'check'
  }
  const keep = (wanted: boolean) => {
    const isWritten = wanted && writeKept({ answers, trail: trail() })
    if (!wanted) dropKept()
    setIsKept(isWritten)
    setNotice(wanted && !isWritten ? 'keepFailed' : undefined)
  }
  const forgetAll = () => {
    dropKept()
    setIsKept(false)
    setAnswers(noAnswers)
    setNotice('cleared')
  }
  const clear = () => {
    forgetAll()
    restart()
  }
  const leave = () => {
    forgetAll()
    window.location.replace('/')
  }

  const steps = stepsOf(answers, today)
  const missing = nextStep(answers, today)
  const removed = answers.records.find((id) => place === `remove-${id}`)
  const wanted = steps.find(({ id }) => id === place)
  const step = wanted ?? (isElsewhere(answers) || removed ? undefined : missing)
  const screen = ((): Screen => {
    if (step) return 'question'
    if (isElsewhere(answers)) return 'elsewhere'
    if (removed) return 'remove'
    return place === 'result' ? 'result' : 'check'
  })()
  const isAtEnd = screen === 'result' || screen === 'check'
  // Dates that are not known take some hundred ways to work out.
  const outcome = useMemo(() => (screen === 'result' ? outcomeOf(answers, today) : undefined), [screen, answers, today])
  const number = step ? steps.indexOf(step) + 1 : 0

  return (
    <div ref={tool} className="calculator" data-step={step?.question ?? screen}>
      <div className="button-row tool-ways-out not-on-paper">
        <button type="button" className="button button-secondary" disabled={!isReady} onClick={leave}>
          {words.leave}
        </button>
        <button type="button" className="button button-secondary" disabled={!isReady} onClick={clear}>
          {words.clear}
        </button>
      </div>
      <p role="status" className="calculator-status not-on-paper">
        {notice ? words[notice] : null}
      </p>
      {step ? (
        <QuestionScreen
          key={`${step.id} ${moves}`}
          step={step}
          answers={answers}
          today={today}
          title={moves > 0 ? `${words.question} ${number}` : undefined}
          isReady={isReady}
          onAnswer={(given) => {
            const next = answerStep(answers, step, given, today)
            move(next, after(next))
          }}
        />
      ) : null}
      {screen === 'elsewhere' ? <NationHelp place={answers.given.where?.place} today={today} /> : null}
      {removed && screen === 'remove' ? (
        <RemoveRecord
          title={recordTitle(answers, removed)}
          onRemove={() => {
            const next = removeRecord(answers, removed, today)
            move(next, after(next), 'removed')
          }}
          onKeep={() => move(answers, 'check')}
        />
      ) : null}
      {screen === 'check' ? (
        <CheckAnswers
          answers={answers}
          steps={steps}
          onChange={({ id }) => move(answers, id)}
          onRemove={(id) => move(answers, `remove-${id}`)}
          onAdd={() => {
            const next = addRecord(answers)
            move(next, after(next))
          }}
          onResult={() => move(answers, 'result')}
        />
      ) : null}
      {screen === 'result' && outcome?.outcome === 'ask' ? (
        <OpenQuestions
          answers={answers}
          steps={steps}
          questions={outcome.questions}
          onChange={({ id }) => move(answers, id)}
        />
      ) : null}
      {screen === 'result' && outcome?.outcome === 'found' ? (
        <ResultScreen answers={answers} outcome={outcome} today={today} />
      ) : null}
      {screen === 'result' ? (
        <p className="not-on-paper">
          <button type="button" className="plain-button" onClick={() => move(answers, 'check')}>
            {words.backToAnswers}
          </button>
        </p>
      ) : null}
      {screen === 'elsewhere' ? null : (
        <KeepAnswers key={String(isAtEnd)} isKept={isKept} isOpen={isAtEnd} isReady={isReady} onKeep={keep} />
      )}
      {screen !== 'check' && screen !== 'remove' && (!step || step.question === 'where') ? (
        <EmployerQuestion
          answers={answers}
          records={outcome?.outcome === 'found' ? outcome.records : undefined}
          isReady={isReady}
        />
      ) : null}
    </div>
  )
}
