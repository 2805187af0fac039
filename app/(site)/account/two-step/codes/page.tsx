import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountPage } from '@/components/account/account-page'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { twoStepWords } from '@/lib/content/account/account'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(twoStepWords.codesHeading)

export default async function RecoveryCodesRoute({ searchParams }: PageSearch) {
  await requireAccess('/account')
  const { again, done } = await searchParams
  const codes = (await keptInput(again))?.values.codes?.split(' ') ?? null
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
          <ButtonLink href="/account">{twoStepWords.codesKept}</ButtonLink>
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
