'use client'

import { AuthStepForm, errorOf } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { TextField } from '@/components/forms/text-field'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { phoneWords as words } from '@/lib/content/account/phone'

type Props = { next: string | null; problem: AuthStepProblem | null; phone: string | undefined }

/** Asks for the number that gets a code. */
export function PhoneForm({ next, problem: kept, phone }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm id="phone" action="/auth/phone" hidden={{ next }} words={words} state={state}>
      <TextField
        id="phone-phone"
        name="phone"
        label={words.label}
        hint={words.hint}
        type="tel"
        autoComplete="tel"
        maxLength={60}
        required
        defaultValue={phone}
        {...errorOf('phone', state.problem)}
      />
    </AuthStepForm>
  )
}
