'use client'

import { faultOf, StepForm } from '@/components/auth/step-form'
import { useStep } from '@/components/auth/use-step'
import { TextField } from '@/components/forms/text-field'
import type { StepProblem } from '@/lib/client/auth/post-step'
import { signInFields } from '@/lib/content/account/sign-in'
import { applyPages } from '@/lib/content/hiring/apply'

type Props = { next: string; problem: StepProblem | null; email: string | undefined }

/** Asks somebody who applies for a job for the address that gets the code. */
export function ApplyStart({ next, problem: kept, email }: Props) {
  const state = useStep(kept)
  return (
    <StepForm id="apply" action="/auth/apply" hidden={{ next }} words={applyPages.start} state={state}>
      <TextField
        id="apply-email"
        name="email"
        label={signInFields.email.label}
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        {...faultOf('apply', 'email', state.problem)}
      />
    </StepForm>
  )
}
