import { FirstPeople } from '@/components/casework/people/caseload-summary'
import { BackToOverview } from '@/components/casework/pages/back-to-overview'
import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { supportAlertSaid, supportWorkWords as words } from '@/lib/content/casework/support-work'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { londonDay } from '@/lib/domain/dates/london-time'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportDay } from '@/lib/server/casework/support-work'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** All alerts about the people whom a member of either portal helps, and whom a lead reads first on their overview too. */
export async function SupportAlertsRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const { again, done, on } = await searchParams
  const today = londonDay(new Date())
  const [day, kept] = await Promise.all([loadSupportDay(today), keptInput(again)])
  const first = day?.first ?? []
  const helpsNobody = !day || day.people === 0
  const isOnlyFirst = helpsNobody && first.length > 0
  return (
    <>
      <DoneNotice words={supportAlertSaid(parseDate(givenText(on)))} done={done} />
      {portal === '/dashboard/partnerportal' ? <BackToOverview portal={portal} /> : null}
      <DetailHeading heading={words.alertsTitle} shows={isOnlyFirst ? undefined : words.alertsLead} />
      {/* Whoever helps nobody has no alerts of their own, which is no reason to tell them that there are none. */}
      {isOnlyFirst ? null : (
        <SupportAlerts portal={portal} alerts={day?.alerts ?? []} putOff={day?.putOff ?? []} kept={kept} at="alerts" />
      )}
      <FirstPeople portal={portal} people={first} today={today} isBesideAlerts={!helpsNobody} />
    </>
  )
}
