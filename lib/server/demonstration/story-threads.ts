import 'server-only'

import type { Person } from '@/lib/domain/dashboards/service-state'
import type { Thread } from '@/lib/domain/messages/thread'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import type { CaseworkSide } from '@/lib/server/demonstration/organisations'

/** The conversation of the story between somebody and whoever helps them on a side. */
export const threadWith = (person: Person, { state }: Story, side: CaseworkSide): Thread | undefined =>
  state.threads.find(
    ({ personId, between }) =>
      personId === person.id && between.length === 2 && between.includes('candidate') && between.includes(side),
  )

/** What the person wrote and whoever helps them has not read. */
export const unreadOf = (person: Person, story: Story, side: CaseworkSide): Thread['messages'] => {
  const thread = threadWith(person, story, side)
  return thread?.messages.slice(thread.readUpTo[side] ?? 0).filter(({ from }) => from === 'candidate') ?? []
}
