import { unopenedFile } from '@/app/(work)/dashboard/unopened-file'
import { ConversationsScreen } from '@/components/casework/work/conversations-screen'
import { SupportMessagesScreen } from '@/components/casework/work/support-messages-screen'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPeople } from '@/lib/server/casework/people'
import { loadSupportConversation, loadSupportConversations } from '@/lib/server/casework/support-messages'

type Props = {
  portal: LivePortal
  params: Promise<{ reference: string }>
  searchParams: Promise<AddressQuery>
}

/** Everybody with whom a member of either portal has written. */
export async function ConversationsRoute({ portal }: Pick<Props, 'portal'>) {
  await requireAccess(portal)
  const people = await loadSupportConversations()
  // Whoever sees everybody opens a file only after a reason, so what they can write to themselves comes first.
  const colleagues = people.length === 0 ? await loadPeople(caseloadQueryOf({ look: 'message' })) : null
  return (
    <ConversationsScreen portal={portal} people={people} ofColleagues={colleagues?.rights.seeAll ? colleagues : null} />
  )
}

/** The messages with one person in either portal. */
export async function SupportMessagesRoute({ portal, params, searchParams }: Props) {
  const user = await requireAccess(portal)
  const { reference } = await params
  const { again, done } = await searchParams
  const [conversation, kept] = await Promise.all([
    isPersonReference(reference) ? loadSupportConversation(user.id, reference) : null,
    keptInput(again),
  ])
  if (conversation === null) return unopenedFile(portal, reference, 'messages')
  return (
    <SupportMessagesScreen
      portal={portal}
      reference={reference}
      conversation={conversation}
      kept={kept}
      done={done}
      nextId={crypto.randomUUID()}
    />
  )
}
