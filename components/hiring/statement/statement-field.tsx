import { TextAreaField } from '@/components/forms/text-area-field'
import { statementWords as words } from '@/lib/content/hiring/statement'
import { statementLimits } from '@/lib/domain/vault/statement-limits'

type Props = {
  /** What is saved, or '' if nothing is. */
  saved: string
  error?: string | undefined
}

export function StatementField({ saved, error }: Props) {
  return (
    <TextAreaField
      id="text"
      name="text"
      label={words.label}
      hint={words.hint}
      error={error}
      rows={14}
      maxLength={statementLimits.characters}
      autoComplete="off"
      required
      defaultValue={saved}
    />
  )
}
