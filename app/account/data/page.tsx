import { privatePageMetadata } from '@/app/page-metadata'
import { AccountPage } from '@/components/account/account-page'
import { DownloadButton } from '@/components/account/download-button'
import { OwnData } from '@/components/account/own-data'
import { ButtonLink } from '@/components/ui/button-link'
import { dataParts, myDataWords as words } from '@/lib/content/account/my-data'
import { dayText, timeText } from '@/lib/content/wording/date-text'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'
import { loadAccountData, loadDataNames } from '@/lib/server/accounts/load-account-data'
import { requireAccess } from '@/lib/server/auth/current-user'
import { logEvent } from '@/lib/server/log'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(words.heading)

export default async function DataRoute({ searchParams }: PageProps<'/account/data'>) {
  const user = await requireAccess('/account')
  const [data, names, search] = await Promise.all([
    loadAccountData(user.id).catch(goOnWith('account/data', null)),
    loadDataNames(user.id).catch(goOnWith('account/data-names', { jobs: {}, companies: {} })),
    searchParams,
  ])
  const isOpen = search.show === 'all'
  const now = new Date()
  logEvent('info', 'account', { action: 'data-page', outcome: data ? 'done' : 'unavailable' })
  return (
    <AccountPage heading={words.heading}>
      <p className="lead">{words.lead}</p>
      {user.role === 'partner' || user.role === 'caseworker' ? <p>{words.ofOthers}</p> : null}
      {data ? (
        <>
          <p>{words.made(timeText(londonTime(now)), dayText(londonDay(now)))}</p>
          <div className="not-on-paper own-data-ways">
            <p>{words.private}</p>
            <div className="button-row">
              <ButtonLink href={isOpen ? '/account/data' : '/account/data?show=all'} look="secondary">
                {isOpen ? words.fold : words.unfold}
              </ButtonLink>
              <DownloadButton />
            </div>
            <p>{isOpen ? words.paper : `${words.paperFirst} ${words.paper}`}</p>
          </div>
          <OwnData parts={dataParts(data, names)} isOpen={isOpen} />
          <p>{words.leftOut}</p>
        </>
      ) : (
        <p className="form-notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </AccountPage>
  )
}
