import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/calendar')

export default function CaseworkerCalendarPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/caseworker/calendar" />
    </div>
  )
}
