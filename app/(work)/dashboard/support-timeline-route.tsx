import { unopenedFile } from '@/app/(work)/dashboard/unopened-file'
import { SupportTimeline } from '@/components/casework/work/support-timeline'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { timelineQueryOf } from '@/lib/domain/casework/support-timeline'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadSupportTimeline } from '@/lib/server/casework/support-timeline'

type Props = {
  portal: LivePortal
  params: Promise<{ reference: string }>
  searchParams: Promise<AddressQuery>
}

/** Everything in the file of one person, in either portal. */
export async function SupportTimelineRoute({ portal, params, searchParams }: Props) {
  await requireAccess(portal)
  const { reference } = await params
  const asked = await searchParams
  const query = timelineQueryOf(asked)
  const timeline = isPersonReference(reference) ? await loadSupportTimeline(reference, query) : null
  return timeline ? (
    <SupportTimeline
      portal={portal}
      reference={reference}
      query={query}
      timeline={timeline}
      now={new Date()}
      done={asked.done}
    />
  ) : (
    unopenedFile(portal, reference, 'timeline')
  )
}
