import { z } from 'zod'

import { companyNumber, ownName, website } from '@/lib/domain/companies/company-form'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { emailAddress, fieldLimits, oneLine } from '@/lib/domain/fields/field-rules'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { hidesItsName } from '@/lib/domain/fields/fold-text'
import { referralServices, type ReferralService } from '@/lib/domain/referrals/referral'

/** What an organisation that supports people says about itself. */
export type PartnerFacts = {
  name: string
  /** At Companies House, and at a charity register. Each is empty if it has none. */
  number: string
  charityNumber: string
  /** Empty if there is none. */
  website: string
  services: readonly ReferralService[]
  /** The places where it works, as people call them. */
  areas: readonly string[]
  safeguardingName: string
  safeguardingEmail: string
  /** The day on which the agreement about data was signed, as YYYY-MM-DD; null if it is not signed yet. */
  dataAgreementOn: string | null
  takesReferrals: boolean
  /** How many people it can take in a month; null if it does not say. */
  placesAMonth: number | null
}

const mostAreas = 20
const serviceField = (service: ReferralService): string => `service-${service}`
export const serviceFields = referralServices.map((service) => ({ service, field: serviceField(service) }))

/** The fields of the form, kept so that it can be shown again as it was filled in. */
export const partnerFormFields: readonly string[] = [
  'name',
  'charity_number',
  'number',
  'website',
  'areas',
  'safeguarding_name',
  'safeguarding_email',
  'data_agreement_on',
  'takes_referrals',
  'places_a_month',
  'your_name',
  'asked_as',
  'version',
  ...serviceFields.map(({ field }) => field),
]

export const partnerMessages = {
  charityNumber: 'Enter the charity number as the register has it, such as 1234567, SC012345 or NIC100123.',
  safeguardingEmail: 'Enter the safeguarding lead’s email address, such as name@example.org.',
  services: 'Tick at least one thing that you help with.',
  areas: 'Enter at least one town or county, each on a line of its own. At most 20.',
  dataAgreement: 'Enter the day on which it was signed, or leave it empty. It can’t be in the future.',
  places: 'Enter a number from 1 to 999, or leave it empty.',
} as const

const charityNumber = z
  .string()
  .default('')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((number) => /^([0-9]{6,7}|SC[0-9]{6}|NIC[0-9]{6})?$/.test(number), partnerMessages.charityNumber)

const areas = z
  .string()
  .default('')
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[\n,;]/)
        .map((line) => line.normalize('NFC').trim())
        .filter((line) => line !== ''),
    ),
  ])
  .refine(
    (named) =>
      named.length > 0 && named.length <= mostAreas && named.every((one) => /^[\p{L}\p{M} .'’&-]{2,60}$/u.test(one)),
    partnerMessages.areas,
  )

const facts = (today: string) =>
  z.object({
    name: oneLine({
      label: 'The name',
      min: 2,
      max: fieldLimits.organisation,
      message: 'Enter the name of your organisation.',
    }).refine((name) => !hidesItsName(name), 'Type the name in Latin letters, as it is on the register.'),
    charity_number: charityNumber,
    number: companyNumber,
    website,
    services: z.array(z.enum(referralServices)).min(1, partnerMessages.services),
    areas,
    safeguarding_name: oneLine({
      label: 'The name',
      min: 2,
      max: fieldLimits.name,
      message: 'Enter the name of whoever answers for safeguarding.',
    }),
    safeguarding_email: z
      .string(partnerMessages.safeguardingEmail)
      .refine((typed) => emailAddress.safeParse(typed).success, {
        error: partnerMessages.safeguardingEmail,
        abort: true,
      })
      .pipe(emailAddress),
    data_agreement_on: z
      .string()
      .default('')
      .transform((typed) => typed.trim())
      .refine(
        (typed) => typed === '' || (parseDate(typed) !== undefined && typed <= today),
        partnerMessages.dataAgreement,
      )
      .transform((typed) => (typed === '' ? null : typed)),
    places_a_month: z
      .string()
      .default('')
      .transform((typed) => typed.trim())
      .refine((typed) => /^([1-9]\d{0,2})?$/.test(typed), partnerMessages.places)
      .transform((typed) => (typed === '' ? null : Number(typed))),
  })

const askedAs = oneLine({ label: 'Your job', min: 2, max: 100, message: 'Say what your job there is.' })

type Fields = Readonly<Record<string, string | undefined>>
type Problems = { problems: Readonly<Record<string, string>> }

/**
 * What an organisation that supports people says about itself.
 * @param today as YYYY-MM-DD
 * @returns the facts, or the first problem with each field
 */
export function readPartner(fields: Fields, today: string): { facts: PartnerFacts } | Problems {
  const services = serviceFields.flatMap(({ service, field }) => (fields[field] === 'on' ? [service] : []))
  const { data, error } = facts(today).safeParse({ ...fields, services })
  if (error) return { problems: firstMessages(error) }
  return {
    facts: {
      name: data.name,
      number: data.number,
      charityNumber: data.charity_number,
      website: data.website,
      services,
      areas: data.areas,
      safeguardingName: data.safeguarding_name,
      safeguardingEmail: data.safeguarding_email,
      dataAgreementOn: data.data_agreement_on,
      takesReferrals: fields.takes_referrals === 'on',
      placesAMonth: data.places_a_month,
    },
  }
}

/**
 * Like {@link readPartner}, for somebody who asks to join as an organisation: with their own job there, and their name.
 * @param knownName the name of their account; null if it has none, and the form asks
 */
export function readPartnerRequest(
  fields: Fields,
  today: string,
  knownName: string | null,
): { facts: PartnerFacts; askedAs: string; name: string } | Problems {
  const read = readPartner(fields, today)
  const asker = z.object({ your_name: knownName === null ? ownName : z.string(), asked_as: askedAs })
  const { data, error } = asker.safeParse({
    ...fields,
    ...(knownName !== null && { your_name: knownName }),
  })
  if ('problems' in read || error)
    return { problems: { ...('problems' in read ? read.problems : {}), ...(error ? firstMessages(error) : {}) } }
  return { facts: read.facts, askedAs: data.asked_as, name: data.your_name }
}

/** The facts as the fields of the form show them. */
export const partnerFieldsOf = (said: PartnerFacts): Record<string, string> => ({
  name: said.name,
  number: said.number,
  charity_number: said.charityNumber,
  website: said.website,
  areas: said.areas.join('\n'),
  safeguarding_name: said.safeguardingName,
  safeguarding_email: said.safeguardingEmail,
  data_agreement_on: said.dataAgreementOn ?? '',
  places_a_month: said.placesAMonth === null ? '' : String(said.placesAMonth),
  ...(said.takesReferrals && { takes_referrals: 'on' }),
  ...Object.fromEntries(said.services.map((service) => [serviceField(service), 'on'])),
})
