import type { Metadata } from 'next'

import { requestDay } from '@/app/request-day'
import { DetailTrail } from '@/components/demonstration/detail-trail'
import { ReferralDemo } from '@/components/demonstration/visits/partner/referral-demo'
import { detailMetadata } from '@/app/(work)/dashboard/detail-metadata'
import { detailScreens, type Screen } from '@/lib/content/dashboards/screens'

const route = '/dashboard/partner/referrals/[id]'

export const metadata: Metadata = detailMetadata(route)

export default async function PartnerReferralPage({ params }: PageProps<'/dashboard/partner/referrals/[id]'>) {
  const { id } = await params
  const { heading, shows, empty }: Screen = detailScreens[route]
  return (
    <>
      <DetailTrail route={route} />
      <ReferralDemo day={await requestDay()} query={{ referralId: id }} text={{ heading, shows, empty }} />
    </>
  )
}
