'use client'

import { AuthStepForm } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'
import { confirmWords } from '@/lib/content/account/sign-in'

type Props = {
  tokenHash: string
  type: string
  next: string | null
  button: string
  problem: AuthStepProblem | null
}

export function ConfirmForm({ tokenHash, type, next, button, problem: kept }: Props) {
  const state = useAuthStep(kept)
  return (
    <AuthStepForm
      id="confirm"
      action="/auth/verify"
      hidden={{ token_hash: tokenHash, type, next }}
      words={{ submit: button, busy: confirmWords.busy }}
      state={state}
    />
  )
}
