import '@/app/styles/auth.css'

import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { CodeField } from '@/components/account/code-field'
import { OwnerProof } from '@/components/account/owner-proof'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { PasswordField } from '@/components/forms/password-field'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { emailWords, firstPasswordWords, passwordWords } from '@/lib/content/account/account'
import { showPasswordWords, signInWords } from '@/lib/content/account/sign-in'
import { requireAccess } from '@/lib/server/auth/current-user'
import { mayChoosePassword } from '@/lib/server/auth/password-permit'
import { keptInput } from '@/lib/server/auth/kept-input'

export async function generateMetadata(): Promise<Metadata> {
  const user = await requireAccess('/account')
  return privatePageMetadata(user.hasPassword ? passwordWords.heading : firstPasswordWords.heading)
}

export default async function PasswordRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, code } = await searchParams
  if (user.email === '') return <AddressFirst />
  if (!user.hasPassword) return <FirstPassword email={user.email} isProved={await mayChoosePassword(user.id)} />
  const kept = await keptInput(again)
  return (
    <AccountPage heading={passwordWords.heading}>
      <p>{passwordWords.text}</p>
      <AccountForm action="password" submit={passwordWords.submit} problem={kept}>
        <OwnerProof proof="password" error={kept?.field === 'password' ? kept.message : undefined} />
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
      <p>
        <PageLink href="/sign-in/forgotten" className="text-link">
          {signInWords.forgotten.label}
        </PageLink>
      </p>
    </AccountPage>
  )
}

function AddressFirst() {
  return (
    <AccountPage heading={firstPasswordWords.heading}>
      <p>{firstPasswordWords.addressFirst}</p>
      <ButtonLink href="/account/email">{emailWords.add}</ButtonLink>
    </AccountPage>
  )
}

type FirstProps = {
  email: string
  /** They have just shown by an email's code that the account is theirs. */
  isProved: boolean
}

function FirstPassword({ email, isProved }: FirstProps) {
  return (
    <AccountPage heading={firstPasswordWords.heading}>
      <p>{firstPasswordWords.text}</p>
      {isProved ? (
        <NewPasswordForm email={email} next={null} problem={null} />
      ) : (
        <>
          <p>{firstPasswordWords.byEmail(email)}</p>
          <form method="post" action="/auth/forgotten">
            <input type="hidden" name="email" value={email} />
            <Button type="submit">{firstPasswordWords.send}</Button>
          </form>
        </>
      )}
    </AccountPage>
  )
}
