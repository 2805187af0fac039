import { NotHere } from '@/app/not-here'
import { personMetadata } from '@/app/person-metadata'
import { requestDay } from '@/app/request-day'
import { SupportMessagesScreen } from '@/components/casework/work/support-messages-screen'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { conversationInStory } from '@/lib/server/demonstration/support-day'

export const generateMetadata = personMetadata(supportMessagesWords.pageTitle)

type Props = PageProps<'/dashboard/caseworker/candidate/[id]/messages'>

export default async function CaseworkerMessagesPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again }] = await Promise.all([params, searchParams])
  const conversation = conversationInStory(storyNow(), 'caseworker', id, 'worker')
  if (!conversation) return <NotHere />
  return (
    <SupportMessagesScreen
      portal="/dashboard/caseworker"
      reference={conversation.reference}
      conversation={conversation}
      kept={await keptInput(again)}
      done={undefined}
      nextId={crypto.randomUUID()}
    />
  )
}
