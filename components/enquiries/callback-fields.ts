import {
  choice,
  email,
  firstName,
  lastName,
  location,
  phone,
  referral,
  type Control,
} from '@/components/enquiries/controls'
import { fieldWords, messageHints, openEmailHint, organisationTypeWords } from '@/lib/content/enquiries/callback-form'
import type { CallbackField } from '@/lib/content/enquiries/callback-form'
import type { CallbackEnquiry, FormSource } from '@/lib/domain/enquiries/callback-enquiry'

type FieldOf<Source extends FormSource> = Exclude<
  keyof Extract<CallbackEnquiry, { form_source: Source }>,
  'form_source'
>

const name = { firstName, lastName } as const
const organisation: Control = { kind: 'line', autoComplete: 'organization' }
const contact = { email, phoneNumber: phone, location } as const
const end = {
  referral,
  contactConsent: { kind: 'tick-box', startsTicked: true },
  marketingConsent: { kind: 'tick-box' },
} as const

/** The one list for each callback form, from top to bottom; the error summary follows this order too. */
export const callbackFields: { [Source in FormSource]: Record<FieldOf<Source>, Control> } = {
  general: { ...name, ...contact, message: { kind: 'free-text' }, ...end },
  employer: {
    ...name,
    companyName: organisation,
    jobTitle: { kind: 'line', autoComplete: 'organization-title' },
    ...contact,
    message: { kind: 'free-text' },
    ...end,
  },
  partner: {
    ...name,
    organisation,
    organisationType: choice(organisationTypeWords.noneChosen, organisationTypeWords.labels),
    ...contact,
    message: { kind: 'free-text' },
    ...end,
  },
  candidate: { ...name, ...contact, support: { kind: 'free-text' }, recordConsent: { kind: 'tick-box' }, ...end },
}

/** The label of a field in one form. */
export function wordsFor(field: CallbackField, source: FormSource): { label: string; hint?: string } {
  if (field === 'email' && (source === 'employer' || source === 'partner')) {
    return { label: fieldWords.email.label, hint: openEmailHint }
  }
  return field === 'message' || field === 'support'
    ? { label: fieldWords[field].label, hint: messageHints[source] }
    : fieldWords[field]
}
