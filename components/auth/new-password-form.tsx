'use client'

import { PasswordField } from '@/components/forms/password-field'
import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { newPasswordWords, showPasswordWords, signInFields } from '@/lib/content/account/sign-in'

type Props = { email: string; next: string | null; problem: AuthStepProblem | null }

export function NewPasswordForm({ email, next, problem: kept }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm
      id="new-password"
      action="/auth/new-password"
      hidden={{ next }}
      words={newPasswordWords}
      state={state}
    >
      {/* For password managers, which save a password with the account's name. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        id="new-password-password"
        name="password"
        words={showPasswordWords}
        {...signInFields.newPassword}
        autoComplete="new-password"
        required
        {...errorOf('password', state.problem)}
      />
    </AuthStepForm>
  )
}
