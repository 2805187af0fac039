import { personMetadata } from '@/app/person-metadata'
import { SupportTimelineRoute } from '@/app/(work)/dashboard/support-timeline-route'
import { supportTimelineWords } from '@/lib/content/casework/support-timeline'

export const generateMetadata = personMetadata(supportTimelineWords.open)

export default function PartnerTimelineRoute(props: PageProps<'/dashboard/partnerportal/people/[reference]/timeline'>) {
  return <SupportTimelineRoute portal="/dashboard/partnerportal" {...props} />
}
