import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/settings')

export default function CaseworkerSettingsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/settings" />
    </div>
  )
}
