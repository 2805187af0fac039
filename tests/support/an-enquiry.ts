import type { CallbackEnquiry, FormSource } from '@/lib/domain/enquiries/callback-enquiry'

const person = {
  firstName: 'Amina',
  lastName: "O'Brien-Núñez",
  email: 'amina@example.com',
  phoneNumber: '020 7946 0018',
  location: 'Leeds',
  referral: 'A friend',
  contactConsent: true,
  marketingConsent: false,
} as const
const message = 'We would like to talk about hiring.'

const ofEachSource = {
  general: { ...person, form_source: 'general', message },
  employer: { ...person, form_source: 'employer', companyName: 'Acme & Sons Ltd', jobTitle: 'HR Lead', message },
  partner: { ...person, form_source: 'partner', organisation: 'Open Door', organisationType: 'charity', message },
  candidate: { ...person, form_source: 'candidate', support: 'I need help with my CV.', recordConsent: false },
} as const satisfies Record<FormSource, CallbackEnquiry>

/** A valid body of POST /api/contact, overridden by `changes`. */
export function anEnquiry(
  source: FormSource = 'general',
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...ofEachSource[source], ...changes }
}

export const aValidEnquiry = (source: FormSource): CallbackEnquiry => ofEachSource[source]
