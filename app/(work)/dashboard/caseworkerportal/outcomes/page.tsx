import { privatePageMetadata } from '@/app/page-metadata'
import { PartnerReportRoute } from '@/app/(work)/dashboard/outcomes-routes'
import { partnerReportWords } from '@/lib/content/casework/partner-report'

export const metadata = privatePageMetadata(partnerReportWords.title)

export default function CaseworkerOutcomesRoute(props: PageProps<'/dashboard/caseworkerportal/outcomes'>) {
  return <PartnerReportRoute portal="/dashboard/caseworkerportal" {...props} />
}
