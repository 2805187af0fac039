import { privatePageMetadata } from '@/app/page-metadata'
import { PartnerReportRoute } from '@/app/(work)/dashboard/outcomes-routes'
import { partnerReportWords } from '@/lib/content/casework/partner-report'

export const metadata = privatePageMetadata(partnerReportWords.title)

export default function PartnerOutcomesRoute(props: PageProps<'/dashboard/partnerportal/outcomes'>) {
  return <PartnerReportRoute portal="/dashboard/partnerportal" {...props} />
}
