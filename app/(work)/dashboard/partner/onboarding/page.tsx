import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { OnboardingDemo } from '@/components/demonstration/visits/partner/onboarding-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner/onboarding'

export const metadata = pageMetadata(path)

export default async function PartnerOnboardingPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <OnboardingDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}
