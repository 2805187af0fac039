import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { AccountForm } from '@/components/account/account-form'
import { AccountPage } from '@/components/account/account-page'
import { OwnerProof, ProveByCode } from '@/components/account/owner-proof'
import { WorkingWays } from '@/components/account/working-ways'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { emailWords } from '@/lib/content/account/account'
import { ownPhoneWords as words, phoneWords } from '@/lib/content/account/phone'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { proofOf } from '@/lib/server/auth/password-permit'
import { waysIn } from '@/lib/server/auth/ways-in'

export const metadata = privatePageMetadata(words.heading)

export default async function OwnPhoneRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done, code, remove } = await searchParams
  const [{ hasPhone, hasPasskeys }, proof, kept] = await Promise.all([waysIn(), proofOf(user), keptInput(again)])
  const sentTo = code === 'sent' ? kept?.values.phone : undefined
  const problem = kept?.message ? kept : null
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  if (hasPhone && sentTo) {
    return (
      <AccountPage heading={words.codeHeading}>
        <p>
          {words.codeText} <strong>{spokenNumber(sentTo)}</strong>
        </p>
        <AccountForm action="phone-code" submit={words.codeSubmit} problem={problem}>
          <input type="hidden" name="phone" value={sentTo} />
          <TextField
            id="code"
            name="code"
            label={phoneWords.codeLabel}
            hint={phoneWords.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={200}
            required
            error={errorOf('code')}
          />
        </AccountForm>
        <p>{words.codeLate}</p>
        <p>
          <PageLink href="/account/phone">{words.again}</PageLink>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage heading={words.heading}>
      <AccountDoneNotice done={done} />
      {user.phone === null ? (
        hasPhone && <p>{words.none}</p>
      ) : (
        <p>
          {words.now} <strong>{spokenNumber(user.phone)}</strong>
        </p>
      )}
      {hasPhone ? null : (
        <>
          <p>{words.absent}</p>
          <WorkingWays user={user} hasPhone={hasPhone} hasPasskeys={hasPasskeys} />
        </>
      )}
      {hasPhone && proof === 'to come' ? <ProveByCode page="/account/phone" user={user} /> : null}
      {hasPhone && proof !== 'to come' && remove !== 'yes' ? (
        <AccountForm action="phone" submit={words.submit} problem={problem}>
          <TextField
            id="phone"
            name="phone"
            type="tel"
            label={user.phone === null ? words.label : words.newLabel}
            hint={phoneWords.hint}
            autoComplete="tel"
            maxLength={60}
            required
            defaultValue={kept?.values.phone ?? ''}
            error={errorOf('phone')}
          />
          <OwnerProof proof={proof} error={errorOf('password')} />
        </AccountForm>
      ) : null}
      {user.phone === null || proof === 'to come' ? null : (
        <>
          <h2>{words.removeHeading}</h2>
          {user.email === '' ? (
            <p>
              {words.emailFirst} <PageLink href="/account/email">{emailWords.add}</PageLink>
            </p>
          ) : remove === 'yes' ? (
            <>
              <p>{words.removeText}</p>
              <AccountForm action="phone-remove" submit={words.remove} look="warning" problem={problem}>
                <OwnerProof proof={proof} error={errorOf('password')} />
              </AccountForm>
            </>
          ) : (
            <p>
              <PageLink href="/account/phone?remove=yes">{words.remove}</PageLink>
            </p>
          )}
        </>
      )}
    </AccountPage>
  )
}
