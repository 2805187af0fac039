import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ConversationsScreen } from '@/components/casework/work/conversations-screen'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { conversationsInStory } from '@/lib/server/demonstration/support-day'

export const metadata = pageMetadata('/dashboard/partner/messages')

export default async function PartnerConversationsPage() {
  await requestDay()
  return <ConversationsScreen portal="/dashboard/partner" people={conversationsInStory(storyNow(), 'partner')} />
}
