import 'server-only'

import { z } from 'zod'

import { callbackChoices, consentWording, recordConsentProblem } from '@/lib/content/enquiries/callback-form'
import { recordWordsOfACard } from '@/lib/content/hiring/telling-words'
import { notificationEmail } from '@/lib/content/enquiries/emails'
import {
  callbackEnquiry,
  formSources,
  type CallbackEnquiry,
  type FormSource,
} from '@/lib/domain/enquiries/callback-enquiry'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
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

/** Each with the words beside its own box. */
function consentsOf(enquiry: CallbackEnquiry): CheckedEnquiry['consents'] {
  const { contactConsent, marketingConsent } = enquiry
  const { version } = consentWording
  return [
    { purpose: 'contact', granted: contactConsent, wording: consentWording.contact, version },
    ...(enquiry.form_source === 'candidate'
      ? [{ purpose: 'record' as const, granted: enquiry.recordConsent, wording: consentWording.record, version }]
      : []),
    { purpose: 'marketing', granted: marketingConsent, wording: consentWording.marketing, version },
  ]
}

const recordHint = sensitivePattern(recordWordsOfACard)

/** Why an enquiry cannot be kept: it tells of a record, and its sender has not agreed that we keep that. */
function keptUnasked(enquiry: CallbackEnquiry): z.ZodError | null {
  if (enquiry.form_source !== 'candidate' || enquiry.recordConsent) return null
  const words = recordHint.exec(enquiry.support.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))?.[0]
  return words === undefined
    ? null
    : new z.ZodError([
        { code: 'custom', path: ['recordConsent'], message: recordConsentProblem(words), input: undefined },
      ])
}

const yesOrNo = (isTicked: boolean): string => (isTicked ? notificationEmail.yes : notificationEmail.no)

const tickBoxes = {
  contactConsent: true,
  recordConsent: true,
  marketingConsent: true,
} satisfies TickBoxes<CallbackEnquiry>

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
    const refused = keptUnasked(enquiry)
    if (refused) return { success: false, error: refused }
    const inWords = {
      ...enquiry,
      ...choicesInWords(enquiry, callbackChoices),
      recordConsent: enquiry.form_source === 'candidate' ? yesOrNo(enquiry.recordConsent) : undefined,
      marketingConsent: yesOrNo(enquiry.marketingConsent),
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
