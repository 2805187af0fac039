import { SupportMessagesRoute } from '@/app/(work)/dashboard/support-messages-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'

export const metadata = privatePageMetadata(supportMessagesWords.pageTitle)

export default function CaseworkerSupportMessagesRoute(
  props: PageProps<'/dashboard/caseworkerportal/people/[reference]/messages'>,
) {
  return <SupportMessagesRoute portal="/dashboard/caseworkerportal" {...props} />
}
