import '@/app/styles/job-card.css'

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerMatcherDemo } from '@/components/demonstration/visits/partner/partner-matcher-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { givenText } from '@/lib/domain/queries/address-query'

const path = '/dashboard/partner/job-matcher'

export const metadata = pageMetadata(path)

export default async function PartnerJobMatcherPage({ searchParams }: PageProps<'/dashboard/partner/job-matcher'>) {
  const { person } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerMatcherDemo
        day={await requestDay()}
        empty={screens[path].empty}
        query={{ personId: givenText(person) }}
      />
    </>
  )
}
