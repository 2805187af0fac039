import { ConversationsRoute } from '@/app/(work)/dashboard/support-messages-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'

export const metadata = privatePageMetadata(supportMessagesWords.pageTitle)

export default function CaseworkerConversationsRoute() {
  return <ConversationsRoute portal="/dashboard/caseworkerportal" />
}
