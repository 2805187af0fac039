import type { Metadata } from 'next'

import { requestDay } from '@/app/request-day'
import { DetailTrail } from '@/components/demonstration/detail-trail'
import { ThreadDemo } from '@/components/demonstration/visits/partner/thread-demo'
import { detailMetadata } from '@/app/(work)/dashboard/detail-metadata'
import { detailScreens, type Screen } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/messages/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerThreadPage({ params }: PageProps<'/dashboard/partner/messages/[id]'>) {
  const { id } = await params
  const { heading, shows, empty }: Screen = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <ThreadDemo day={await requestDay()} query={{ threadId: id }} text={{ heading, shows, empty }} />
    </>
  )
}
