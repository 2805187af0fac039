import { privatePageMetadata } from '@/app/page-metadata'
import { FunderReportRoute } from '@/app/(work)/dashboard/outcomes-routes'
import { funderReportWords } from '@/lib/content/casework/partner-report'

export const metadata = privatePageMetadata(funderReportWords.title)

export default function CaseworkerFunderReportRoute(props: PageProps<'/dashboard/caseworkerportal/outcomes/report'>) {
  return <FunderReportRoute portal="/dashboard/caseworkerportal" {...props} />
}
