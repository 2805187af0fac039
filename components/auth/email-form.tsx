'use client'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { emailSteps, signInFields } from '@/lib/content/account/sign-in'

type Props = {
  step: keyof typeof emailSteps
  next: string | null
  problem: AuthStepProblem | null
  email: string | undefined
}

/** Asks for an address to send something to. */
export function EmailForm({ step, next, problem: kept, email }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm id={step} action={`/auth/${step}`} hidden={{ next }} words={emailSteps[step]} state={state}>
      <TextField
        id={`${step}-email`}
        name="email"
        label={signInFields.email.label}
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        {...errorOf('email', state.problem)}
      />
    </AuthStepForm>
  )
}
