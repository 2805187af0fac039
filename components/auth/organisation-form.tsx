'use client'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { organisationWords as words } from '@/lib/content/account/sign-in'

type Props = { next: string | null; problem: AuthStepProblem | null; email: string | undefined }

/** Asks for a work address, whose domain names the organisation. */
export function OrganisationForm({ next, problem: kept, email }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm id="organisation" action="/auth/organisation" hidden={{ next }} words={words} state={state}>
      <TextField
        id="organisation-email"
        name="email"
        label={words.label}
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        {...errorOf('email', state.problem)}
      />
    </AuthStepForm>
  )
}
