import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { districtOfPostcode } from '@/lib/domain/candidates/profile'
import { typedDay } from '@/lib/domain/casework/typed-day'
import { optionalLine } from '@/lib/domain/fields/field-rules'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'

/** What a job must allow for. None says why: there is no field for it. */
export const restrictionKinds = ['districts', 'hours', 'devices', 'no_lone_under_18', 'officer_approves'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** Who or what says so. */
export const restrictionSources = ['person', 'practitioner', 'document'] as const
export type RestrictionSource = (typeof restrictionSources)[number]

/** The kinds that mean nothing without details. */
const needDetail: Partial<Record<RestrictionKind, string>> = {
  districts: 'Enter the postcode districts where they cannot work, such as LS1, LS2.',
  hours: 'Enter the hours when they can work, such as 7am to 7pm.',
  devices: 'Say what they cannot use, such as a phone with a camera.',
}
const mostCharacters = 200

export type WorkRestriction = {
  kind: RestrictionKind
  detail: string
  ends_on: PlainDate | null
  source: RestrictionSource
}

/** Postcode districts in one spelling, such as 'LS1, LS2'; null if any of them is none. */
function districtsIn(text: string): string | null {
  const districts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    // Several may stand between two commas, and a whole postcode has a space.
    .flatMap((part) => (districtOfPostcode(part) === null ? part.split(/\s+/) : [part]).map(districtOfPostcode))
  if (districts.length === 0 || districts.includes(null)) return null
  return [...new Set(districts)].join(', ')
}

/**
 * A restriction as it is stored: what it means for a job, until when, and where it comes from.
 * @param recordWords the words that point to a record, which have no place in it
 * @returns the restriction, or the first problem with each field
 */
export function readRestriction(
  fields: Readonly<Record<string, string | undefined>>,
  today: PlainDate,
  recordWords: readonly string[],
): { restriction: WorkRestriction } | { problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {}
  const kind = restrictionKinds.find((one) => one === fields.kind)
  const source = restrictionSources.find((one) => one === fields.source)
  if (!kind) problems.kind = 'Choose what kind of limit it is.'
  const line = optionalLine('The details', mostCharacters).safeParse(fields.detail ?? '')
  if (!line.success) problems.detail = line.error.issues[0]?.message ?? ''
  let detail = line.data ?? ''
  const said = sensitivePattern(recordWords).exec(detail)?.[0]
  if (said !== undefined) problems.detail = recordProblem(said)
  else if (kind === 'districts') {
    const districts = districtsIn(detail)
    if (districts === null) problems.detail = needDetail.districts ?? ''
    else detail = districts
  } else if (kind && needDetail[kind] !== undefined && detail === '') problems.detail = needDetail[kind]
  const until = (fields.ends_on ?? '').trim()
  const endsOn = until === '' ? null : typedDay(until)
  const isUnknown = fields.ends_unknown === 'on'
  if (endsOn === undefined || (endsOn === null && !isUnknown))
    problems.ends_on = 'Enter the last day, or tick that nobody knows it yet.'
  else if (endsOn !== null && isUnknown)
    problems.ends_on = 'Enter the last day or tick that nobody knows it yet, not both.'
  else if (endsOn !== null && endsOn < today) problems.ends_on = 'That day has passed. What has ended is not added.'
  if (!source) problems.source = 'Say where this comes from.'
  if (!kind || !source || endsOn === undefined || Object.keys(problems).length > 0) return { problems }
  return { restriction: { kind, detail, ends_on: endsOn, source } }
}

/** What is said of words about a record. @param said the words that were found */
export const recordProblem = (said: string): string =>
  `Leave out ‘${said}’. Nothing about a record is kept here: say what it means for a job instead.`

/** Whether a restriction counts on a day. One without an end counts until somebody takes it away. */
export const isInForce = ({ ends_on }: Pick<WorkRestriction, 'ends_on'>, today: PlainDate): boolean =>
  ends_on === null || ends_on >= today
