import { SupportMessagesRoute } from '@/app/(work)/dashboard/support-messages-route'
import { personMetadata } from '@/app/person-metadata'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'

export const generateMetadata = personMetadata(supportMessagesWords.pageTitle)

export default function CaseworkerSupportMessagesRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/messages'>,
) {
  return <SupportMessagesRoute portal="/dashboard/caseworkerportal" {...props} />
}
