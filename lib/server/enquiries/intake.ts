import 'server-only'

import type { z } from 'zod'

import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import type { EmailDetails } from '@/lib/server/emails/render-enquiry-emails'

type Consent = { purpose: 'contact' | 'marketing'; granted: boolean; wording: string; version: string }

/** A checked enquiry, in the form in which it is kept and told of. */
export type CheckedEnquiry = EmailDetails & {
  /** By the names that the database function reads; also what makes two enquiries the same one. */
  row: Readonly<Record<string, string | boolean>>
  consents: readonly Consent[]
}

/** The fields of a form that are ticked: one that is forgotten here does not compile. */
export type TickBoxes<Answers> = Record<
  { [Field in keyof Answers]: Answers[Field] extends boolean ? Field : never }[keyof Answers],
  true
>

/** What one endpoint takes. Everything that is done with it is the same for each of them. */
export type Intake = {
  /** The endpoint: the same idempotency key at another endpoint is another operation. */
  route: '/api/contact' | '/api/applicant-signup'
  /** The database function that keeps it. */
  save: 'accept_enquiry' | 'accept_waitlist_application'
  /** An ordinary form post sends 'on' for a ticked box and nothing for the others. */
  tickBoxes: readonly string[]
  /** One of ours or nothing: what a client calls itself is not for the log. */
  sourceOf: (sent: Record<string, unknown>) => EnquirySource | undefined
  /** The page that has the form, and the form's mark on it. */
  formOf: (sent: Record<string, unknown>) => { path: string; shell: EnquirySource }
  check: (sent: unknown) => { success: true; enquiry: CheckedEnquiry } | { success: false; error: z.ZodError }
}
