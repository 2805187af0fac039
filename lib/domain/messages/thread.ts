import type { Side } from '@/lib/domain/access/role'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export type Message = {
  id: string
  from: Side
  on: PlainDate
  at: WallTime
  text: string
}

export type Thread = {
  id: string
  subject: string
  /** The sides that take part. Nobody else sees it. */
  between: readonly Side[]
  personId: string
  /** The employer taking part, if there is one. */
  employerId: string | null
  applicationId: string | null
  referralId: string | null
  messages: readonly Message[]
  /** How many of the messages each side has read, counted from the first. */
  readUpTo: Partial<Record<Side, number>>
  isArchivedBy: readonly Side[]
}

/** Messages from others that the side has not opened. */
export function unreadFor({ messages, readUpTo }: Pick<Thread, 'messages' | 'readUpTo'>, role: Side): Message[] {
  return messages.slice(readUpTo[role] ?? 0).filter(({ from }) => from !== role)
}

export const lastMessage = ({ messages }: Pick<Thread, 'messages'>): Message | undefined => messages.at(-1)
