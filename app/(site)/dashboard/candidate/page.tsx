import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate')

export default function CandidatePage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate" />
    </div>
  )
}
