'use client'

import { callbackFields, wordsFor } from '@/components/enquiries/callback-fields'
import type { Control } from '@/components/enquiries/controls'
import { EnquiryField } from '@/components/enquiries/enquiry-field'
import { FormNotice, FormShell } from '@/components/enquiries/form-shell'
import { useEnquiryForm } from '@/components/enquiries/use-enquiry-form'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { loadToastStack, showToast } from '@/components/ui/toast-queue'
import { goTo } from '@/lib/client/go-to'
import { callbackFormWords as words, type CallbackField } from '@/lib/content/enquiries/callback-form'
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
  const controls = Object.entries(callbackFields[source]) as [CallbackField, Control][]
  const fields = controls.map(([field]) => field)
  const { register, submit, keep, sending, summary, notice, errors, submitButton, noticeSlot } = useEnquiryForm({
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
      {controls.map(([field, control]) => (
        <EnquiryField
          key={field}
          id={`${formId}-${field}`}
          control={control}
          words={wordsFor(field, source)}
          error={errors[field]}
          registration={register(field)}
        />
      ))}
      <PrivacyNote text={words.privacyLink} />
      <FormNotice
        shell={source}
        slot={noticeSlot}
        notice={notice}
        keep={keep}
        failedNotice={words.failedNotice}
        contactEmail={contactEmail}
      />
      <SubmitButton ref={submitButton} disabled={sending}>
        {sending ? words.submitting : words.submit}
      </SubmitButton>
    </FormShell>
  )
}
