import { privateMetadata, type Search } from '@/app/(site)/account/account-metadata'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { CodeField } from '@/components/account/code-field'
import { PasswordNow } from '@/components/account/password-now'
import { PasswordField } from '@/components/forms/password-field'
import { passwordWords } from '@/lib/content/account/account'
import { showPasswordWords } from '@/lib/content/account/sign-in'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privateMetadata(passwordWords.heading)

export default async function PasswordRoute({ searchParams }: Search) {
  await requireAccess('/account')
  const { again, code } = await searchParams
  const kept = await keptInput(again)
  return (
    <AccountPage heading={passwordWords.heading}>
      <p>{passwordWords.text}</p>
      <AccountForm action="password" submit={passwordWords.submit} problem={kept}>
        <PasswordNow error={kept?.field === 'password' ? kept.message : undefined} />
        <PasswordField
          id="new-password"
          name="new-password"
          words={showPasswordWords}
          label={passwordWords.label}
          hint={passwordWords.hint}
          autoComplete="new-password"
          required
          error={kept?.field === 'new-password' ? kept.message : undefined}
        />
        {code === 'needed' ? (
          <CodeField
            label={passwordWords.code}
            hint={passwordWords.codeHint}
            error={kept?.field === 'code' ? kept.message : undefined}
          />
        ) : null}
      </AccountForm>
    </AccountPage>
  )
}
