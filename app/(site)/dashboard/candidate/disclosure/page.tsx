import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/disclosure')

export default function CandidateDisclosurePage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/disclosure" />
    </div>
  )
}
