import '@/app/styles/job-card.css'

import { WorkSearchRoute } from '@/app/(work)/dashboard/work-search-route'
import { personMetadata } from '@/app/person-metadata'
import { workSearchWords } from '@/lib/content/casework/work-search'

export const generateMetadata = personMetadata(workSearchWords.open)

export default function CaseworkerWorkSearchRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/jobs'>,
) {
  return <WorkSearchRoute portal="/dashboard/caseworkerportal" {...props} />
}
