import { z } from 'zod'

import {
  emailAddress,
  fieldLimits,
  freeText,
  oneLine,
  optionalLine,
  phoneNumber,
} from '@/lib/domain/fields/field-rules'

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
  }),
  lastName: oneLine({
    label: 'Last name',
    min: 2,
    max: fieldLimits.name,
    message: 'Last name must be at least 2 characters.',
  }),
  email: emailAddress,
  phoneNumber,
  location: oneLine({
    label: 'Location',
    min: 2,
    max: fieldLimits.location,
    message: 'Please enter your city or rough location.',
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
})

const organisationName = (label: string) =>
  oneLine({
    label,
    min: 2,
    max: fieldLimits.organisation,
    message: `${label} must be at least 2 characters.`,
  })

export const enquiryBySource = {
  general: contact.extend({ form_source: z.literal('general'), message }),
  employer: contact.extend({
    form_source: z.literal('employer'),
    companyName: organisationName('Company name'),
    jobTitle: organisationName('Job title'),
    message,
  }),
  partner: contact.extend({
    form_source: z.literal('partner'),
    organisation: organisationName('Organisation name'),
    organisationType: z.enum(organisationTypes, 'Please select your organisation type.'),
    message,
  }),
  candidate: contact.extend({
    form_source: z.literal('candidate'),
    support: freeText({
      label: 'Your answer',
      min: 5,
      max: fieldLimits.freeText,
      message: 'Please tell us what support you are looking for.',
    }),
  }),
} as const satisfies Record<FormSource, z.ZodType>

/** The only definition of a callback enquiry, used by form, endpoint and tests alike. Unknown keys are dropped. */
export const callbackEnquiry = z.discriminatedUnion(
  'form_source',
  [enquiryBySource.general, enquiryBySource.employer, enquiryBySource.partner, enquiryBySource.candidate],
  'Please choose which form this is: general, employer, partner or candidate.',
)
export type CallbackEnquiry = z.output<typeof callbackEnquiry>
