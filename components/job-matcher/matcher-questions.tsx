import { useState, type SubmitEvent } from 'react'

import { ErrorSummary } from '@/components/forms/error-summary'
import { BackgroundStep } from '@/components/job-matcher/background-step'
import { MatcherJobStep } from '@/components/job-matcher/matcher-job-step'
import type { ErrorOf } from '@/components/job-matcher/error-of'
import { RecordStep } from '@/components/job-matcher/record-step'
import { Button } from '@/components/ui/button'
import { matcherSteps, matcherWizardWords, unansweredWords } from '@/lib/content/job-matcher/matcher'
import {
  unanswered,
  type MatcherChange,
  type MatcherQuestion,
  type MatcherState,
} from '@/lib/domain/job-matcher/matcher-answers'

/** The first control of each question, for the links of the summary. */
const controlOf = {
  'has-record': 'has-record-yes',
  'record-type': 'record-type-prison',
  'group-way': 'group-way-choice',
  ethnicity: 'ethnicity-White',
  'first-name': 'first-name',
  sector: 'sector-retail',
} as const satisfies Record<MatcherQuestion, string>

type Props = { state: MatcherState; isReady: boolean; change: (change: MatcherChange) => void }

/** The questions of the current step, and the buttons to the steps before and after. */
export function MatcherQuestions({ state, isReady, change }: Props) {
  // How often Next was pressed too early on this step, and on which.
  const [early, setEarly] = useState({ step: state.step, times: 0 })
  const left = unanswered(state)
  // What was missing is there now, or this is another step: there is nothing to tell any more.
  if (early.times > 0 && (left.length === 0 || early.step !== state.step)) setEarly({ step: state.step, times: 0 })
  const isTold = early.step === state.step && early.times > 0
  const errorOf: ErrorOf = (question) => (isTold && left.includes(question) ? unansweredWords[question] : undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (left.length > 0)
      setEarly(({ step, times }) => ({ step: state.step, times: step === state.step ? times + 1 : 1 }))
    else change({ type: 'next' })
  }
  const isLast = state.step === matcherSteps.length - 1
  return (
    <form onSubmit={submit} autoComplete="off">
      {isTold && left.length > 0 ? (
        <ErrorSummary
          key={early.times}
          formId="matcher"
          problems={left.map((question) => ({ fieldId: controlOf[question], message: unansweredWords[question] }))}
        />
      ) : null}
      <fieldset className="matcher-fields" disabled={!isReady}>
        {state.step === 0 ? <RecordStep record={state.record} change={change} errorOf={errorOf} /> : null}
        {state.step === 1 ? <BackgroundStep record={state.record} change={change} errorOf={errorOf} /> : null}
        {state.step === 2 ? <MatcherJobStep job={state.job} change={change} errorOf={errorOf} /> : null}
      </fieldset>
      <div className="button-row matcher-buttons not-on-paper">
        <Button look="secondary" disabled={state.step === 0} onClick={() => change({ type: 'back' })}>
          {matcherWizardWords.back}
        </Button>
        <Button type="submit" disabled={!isReady}>
          {isLast ? matcherWizardWords.seeResults : matcherWizardWords.next}
        </Button>
      </div>
    </form>
  )
}
