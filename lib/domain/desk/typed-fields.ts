import type { z } from 'zod'

import { enquiryBySource } from '@/lib/domain/enquiries/callback-enquiry'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { waitlistApplication } from '@/lib/domain/enquiries/waitlist-application'

type Rules = Readonly<Record<string, z.ZodType>>

// What somebody agreed to is no field to correct: it is a record of what was said.
const notTyped = new Set(['form_source', 'contactConsent', 'marketingConsent', 'consent', 'updates'])

function rulesOf(source: EnquirySource): Rules {
  if (source !== 'waitlist') return enquiryBySource[source].shape
  // The database calls it as the other forms do.
  const { phone, ...rules } = waitlistApplication.shape
  return { ...rules, phoneNumber: phone }
}

/** What is typed or chosen in a form, in its order, by the names of `form_fields()` in the database. */
export const typedFields = (source: EnquirySource): readonly string[] =>
  Object.keys(rulesOf(source)).filter((field) => !notTyped.has(field))

/**
 * What a field would be after a correction, by the rule that the form itself has for it.
 * @returns the value as it is kept, or what to say about it; 'no field' where that form has no such field
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
