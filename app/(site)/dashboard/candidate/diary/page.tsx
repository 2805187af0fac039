import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/diary')

export default function CandidateDiaryPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/diary" />
    </div>
  )
}
