import { privatePageMetadata } from '@/app/page-metadata'
import { SupportCalendarRoute } from '@/app/(work)/dashboard/support-calendar-route'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const metadata = privatePageMetadata(supportWorkWords.calendar)

export default function PartnerPortalCalendarRoute(props: PageProps<'/dashboard/partnerportal/calendar'>) {
  return <SupportCalendarRoute portal="/dashboard/partnerportal" {...props} />
}
