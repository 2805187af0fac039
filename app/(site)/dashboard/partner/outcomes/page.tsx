import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { Outcomes } from '@/components/dashboard/partner/outcomes'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { chosenOf } from '@/lib/domain/lists/address-query'
import { periods } from '@/lib/domain/social-value/measures'

const path = '/dashboard/partner/outcomes'

export const metadata = pageMetadata(path)

export default async function PartnerOutcomesPage({ searchParams }: PageProps<'/dashboard/partner/outcomes'>) {
  const { period } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <Outcomes day={await demoDay()} empty={screens[path].empty} period={chosenOf(periods, period, 'year')} />
    </>
  )
}
