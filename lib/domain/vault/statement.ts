import { freeText } from '@/lib/domain/fields/field-rules'

/** The longest statement, in characters, and how many versions of it are kept. */
export const statementLimits = { characters: 6000, versions: 20 } as const

/** What a person wrote, in their own words: several lines, as typed. */
export const statementText = (label: string, message: string) =>
  freeText({ label, min: 1, max: statementLimits.characters, message })
