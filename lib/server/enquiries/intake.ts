import 'server-only'

import type { z } from 'zod'

import type { TickBoxField } from '@/lib/domain/enquiries/enquiry-fields'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import type { EmailDetails } from '@/lib/server/emails/write-enquiry-emails'

type Consent = { purpose: 'contact' | 'record' | 'marketing'; granted: boolean; wording: string; version: string }

/** A validated enquiry, in the form in which it is stored and reported. */
export type CheckedEnquiry = EmailDetails & {
  /** Keyed by the names that the database function reads; also decides whether two enquiries are the same. */
  row: Readonly<Record<string, string | boolean | undefined>>
  consents: readonly Consent[]
}

/** A form's checkboxes: leaving one out is a type error. */
export type TickBoxes<Answers> = Record<TickBoxField<Answers> & string, true>

/** The words of what was chosen, by field; what was not chosen has none. */
export function choicesInWords<Field extends string>(
  answers: Readonly<Record<string, string | boolean | undefined>>,
  words: Readonly<Record<Field, Readonly<Record<string, string>>>>,
): Partial<Record<Field, string>> {
  const chosen: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(words) as Field[]) {
    const label = words[field][String(answers[field])]
    if (label !== undefined) chosen[field] = label
  }
  return chosen
}

/** What differs between the endpoints: they share everything else. */
export type Intake = {
  /** The endpoint: the same idempotency key at another endpoint is another operation. */
  route: '/api/contact' | '/api/applicant-signup'
  /** The database function that stores it. */
  save: 'accept_enquiry' | 'accept_waitlist_application'
  /** An ordinary form post sends 'on' for a ticked box and nothing for the others. */
  tickBoxes: readonly string[]
  /** One of our sources, or undefined: arbitrary text from a client does not belong in the log. */
  sourceOf: (sent: Record<string, unknown>) => EnquirySource | undefined
  /** The page with the form, and the form's mark on it. */
  formOf: (sent: Record<string, unknown>) => { path: string; shell: EnquirySource }
  check: (sent: unknown) => { success: true; enquiry: CheckedEnquiry } | { success: false; error: z.ZodError }
}
