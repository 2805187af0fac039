import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/applications')

export default function CandidateApplicationsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/applications" />
    </div>
  )
}
