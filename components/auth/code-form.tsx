'use client'

import type { ReactNode } from 'react'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { codeWords, signInFields as fields } from '@/lib/content/account/sign-in'

type Props = {
  next: string | null
  purpose: 'recovery' | 'sign-up' | 'apply' | 'join' | null
  problem: AuthStepProblem | null
  email: string | undefined
  /** The page shows the address already, so that only the code is asked for. */
  isEmailKnown?: boolean
  /** The heading and what is said of the email. */
  children: ReactNode
}

export function CodeForm({ next, purpose, problem: kept, email, isEmailKnown = false, children }: Props) {
  const state = useAuthStep(kept)
  return (
    <>
      {children}
      <AuthStepForm id="code" action="/auth/code" hidden={{ next, purpose }} words={codeWords} state={state}>
        {isEmailKnown ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <TextField
            id="code-email"
            name="email"
            label={fields.email.label}
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            {...errorOf('email', state.problem)}
          />
        )}
        <TextField
          id="code-code"
          name="code"
          {...fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          {...errorOf('code', state.problem)}
        />
      </AuthStepForm>
    </>
  )
}
