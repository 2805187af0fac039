import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { DeviceList } from '@/components/account/device-list'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { accountWords, deviceWords } from '@/lib/content/account/account'
import { loadAccountSessions } from '@/lib/server/accounts/account-sessions'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'

export const metadata = privatePageMetadata(deviceWords.heading)

export default async function DevicesRoute({ searchParams }: PageSearch) {
  const user = await requireAccess('/account')
  const { again, done } = await searchParams
  const [sessions, kept] = await Promise.all([loadAccountSessions(user.id), keptInput(again)])
  return (
    <AccountPage heading={deviceWords.heading}>
      <AccountDoneNotice done={done} />
      {kept ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      {sessions ? (
        <>
          <p>
            {deviceWords.text[0]}
            <PageLink href="/account/password">{deviceWords.text[1]}</PageLink>
            {deviceWords.text[2]}
          </p>
          <DeviceList sessions={sessions} />
        </>
      ) : (
        <p>{deviceWords.none}</p>
      )}
      <h2>{accountWords.signOutEverywhere}</h2>
      <p>{deviceWords.everywhereText}</p>
      <form action="/auth/sign-out" method="post">
        <input type="hidden" name="scope" value="global" />
        <Button type="submit" look="secondary">
          {accountWords.signOutEverywhere}
        </Button>
      </form>
    </AccountPage>
  )
}
