import type { Side } from '@/lib/domain/access/role'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Message = {
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

/** What is read of a conversation: its messages, the first one first, and how many of them each side has read. */
type Read<Entry extends { from: string }> = {
  messages: readonly Entry[]
  readUpTo: Partial<Record<Entry['from'], number>>
}

/** Messages from others that the side has not opened. */
export const unreadFor = <Entry extends { from: string }>(
  { messages, readUpTo }: Read<Entry>,
  role: Entry['from'],
): Entry[] => messages.slice(readUpTo[role] ?? 0).filter(({ from }) => from !== role)

/**
 * How many messages, from the first on, were sent by the moment at which a side last read.
 * @param readAt that moment, as the messages' own; null if it never has
 */
export const readUpToMoment = (messages: readonly { sentAt: string }[], readAt: string | null): number =>
  readAt === null ? 0 : messages.filter(({ sentAt }) => Date.parse(sentAt) <= Date.parse(readAt)).length
