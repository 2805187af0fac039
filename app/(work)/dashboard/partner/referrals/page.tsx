import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { ReferralsDemo } from '@/components/demonstration/visits/partner/referrals-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { referralSorts, referralTabs } from '@/lib/domain/dashboards/partner/load-referrals'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/referrals'

export const metadata = pageMetadata(path)

export default async function PartnerReferralsPage({ searchParams }: PageProps<'/dashboard/partner/referrals'>) {
  const { tab, search, sort } = await searchParams
  const query = {
    tab: chosenOf(referralTabs, tab, 'open'),
    search: givenText(search),
    sort: chosenOf(referralSorts, sort, 'received'),
  }
  return (
    <>
      <ScreenHeading path={path} />
      <ReferralsDemo day={await requestDay()} empty={screens[path].empty} query={query} />
    </>
  )
}
