import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerApplicationsDemo } from '@/components/demonstration/visits/partner/partner-applications-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { applicationTabs } from '@/lib/domain/dashboards/partner/load-partner'
import { chosenOf } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/applications'

export const metadata = pageMetadata(path)

export default async function PartnerApplicationsPage({ searchParams }: PageProps<'/dashboard/partner/applications'>) {
  const { tab } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerApplicationsDemo
        day={await requestDay()}
        empty={screens[path].empty}
        query={{ tab: chosenOf(applicationTabs, tab, 'open') }}
      />
    </>
  )
}
