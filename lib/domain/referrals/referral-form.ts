import { fieldsOfPerson, inOrder, personFormFields, readPerson } from '@/lib/domain/casework/person-form'
import { noSafeTimes, type SafeTimes } from '@/lib/domain/casework/safe-times'
import { safeWays, type PersonFacts, type SafeWay } from '@/lib/domain/casework/supported-person'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { optionalFreeText } from '@/lib/domain/fields/field-rules'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { referralServices, type ReferralService } from '@/lib/domain/referrals/referral'

type Fields = Readonly<Record<string, string | undefined>>
type Problems = { problems: Readonly<Record<string, string>> }

/** The sections of a referral after the consent, in order. The first names the person, so the others need it. */
export const referralSections = ['person', 'place', 'help'] as const
export type ReferralSection = (typeof referralSections)[number]

/** What a referral says about its person: a file without what only the receiver decides. */
export type ReferralFacts = Omit<PersonFacts, 'work_state' | 'own_reference' | keyof SafeTimes>

export const mostReferralWords = 1000

export const referralServiceField = (service: ReferralService): string => `service-${service}`

/** The fields of each section, kept so that it can be shown again as it was filled in. */
export const referralSectionFields: Readonly<Record<ReferralSection, readonly string[]>> = {
  person: [
    'name',
    'phone',
    'email',
    ...safeWays.map((way) => `safe_${way}`),
    'safe_hours',
    'interpreter',
    'access_needs',
  ],
  place: [
    'town',
    'postcode',
    'place',
    'establishment',
    'release_on',
    'release_unknown',
    'practitioner_name',
    'practitioner_contact',
  ],
  help: ['words', ...referralServices.map(referralServiceField)],
}

/** What a referral already says, as far as its sections are filled in. */
export type ReferralSaid = {
  facts: ReferralFacts | null
  /** Whether somebody has answered where the person is: until then they count as in the community. */
  hasPlace: boolean
  services: readonly ReferralService[]
  words: string
}

/** The sections that are still empty, in order; it can be sent once there are none. */
export function missingSections({ facts, hasPlace, services }: ReferralSaid): readonly ReferralSection[] {
  return [
    // One that was begun from a file without a safe way asks for it.
    ...(facts === null || facts.safe_ways.length === 0 ? (['person'] as const) : []),
    ...(hasPlace ? [] : (['place'] as const)),
    ...(services.length === 0 ? (['help'] as const) : []),
  ]
}

const notDecidedHere = { work_state: 'not_started', own_reference: '' } as const

/** The facts as the fields of the form show them. */
export const fieldsOfFacts = (facts: ReferralFacts): Readonly<Record<string, string>> =>
  fieldsOfPerson({ ...noSafeTimes, ...facts, ...notDecidedHere })

const placeFacts = [
  'town',
  'district',
  'place',
  'establishment',
  'release_on',
  'release_unknown',
  'practitioner_name',
  'practitioner_contact',
] as const satisfies readonly (keyof ReferralFacts)[]

/** The facts as they are stored: without where somebody is, until that section is filled in. */
export const storedFacts = (facts: ReferralFacts, hasPlace: boolean): Partial<ReferralFacts> =>
  hasPlace
    ? facts
    : Object.fromEntries(Object.entries(facts).filter(([name]) => !placeFacts.some((fact) => fact === name)))

/** What somebody says about themselves, as it is stored: the public form does not ask whether they are in custody. */
export const storedOwnFacts = (facts: ReferralFacts): Partial<ReferralFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'place'))

const hasSafeWay = (fields: Fields): boolean => safeWays.some((way) => fields[`safe_${way}`] === 'on')
/** Ways for which the form asks what they need: no file has the address of somebody's home. */
const answeredBy = ['call', 'text', 'email'] as const satisfies readonly SafeWay[]
const canBeAnswered = (fields: Fields): boolean => answeredBy.some((way) => fields[`safe_${way}`] === 'on')

/** The facts of a form without what only the receiver decides. */
function readFacts(
  fields: Fields,
  today: PlainDate,
  recordWords: readonly string[],
): { facts: ReferralFacts } | Problems {
  const read = readPerson(fields, today, recordWords)
  if ('problems' in read) return read
  const facts: ReferralFacts & Partial<PersonFacts> = { ...read.facts }
  delete facts.work_state
  delete facts.own_reference
  delete facts.safe_days
  delete facts.safe_from
  delete facts.safe_to
  return { facts }
}

/**
 * The facts after one section was filled in, over what the others said before.
 * @param before null while the person is not named; only their own section can then be filled in
 * @returns the facts, or the first problem with each field of the section
 */
export function readFactsSection(
  section: 'person' | 'place',
  before: ReferralFacts | null,
  fields: Fields,
  today: PlainDate,
  recordWords: readonly string[],
): { facts: ReferralFacts } | Problems {
  const own = referralSectionFields[section]
  // A box that is not ticked is not sent: a tick from before must not come back.
  const typed = Object.fromEntries(own.map((name) => [name, fields[name] ?? '']))
  const read = readFacts({ ...(before && fieldsOfFacts(before)), ...typed }, today, recordWords)
  const found = 'problems' in read ? { ...read.problems } : {}
  if (section === 'person' && !hasSafeWay(typed)) found.safe_ways ??= sectionMessages.ways
  if (Object.keys(found).length === 0) return read
  return { problems: inOrder(found) }
}

const sectionMessages = { ways: 'Tick at least one safe way to reach them, or nobody can.' } as const

const helpMessages = {
  services: 'Tick at least one thing that they would like help with.',
  notOffered: 'The organisation does not offer one of these any more. Take its tick away.',
} as const

/**
 * What somebody would like help with.
 * @param offered what the receiver offers
 */
export function readHelp(
  fields: Fields,
  offered: readonly ReferralService[],
  recordWords: readonly string[],
): { services: readonly ReferralService[]; words: string } | Problems {
  const services = referralServices.filter((service) => fields[referralServiceField(service)] === 'on')
  const words = optionalFreeText('What you wrote', mostReferralWords).safeParse(fields.words ?? '')
  const problems: Record<string, string> = {}
  if (services.length === 0) problems.services = helpMessages.services
  else if (services.some((service) => !offered.includes(service))) problems.services = helpMessages.notOffered
  if (!words.success) problems.words = words.error.issues[0]?.message ?? ''
  const said = sensitivePattern(recordWords).exec(fields.words ?? '')?.[0]
  if (said !== undefined) problems.words ??= recordProblem(said)
  if (!words.success || Object.keys(problems).length > 0) return { problems }
  return { services, words: words.data }
}

/** The names of the facts that a change touched, so that the receiver sees what is new. */
export function changedFacts(before: ReferralFacts, after: ReferralFacts): string[] {
  return Object.keys(after).filter(
    (name) =>
      JSON.stringify(before[name as keyof ReferralFacts]) !== JSON.stringify(after[name as keyof ReferralFacts]),
  )
}

/** The fields of the public form of somebody who refers themselves. */
export const ownReferralFields: readonly string[] = [
  'organisation',
  ...referralSectionFields.person,
  'town',
  'postcode',
  ...referralSectionFields.help,
]

/**
 * What somebody sends about themselves from the public form.
 * @param offered what the chosen organisation offers; null if none is chosen
 * @returns everything, or the first problem with each field
 */
export function readOwnReferral(
  fields: Fields,
  offered: readonly ReferralService[] | null,
  today: PlainDate,
  recordWords: readonly string[],
): { facts: ReferralFacts; services: readonly ReferralService[]; words: string } | Problems {
  const typed = Object.fromEntries(
    personFormFields.filter((name) => ownReferralFields.includes(name)).map((name) => [name, fields[name] ?? '']),
  )
  const person = readFacts(typed, today, recordWords)
  const help = readHelp(fields, offered ?? referralServices, recordWords)
  // In the order of the form: the first is what somebody is told.
  const problems: Record<string, string> = {
    ...('problems' in person ? person.problems : {}),
    ...(canBeAnswered(fields)
      ? {}
      : { safe_ways: hasSafeWay(fields) ? ownReferralMessages.noAddress : ownReferralMessages.ways }),
    ...('problems' in help ? help.problems : {}),
  }
  if (problems.name !== undefined && (fields.name ?? '').trim() === '') problems.name = ownReferralMessages.name
  if (problems.services === helpMessages.services) problems.services = ownReferralMessages.services
  if ('problems' in person || 'problems' in help || Object.keys(problems).length > 0) return { problems }
  return { ...person, ...help }
}

export const ownReferralMessages = {
  organisation: 'Choose an organisation.',
  name: 'Enter the name you like to use.',
  ways: 'Tick at least one safe way to reach you, so that they can answer.',
  noAddress:
    'Tick call, text or email too. This form doesn’t ask for your address, so they can’t answer by post or in person.',
  services: 'Tick at least one thing that you would like help with.',
  consent: 'Tick the box to say that you agree to what they may keep. Without it nothing can be sent.',
} as const
