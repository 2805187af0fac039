import { privatePageMetadata } from '@/app/page-metadata'
import { AccountPage } from '@/components/account/account-page'
import { DownloadButton } from '@/components/account/download-button'
import { OwnData } from '@/components/account/own-data'
import { dataParts, myDataWords as words } from '@/lib/content/account/my-data'
import { momentText } from '@/lib/content/wording/moment-text'
import { loadAccountData, loadDataNames } from '@/lib/server/accounts/own-data'
import { requireAccess } from '@/lib/server/auth/current-user'
import { logEvent } from '@/lib/server/log'

export const metadata = privatePageMetadata(words.heading)

export default async function DataRoute() {
  const user = await requireAccess('/account')
  const [data, names] = await Promise.all([
    loadAccountData(user.id).catch(() => null),
    loadDataNames(user.id).catch(() => ({ jobs: {}, companies: {} })),
  ])
  logEvent('info', 'account', { action: 'data-page', outcome: data ? 'done' : 'unavailable' })
  return (
    <AccountPage heading={words.heading}>
      <p className="lead">{words.lead}</p>
      {data ? (
        <>
          <p>{words.made(momentText(new Date().toISOString()))}</p>
          <div className="not-on-paper own-data-ways">
            <p>{words.paper}</p>
            <DownloadButton />
            <p>{words.private}</p>
          </div>
          <p>{words.leftOut}</p>
          <OwnData parts={dataParts(data, names)} />
        </>
      ) : (
        <p className="form-notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </AccountPage>
  )
}
