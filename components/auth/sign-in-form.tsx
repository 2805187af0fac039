'use client'

import type { Route } from 'next'

import { PasswordField } from '@/components/forms/password-field'
import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
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

const addressOf = (path: string, next: string | null) =>
  (next === null ? path : `${path}?next=${encodeURIComponent(next)}`) as Route

export function SignInForm({ mode, next, problem: kept, values }: Props) {
  const state = useAuthStep(kept, mode)
  const isNew = mode === 'sign-up'
  const isWrong = state.problem?.message === signInProblems.wrong
  // Both fields are marked, so that neither tells whether there is such an account.
  const markOf = (field: string) =>
    isWrong
      ? ({ 'aria-invalid': true, 'aria-errormessage': `${mode}-meaning` } as const)
      : errorOf(field, state.problem)
  return (
    <AuthStepForm
      id={mode}
      action={`/auth/${mode}`}
      hidden={{ next }}
      words={signInModes[mode]}
      state={state}
      meaning={isWrong ? wrongPasswordWords.meaning : null}
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
        {...markOf('email')}
      />
      <PasswordField
        id={`${mode}-password`}
        name="password"
        words={showPasswordWords}
        {...(isNew ? fields.newPassword : fields.password)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...markOf('password')}
      />
      {isNew || isWrong ? null : (
        <p>
          <PageLink href={addressOf(signInWords.forgotten.href, next)} className="text-link">
            {signInWords.forgotten.label}
          </PageLink>
        </p>
      )}
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
  const { ways, forgotten, code } = wrongPasswordWords
  return (
    <div>
      <p>{ways}</p>
      <ul className="plain-list route-list">
        <li>
          <PageLink href={addressOf(signInWords.forgotten.href, next)}>{forgotten}</PageLink>
        </li>
        <li>
          <PageLink href={addressOf(signInWords.link.href, next)}>{code}</PageLink>
        </li>
      </ul>
    </div>
  )
}
