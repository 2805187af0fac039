import { AccountForm } from '@/components/account/account-form'
import { SelectField } from '@/components/forms/select-field'
import { roleChoices, roleRequestWords } from '@/lib/content/account/account'

type Kept = { message: string; field: string | null; values: Record<string, string> }
type Props = { kept: Kept | null }

/** What somebody is here for: it leads to the one way in for each. */
export function RoleRequestForm({ kept }: Props) {
  return (
    <AccountForm action="role" submit={roleRequestWords.submit} problem={kept}>
      <SelectField
        id="role"
        name="role"
        label={roleRequestWords.role}
        options={[{ value: '', label: roleRequestWords.choose }, ...roleChoices]}
        required
        defaultValue={kept?.values.role ?? ''}
        error={kept?.field === 'role' ? kept.message : undefined}
      />
    </AccountForm>
  )
}
