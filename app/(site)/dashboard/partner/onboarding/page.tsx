import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { Onboarding } from '@/components/dashboard/partner/onboarding'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner/onboarding'

export const metadata = pageMetadata(path)

export default async function PartnerOnboardingPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <Onboarding day={await demoDay()} empty={screens[path].empty} />
    </>
  )
}
