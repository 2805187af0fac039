'use client'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { signInFields } from '@/lib/content/account/sign-in'
import { applyPages } from '@/lib/content/hiring/apply'

type Props = { next: string; problem: AuthStepProblem | null; email: string | undefined }

/** Asks somebody who applies for a job for the address that gets the code. */
export function ApplyStart({ next, problem: kept, email }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm id="apply" action="/auth/apply" hidden={{ next }} words={applyPages.start} state={state}>
      <TextField
        id="apply-email"
        name="email"
        label={signInFields.email.label}
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        {...errorOf('email', state.problem)}
      />
    </AuthStepForm>
  )
}
