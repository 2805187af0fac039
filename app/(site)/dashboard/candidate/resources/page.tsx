import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/resources')

export default function CandidateResourcesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/resources" />
    </div>
  )
}
