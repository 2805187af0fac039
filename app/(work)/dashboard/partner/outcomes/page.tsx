import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { OutcomesDemo } from '@/components/demonstration/visits/partner/outcomes-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { periods } from '@/lib/domain/social-value/measures'

const path = '/dashboard/partner/outcomes'

export const metadata = pageMetadata(path)

export default async function PartnerOutcomesPage({ searchParams }: PageProps<'/dashboard/partner/outcomes'>) {
  const { period } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <OutcomesDemo
        day={await requestDay()}
        empty={screens[path].empty}
        query={{ period: chosenOf(periods, period, 'year') }}
      />
    </>
  )
}
