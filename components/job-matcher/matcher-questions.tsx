import type { SubmitEvent } from 'react'

import { BackgroundStep } from '@/components/job-matcher/background-step'
import { MatcherJobStep } from '@/components/job-matcher/matcher-job-step'
import { RecordStep } from '@/components/job-matcher/record-step'
import { Button } from '@/components/ui/button'
import { matcherSteps, matcherWizardWords } from '@/lib/content/job-matcher/matcher'
import { canContinue, type MatcherChange, type MatcherState } from '@/lib/domain/job-matcher/matcher-answers'

type Props = { state: MatcherState; isReady: boolean; change: (change: MatcherChange) => void }

/** The questions of the current step, and the buttons to the steps before and after. */
export function MatcherQuestions({ state, isReady, change }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change({ type: 'next' })
  }
  const isLast = state.step === matcherSteps.length - 1
  return (
    <form onSubmit={submit} autoComplete="off">
      <fieldset className="matcher-fields" disabled={!isReady}>
        {state.step === 0 ? <RecordStep record={state.record} change={change} /> : null}
        {state.step === 1 ? <BackgroundStep record={state.record} change={change} /> : null}
        {state.step === 2 ? <MatcherJobStep job={state.job} change={change} /> : null}
      </fieldset>
      <div className="button-row matcher-buttons not-on-paper">
        <Button look="secondary" disabled={state.step === 0} onClick={() => change({ type: 'back' })}>
          {matcherWizardWords.back}
        </Button>
        <Button type="submit" disabled={!isReady || !canContinue(state)}>
          {isLast ? matcherWizardWords.seeResults : matcherWizardWords.next}
        </Button>
      </div>
      <p className="form-note matcher-waiting" hidden={canContinue(state)}>
        {matcherWizardWords.waiting}
      </p>
    </form>
  )
}
