import { privatePageMetadata } from '@/app/page-metadata'
import { SupportAlertsRoute } from '@/app/(work)/dashboard/support-alerts-route'
import { supportWorkWords } from '@/lib/content/casework/support-work'

export const metadata = privatePageMetadata(supportWorkWords.alertsTitle)

export default function PartnerPortalAlertsRoute(props: PageProps<'/dashboard/partnerportal/alerts'>) {
  return <SupportAlertsRoute portal="/dashboard/partnerportal" {...props} />
}
