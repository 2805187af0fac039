import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/onboarding')

export default function PartnerOnboardingPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/onboarding" />
    </div>
  )
}
