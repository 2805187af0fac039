'use client'

import { PasswordField } from '@/components/forms/password-field'
import { faultOf, StepForm } from '@/components/auth/step-form'
import { useStep } from '@/components/auth/use-step'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import type { StepProblem } from '@/lib/client/auth/post-step'
import { showPasswordWords, signInFields as fields, signInModes, type SignInMode } from '@/lib/content/account/sign-in'

type Props = {
  mode: SignInMode
  next: string | null
  problem: StepProblem | null
  values: Partial<Record<string, string>>
}

export function SignInForm({ mode, next, problem: kept, values }: Props) {
  const state = useStep(kept, mode)
  const isNew = mode === 'sign-up'
  return (
    <StepForm id={mode} action={`/auth/${mode}`} hidden={{ next }} words={signInModes[mode]} state={state}>
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
    </StepForm>
  )
}
