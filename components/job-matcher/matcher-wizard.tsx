'use client'

import { useEffect, useEffectEvent, useReducer, useRef, useState, type MouseEvent, type RefObject } from 'react'

import { MatcherProgress, StepHeading } from '@/components/job-matcher/matcher-progress'
import { MatcherQuestions } from '@/components/job-matcher/matcher-questions'
import { MatcherResults } from '@/components/job-matcher/matcher-results'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { resultsHeading, matcherWizardWords } from '@/lib/content/job-matcher/matcher'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { leaveFor } from '@/lib/client/leave-for'
import { showScreen } from '@/lib/client/show-screen'
import { useHydrated } from '@/lib/client/use-hydrated'
import { assessJob } from '@/lib/domain/job-matcher/assess-job'
import { blankMatcher, changeMatcher, screenOf, type MatcherChange } from '@/lib/domain/job-matcher/matcher-answers'

/** Answers live only in this component's memory: not in the URL, not in storage, not in a request. */
export function MatcherWizard() {
  const [state, dispatch] = useReducer(changeMatcher, blankMatcher)
  const [isCleared, setIsCleared] = useState(false)
  const isReady = useHydrated()
  const tool = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const result = state.isFinished ? assessJob(state) : null
  const screen = result ? 'results' : state.step

  useShownScreen(screen, tool, heading)
  useForgetOnReturn(() => dispatch({ type: 'reset' }))

  const entries = useHistoryEntries((at) => dispatch({ type: 'show', screen: at }))
  const change = (answer: MatcherChange) => {
    setIsCleared(false)
    if (answer.type === 'back') {
      entries.back()
      return
    }
    const at = screenOf(changeMatcher(state, answer))
    if (at !== screenOf(state) || answer.type === 'reset') entries.add(at)
    dispatch(answer)
  }
  const clear = () => {
    entries.add(0)
    dispatch({ type: 'reset' })
    setIsCleared(true)
  }
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    dispatch({ type: 'reset' })
    leaveFor(neutralSite)
  }

  return (
    <div ref={tool} className="matcher-tool" data-screen={screen}>
      <div className="button-row tool-ways-out not-on-paper">
        <ButtonLink anchor="a" href={neutralSite} rel="noreferrer" look="secondary" onClick={leave}>
          {matcherWizardWords.leave}
        </ButtonLink>
        <Button look="secondary" disabled={!isReady} onClick={clear}>
          {matcherWizardWords.clear}
        </Button>
      </div>
      <p className="tool-status not-on-paper">
        <span role="status">{isCleared ? matcherWizardWords.cleared : null}</span>
        {screen === 0 ? null : matcherWizardWords.privacy}
      </p>
      {result ? (
        <>
          <h2 key="results" ref={heading} tabIndex={-1} className="matcher-heading">
            {resultsHeading}
          </h2>
          <MatcherResults result={result} />
          <div className="button-row matcher-buttons not-on-paper">
            <Button look="secondary" onClick={() => change({ type: 'back' })}>
              {matcherWizardWords.back}
            </Button>
            <Button onClick={() => change({ type: 'reset' })}>{matcherWizardWords.again}</Button>
          </div>
        </>
      ) : (
        <>
          <MatcherProgress step={state.step} />
          <StepHeading key={state.step} ref={heading} step={state.step} />
          <MatcherQuestions state={state} isReady={isReady} change={change} />
        </>
      )}
    </div>
  )
}

/**
 * The browser's own buttons go from step to step. An entry of the history is the number of a screen, which means nothing
 * without the answers in this page's memory.
 */
function useHistoryEntries(show: (screen: number) => void) {
  const showNow = useEffectEvent(show)
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const entry: unknown = state
      const isOurs = typeof entry === 'object' && entry !== null && 'matcherScreen' in entry
      showNow(isOurs && typeof entry.matcherScreen === 'number' ? entry.matcherScreen : 0)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  return {
    add: (screen: number) => window.history.pushState({ matcherScreen: screen }, ''),
    back: () => window.history.back(),
  }
}

/** A new screen begins at its heading. The first one stays where the page begins. */
function useShownScreen(
  screen: string | number,
  tool: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    showScreen(tool.current, heading.current)
  }, [screen, tool, heading])
}

/** The browser's back/forward cache would show the answers to anybody who goes back to the page. */
function useForgetOnReturn(forget: () => void): void {
  const forgetNow = useEffectEvent(forget)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetNow()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
