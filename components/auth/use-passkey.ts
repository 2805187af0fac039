import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { passkeyProblems } from '@/lib/content/account/passkeys'

/**
 * A form whose button asks this browser for a passkey. What asks for it is fetched when the button is pressed.
 * @param send sends the form with the passkey's answer; returns what went wrong, or null when the page is being left
 */
export function usePasskey(
  purpose: 'sign-in' | 'add',
  send: (form: FormData, element: HTMLFormElement) => Promise<string | null>,
) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A page restored from the back/forward cache must not still be busy.
    const wake = () => setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function run(form: FormData, element: HTMLFormElement): Promise<string | null> {
    const script = await import('@/lib/client/auth/passkey').catch(() => null)
    if (script === null) return passkeyProblems.unavailable
    const asked = await script.askPasskey(purpose)
    if ('problem' in asked) return passkeyProblems[asked.problem]
    form.set('challenge', asked.challenge)
    form.set('credential', asked.credential)
    return send(form, element)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const form = new FormData(element)
    setBusy(true)
    setMessage(null)
    const problem = await run(form, element)
    if (problem === null) return
    flushSync(() => {
      setMessage(problem)
      setBusy(false)
    })
    box.current?.focus()
  }

  return { isBusy, problem: message === null ? null : { message, field: null }, box, submit }
}
