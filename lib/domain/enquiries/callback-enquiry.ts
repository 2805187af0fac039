import { z } from 'zod'

import { emailAddress, fieldLimits, freeText, oneLine, optionalLine } from '@/lib/domain/fields/field-rules'
import { phoneNumber } from '@/lib/domain/fields/phone-number'

export const formSources = ['general', 'employer', 'partner', 'candidate'] as const
export type FormSource = (typeof formSources)[number]

const organisationTypes = ['charity', 'social_enterprise', 'government', 'other'] as const
export type OrganisationType = (typeof organisationTypes)[number]

const contact = z.object({
  firstName: oneLine({
    label: 'First name',
    min: 2,
    max: fieldLimits.name,
    message: 'First name must be at least 2 characters.',
    empty: 'Enter your first name.',
  }),
  lastName: oneLine({
    label: 'Last name',
    min: 1,
    max: fieldLimits.name,
    message: 'Enter your last name.',
  }),
  email: emailAddress.optional(),
  phoneNumber: phoneNumber.optional(),
  location: oneLine({
    label: 'Location',
    min: 2,
    max: fieldLimits.location,
    message: 'Please enter your city or rough location.',
    empty: 'Enter your city or rough location.',
  }),
  referral: optionalLine('How you heard about us', fieldLimits.organisation),
  contactConsent: z.literal(true, 'You must agree to be contacted.'),
  marketingConsent: z.boolean('Please tick the box or leave it empty.').default(false),
})

const message = freeText({
  label: 'Your message',
  min: 5,
  max: fieldLimits.freeText,
  message: "Please tell us what you're looking for.",
  empty: 'Tell us what you’re looking for.',
})

const organisationName = (label: string, asked: string) =>
  oneLine({
    label,
    min: 2,
    max: fieldLimits.organisation,
    message: `${label} must be at least 2 characters.`,
    empty: `Enter ${asked}.`,
  })

/** A number to call, an address to write to, or both. Where there is neither, that is one mistake, told at the first. */
function withOneWayToAnswer<Shape extends z.ZodRawShape>(enquiry: z.ZodObject<Shape>): z.ZodObject<Shape> {
  const isReachable = ({ email, phoneNumber }: Record<string, unknown>) =>
    email !== undefined || phoneNumber !== undefined
  return enquiry.refine(isReachable, {
    path: ['email'],
    message: 'Enter your email address or a phone number.',
    when: () => true,
  })
}

export const enquiryBySource = {
  general: withOneWayToAnswer(contact.extend({ form_source: z.literal('general'), message })),
  employer: withOneWayToAnswer(
    contact.extend({
      form_source: z.literal('employer'),
      companyName: organisationName('Company name', 'the name of your company'),
      jobTitle: organisationName('Job title', 'your job title'),
      message,
    }),
  ),
  partner: withOneWayToAnswer(
    contact.extend({
      form_source: z.literal('partner'),
      organisation: organisationName('Organisation name', 'the name of your organisation'),
      organisationType: z.enum(organisationTypes, 'Please select your organisation type.'),
      message,
    }),
  ),
  candidate: withOneWayToAnswer(
    contact.extend({
      form_source: z.literal('candidate'),
      support: freeText({
        label: 'Your answer',
        min: 5,
        max: fieldLimits.freeText,
        message: 'Please tell us what support you are looking for.',
      }),
      recordConsent: z.boolean('Please tick the box or leave it empty.').default(false),
    }),
  ),
} as const satisfies Record<FormSource, z.ZodType>

/**
 * The only definition of a callback enquiry, used by form, endpoint and tests alike. Unknown keys are dropped. An email
 * address or phone number that was not given is left out: an empty one is wrong.
 */
export const callbackEnquiry = z.discriminatedUnion(
  'form_source',
  [enquiryBySource.general, enquiryBySource.employer, enquiryBySource.partner, enquiryBySource.candidate],
  'Please choose which form this is: general, employer, partner or candidate.',
)
export type CallbackEnquiry = z.output<typeof callbackEnquiry>
