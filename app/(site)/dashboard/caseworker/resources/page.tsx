import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/resources')

export default function CaseworkerResourcesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/resources" />
    </div>
  )
}
