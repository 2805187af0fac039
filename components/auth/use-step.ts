import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { postStep, type StepProblem } from '@/lib/client/auth/post-step'
import { goTo } from '@/lib/client/go-to'
import { signInWords } from '@/lib/content/sign-in'

/** Sends one form of the sign-in pages and goes on where the answer says, or shows what is wrong above the button. */
export function useStep(kept: StepProblem | null) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(kept)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A page that comes back as it was left must not still be busy.
    const wake = () => setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    const answer = await postStep(form.getAttribute('action') ?? '', new FormData(form))
    if (answer.ok) {
      goTo(answer.to)
      return
    }
    flushSync(() => {
      setProblem(answer.problem ?? { message: signInWords.noAnswer, field: null })
      setBusy(false)
    })
    box.current?.focus()
  }

  return { isBusy, problem, box, submit }
}
