import type { Metadata } from 'next'

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { DetailTrail } from '@/components/dashboard/detail-trail'
import { Thread } from '@/components/dashboard/partner/thread'
import { detailMetadata } from '@/app/(site)/dashboard/detail-metadata'
import { detailScreens } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/messages/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerThreadPage({ params }: PageProps<'/dashboard/partner/messages/[id]'>) {
  const { id } = await params
  const { heading, shows, empty } = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <Thread day={await demoDay()} id={id} text={{ heading, shows, empty }} />
    </>
  )
}
