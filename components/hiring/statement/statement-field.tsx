import { TextAreaField } from '@/components/forms/text-area-field'
import { statementWords as words } from '@/lib/content/hiring/statement'
import { statementLimits } from '@/lib/domain/vault/statement-limits'

/** @param saved what is saved, or '' if nothing is */
export function StatementField({ saved }: { saved: string }) {
  return (
    <TextAreaField
      id="text"
      name="text"
      label={words.label}
      hint={words.hint}
      rows={14}
      maxLength={statementLimits.characters}
      autoComplete="off"
      required
      defaultValue={saved}
    />
  )
}
