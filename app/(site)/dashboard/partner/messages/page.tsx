import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/messages')

export default function PartnerMessagesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/messages" />
    </div>
  )
}
