import { AccountForm } from '@/components/account/account-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { roleChoices, roleRequestWords } from '@/lib/content/account/account'
import { noteLimit } from '@/lib/domain/access/role-request'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Kept = { message: string; field: string | null; values: Record<string, string> }
type Props = { kept: Kept | null }

export function RoleRequestForm({ kept }: Props) {
  const errorOf = (field: string) => (kept?.field === field ? kept.message : undefined)
  return (
    <AccountForm action="role" submit={roleRequestWords.submit} problem={kept}>
      <SelectField
        id="role"
        name="role"
        label={roleRequestWords.role}
        options={[{ value: '', label: roleRequestWords.choose }, ...roleChoices]}
        required
        defaultValue={kept?.values.role ?? ''}
        error={errorOf('role')}
      />
      <TextField
        id="organisation"
        name="organisation"
        label={roleRequestWords.organisation}
        hint={roleRequestWords.organisationHint}
        autoComplete="organization"
        maxLength={fieldLimits.organisation}
        defaultValue={kept?.values.organisation ?? ''}
        error={errorOf('organisation')}
      />
      <TextAreaField
        id="note"
        name="note"
        label={roleRequestWords.note}
        hint={roleRequestWords.noteHint}
        rows={4}
        maxLength={noteLimit}
        defaultValue={kept?.values.note ?? ''}
        error={errorOf('note')}
      />
    </AccountForm>
  )
}
