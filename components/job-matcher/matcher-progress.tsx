import type { Ref } from 'react'

import { matcherSteps, matcherWizardWords } from '@/lib/content/job-matcher/matcher'
import type { MatcherState } from '@/lib/domain/job-matcher/matcher-answers'

/** The names of the steps, with the current one marked. */
export function MatcherProgress({ step }: Pick<MatcherState, 'step'>) {
  return (
    <ol className="plain-list matcher-progress not-on-paper" aria-label={matcherWizardWords.progress}>
      {matcherSteps.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}

type HeadingProps = Pick<MatcherState, 'step'> & { ref: Ref<HTMLHeadingElement> }

export function StepHeading({ step, ref }: HeadingProps) {
  return (
    <h2 ref={ref} tabIndex={-1} className="matcher-heading">
      <span className="matcher-count">
        {matcherWizardWords.step} {step + 1} {matcherWizardWords.of} {matcherSteps.length}
        <span className="visually-hidden">: </span>
      </span>
      {matcherSteps[step]}
    </h2>
  )
}
