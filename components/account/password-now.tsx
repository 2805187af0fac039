import { PasswordField } from '@/components/forms/password-field'
import { PageLink } from '@/components/ui/page-link'
import { accountWords } from '@/lib/content/account/account'
import { showPasswordWords } from '@/lib/content/account/sign-in'

type Props = {
  error?: string
  /** Somebody who has none is led to choose one. */
  hasPassword: boolean
}

export function PasswordNow({ error, hasPassword }: Props) {
  return (
    <>
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
      {hasPassword ? null : (
        <p>
          <PageLink href="/account/password">{accountWords.noPassword}</PageLink>
        </p>
      )}
    </>
  )
}
