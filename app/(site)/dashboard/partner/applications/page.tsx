import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerApplications } from '@/components/dashboard/partner/partner-applications'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { applicationTabs } from '@/lib/domain/dashboards/partner/load-partner'
import { chosenOf } from '@/lib/domain/lists/address-query'

const path = '/dashboard/partner/applications'

export const metadata = pageMetadata(path)

export default async function PartnerApplicationsPage({ searchParams }: PageProps<'/dashboard/partner/applications'>) {
  const { tab } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerApplications
        day={await demoDay()}
        empty={screens[path].empty}
        tab={chosenOf(applicationTabs, tab, 'open')}
      />
    </>
  )
}
