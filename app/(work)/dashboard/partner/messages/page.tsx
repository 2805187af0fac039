import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ConversationsScreen } from '@/components/casework/work/conversations-screen'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { conversationsInStory } from '@/lib/server/demonstration/support-day'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'

export const metadata = pageMetadata('/dashboard/partner/messages')

export default async function PartnerConversationsPage() {
  await requestDay()
  const story = storyNow()
  return (
    <ConversationsScreen
      portal="/dashboard/partner"
      conversations={conversationsInStory(story, 'partner')}
      people={peopleInStory(story, 'partner', caseloadQueryOf({})).people.filter(({ isOwn }) => isOwn)}
    />
  )
}
