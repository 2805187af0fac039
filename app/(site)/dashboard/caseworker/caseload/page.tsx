import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/caseload')

export default function CaseworkerCaseloadPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/caseload" />
    </div>
  )
}
