import 'server-only'

import { callbackChoices, consentWording, contactWording } from '@/lib/content/enquiries/callback-form'
import { notificationEmail } from '@/lib/content/enquiries/emails'
import {
  callbackEnquiry,
  formSources,
  type CallbackEnquiry,
  type FormSource,
} from '@/lib/domain/enquiries/callback-enquiry'
import { choicesInWords, type CheckedEnquiry, type Intake, type TickBoxes } from '@/lib/server/enquiries/intake'

/** The page each form is on. */
const pageOf: Record<FormSource, string> = {
  general: '/request-callback',
  employer: '/employers',
  partner: '/partners',
  candidate: '/request-callback/candidate',
}

const sourceOf = (sent: Record<string, unknown>): FormSource | undefined =>
  formSources.find((source) => source === sent.form_source)

function consentsOf({ form_source, contactConsent, marketingConsent }: CallbackEnquiry): CheckedEnquiry['consents'] {
  const { version } = consentWording
  return [
    { purpose: 'contact', granted: contactConsent, wording: contactWording(form_source), version },
    { purpose: 'marketing', granted: marketingConsent, wording: consentWording.marketing, version },
  ]
}

const tickBoxes = { contactConsent: true, marketingConsent: true } satisfies TickBoxes<CallbackEnquiry>

/** POST /api/contact: the four callback forms. */
export const contactIntake: Intake = {
  route: '/api/contact',
  save: 'accept_enquiry',
  tickBoxes: Object.keys(tickBoxes),
  sourceOf,
  formOf: (sent) => {
    const source = sourceOf(sent) ?? 'general'
    return { path: pageOf[source], shell: source }
  },
  check: (sent) => {
    const parsed = callbackEnquiry.safeParse(sent)
    if (!parsed.success) return { success: false, error: parsed.error }
    const enquiry = parsed.data
    const inWords = {
      ...enquiry,
      ...choicesInWords(enquiry, callbackChoices),
      marketingConsent: enquiry.marketingConsent ? notificationEmail.yes : notificationEmail.no,
    }
    return {
      success: true,
      enquiry: {
        row: enquiry,
        source: enquiry.form_source,
        email: enquiry.email ?? null,
        hasPhone: enquiry.phoneNumber !== undefined,
        consents: consentsOf(enquiry),
        answers: inWords,
      },
    }
  },
}
