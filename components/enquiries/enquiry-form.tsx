'use client'

import { EnquiryField } from '@/components/enquiries/enquiry-field'
import { fieldsBySource } from '@/components/enquiries/enquiry-fields'
import { FormNotice, FormShell } from '@/components/enquiries/form-shell'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { ConsentField } from '@/components/forms/consent-field'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { loadToastStack, showToast } from '@/components/ui/toast-queue'
import { goTo } from '@/lib/client/go-to'
import { callbackFormWords as words, contactWording, fieldWords } from '@/lib/content/callback-form'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type Props = { source: FormSource; contactEmail: string }

const loadResolvers = () => import('@/components/enquiries/enquiry-resolvers')

function fetchWhatSendingNeeds(): void {
  void Promise.allSettled([loadResolvers(), loadToastStack()])
}

function showThanks(reference: string | null): void {
  goTo(reference ? `/thank-you?reference=${encodeURIComponent(reference)}` : '/thank-you')
}

export function EnquiryForm({ source, contactEmail }: Props) {
  const formId = `callback-${source}`
  const idOf = (field: string) => `${formId}-${field}`
  const fields = [...fieldsBySource[source], 'contactConsent', 'marketingConsent']
  const { register, submit, sending, summary, notice, errors, submitButton, noticeSlot } = useEnquiryForm({
    shell: source,
    path: '/api/contact',
    fields,
    loadResolver: async () => (await loadResolvers()).enquiryResolver(source),
    fixed: { form_source: source },
    onAccepted: showThanks,
    announceFailure: () => showToast(words.failedToast),
  })

  return (
    <FormShell
      shell={source}
      formId={formId}
      action="/api/contact"
      fields={fields}
      summary={summary}
      submit={submit}
      onFocus={fetchWhatSendingNeeds}
      register={register}
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
      <ConsentField
        {...register('contactConsent')}
        id={idOf('contactConsent')}
        label={contactWording(source)}
        error={errors.contactConsent}
        defaultChecked
      />
      <ConsentField
        {...register('marketingConsent')}
        id={idOf('marketingConsent')}
        label={fieldWords.marketingConsent.label}
        error={errors.marketingConsent}
      />
      <PrivacyNote text={words.privacyLink} />
      <FormNotice
        shell={source}
        slot={noticeSlot}
        notice={notice}
        failedNotice={words.failedNotice}
        contactEmail={contactEmail}
      />
      <SubmitButton ref={submitButton} disabled={sending}>
        {sending ? words.submitting : words.submit}
      </SubmitButton>
    </FormShell>
  )
}
