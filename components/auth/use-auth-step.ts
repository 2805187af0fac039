import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { postStep, type AuthStepProblem } from '@/lib/client/auth/post-step'
import { goTo } from '@/lib/client/go-to'
import { signInWords } from '@/lib/content/account/sign-in'

/**
 * Sends one form of the sign-in pages and goes where the response says, or shows the problem until the
 * next attempt.
 * @param form which form it is: a different one starts without the previous one's problem
 */
export function useAuthStep(kept: AuthStepProblem | null, form = '') {
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState({ form, problem: kept })
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A page restored from the back/forward cache must not still be busy.
    const wake = () => setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    setBusy(true)
    setLast({ form, problem: null })
    const answer = await postStep(element.getAttribute('action') ?? '', new FormData(element))
    if (answer.ok) {
      goTo(answer.to)
      return
    }
    flushSync(() => {
      setLast({ form, problem: answer.problem ?? { message: signInWords.noAnswer, field: null } })
      setBusy(false)
    })
    box.current?.focus()
  }

  return { isBusy, problem: last.form === form ? last.problem : null, box, submit }
}
