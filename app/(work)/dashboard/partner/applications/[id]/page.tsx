import type { Metadata } from 'next'

import { requestDay } from '@/app/request-day'
import { DetailTrail } from '@/components/demonstration/detail-trail'
import { PartnerApplicationDemo } from '@/components/demonstration/visits/partner/partner-application-demo'
import { detailMetadata } from '@/app/(work)/dashboard/detail-metadata'
import { detailScreens, type Screen } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/applications/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerApplicationPage({ params }: PageProps<'/dashboard/partner/applications/[id]'>) {
  const { id } = await params
  const { heading, shows, empty }: Screen = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <PartnerApplicationDemo day={await requestDay()} query={{ applicationId: id }} text={{ heading, shows, empty }} />
    </>
  )
}
