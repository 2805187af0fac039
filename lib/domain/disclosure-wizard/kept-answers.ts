import type { CalculatorAnswers, Given, Kept } from '@/lib/domain/disclosure-wizard/answers'
import { fromVersion2 } from '@/lib/domain/disclosure-wizard/kept-version-2'

const keptVersion = 3

/** Minutes without use after which what a tab still holds is not read again, and deleted. */
export const tabMinutes = 30
const [mostRecords, mostScreens, longestTrail, longestText, longestId] = [30, 2_000, 500, 2_000, 80]

/** Whether another conviction or caution can be added. */
export const hasRoom = ({ records }: CalculatorAnswers): boolean => records.length < mostRecords

export const keptText = ({ answers, trail }: Kept): string =>
  JSON.stringify({ version: keptVersion, answers, trail: trail.slice(-longestTrail) })

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTextUpTo = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length <= length
const isRecordId = (value: unknown): value is string => typeof value === 'string' && /^r\d{1,4}$/.test(value)
const isGiven = (value: unknown): value is Given =>
  isPlainObject(value) && Object.values(value).every((text) => isTextUpTo(text, longestText))

/**
 * Reads what `keptText` wrote. Checked by hand, because a validation library would weigh more than the rest of the
 * tool.
 * @returns undefined for anything else: a version that this one cannot read, or a text that was truncated or altered
 */
export function keptFrom(text: string): Kept | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isPlainObject(kept) || !isPlainObject(kept.answers)) return undefined
  if (kept.version !== keptVersion && kept.version !== 2) return undefined
  const { answers, trail } = kept
  const { records, given } = answers
  if (!Array.isArray(records) || records.length < 1 || records.length > mostRecords) return undefined
  if (!records.every(isRecordId) || new Set(records).size !== records.length) return undefined
  if (!isPlainObject(given) || Object.keys(given).length > mostScreens) return undefined
  const screens = Object.entries(given)
  if (!screens.every((entry): entry is [string, Given] => isTextUpTo(entry[0], longestId) && isGiven(entry[1])))
    return undefined
  if (!Array.isArray(trail) || trail.length > longestTrail) return undefined
  if (!trail.every((id): id is string => isTextUpTo(id, longestId))) return undefined
  const found = { answers: { records, given: Object.fromEntries(screens) }, trail }
  return kept.version === 2 ? fromVersion2(found) : found
}
