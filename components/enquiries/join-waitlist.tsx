'use client'

import { useState, type ComponentProps } from 'react'

import type { Control } from '@/components/enquiries/controls'
import { EnquiryField } from '@/components/enquiries/enquiry-field'
import { FormNotice, FormShell } from '@/components/enquiries/form-shell'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { waitlistFields } from '@/components/enquiries/waitlist-fields'
import { WaitlistThanks } from '@/components/enquiries/waitlist-thanks'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/lib/client/use-hydrated'
import { callbackFormWords } from '@/lib/content/enquiries/callback-form'
import {
  waitlistFieldWords,
  waitlistFormWords as words,
  type WaitlistField,
} from '@/lib/content/enquiries/waitlist-form'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'

const shell = 'waitlist'
const formId = 'waitlist-form'

const controls = Object.entries(waitlistFields) as [WaitlistField, Control][]
const fields = controls.map(([field]) => field)

const loadResolvers = () => import('@/components/enquiries/enquiry-resolvers')

function announceFailure(): void {
  // The specification asks for the browser's own alert here; everywhere else a toast says it.
  // eslint-disable-next-line no-alert
  window.alert(words.failedAlert)
}

type Props = { contactEmail: string }
type Accepted = Omit<ComponentProps<typeof WaitlistThanks>, 'contactEmail'>

export function JoinWaitlist({ contactEmail }: Props) {
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  const isHydrated = useHydrated()
  const { register, watch, submit, keep, sending, summary, notice, errors, submitButton, noticeSlot } = useEnquiryForm({
    shell,
    path: '/api/applicant-signup',
    fields,
    loadResolver: async () => (await loadResolvers()).waitlistResolver,
    fixed: {},
    onAccepted: (reference, { phone }) =>
      setAccepted({ reference, phone: String(phone), callBy: weekdayText(ourAnswerDueOn(londonDay(new Date()))) }),
    announceFailure,
  })
  const isAgreed = watch('consent') === true

  if (accepted) return <WaitlistThanks {...accepted} contactEmail={contactEmail} />

  // With scripts off nobody could enable the button by ticking, so only a hydrated page disables it.
  const waitsForConsent = isHydrated && !isAgreed
  return (
    <FormShell
      shell={shell}
      formId={formId}
      action="/api/applicant-signup"
      fields={fields}
      summary={summary}
      submit={submit}
      onFocus={() => void loadResolvers().catch(() => undefined)}
      register={register}
    >
      <p className="form-note">{words.allNeeded}</p>
      {controls.map(([field, control]) => (
        <EnquiryField
          key={field}
          id={`${formId}-${field}`}
          control={control}
          words={waitlistFieldWords[field]}
          error={errors[field]}
          registration={register(field)}
        />
      ))}
      <PrivacyNote text={callbackFormWords.privacyLink} />
      <FormNotice
        shell={shell}
        slot={noticeSlot}
        notice={notice}
        keep={keep}
        failedNotice={words.failedNotice}
        contactEmail={contactEmail}
      />
      {waitsForConsent ? (
        <p id={`${formId}-tick-first`}>
          <strong>{words.tickFirst}</strong>
        </p>
      ) : null}
      <SubmitButton
        ref={submitButton}
        disabled={sending || waitsForConsent}
        aria-describedby={waitsForConsent ? `${formId}-tick-first` : undefined}
      >
        {sending ? words.submitting : words.submit}
      </SubmitButton>
    </FormShell>
  )
}
