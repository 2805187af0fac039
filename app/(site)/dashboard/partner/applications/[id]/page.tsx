import type { Metadata } from 'next'

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { DetailTrail } from '@/components/dashboard/detail-trail'
import { PartnerApplication } from '@/components/dashboard/partner/partner-application'
import { detailMetadata } from '@/app/(site)/dashboard/detail-metadata'
import { detailScreens } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/applications/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerApplicationPage({ params }: PageProps<'/dashboard/partner/applications/[id]'>) {
  const { id } = await params
  const { heading, shows, empty } = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <PartnerApplication day={await demoDay()} id={id} text={{ heading, shows, empty }} />
    </>
  )
}
