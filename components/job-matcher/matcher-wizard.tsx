'use client'

import { useEffect, useReducer, useRef, useState, type SubmitEvent } from 'react'

import { BackgroundStep } from '@/components/job-matcher/background-step'
import { JobStep } from '@/components/job-matcher/job-step'
import { MatcherResults } from '@/components/job-matcher/matcher-results'
import { RecordStep } from '@/components/job-matcher/record-step'
import { matcherSteps, resultsHeading, wizardWords } from '@/lib/content/job-matcher'
import { showScreen } from '@/lib/client/show-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { assessJob } from '@/lib/domain/job-matcher/assess-job'
import { blankMatcher, canContinue, changeMatcher, type MatcherChange } from '@/lib/domain/job-matcher/matcher-answers'

/** Answers live in this component's memory only: not in the address, not in storage, not in a request. */
export function MatcherWizard() {
  const [state, dispatch] = useReducer(changeMatcher, blankMatcher)
  const [isCleared, setIsCleared] = useState(false)
  const isReady = useHydrated()
  const tool = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const result = state.isFinished ? assessJob(state) : null
  const screen = result ? 'results' : state.step

  const shownScreen = useRef<typeof screen>(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    showScreen(tool.current, heading.current)
  }, [screen])

  // The browser keeps a page that was left as it was, and would show the answers to whoever goes back to it.
  useEffect(() => {
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'reset' })
    }
    window.addEventListener('pageshow', forget)
    return () => window.removeEventListener('pageshow', forget)
  }, [])

  const change = (answer: MatcherChange) => {
    setIsCleared(false)
    dispatch(answer)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change({ type: 'next' })
  }
  const clear = () => {
    dispatch({ type: 'reset' })
    setIsCleared(true)
  }
  const leave = () => {
    dispatch({ type: 'reset' })
    window.location.replace('/')
  }

  const isLast = state.step === 2
  return (
    <div ref={tool} className="matcher-tool">
      <div className="button-row tool-ways-out not-on-paper">
        <button type="button" className="button button-secondary" disabled={!isReady} onClick={leave}>
          {wizardWords.leave}
        </button>
        <button type="button" className="button button-secondary" disabled={!isReady} onClick={clear}>
          {wizardWords.clear}
        </button>
      </div>
      <p role="status" className="matcher-status not-on-paper">
        {isCleared ? wizardWords.cleared : null}
      </p>
      {result ? null : (
        <ol className="plain-list matcher-progress not-on-paper" aria-label={wizardWords.progress}>
          {matcherSteps.map((name, index) => (
            <li key={name} aria-current={index === state.step ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      <h2 key={screen} ref={heading} tabIndex={-1} className="matcher-heading">
        {result ? null : (
          <span className="matcher-count">
            {wizardWords.step} {state.step + 1} {wizardWords.of} {matcherSteps.length}:{' '}
          </span>
        )}
        {result ? resultsHeading : matcherSteps[state.step]}
      </h2>
      {result ? (
        <>
          <MatcherResults result={result} />
          <div className="button-row matcher-buttons not-on-paper">
            <button type="button" className="button button-secondary" onClick={() => change({ type: 'back' })}>
              {wizardWords.back}
            </button>
            <button type="button" className="button button-primary" onClick={() => change({ type: 'reset' })}>
              {wizardWords.again}
            </button>
          </div>
        </>
      ) : (
        <form onSubmit={submit} autoComplete="off">
          <fieldset className="matcher-fields" disabled={!isReady}>
            {state.step === 0 ? <RecordStep record={state.record} change={change} /> : null}
            {state.step === 1 ? <BackgroundStep record={state.record} change={change} /> : null}
            {state.step === 2 ? <JobStep job={state.job} change={change} /> : null}
          </fieldset>
          <div className="button-row matcher-buttons not-on-paper">
            <button
              type="button"
              className="button button-secondary"
              disabled={state.step === 0}
              onClick={() => change({ type: 'back' })}
            >
              {wizardWords.back}
            </button>
            <button type="submit" className="button button-primary" disabled={!isReady || !canContinue(state)}>
              {isLast ? wizardWords.seeResults : wizardWords.next}
            </button>
          </div>
          <p className="form-note matcher-waiting" hidden={canContinue(state)}>
            {wizardWords.waiting}
          </p>
        </form>
      )}
    </div>
  )
}
