'use client'

import { useEffect, useState } from 'react'

import { AuthStepForm } from '@/components/auth/auth-step-form'
import { useAuthStep } from '@/components/auth/use-auth-step'
import { phoneWords as words } from '@/lib/content/account/phone'

type Props = {
  next: string | null
  phone: string
  sentAt: string | undefined
  /** How long the visitor has to wait before asking again, when the page was made. */
  seconds: number
}

/**
 * Asks for another code. The button always works, as it must without scripts: whoever presses it too early reads how
 * long to wait.
 */
export function PhoneAgain({ next, phone, sentAt = '', seconds }: Props) {
  const state = useAuthStep(null)
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])

  return (
    <AuthStepForm
      id="phone-again"
      action="/auth/phone"
      hidden={{ next, phone, sentAt }}
      words={{ submit: words.again, busy: words.busy }}
      look="secondary"
      state={state}
    >
      {/* A timer is not read out each time that it changes. */}
      <p className="form-note" role="timer">
        {left > 0 ? words.wait(left) : words.mayAsk}
      </p>
    </AuthStepForm>
  )
}
