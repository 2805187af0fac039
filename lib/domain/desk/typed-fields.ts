import type { z } from 'zod'

import { enquiryBySource } from '@/lib/domain/enquiries/callback-enquiry'
import type { KeptEnquiryField } from '@/lib/domain/enquiries/enquiry-fields'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

type Rules = Readonly<Record<string, z.ZodType>>

/** Whether a field was typed or chosen, and so may be wrong. Consent was not: it records what somebody agreed to. */
const isTyped: Readonly<Record<string, boolean>> = {
  form_source: false,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  location: true,
  companyName: true,
  jobTitle: true,
  organisation: true,
  organisationType: true,
  message: true,
  support: true,
  jobInterest: true,
  availability: true,
  skills: true,
  experience: true,
  referral: true,
  contactConsent: false,
  recordConsent: false,
  marketingConsent: false,
  consent: false,
  updates: false,
} satisfies Record<KeptEnquiryField, boolean>

function rulesOf(source: EnquirySource): Rules {
  if (source !== 'waitlist') return enquiryBySource[source].shape
  // The database uses the same name as for the other forms.
  const { phone, ...rules } = waitlistApplication.shape
  return { ...rules, phoneNumber: phone }
}

/** The fields typed or chosen in a form, in order, by their names in the database's `form_fields()`. */
export const typedFields = (source: EnquirySource): readonly string[] =>
  Object.keys(rulesOf(source)).filter((field) => isTyped[field])

/**
 * A field's value after a correction, checked by the form's own rule.
 * @returns the value as stored, or what is wrong with it; 'no field' if the form has no such field
 */
export function readCorrection(
  source: EnquirySource,
  field: string,
  typed: string,
): { value: string } | { problem: string } | 'no field' {
  const rule = typedFields(source).includes(field) ? rulesOf(source)[field] : undefined
  if (!rule) return 'no field'
  const { data, error } = rule.safeParse(typed)
  if (error) return { problem: error.issues[0]?.message ?? '' }
  return { value: String(data) }
}
