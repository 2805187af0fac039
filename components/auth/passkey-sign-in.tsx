'use client'

import { AuthStepForm } from '@/components/auth/auth-step-form'
import { usePasskey } from '@/components/auth/use-passkey'
import { postStep } from '@/lib/client/auth/post-step'
import { goTo } from '@/lib/client/go-to'
import { passkeySignInWords } from '@/lib/content/account/passkeys'
import { signInWords } from '@/lib/content/account/sign-in'

/** Signs in with a passkey. With scripts off the form is sent without one, and the server says what to do instead. */
export function PasskeySignIn({ next }: { next: string | null }) {
  const state = usePasskey('sign-in', async (form) => {
    const answer = await postStep('/auth/passkey', form)
    if (!answer.ok) return answer.problem?.message ?? signInWords.noAnswer
    goTo(answer.to)
    return null
  })
  return (
    <AuthStepForm
      id="passkey"
      action="/auth/passkey"
      hidden={{ next }}
      words={passkeySignInWords}
      look="secondary"
      state={state}
    />
  )
}
