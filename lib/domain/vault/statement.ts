import { freeText } from '@/lib/domain/fields/field-rules'
import { statementLimits } from '@/lib/domain/vault/statement-limits'

/** What a person wrote, in their own words: several lines, as typed. */
export const statementText = (label: string, message: string) =>
  freeText({ label, min: 1, max: statementLimits.characters, message })
