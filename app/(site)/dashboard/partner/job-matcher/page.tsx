import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerMatcher } from '@/components/dashboard/partner/partner-matcher'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { givenText } from '@/lib/domain/lists/address-query'

const path = '/dashboard/partner/job-matcher'

export const metadata = pageMetadata(path)

export default async function PartnerJobMatcherPage({ searchParams }: PageProps<'/dashboard/partner/job-matcher'>) {
  const { person } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerMatcher day={await demoDay()} empty={screens[path].empty} personId={givenText(person)} />
    </>
  )
}
