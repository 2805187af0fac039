import type { Role } from '@/lib/domain/applications/stages'
import type { WallTime } from '@/lib/domain/appointments/london-time'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

export type Message = {
  id: string
  from: Role
  on: PlainDate
  at: WallTime
  text: string
}

export type Thread = {
  id: string
  subject: string
  /** Who takes part. Nobody else sees it. */
  between: readonly Role[]
  personId: string
  /** The employer in it, where there is one. */
  employerId: string | null
  applicationId: string | null
  referralId: string | null
  messages: readonly Message[]
  /** How many of the messages each side has read, counted from the first. */
  readUpTo: Partial<Record<Role, number>>
  isArchivedBy: readonly Role[]
}

/** Messages from others that the side has not opened. */
export function unreadFor({ messages, readUpTo }: Pick<Thread, 'messages' | 'readUpTo'>, role: Role): Message[] {
  return messages.slice(readUpTo[role] ?? 0).filter(({ from }) => from !== role)
}

export const lastMessage = ({ messages }: Pick<Thread, 'messages'>): Message | undefined => messages.at(-1)
