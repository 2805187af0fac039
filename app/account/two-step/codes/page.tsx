import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountPage } from '@/components/account/account-page'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { twoStepWords } from '@/lib/content/account/account'
import { newRecoveryCodes } from '@/lib/server/accounts/recovery-codes'
import { requireAccess } from '@/lib/server/auth/current-user'

export const metadata = privatePageMetadata(twoStepWords.codesHeading)

export default async function RecoveryCodesRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { done } = await searchParams
  const codes = await newRecoveryCodes(user.id)
  return (
    <AccountPage heading={twoStepWords.codesHeading}>
      <AccountDoneNotice done={done} />
      {codes ? (
        <>
          <p>{twoStepWords.codesText}</p>
          <ol className="plain-list recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code className="account-key">{code}</code>
              </li>
            ))}
          </ol>
          <form action="/api/account/two-step-codes-kept" method="post">
            <Button type="submit">{twoStepWords.codesKept}</Button>
          </form>
        </>
      ) : (
        <>
          <p>{twoStepWords.codesGone}</p>
          <p>
            <PageLink href="/account/two-step">{twoStepWords.heading}</PageLink>
          </p>
        </>
      )}
    </AccountPage>
  )
}
