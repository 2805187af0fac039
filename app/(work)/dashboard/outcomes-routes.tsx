import { FunderReportScreen } from '@/components/casework/outcomes/funder-report-screen'
import { PartnerReportScreen } from '@/components/casework/outcomes/partner-report-screen'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { londonDay } from '@/lib/domain/dates/london-time'
import { reportFilterOf } from '@/lib/domain/outcomes/partner-report'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { readPartnerOutcomes } from '@/lib/server/casework/partner-outcomes'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** The team's own report of outcomes, in either portal. */
export async function PartnerReportRoute({ portal, searchParams }: Props) {
  const user = await requireAccess(portal)
  return (
    <PartnerReportScreen
      portal={portal}
      facts={await readPartnerOutcomes(user.id)}
      filter={reportFilterOf(await searchParams)}
      today={londonDay(new Date())}
    />
  )
}

/** The report that leaves the organisation. */
export async function FunderReportRoute({ portal, searchParams }: Props) {
  const user = await requireAccess(portal)
  const { span, part } = await searchParams
  return (
    <FunderReportScreen
      portal={portal}
      facts={await readPartnerOutcomes(user.id)}
      chosen={{ span: givenText(span), part: givenText(part) }}
      today={londonDay(new Date())}
    />
  )
}
