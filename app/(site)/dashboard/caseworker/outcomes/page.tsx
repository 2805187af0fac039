import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/outcomes')

export default function CaseworkerOutcomesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/outcomes" />
    </div>
  )
}
