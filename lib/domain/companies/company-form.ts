import { z } from 'zod'

import { companySectors, companySizes, type CompanyFacts, type CompanySite } from '@/lib/domain/companies/company'
import { isPersonName, notAName } from '@/lib/domain/fields/person-name'
import { fieldLimits, oneLine } from '@/lib/domain/fields/field-rules'
import { hidesItsName } from '@/lib/domain/fields/fold-text'
import { phoneNumber } from '@/lib/domain/fields/phone-number'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { wholePostcode } from '@/lib/domain/fields/whole-postcode'
import { isPlaceName } from '@/lib/domain/job-board/advert-phrases'

export const mostSites = 10
export const siteParts = ['name', 'town', 'postcode'] as const
export type SitePart = (typeof siteParts)[number]

/** The form field for one part of a site, numbered from 1. `id` is a hidden field. */
export const siteField = (number: number, part: SitePart | 'id'): string => `site-${number}-${part}`

const siteNumbers = Array.from({ length: mostSites }, (_, index) => index + 1)

/** The fields of the company form, kept so that it can be shown again as it was filled in. */
export const companyFormFields: readonly string[] = [
  'name',
  'number',
  'sector',
  'size',
  'website',
  'phone',
  'your_name',
  'asked_as',
  'version',
  ...siteNumbers.flatMap((number) => [...siteParts, 'id' as const].map((part) => siteField(number, part))),
]

const numberMessage = 'A Companies House number has 8 characters: 8 digits, or 2 letters and 6 digits.'
const websiteMessage = 'Enter a web address such as www.example.co.uk, or leave it empty.'
const phoneMessage = 'Enter a phone number on which we can reach the company, such as 0113 496 0000.'
const optionalPhoneMessage =
  'Enter a phone number on which we can reach the company, such as 0113 496 0000, or leave it empty.'
const postcodeMessage = 'Enter a full UK postcode, such as LS1 4AP.'

/** A Companies House number, typed with or without spaces and in either case; empty if there is none. */
export const companyNumber = z
  .string()
  .default('')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((number) => /^([0-9]{8}|[A-Z]{2}[0-9]{6})?$/.test(number), numberMessage)

// A name on the internet, in ASCII as a URL spells it: not a number, and nothing that a parser only lets pass.
const hostNamePattern = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/

const isWebsite = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && hostNamePattern.test(hostname) && username === '' && password === ''
}

/** A website, with https added if no scheme was typed; empty if there is none. */
export const website = z
  .string()
  .default('')
  .transform((typed) => typed.trim())
  .transform((typed) => (typed === '' || /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine((address) => address === '' || (address.length <= 200 && isWebsite(address)), websiteMessage)

const facts = z.object({
  name: oneLine({
    label: 'The name',
    min: 2,
    max: fieldLimits.organisation,
    message: 'Enter the name of your company.',
  }).refine((name) => !hidesItsName(name), 'Type the name in Latin letters, as it is on the register of companies.'),
  number: companyNumber,
  sector: z.enum(companySectors, 'Choose what your company does.'),
  size: z.enum(companySizes, 'Choose how many people work there.'),
  website,
  phone: z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .refine((typed) => typed === '' || phoneNumber.safeParse(typed).success, optionalPhoneMessage),
})

/** The name of an account, as colleagues see it: asked for once, when somebody hires or joins a company. */
export const ownName = oneLine({
  label: 'Your name',
  min: 2,
  max: fieldLimits.name,
  message: 'Enter your name.',
}).refine(isPersonName, notAName)

const asker = z.object({
  asked_as: oneLine({ label: 'Your job', min: 2, max: 100, message: 'Say what your job at the company is.' }),
})

const site = z.object({
  name: oneLine({
    label: 'The name',
    min: 2,
    max: 80,
    message: 'Enter a name for this workplace, such as Shop or Head office.',
  }),
  // On the page of each job as soon as it is saved.
  town: oneLine({ label: 'The town', min: 2, max: 60, message: 'Enter the town of this workplace.' }).refine(
    (town) => /^[\p{Script=Latin}\p{M} .,'’()&-]+$/u.test(town) && isPlaceName(town),
    'Enter only the name of the town.',
  ),
  postcode: wholePostcode(postcodeMessage),
})

type Fields = Readonly<Record<string, string | undefined>>
type Problems = Readonly<Record<string, string>>

/** Several workplaces can have the same problem, which the top of the form lists: the later ones are told apart. */
const ofSite = (number: number, message: string): string =>
  number === 1 ? message : `Workplace ${number}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`

function readSites(fields: Fields): { sites: CompanySite[]; problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const used = new Set<string>()
  const sites: CompanySite[] = []
  for (const number of siteNumbers) {
    const typed = Object.fromEntries(siteParts.map((part) => [part, fields[siteField(number, part)] ?? '']))
    // The first site is required; any other counts only if something was typed in it.
    if (number > 1 && siteParts.every((part) => typed[part]?.trim() === '')) continue
    const parsed = site.safeParse(typed)
    if (!parsed.success) {
      const messages = firstMessages(parsed.error)
      for (const part of siteParts)
        if (messages[part]) problems[siteField(number, part)] = ofSite(number, messages[part])
      continue
    }
    // Jobs refer to a workplace by this id, so an edited one keeps its id and a new one gets a free id.
    const said = fields[siteField(number, 'id')] ?? ''
    const free = siteNumbers.map((each) => `site-${each}`).find((id) => !used.has(id) && !isSaid(fields, id)) ?? said
    const id = /^site-([1-9]|10)$/.test(said) && !used.has(said) ? said : free
    used.add(id)
    sites.push({ id, ...parsed.data })
  }
  return { sites, problems }
}

const isSaid = (fields: Fields, id: string): boolean =>
  siteNumbers.some((number) => fields[siteField(number, 'id')] === id && isFilled(fields, number))

const isFilled = (fields: Fields, number: number): boolean =>
  siteParts.some((part) => (fields[siteField(number, part)] ?? '').trim() !== '')

/** How many workplaces to show open: those that are filled in, and at least one. */
export const filledSites = (fields: Fields): number =>
  Math.max(1, ...siteNumbers.filter((number) => isFilled(fields, number)))

function read(fields: Fields): { facts: CompanyFacts | null; problems: Record<string, string> } {
  const parsed = facts.safeParse(fields)
  const { sites, problems } = readSites(fields)
  if (!parsed.success) return { facts: null, problems: { ...firstMessages(parsed.error), ...problems } }
  return { facts: { ...parsed.data, sites }, problems }
}

/**
 * What a company says about itself, as it is stored: the number in capitals without spaces, the website with its
 * scheme, each postcode with its space.
 * @param fields what was typed
 * @returns the facts, or the first problem with each field
 */
export function readCompany(fields: Fields): { facts: CompanyFacts } | { problems: Problems } {
  const { facts, problems } = read(fields)
  return facts === null || Object.keys(problems).length > 0 ? { problems } : { facts }
}

/** Problems from the top of the form to its end. */
const inOrderOfForm = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).toSorted(
      ([one], [other]) => companyFormFields.indexOf(one) - companyFormFields.indexOf(other),
    ),
  )

/**
 * Like {@link readCompany}, for somebody asking to join as a company: includes their own job there, and their name.
 * @param knownName the name of their account; null if it has none, and the form asks
 */
export function readCompanyRequest(
  fields: Fields,
  knownName: string | null,
): { facts: CompanyFacts; askedAs: string; name: string } | { problems: Problems } {
  const { facts, problems } = read(fields)
  const { data, error } = asker.extend({ your_name: knownName === null ? ownName : z.string() }).safeParse({
    ...fields,
    ...(knownName !== null && { your_name: knownName }),
  })
  // We call a company before we approve it.
  const isWithoutPhone = (fields.phone ?? '').trim() === '' || problems.phone !== undefined
  const noPhone: Problems = isWithoutPhone ? { phone: phoneMessage } : {}
  const all: Problems = { ...problems, ...noPhone, ...(error ? firstMessages(error) : {}) }
  if (facts === null || error || Object.keys(all).length > 0) return { problems: inOrderOfForm(all) }
  return { facts, askedAs: data.asked_as, name: data.your_name }
}

/** The facts as the fields of the form show them. */
export const fieldsOf = ({
  sites,
  name,
  number,
  sector,
  size,
  website,
  phone,
}: CompanyFacts): Record<string, string> => ({
  phone,
  name,
  number,
  sector,
  size,
  website,
  ...Object.fromEntries(
    sites.flatMap((each, index) =>
      [...siteParts, 'id' as const].map((part) => [siteField(index + 1, part), each[part]]),
    ),
  ),
})
