import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { noDayProblem, typedDay } from '@/lib/domain/casework/typed-day'

/** How somebody agreed: on paper, aloud with a note of it, or in their account. */
export const supportConsentWays = ['signed', 'spoken', 'online'] as const
export type SupportConsentWay = (typeof supportConsentWays)[number]

/** For how many months somebody can agree. */
export const consentMonths = [3, 6, 12] as const
const usualMonths = 12

/** How many days before its end a consent is worth a mention. */
const soonDays = 14
const dayMs = 24 * 60 * 60 * 1000

export type SupportConsent = { way: SupportConsentWay; given_on: PlainDate; ends_on: PlainDate }

/**
 * Where a consent stands on a day: 'none' (nothing else can be kept), 'ended', 'ends_soon' within 14 days, or 'stands'.
 * @param endsOn the last day on which it stands; null if there is none
 */
export function consentState(endsOn: PlainDate | null, today: PlainDate): 'none' | 'ended' | 'ends_soon' | 'stands' {
  if (endsOn === null) return 'none'
  if (endsOn < today) return 'ended'
  return Date.parse(endsOn) - Date.parse(today) <= soonDays * dayMs ? 'ends_soon' : 'stands'
}

/** The last day of a consent for which nobody chose how long it lasts, such as that of somebody who refers themselves. */
export const usualConsentEnd = (given: PlainDate): PlainDate => addMonths(given, usualMonths)

type Fields = Readonly<Record<string, string | undefined>>

/**
 * The consent that a form or a row records.
 * @returns the consent, or the first problem with each field
 */
export function readConsent(
  fields: Fields,
  today: PlainDate,
): { consent: SupportConsent } | { problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {}
  const way = supportConsentWays.find((one) => one === fields.consent_way)
  if (!way) problems.consent_way = 'Say how they agreed.'
  const typed = (fields.consent_on ?? '').trim()
  const given = typedDay(typed)
  const months = consentMonths.find((one) => String(one) === fields.consent_months) ?? usualMonths
  if (!given) problems.consent_on = typed === '' ? 'Enter the date they agreed.' : noDayProblem(typed)
  else if (given > today) problems.consent_on = 'The day they agreed must be today or in the past.'
  else if (addMonths(given, months) <= today)
    problems.consent_on = 'That consent has run out. Ask them again, and enter the date they agree.'
  if (!given || !way || Object.keys(problems).length > 0) return { problems }
  return { consent: { way, given_on: given, ends_on: addMonths(given, months) } }
}
