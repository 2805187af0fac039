import { TextField } from '@/components/forms/text-field'
import { accountWords } from '@/lib/content/account'

type Props = { error?: string }

export function PasswordNow({ error }: Props) {
  return (
    <TextField
      id="password"
      name="password"
      type="password"
      label={accountWords.password}
      hint={accountWords.passwordHint}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}
