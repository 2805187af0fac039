import { privatePageMetadata } from '@/app/page-metadata'
import { FunderReportRoute } from '@/app/(work)/dashboard/outcomes-routes'
import { funderReportWords } from '@/lib/content/casework/partner-report'

export const metadata = privatePageMetadata(funderReportWords.title)

export default function PartnerFunderReportRoute(props: PageProps<'/dashboard/partnerportal/outcomes/report'>) {
  return <FunderReportRoute portal="/dashboard/partnerportal" {...props} />
}
