import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/alerts')

export default function CaseworkerAlertsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/alerts" />
    </div>
  )
}
