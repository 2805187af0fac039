import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/settings')

export default function CandidateSettingsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/settings" />
    </div>
  )
}
