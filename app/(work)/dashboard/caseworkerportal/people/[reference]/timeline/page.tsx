import { personMetadata } from '@/app/person-metadata'
import { SupportTimelineRoute } from '@/app/(work)/dashboard/support-timeline-route'
import { supportTimelineWords } from '@/lib/content/casework/support-timeline'

export const generateMetadata = personMetadata(supportTimelineWords.open)

export default function CaseworkerTimelineRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/timeline'>,
) {
  return <SupportTimelineRoute portal="/dashboard/caseworkerportal" {...props} />
}
