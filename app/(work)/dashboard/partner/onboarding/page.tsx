import { demoDay } from '@/app/(work)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { OnboardingDemo } from '@/components/dashboard/demo/partner/onboarding-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner/onboarding'

export const metadata = pageMetadata(path)

export default async function PartnerOnboardingPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <OnboardingDemo day={await demoDay()} empty={screens[path].empty} />
    </>
  )
}
