'use client'

import { useState } from 'react'

import { FormNotice, FormShell } from '@/components/enquiries/form-shell'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { WaitlistThanks } from '@/components/enquiries/waitlist-thanks'
import { ConsentField } from '@/components/forms/consent-field'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { useHydrated } from '@/lib/client/use-hydrated'
import { callbackFormWords } from '@/lib/content/callback-form'
import {
  availabilityWords,
  jobInterestWords,
  waitlistFieldWords,
  waitlistFormWords as words,
  waitlistSupportWords,
  type WaitlistField,
} from '@/lib/content/waitlist-form'

const shell = 'waitlist'
const formId = 'waitlist-form'

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'jobInterest',
  'availability',
  'support',
  'skills',
  'experience',
  'referral',
  'consent',
  'updates',
] as const satisfies readonly WaitlistField[]

const options = (none: string, labels: Record<string, string>) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
const jobInterestOptions = options(words.chooseOne, jobInterestWords)
const availabilityOptions = options(words.chooseOne, availabilityWords)
const supportOptions = options(words.noneChosen, waitlistSupportWords)

const loadResolvers = () => import('@/components/enquiries/enquiry-resolvers')

function announceFailure(): void {
  // The specification asks for the browser's own alert here; everywhere else a toast says it.
  // eslint-disable-next-line no-alert
  window.alert(words.failedAlert)
}

type Props = { contactEmail: string }

export function WaitlistFields({ contactEmail }: Props) {
  const [accepted, setAccepted] = useState<{ reference: string | null } | null>(null)
  const isHydrated = useHydrated()
  const { register, watch, submit, sending, summary, notice, errors, submitButton, noticeSlot } = useEnquiryForm({
    shell,
    path: '/api/applicant-signup',
    fields,
    loadResolver: async () => (await loadResolvers()).waitlistResolver,
    fixed: {},
    onAccepted: (reference) => setAccepted({ reference }),
    announceFailure,
  })
  const isAgreed = watch('consent') === true

  if (accepted) return <WaitlistThanks reference={accepted.reference} contactEmail={contactEmail} />

  const control = (field: WaitlistField) => ({
    ...waitlistFieldWords[field],
    ...register(field),
    id: `${formId}-${field}`,
    error: errors[field],
  })
  // With scripts off nobody could tick the button free, so only a page that is alive holds it back.
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
      <TextField {...control('firstName')} autoComplete="given-name" spellCheck={false} />
      <TextField {...control('lastName')} autoComplete="family-name" spellCheck={false} />
      <TextField {...control('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...control('phone')} type="tel" autoComplete="tel" />
      <TextField {...control('location')} autoComplete="address-level2" />
      <SelectField {...control('jobInterest')} options={jobInterestOptions} />
      <SelectField {...control('availability')} options={availabilityOptions} />
      <SelectField {...control('support')} options={supportOptions} />
      <TextAreaField {...control('skills')} rows={3} />
      <TextAreaField {...control('experience')} rows={4} />
      <TextField {...control('referral')} autoComplete="off" />
      <ConsentField {...control('consent')} />
      <ConsentField {...control('updates')} />
      <PrivacyNote text={callbackFormWords.privacyLink} />
      <FormNotice
        shell={shell}
        slot={noticeSlot}
        notice={notice}
        failedNotice={words.failedNotice}
        contactEmail={contactEmail}
      />
      <SubmitButton
        ref={submitButton}
        disabled={sending || waitsForConsent}
        aria-describedby={waitsForConsent ? `${formId}-tick-first` : undefined}
      >
        {sending ? words.submitting : words.submit}
      </SubmitButton>
      {waitsForConsent ? (
        <p className="form-note" id={`${formId}-tick-first`}>
          {words.tickFirst}
        </p>
      ) : null}
    </FormShell>
  )
}
