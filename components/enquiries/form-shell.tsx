import type { FormEvent, ReactNode, RefObject } from 'react'
import type { UseFormRegister } from 'react-hook-form'

import type { KeptAnswers } from '@/components/enquiries/kept-answers'
import type { Notice } from '@/components/enquiries/use-enquiry-form'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { callbackFormWords } from '@/lib/content/enquiries/callback-form'
import { keptEnquiryWords } from '@/lib/content/enquiries/kept-enquiry'

type Props = {
  shell: string
  formId: string
  action: string
  fields: readonly string[]
  summary: { attempt: number; messages: Partial<Record<string, string>> } | null
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  onFocus: () => void
  register: UseFormRegister<KeptAnswers>
  children: ReactNode
}

/** What says on each page that an enquiry waits: without a connection it could not be fetched any more. */
const fetchNotice = () => void import('@/components/layout/kept-enquiry-notice').catch(() => undefined)

/** The error summary, the form itself and its honeypot. The server edits this markup: see lib/server/enquiries. */
export function FormShell({ shell, formId, action, fields, summary, submit, onFocus, register, children }: Props) {
  return (
    <div className="form-shell" data-form-shell={shell}>
      {summary ? (
        <ErrorSummary
          key={summary.attempt}
          formId={formId}
          problems={fields.flatMap((field) => {
            const message = summary.messages[field]
            return message ? [{ fieldId: `${formId}-${field}`, message }] : []
          })}
        />
      ) : null}
      <form
        id={formId}
        className="enquiry-form"
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        onFocus={() => {
          onFocus()
          fetchNotice()
        }}
      >
        {children}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${formId}-website`}>{callbackFormWords.honeypot}</label>
          <input {...register('website')} id={`${formId}-website`} type="text" autoComplete="off" tabIndex={-1} />
        </div>
      </form>
    </div>
  )
}

type NoticeProps = {
  shell: string
  slot: RefObject<HTMLDivElement | null>
  notice: Notice | null
  keep: () => void
  failedNotice: string
  contactEmail: string
}

/** The outcome of the last attempt, until the next one. */
export function FormNotice({ shell, slot, notice, keep, failedNotice, contactEmail }: NoticeProps) {
  const words = {
    failed: failedNotice,
    'no-answer': callbackFormWords.noAnswerNotice,
    offline: callbackFormWords.offlineNotice,
    'cut-off': callbackFormWords.cutOffNotice,
    kept: `${keptEnquiryWords.kept} ${callbackFormWords.orEmail}`,
    'not-kept': `${keptEnquiryWords.notKept} ${callbackFormWords.orEmail}`,
    unsure: callbackFormWords.unsureNotice,
    'too-many': callbackFormWords.tooManyNotice,
  } as const satisfies Record<Notice, string>
  return (
    <div ref={slot} className="form-notice-slot" role="status" data-form-notice={shell}>
      {notice ? (
        <p className={notice === 'kept' ? 'notice' : 'form-notice'}>
          {words[notice]} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      ) : null}
      {notice === 'offline' || notice === 'cut-off' ? (
        <div className="notice">
          <p>{keptEnquiryWords.offer}</p>
          <Button look="secondary" onClick={keep}>
            {keptEnquiryWords.yes}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
