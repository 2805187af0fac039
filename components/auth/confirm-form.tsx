'use client'

import { StepForm } from '@/components/auth/step-form'
import { useStep } from '@/components/auth/use-step'
import type { StepProblem } from '@/lib/client/auth/post-step'
import { confirmWords } from '@/lib/content/account/sign-in'

type Props = {
  tokenHash: string
  type: string
  next: string | null
  button: string
  problem: StepProblem | null
}

export function ConfirmForm({ tokenHash, type, next, button, problem: kept }: Props) {
  const state = useStep(kept)
  return (
    <StepForm
      id="confirm"
      action="/auth/verify"
      hidden={{ token_hash: tokenHash, type, next }}
      words={{ submit: button, busy: confirmWords.busy }}
      state={state}
    />
  )
}
