import { SupportMessagesRoute } from '@/app/(work)/dashboard/support-messages-route'
import { personMetadata } from '@/app/person-metadata'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'

export const generateMetadata = personMetadata(supportMessagesWords.pageTitle)

export default function PartnerSupportMessagesRoute(
  props: PageProps<'/dashboard/partnerportal/people/[reference]/messages'>,
) {
  return <SupportMessagesRoute portal="/dashboard/partnerportal" {...props} />
}
