import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/profile')

export default function CandidateProfilePage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/profile" />
    </div>
  )
}
