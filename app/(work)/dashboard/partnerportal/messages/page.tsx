import { ConversationsRoute } from '@/app/(work)/dashboard/support-messages-route'
import { privatePageMetadata } from '@/app/page-metadata'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'

export const metadata = privatePageMetadata(supportMessagesWords.pageTitle)

export default function PartnerConversationsRoute() {
  return <ConversationsRoute portal="/dashboard/partnerportal" />
}
