import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { SupportDemo } from '@/components/demonstration/visits/partner/support-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { supportFocuses } from '@/lib/domain/dashboards/partner/load-partner'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/support'

export const metadata = pageMetadata(path)

export default async function PartnerSupportPage({ searchParams }: PageProps<'/dashboard/partner/support'>) {
  const { focus, person } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <SupportDemo
        day={await requestDay()}
        empty={screens[path].empty}
        query={{ focus: chosenOf(supportFocuses, focus, null), personId: givenText(person) }}
      />
    </>
  )
}
