import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/job-matcher')

export default function PartnerJobMatcherPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/job-matcher" />
    </div>
  )
}
