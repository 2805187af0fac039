'use client'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { phoneWords as words } from '@/lib/content/account/phone'

type Props = { next: string | null; problem: AuthStepProblem | null; phone: string; sentAt: string | undefined }

/** Takes the code. There is room for the whole text message, which some people paste. */
export function PhoneCodeForm({ next, problem: kept, phone, sentAt = '' }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm
      id="phone-code"
      action="/auth/phone-code"
      hidden={{ next, phone, sentAt }}
      words={{ submit: words.codeSubmit, busy: words.codeBusy }}
      state={state}
    >
      <TextField
        id="phone-code-code"
        name="code"
        label={words.codeLabel}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={200}
        required
        {...errorOf('code', state.problem)}
      />
    </AuthStepForm>
  )
}
