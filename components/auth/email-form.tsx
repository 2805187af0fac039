'use client'

import { faultOf, StepForm } from '@/components/auth/step-form'
import { useStep } from '@/components/auth/use-step'
import { TextField } from '@/components/forms/text-field'
import type { StepProblem } from '@/lib/client/auth/post-step'
import { emailSteps, signInFields } from '@/lib/content/account/sign-in'

type Props = {
  step: keyof typeof emailSteps
  next: string | null
  problem: StepProblem | null
  email: string | undefined
}

/** Asks for an address to send something to. */
export function EmailForm({ step, next, problem: kept, email }: Props) {
  const state = useStep(kept)
  return (
    <StepForm id={step} action={`/auth/${step}`} hidden={{ next }} words={emailSteps[step]} state={state}>
      <TextField
        id={`${step}-email`}
        name="email"
        label={signInFields.email.label}
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        {...faultOf(step, 'email', state.problem)}
      />
    </StepForm>
  )
}
