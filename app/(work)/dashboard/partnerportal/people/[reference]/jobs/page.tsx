import '@/app/styles/job-card.css'

import { WorkSearchRoute } from '@/app/(work)/dashboard/work-search-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { workSearchWords } from '@/lib/content/casework/work-search'

export const metadata = privatePageMetadata(workSearchWords.open)

export default function PartnerWorkSearchRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]/jobs'>) {
  return <WorkSearchRoute portal="/dashboard/partnerportal" {...props} />
}
