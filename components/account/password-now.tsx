import { PasswordField } from '@/components/forms/password-field'
import { accountWords } from '@/lib/content/account/account'
import { showPasswordWords } from '@/lib/content/account/sign-in'

type Props = { error?: string }

export function PasswordNow({ error }: Props) {
  return (
    <PasswordField
      id="password"
      name="password"
      words={showPasswordWords}
      label={accountWords.password}
      hint={accountWords.passwordHint}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}
