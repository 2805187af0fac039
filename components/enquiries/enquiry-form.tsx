'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldErrors } from 'react-hook-form'

import { EnquiryField } from '@/components/enquiries/enquiry-field'
import { fieldsBySource, type EnquiryValues } from '@/components/enquiries/enquiry-fields'
import { forgetAnswers, keepAnswers, keptAnswers } from '@/components/enquiries/kept-answers'
import { ConsentField } from '@/components/forms/consent-field'
import { ErrorSummary } from '@/components/forms/error-summary'
import { loadToastStack, showToast } from '@/components/ui/toast-queue'
import { goTo } from '@/lib/client/go-to'
import { newIdempotencyKey } from '@/lib/client/new-idempotency-key'
import { postJson } from '@/lib/client/post-json'
import { callbackFormWords as words, fieldWords, type CallbackField } from '@/lib/content/callback-form'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type Props = { source: FormSource; contactEmail: string }
type Messages = Partial<Record<string, string>>
type Notice = 'failed' | 'no-answer' | 'too-many'

const noticeWords = {
  failed: words.failedNotice,
  'no-answer': words.noAnswerNotice,
  'too-many': words.tooManyNotice,
} as const satisfies Record<Notice, string>

// zod is half of this form's JavaScript and is not needed to draw or fill in the form, so it comes with the first focus.
const loadResolver = () => import('@/components/enquiries/enquiry-resolver')

function fetchWhatSendingNeeds(): void {
  void Promise.allSettled([loadResolver(), loadToastStack()])
}

// Firefox keeps a disabled button disabled after a reload, unless it has this attribute (which React's types leave out).
const enabledAfterReload = { autoComplete: 'off' }

const fieldsOf = (source: FormSource): readonly CallbackField[] => [
  ...fieldsBySource[source],
  'contactConsent',
  'marketingConsent',
]

const messagesOf = (errors: FieldErrors<EnquiryValues>): Messages =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))

export function EnquiryForm({ source, contactEmail }: Props) {
  const formId = `callback-${source}`
  const idOf = (field: string) => `${formId}-${field}`
  const fields = fieldsOf(source)

  // No default values: what was typed or ticked before this code arrived is in the page, and is read from there.
  const { register, handleSubmit, getValues, setValue, setError, reset, formState } = useForm<EnquiryValues>({
    resolver: async (values, context, options) => {
      const { enquiryResolver } = await loadResolver()
      return enquiryResolver(source)({ ...values, form_source: source }, context, options)
    },
    shouldFocusError: false,
  })
  const [sending, setSending] = useState(false)
  const [summary, setSummary] = useState<{ attempt: number; messages: Messages } | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const busy = useRef(false)
  const lastTry = useRef<{ body: string; key: string } | null>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const noticeSlot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const kept = keptAnswers(source)
    if (kept) {
      lastTry.current = kept.lastTry
      fieldsOf(source).forEach((field) => setValue(field, kept.values[field]))
    }
    return () => keepAnswers(source, { values: getValues(), lastTry: lastTry.current })
  }, [source, getValues, setValue])

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
    // A disabled button loses focus; without this a keyboard would start again from the top of the page.
    if (hadFocus) submitButton.current?.focus()
  }

  function fail(kind: Notice): void {
    showToast(words.failedToast)
    flushSync(() => setNotice(kind))
    backToIdle()
    submitButton.current?.scrollIntoView({ block: 'nearest' })
    noticeSlot.current?.scrollIntoView({ block: 'nearest' })
  }

  async function send(enquiry: EnquiryValues): Promise<void> {
    setSummary(null)
    setNotice(null)
    setSending(true)
    const body = JSON.stringify({ ...enquiry, form_source: source, website: getValues('website') ?? '' })
    if (lastTry.current?.body !== body) lastTry.current = { body, key: newIdempotencyKey() }
    const answer = await postJson('/api/contact', body, { idempotencyKey: lastTry.current.key })

    if (answer.outcome === 'accepted') {
      lastTry.current = null
      reset()
      forgetAnswers(source)
      goTo(answer.reference ? `/thank-you?reference=${encodeURIComponent(answer.reference)}` : '/thank-you')
      return
    }
    if (answer.outcome === 'no-answer') return fail('no-answer')
    // The server has said that this was not kept: the next try is a new one.
    if (answer.status === 422) lastTry.current = null
    const wrong = fields.filter((field) => answer.fields[field])
    if (wrong.length === 0) return fail(answer.status === 429 ? 'too-many' : 'failed')
    showToast(words.failedToast)
    wrong.forEach((field) => setError(field, { type: 'server', message: answer.fields[field] }))
    backToIdle()
    showSummary(answer.fields)
  }

  function refuse(errors: FieldErrors<EnquiryValues>): void {
    busy.current = false
    setNotice(null)
    showSummary(messagesOf(errors))
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    // Only the code that checks the answers can fail here, when it could not be fetched.
    await handleSubmit(send, refuse)(event).catch(() => fail('failed'))
  }

  const errors = messagesOf(formState.errors)

  return (
    <div className="form-shell" data-form-shell={source}>
      {summary ? (
        <ErrorSummary
          key={summary.attempt}
          formId={formId}
          title={words.problemsTitle}
          problems={fields.flatMap((field) => {
            const message = summary.messages[field]
            return message ? [{ fieldId: idOf(field), message }] : []
          })}
        />
      ) : null}
      <form
        id={formId}
        className="enquiry-form"
        method="post"
        action="/api/contact"
        noValidate
        onSubmit={submit}
        onFocus={fetchWhatSendingNeeds}
      >
        <p className="form-note">{words.allNeeded}</p>
        <input type="hidden" name="form_source" value={source} />
        {fieldsBySource[source].map((field) => (
          <EnquiryField
            key={field}
            id={idOf(field)}
            field={field}
            source={source}
            error={errors[field]}
            registration={register(field)}
          />
        ))}
        <div className="off-screen" aria-hidden="true">
          <label htmlFor={idOf('website')}>{words.honeypot}</label>
          <input {...register('website')} id={idOf('website')} type="text" autoComplete="off" tabIndex={-1} />
        </div>
        <ConsentField
          {...register('contactConsent')}
          id={idOf('contactConsent')}
          label={fieldWords.contactConsent.label}
          error={errors.contactConsent}
          defaultChecked
        />
        <ConsentField
          {...register('marketingConsent')}
          id={idOf('marketingConsent')}
          label={fieldWords.marketingConsent.label}
          error={errors.marketingConsent}
        />
        <p className="form-note">
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {words.privacyLink}
          </a>
        </p>
        <div ref={noticeSlot} className="form-notice-slot" role="status" data-form-notice={source}>
          {notice ? (
            <p className="form-notice">
              {noticeWords[notice]} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </p>
          ) : null}
        </div>
        <button
          ref={submitButton}
          type="submit"
          className="button button-primary form-submit"
          disabled={sending}
          {...enabledAfterReload}
        >
          {sending ? words.submitting : words.submit}
        </button>
      </form>
    </div>
  )
}
