'use client'

import { PasswordField } from '@/components/forms/password-field'
import { faultOf, AuthStepForm } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { showPasswordWords, signInFields as fields, signInModes, type SignInMode } from '@/lib/content/account/sign-in'

type Props = {
  mode: SignInMode
  next: string | null
  problem: AuthStepProblem | null
  values: Partial<Record<string, string>>
}

export function SignInForm({ mode, next, problem: kept, values }: Props) {
  const state = useAuthStep(kept, mode)
  const isNew = mode === 'sign-up'
  return (
    <AuthStepForm id={mode} action={`/auth/${mode}`} hidden={{ next }} words={signInModes[mode]} state={state}>
      <TextField
        id={`${mode}-email`}
        name="email"
        label={fields.email.label}
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
        {...faultOf(mode, 'email', state.problem)}
      />
      <PasswordField
        id={`${mode}-password`}
        name="password"
        words={showPasswordWords}
        {...(isNew ? fields.newPassword : fields.password)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...faultOf(mode, 'password', state.problem)}
      />
      {isNew ? (
        <SelectField
          id={`${mode}-wanted-role`}
          name="wantedRole"
          {...fields.wantedRole}
          defaultValue={values.wantedRole}
        />
      ) : null}
    </AuthStepForm>
  )
}
