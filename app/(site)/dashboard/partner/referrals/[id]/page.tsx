import type { Metadata } from 'next'

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { DetailTrail } from '@/components/dashboard/detail-trail'
import { Referral } from '@/components/dashboard/partner/referral'
import { detailMetadata } from '@/app/(site)/dashboard/detail-metadata'
import { detailScreens } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/referrals/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerReferralPage({ params }: PageProps<'/dashboard/partner/referrals/[id]'>) {
  const { id } = await params
  const { heading, shows, empty } = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <Referral day={await demoDay()} id={id} text={{ heading, shows, empty }} />
    </>
  )
}
