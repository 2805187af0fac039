import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/mentoring')

export default function CandidateMentoringPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/mentoring" />
    </div>
  )
}
