import { ApplicationSheetRoute } from '@/app/(work)/dashboard/application-sheet-route'
import { personMetadata } from '@/app/person-metadata'
import { workSearchWords } from '@/lib/content/casework/work-search'

export const generateMetadata = personMetadata(workSearchWords.open)

export default function PartnerApplicationSheetRoute(
  props: PageProps<'/dashboard/partnerportal/people/[reference]/jobs/[application]'>,
) {
  return <ApplicationSheetRoute portal="/dashboard/partnerportal" {...props} />
}
