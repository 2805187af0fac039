import { PageLink } from '@/components/ui/page-link'
import { accountWords, emailWords, workingWaysWords as words } from '@/lib/content/account/account'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'

type Props = {
  user: { email: string; phone: string | null; hasPassword: boolean }
  /** Whether a code can be sent to their phone. */
  hasPhone: boolean
  hasPasskeys: boolean
}

/** Below the sentence that a way to sign in is not available here: what works instead, and where to see to it. */
export function WorkingWays({ user: { email, phone, hasPassword }, hasPhone, hasPasskeys }: Props) {
  const { links } = accountWords
  return (
    <>
      {email === '' ? null : <p>{words.byEmail(email, hasPassword)}</p>}
      {hasPhone && phone !== null ? <p>{words.byText(spokenNumber(phone))}</p> : null}
      <p>
        {email === '' ? (
          <PageLink href="/account/email">{emailWords.add}</PageLink>
        ) : (
          <PageLink href="/account/password">{hasPassword ? links.password : links.noPassword}</PageLink>
        )}
      </p>
      {hasPasskeys ? (
        <p>
          <PageLink href="/account/passkeys">{links.passkeys}</PageLink>
        </p>
      ) : null}
    </>
  )
}
