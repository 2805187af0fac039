import { z } from 'zod'

import { districtOfPostcode } from '@/lib/domain/candidates/profile'
import { places, releaseUnknowns, safeWays, workStates, type PersonFacts } from '@/lib/domain/casework/supported-person'
import {
  fieldsOfSafeTimes,
  noSafeTimes,
  readSafeTimes,
  safeTimeFields,
  type SafeTimes,
} from '@/lib/domain/casework/safe-times'
import { noDayProblem, typedDay } from '@/lib/domain/casework/typed-day'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { emailAddress, fieldLimits, oneLine, optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { phoneNumber } from '@/lib/domain/fields/phone-number'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

type Fields = Readonly<Record<string, string | undefined>>

/** How long each text may be, the same in the database. */
export const personLimits = {
  name: fieldLimits.name,
  phone: fieldLimits.phone,
  email: fieldLimits.email,
  safe_hours: 200,
  interpreter: 80,
  access_needs: 500,
  town: 60,
  establishment: 120,
  practitioner_name: 100,
  practitioner_contact: 254,
  own_reference: 40,
} as const

/** The fields of the form in its order, kept so that it can be shown again as it was filled in. */
export const personFormFields: readonly string[] = [
  'name',
  'phone',
  'email',
  ...safeWays.map((way) => `safe_${way}`),
  'safe_hours',
  'interpreter',
  'access_needs',
  'work_state',
  'town',
  'postcode',
  'place',
  'establishment',
  'release_on',
  'release_unknown',
  'practitioner_name',
  'practitioner_contact',
  ...safeTimeFields,
  'own_reference',
]

const optional = <Schema extends z.ZodType<string, string>>(schema: Schema, message?: string) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return ''
      const parsed = schema.safeParse(text)
      if (!parsed.success) context.addIssue({ code: 'custom', message: message ?? parsed.error.issues[0]?.message })
      return parsed.data ?? ''
    })

const contact = {
  name: oneLine({ label: 'The name', min: 1, max: personLimits.name, message: 'Enter the name they like to use.' }),
  phone: optional(phoneNumber, 'Enter a phone number, such as 07700 900 982, or leave it empty.'),
  email: optional(emailAddress, 'Enter a whole email address, such as name@example.org, or leave it empty.'),
  safe_hours: optionalLine('The hours', personLimits.safe_hours),
}

const texts = z.object({
  ...contact,
  interpreter: optionalLine('The language', personLimits.interpreter),
  access_needs: optionalFreeText('What helps', personLimits.access_needs),
  town: optionalLine('The town', personLimits.town),
  establishment: optionalLine('The establishment', personLimits.establishment),
  practitioner_name: optionalLine('The name', personLimits.practitioner_name),
  practitioner_contact: optionalLine('The contact', personLimits.practitioner_contact),
  own_reference: optionalLine('Your reference', personLimits.own_reference),
  work_state: z.enum(workStates, 'Choose how far they are with work.'),
  place: z.enum(places, 'Choose whether they are in the community or in custody.'),
})

/** Texts in which somebody might write about a record. */
const free = ['safe_hours', 'access_needs', 'establishment', 'own_reference', 'practitioner_contact'] as const

/** The ways of contact that are ticked. */
const waysIn = (fields: Fields) => safeWays.filter((way) => fields[`safe_${way}`] === 'on')

/** The safe days and hours; what is wrong with them is added to the problems. */
function timesIn(fields: Fields, problems: Record<string, string>): SafeTimes {
  const read = readSafeTimes(fields)
  if ('times' in read) return read.times
  problems[read.field] ??= read.problem
  return noSafeTimes
}

/** What is missing for a way that is safe. */
export function missingReach(fields: Fields): 'email' | 'phone' | null {
  const ways = waysIn(fields)
  const has = (name: string) => (fields[name] ?? '').trim() !== ''
  if (ways.includes('email') && !has('email')) return 'email'
  return (ways.includes('call') || ways.includes('text')) && !has('phone') ? 'phone' : null
}

const reachProblems = {
  email: 'Email is ticked as safe. Enter the address, or take the tick away.',
  phone: 'Calls or texts are ticked as safe. Enter the number, or take the ticks away.',
} as const

function waysProblem(fields: Fields): string | null {
  const missing = missingReach(fields)
  return missing === null ? null : reachProblems[missing]
}

/** Problems in the order of the form; that of the ways, which are several boxes, stands where these do. */
export function inOrder(problems: Readonly<Record<string, string>>): Record<string, string> {
  const placeOf = (field: string) => personFormFields.indexOf(field === 'safe_ways' ? `safe_${safeWays[0]}` : field)
  return Object.fromEntries(Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)))
}

type Release = Pick<PersonFacts, 'establishment' | 'release_on' | 'release_unknown'>
const notInCustody: Release = { establishment: '', release_on: null, release_unknown: null }

/** Custody is known with its place and the day of release, or why nobody knows it. */
function readRelease(fields: Fields, establishment: string, today: PlainDate) {
  const problems: Record<string, string> = {}
  const typed = (fields.release_on ?? '').trim()
  const day = typed === '' ? null : typedDay(typed)
  const unknown = releaseUnknowns.find((one) => one === fields.release_unknown) ?? null
  if (establishment === '') problems.establishment = 'Enter the name of the establishment.'
  if (day === undefined) problems.release_on = noDayProblem(typed)
  else if (day === null && unknown === null)
    problems.release_on = 'Enter the expected day of release, or say why nobody knows it.'
  else if (day !== null && (day < addMonths(today, -12) || day > addMonths(today, 600)))
    problems.release_on = 'Check the year of the expected release.'
  const release: Release = { establishment, release_on: day ?? null, release_unknown: day ? null : unknown }
  return { release, problems }
}

/**
 * The facts of a file as they are stored: the district of the postcode alone, and nothing of custody for somebody in the
 * community.
 * @param recordWords the words that point to a record, which have no place in a file
 * @returns the facts, or the first problem with each field
 */
export function readPerson(
  fields: Fields,
  today: PlainDate,
  recordWords: readonly string[],
): { facts: PersonFacts } | { problems: Readonly<Record<string, string>> } {
  const parsed = texts.safeParse({ place: 'community', work_state: 'not_started', ...fields })
  const problems: Record<string, string> = parsed.success ? {} : firstMessages(parsed.error)
  const postcode = (fields.postcode ?? '').trim()
  const district = postcode === '' ? '' : districtOfPostcode(postcode)
  if (district === null) problems.postcode = 'Enter a UK postcode or its first half, such as LS1.'
  const ways = waysProblem(fields)
  if (ways !== null) problems.safe_ways ??= ways
  const safe = timesIn(fields, problems)
  const record = sensitivePattern(recordWords)
  for (const name of free) {
    const said = record.exec(fields[name] ?? '')?.[0]
    if (said !== undefined) problems[name] ??= recordProblem(said)
  }
  const custody =
    fields.place === 'custody'
      ? readRelease(fields, parsed.data?.establishment ?? (fields.establishment ?? '').trim(), today)
      : { release: notInCustody, problems: {} }
  Object.assign(problems, { ...custody.problems, ...problems })
  if (!parsed.success || district === null || Object.keys(problems).length > 0) return { problems: inOrder(problems) }
  return { facts: { ...parsed.data, ...custody.release, safe_ways: waysIn(fields), ...safe, district } }
}

/** The fields of a file that the person may correct at once. */
export const ownFactFields: readonly string[] = [
  'name',
  'phone',
  'email',
  ...safeWays.map((way) => `safe_${way}`),
  'safe_hours',
  ...safeTimeFields,
]

/** What somebody corrects about themselves: their name and how they can be reached safely. */
export function readOwnFacts(
  fields: Fields,
):
  | { facts: SafeTimes & Pick<PersonFacts, 'name' | 'phone' | 'email' | 'safe_ways' | 'safe_hours'> }
  | { problems: Readonly<Record<string, string>> } {
  const parsed = z.object(contact).safeParse(fields)
  const problems: Record<string, string> = parsed.success ? {} : firstMessages(parsed.error)
  const ways = waysProblem(fields)
  if (ways !== null) problems.safe_ways = ways
  const safe = timesIn(fields, problems)
  if (!parsed.success || Object.keys(problems).length > 0) return { problems }
  return { facts: { ...parsed.data, ...safe, safe_ways: waysIn(fields) } }
}

/** A file as the fields of the form show it. */
export const fieldsOfPerson = (facts: PersonFacts): Record<string, string> => ({
  name: facts.name,
  phone: facts.phone,
  email: facts.email,
  ...Object.fromEntries(facts.safe_ways.map((way) => [`safe_${way}`, 'on'])),
  safe_hours: facts.safe_hours,
  ...fieldsOfSafeTimes(facts),
  interpreter: facts.interpreter,
  access_needs: facts.access_needs,
  town: facts.town,
  postcode: facts.district,
  place: facts.place,
  establishment: facts.establishment,
  release_on: facts.release_on ?? '',
  release_unknown: facts.release_unknown ?? '',
  practitioner_name: facts.practitioner_name,
  practitioner_contact: facts.practitioner_contact,
  work_state: facts.work_state,
  own_reference: facts.own_reference,
})
