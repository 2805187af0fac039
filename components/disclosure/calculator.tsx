'use client'

import { useEffect, useRef, useState } from 'react'

import { CheckAnswers } from '@/components/disclosure/check-answers'
import { recordTitle } from '@/components/disclosure/present'
import { QuestionScreen } from '@/components/disclosure/question-screen'
import { ResultScreen } from '@/components/disclosure/result-screen'
import { ProseText } from '@/components/prose/prose-text'
import { useHydrated } from '@/lib/client/use-hydrated'
import { disposalLabels, elsewhereHelp, wizardWords as words } from '@/lib/content/disclosure-calculator'
import { keptAnswersSchema, noAnswers, type Answers } from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import {
  addRecord,
  answerStep,
  isElsewhere,
  nextStep,
  removeRecord,
  stepsOf,
} from '@/lib/domain/disclosure-wizard/steps'
import { dateFrom, plainDate, type PlainDate } from '@/lib/domain/disclosure/plain-date'

const storageKey = 'disclosure-answers'

function readKept(): Answers | undefined {
  try {
    const kept = keptAnswersSchema.safeParse(JSON.parse(window.localStorage.getItem(storageKey) ?? ''))
    return kept.success ? kept.data.answers : undefined
  } catch {
    return undefined
  }
}

function writeKept(answers: Answers | undefined): void {
  try {
    if (answers) window.localStorage.setItem(storageKey, JSON.stringify({ version: 1, answers }))
    else window.localStorage.removeItem(storageKey)
  } catch {
    // Storage is off or full: the answers stay on the screen, as they do for everybody else.
  }
}

function todayHere(): PlainDate {
  const now = new Date()
  return dateFrom(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? plainDate('2026-11-21')
}

function saveReminder(day: PlainDate): void {
  const compact = day.replaceAll('-', '')
  const event = `BEGIN:VEVENT\r\nUID:${compact}@reminder\r\nDTSTAMP:${compact}T000000Z\r\nDTSTART;VALUE=DATE:${compact}\r\nSUMMARY:${words.reminderTitle}\r\nEND:VEVENT`
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Reminder//EN\r\n${event}\r\nEND:VCALENDAR\r\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = 'reminder.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export function Calculator() {
  return useHydrated() ? <Wizard /> : null
}

function Wizard() {
  const [kept] = useState(readKept)
  const [answers, setAnswers] = useState<Answers>(kept ?? noAnswers)
  const [isKept, setIsKept] = useState(kept !== undefined)
  const [place, setPlace] = useState(kept ? 'check' : 'where')
  const [today] = useState(todayHere)
  const hasMoved = useRef(false)

  useEffect(() => {
    const goBack = (event: PopStateEvent) => {
      const state = event.state as { step?: unknown } | null
      hasMoved.current = true
      setPlace(typeof state?.step === 'string' ? state.step : 'where')
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])

  useEffect(() => {
    if (!hasMoved.current) return
    document.getElementById('question-heading')?.focus()
  }, [place])

  const go = (next: string) => {
    hasMoved.current = true
    window.history.pushState({ step: next }, '')
    setPlace(next)
  }
  const keep = (next: Answers) => {
    setAnswers(next)
    if (isKept) writeKept(next)
  }
  const after = (next: Answers): string => {
    if (isElsewhere(next)) return 'elsewhere'
    return nextStep(next, today)?.id ?? 'check'
  }
  const clear = () => {
    writeKept(undefined)
    setIsKept(false)
    setAnswers(noAnswers)
    go('where')
  }
  const leave = () => {
    writeKept(undefined)
    setAnswers(noAnswers)
    window.location.replace('/')
  }

  const steps = stepsOf(answers, today)
  const missing = nextStep(answers, today)
  const wanted = steps.find(({ id }) => id === place)
  const isAtEnd = (place === 'check' || place === 'result') && !missing && !isElsewhere(answers)
  const step =
    wanted ?? (isAtEnd || (place === 'elsewhere' && isElsewhere(answers)) ? undefined : (missing ?? steps[0]))
  const about = step?.recordId
    ? [recordTitle(answers, step.recordId), step.kind ? disposalLabels[step.kind] : ''].filter(Boolean).join(': ')
    : ''

  return (
    <div className="calculator" data-step={step?.question ?? place}>
      {step ? (
        <QuestionScreen
          key={step.id}
          step={step}
          title={about}
          answers={answers}
          today={today}
          onAnswer={(given) => {
            const next = answerStep(answers, step, given, today)
            keep(next)
            go(after(next))
          }}
        />
      ) : place === 'elsewhere' ? (
        <div>
          <h2 tabIndex={-1} id="question-heading">
            {elsewhereHelp.heading}
          </h2>
          <p>{elsewhereHelp.text}</p>
          <ul className="bullet-list">
            {elsewhereHelp.helpers.map((line, index) => (
              <li key={index}>
                <ProseText text={line} />
              </li>
            ))}
          </ul>
        </div>
      ) : place === 'result' ? (
        <ResultScreen answers={answers} outcome={outcomeOf(answers, today)} today={today} onReminder={saveReminder} />
      ) : (
        <CheckAnswers
          answers={answers}
          steps={steps}
          onChange={({ id }) => go(id)}
          onRemove={(id) => {
            const next = removeRecord(answers, id, today)
            keep(next)
            go(after(next))
          }}
          onAdd={() => {
            const next = addRecord(answers)
            keep(next)
            go(after(next))
          }}
          onResult={() => go('result')}
        />
      )}
      {isAtEnd ? (
        <div className="notice not-on-paper keep-answers">
          <p>{words.keepNotice}</p>
          <div className="choice">
            <input
              id="keep-answers"
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => {
                setIsKept(target.checked)
                writeKept(target.checked ? answers : undefined)
              }}
            />
            <label htmlFor="keep-answers">{words.keep}</label>
          </div>
        </div>
      ) : null}
      <div className="button-row calculator-ways-out">
        <button type="button" className="button button-secondary" onClick={clear}>
          {words.clear}
        </button>
        <button type="button" className="button button-secondary" onClick={leave}>
          {words.leave}
        </button>
      </div>
    </div>
  )
}
