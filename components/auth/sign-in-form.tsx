'use client'

import type { Route } from 'next'

import { PasswordField } from '@/components/forms/password-field'
import { AuthStepForm, errorOf, faultOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import {
  showPasswordWords,
  signInFields as fields,
  signInModes,
  signInProblems,
  signInWords,
  wrongPasswordWords,
  type SignInMode,
} from '@/lib/content/account/sign-in'

type Props = {
  mode: SignInMode
  next: string | null
  problem: AuthStepProblem | null
  values: Partial<Record<string, string>>
}

export function SignInForm({ mode, next, problem: kept, values }: Props) {
  const state = useAuthStep(kept, mode)
  const isNew = mode === 'sign-up'
  // Both fields are marked, so that neither tells whether there is such an account.
  const isWrong = state.problem?.message === signInProblems.wrong
  const markOf = isNew ? errorOf : (field: string) => faultOf(mode, field, state.problem)
  return (
    <AuthStepForm
      id={mode}
      action={`/auth/${mode}`}
      hidden={{ next }}
      words={signInModes[mode]}
      state={state}
      problemAt={isNew ? 'top' : 'button'}
      help={isWrong ? <WrongPassword next={next} /> : null}
    >
      <TextField
        id={`${mode}-email`}
        name="email"
        label={fields.email.label}
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
        {...(isWrong ? { error: wrongPasswordWords.email } : markOf('email', state.problem))}
      />
      <PasswordField
        id={`${mode}-password`}
        name="password"
        words={showPasswordWords}
        {...(isNew ? fields.newPassword : fields.password)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...(isWrong ? { error: wrongPasswordWords.password } : markOf('password', state.problem))}
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

/** The provider's sentence does not say what to do. */
function WrongPassword({ next }: Pick<Props, 'next'>) {
  const after = next === null ? '' : `?next=${encodeURIComponent(next)}`
  const { ways, forgotten, code } = wrongPasswordWords
  return (
    <div>
      <p>{ways}</p>
      <ul className="plain-list route-list">
        <li>
          <PageLink href={`${signInWords.forgotten.href}${after}` as Route}>{forgotten}</PageLink>
        </li>
        <li>
          <PageLink href={`${signInWords.link.href}${after}` as Route}>{code}</PageLink>
        </li>
      </ul>
    </div>
  )
}
