import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { AccountPage } from '@/components/account/account-page'
import { AccountDoneNotice } from '@/components/account/account-done-notice'
import { OwnAlerts } from '@/components/account/own-alerts'
import { ButtonLink } from '@/components/ui/button-link'
import { problemWords } from '@/lib/content/account/account'
import { ownAlertWords as words } from '@/lib/content/job-board/job-alerts'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnAlerts } from '@/lib/server/hiring/job-alerts'

export const metadata = privatePageMetadata(words.title)

export default async function OwnJobAlertsRoute({ searchParams }: PageSearch) {
  await requireAccess('/account')
  const { again, done } = await searchParams
  const [alerts, kept] = await Promise.all([loadOwnAlerts(), keptInput(again)])
  const problem = alerts === null ? problemWords.unread : kept?.message
  return (
    <AccountPage heading={words.title}>
      <AccountDoneNotice done={done} />
      {problem ? (
        <p className="form-notice" role="alert">
          {problem}
        </p>
      ) : null}
      <p className="lead">{words.lead}</p>
      {alerts?.length === 0 ? <p>{words.empty}</p> : null}
      <OwnAlerts alerts={alerts ?? []} />
      <p>
        <ButtonLink href="/jobs" look="secondary">
          {words.toBoard}
        </ButtonLink>
      </p>
    </AccountPage>
  )
}
