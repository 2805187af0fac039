import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'

import {
  forgetAnswers,
  keepAnswers,
  keptAnswers,
  type KeptAnswers,
  type LastTry,
} from '@/components/enquiries/kept-answers'
import { newIdempotencyKey } from '@/lib/client/new-idempotency-key'
import { keepEnquiry } from '@/lib/client/offline/kept-enquiry'
import { postJson } from '@/lib/client/post-json'

export type Notice = 'failed' | 'no-answer' | 'offline' | 'cut-off' | 'kept' | 'not-kept' | 'unsure' | 'too-many'
type Messages = Partial<Record<string, string>>

type Options = {
  /** The form's mark, under which its answers are kept while the person looks at another page. */
  shell: string
  path: '/api/contact' | '/api/applicant-signup'
  /** The form's fields, from top to bottom; the error summary follows this order too. */
  fields: readonly string[]
  /**
   * zod is half of a form's JavaScript and is not needed to render or fill in the form, so it is loaded on first focus.
   */
  loadResolver: () => Promise<Resolver<KeptAnswers>>
  /** Sent along with the answers. */
  fixed: KeptAnswers
  onAccepted: (reference: string | null, answers: KeptAnswers) => void
  /**
   * Called before the form says what can be done, on every failure except a lost connection, which the form explains in
   * full.
   */
  announceFailure: () => void
}

const messagesOf = (errors: FieldErrors<KeptAnswers>): Messages =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))

const consents: ReadonlySet<string> = new Set(['contactConsent', 'marketingConsent', 'recordConsent', 'consent'])

/** What was typed and chosen, without the consents: on a shared screen the next person gives their own. */
const withoutConsents = (values: KeptAnswers): KeptAnswers =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !consents.has(field)))

/** After 5xx and 409 it may have been stored anyway: repeating the same request will tell. */
function noticeFor(status: number): Notice {
  if (status === 429) return 'too-many'
  return status >= 500 || status === 409 ? 'unsure' : 'failed'
}

/** How each of our forms validates, sends, fails and keeps what was typed. */
export function useEnquiryForm(options: Options) {
  const { shell, path, fields, loadResolver, fixed, onAccepted, announceFailure } = options
  // No default values: what was typed or ticked before this code loaded is in the page, and is read from there.
  const { register, handleSubmit, getValues, setValue, setError, reset, watch, formState } = useForm<KeptAnswers>({
    resolver: async (values, context, resolverOptions) => {
      const resolver = await loadResolver()
      return resolver({ ...values, ...fixed }, context, resolverOptions)
    },
    shouldFocusError: false,
  })
  const [sending, setSending] = useState(false)
  const [summary, setSummary] = useState<{ attempt: number; messages: Messages } | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const busy = useRef(false)
  const lastTry = useRef<LastTry | null>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const noticeSlot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const kept = keptAnswers(shell)
    if (kept) {
      lastTry.current = kept.lastTry
      Object.entries(kept.values).forEach(([field, value]) => setValue(field, value))
    }
    return () => keepAnswers(shell, { values: withoutConsents(getValues()), lastTry: lastTry.current })
  }, [shell, getValues, setValue])

  useEffect(() => {
    const wakeAfterBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', wakeAfterBack)
    return () => window.removeEventListener('pageshow', wakeAfterBack)
  }, [])

  const showSummary = (messages: Messages) =>
    setSummary((previous) => ({ attempt: (previous?.attempt ?? 0) + 1, messages }))

  function backToIdle(): void {
    busy.current = false
    const hadFocus = document.activeElement === submitButton.current || document.activeElement === document.body
    flushSync(() => setSending(false))
    // A disabled button loses focus, and keyboard users would otherwise start again from the top of the page.
    if (hadFocus) submitButton.current?.focus()
  }

  function fail(kind: Notice): void {
    if (kind !== 'offline' && kind !== 'cut-off') announceFailure()
    flushSync(() => setNotice(kind))
    backToIdle()
    submitButton.current?.scrollIntoView({ block: 'nearest' })
    noticeSlot.current?.scrollIntoView({ block: 'nearest' })
  }

  async function send(answers: KeptAnswers): Promise<void> {
    setSummary(null)
    setNotice(null)
    setSending(true)
    const body = JSON.stringify({ ...answers, ...fixed, website: getValues('website') ?? '' })
    if (lastTry.current?.body !== body) lastTry.current = { body, key: newIdempotencyKey() }
    const current = lastTry.current
    if (navigator.onLine) current.triedAt ??= Date.now()
    const answer = await postJson(path, body, { idempotencyKey: current.key })

    if (answer.outcome === 'accepted') {
      lastTry.current = null
      reset()
      forgetAnswers(shell)
      onAccepted(answer.reference, answers)
      return
    }
    if (answer.outcome === 'no-answer') {
      if (navigator.onLine) return fail('no-answer')
      // Only if no try of it ever began with a connection is it certain that nothing was sent.
      return fail(current.triedAt === undefined ? 'offline' : 'cut-off')
    }
    // The server has said that this was not stored: the next attempt is a new one.
    if (answer.status === 422) lastTry.current = null
    const wrong = fields.filter((field) => answer.fields[field])
    if (wrong.length === 0) return fail(noticeFor(answer.status))
    announceFailure()
    wrong.forEach((field) => setError(field, { type: 'server', message: answer.fields[field] }))
    backToIdle()
    showSummary(answer.fields)
  }

  /** With the person's agreement: the enquiry waits on this device, and the form is as if it had been sent. */
  function keep(): void {
    if (!lastTry.current || !keepEnquiry({ path, ...lastTry.current })) return setNotice('not-kept')
    lastTry.current = null
    reset()
    forgetAnswers(shell)
    setNotice('kept')
  }

  function refuse(errors: FieldErrors<KeptAnswers>): void {
    busy.current = false
    setNotice(null)
    showSummary(messagesOf(errors))
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    // Only loading the validation code can fail here.
    await handleSubmit(send, refuse)(event).catch(() => fail('failed'))
  }

  return {
    register,
    watch,
    submit,
    keep,
    sending,
    summary,
    notice,
    errors: messagesOf(formState.errors),
    submitButton,
    noticeSlot,
  }
}
