import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker')

export default function CaseworkerPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker" />
    </div>
  )
}
