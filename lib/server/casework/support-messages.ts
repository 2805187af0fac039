import 'server-only'

import { z } from 'zod'

import {
  mostSupportMessagesADay,
  supportSides,
  supportSilences,
  type SupportSide,
} from '@/lib/domain/casework/support-message'
import { safeWays } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import { readUpToMoment, unreadFor } from '@/lib/domain/messages/thread'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { isPrefetch } from '@/lib/server/http/is-prefetch'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { isVaultOpen, vaultKeys } from '@/lib/server/hiring/vault/own-vault-keys'
import { wrappedKey } from '@/lib/server/hiring/vault/own-statement'
import { openWrappedMessage, sealIntoThread } from '@/lib/server/hiring/vault/sealed-text'
import { serviceClient } from '@/lib/server/supabase/service-client'

const side = z.enum(supportSides)

const stored = z.object({
  id: z.uuid(),
  by_side: side,
  author: z.string().nullable(),
  is_mine: z.boolean(),
  send_at: z.string(),
  sent_at: z.string().nullable(),
  stopped_at: z.string().nullable(),
  sealed: z.string(),
})
const opened = z.union([
  z.object({ side: z.null() }),
  z.object({
    side,
    id: z.uuid(),
    name: z.string(),
    organisation: z.string(),
    worker: z.string().nullable(),
    silence: z.enum(supportSilences).nullable(),
    has_account: z.boolean(),
    safe_ways: z.array(z.enum(safeWays)),
    safe_hours: z.string(),
    read_by_person_at: z.string().nullable(),
    read_by_worker_at: z.string().nullable(),
    key: wrappedKey.nullable(),
    messages: z.array(stored),
  }),
])

/**
 * A conversation as stored: of a file, or of the person with their mentor.
 * @throws when the database did not answer
 */
export async function openThread(
  call: 'open_support_thread' | 'open_mentoring_thread',
  actorId: string,
  reference: string,
  marks: boolean,
) {
  const { data, error } = await serviceClient.rpc(call, {
    p_actor: actorId,
    p_reference: reference,
    p_marks: marks,
  })
  if (error) throw new Error('messages were not read', { cause: error })
  return opened.nullable().parse(data)
}

/** A message that was sent, or one of the asker's own side that waits or was stopped. */
type SupportMessage = {
  id: string
  from: SupportSide
  /** The name of whoever wrote it; null if they have none here, or have left. */
  author: string | null
  /** Whether the asker wrote it. */
  isMine: boolean
  /** Null if it cannot be decrypted any more. */
  text: string | null
  /** When it was sent, or is to be. */
  sentAt: string
}

/** The conversation of one file as one side sees it. */
export type SupportConversation = {
  side: SupportSide
  name: string
  organisation: string
  /** The name of whoever helps the person. */
  worker: string | null
  safety: { safe_ways: readonly (typeof safeWays)[number][]; safe_hours: string }
  /** The latest 100 that were sent, oldest first. */
  messages: readonly (SupportMessage & { isNew: boolean; isRead: boolean })[]
  /** Those of the asker's side that have not been sent; `isStopped` if they never will be. */
  unsent: readonly (SupportMessage & { isStopped: boolean })[]
  /** Why nothing can be sent now; null if something can. 'vault' on a site without a key of its own. */
  closed: (typeof supportSilences)[number] | 'vault' | null
}

/**
 * The conversation of a file for somebody on one of its sides; what is new counts as read from then on, unless a browser
 * only prefetches the page. 'closed' for a member of an organisation that has closed the file, null for everybody else.
 * @param reference such as SP-7KX2M9
 * @throws when the database did not answer
 */
export async function loadSupportConversation(
  actorId: string,
  reference: string,
): Promise<SupportConversation | 'closed' | null> {
  const found = await openThread('open_support_thread', actorId, reference, !(await isPrefetch()))
  if (found === null) return null
  return found.side === null ? 'closed' : shownConversation(found)
}

type Opened = Extract<z.output<typeof opened>, { id: string }>

/** A conversation with its messages decrypted, and which of them are new. */
export function shownConversation(found: Opened): SupportConversation {
  const all = found.messages.map(({ id, by_side: from, author, is_mine, send_at, sent_at, stopped_at, sealed }) => ({
    id,
    from,
    author,
    isMine: is_mine,
    text: openWrappedMessage(sealed, found.key, { threadId: found.id, id, by: from, keys: vaultKeys }),
    sentAt: sent_at ?? send_at,
    isSent: sent_at !== null,
    isStopped: stopped_at !== null,
  }))
  const messages = all.filter(({ isSent }) => isSent)
  const readUpTo = {
    person: readUpToMoment(messages, found.read_by_person_at),
    worker: readUpToMoment(messages, found.read_by_worker_at),
  }
  const fresh = new Set(unreadFor({ messages, readUpTo }, found.side))
  const other = found.side === 'person' ? 'worker' : 'person'
  return {
    side: found.side,
    name: found.name,
    organisation: found.organisation,
    worker: found.worker,
    safety: { safe_ways: found.safe_ways, safe_hours: found.safe_hours },
    messages: messages.map((message, place) => ({
      ...message,
      isNew: fresh.has(message),
      isRead: place < readUpTo[other],
    })),
    unsent: all.filter(({ isSent }) => !isSent),
    closed: found.silence ?? (isVaultOpen ? null : 'vault'),
  }
}

const outcomes = z.object({
  outcome: z.enum(['done', 'changed', 'missing', 'too_many', ...supportSilences]),
})

type Sending = {
  actorId: string
  reference: string
  /** As messageIdOf() makes it: sent twice, it is one message. */
  id: string
  text: string
  /** When it is to be sent; null for now. */
  sendAt: Date | null
}

/**
 * Seals a message and sends it, or stores it for the time at which it is to be sent.
 * @returns 'unreadable' when the key of the conversation is lost, 'vault' when the site has none
 * @throws when the database did not answer
 */
export async function sendSupportMessage({ actorId, reference, id, text, sendAt }: Sending) {
  if (!isVaultOpen) return 'vault'
  const found = await openThread('open_support_thread', actorId, reference, false)
  if (found === null) return 'missing'
  if (found.side === null) return 'consent'
  const sealed = sealIntoThread(text, found.key, { threadId: found.id, id, by: found.side, keys: vaultKeys })
  if (!sealed) return 'unreadable'
  const { data, error } = await serviceClient.rpc('send_support_message', {
    p_actor: actorId,
    p_reference: reference,
    p_message: JSON.stringify({
      id,
      ...sealed,
      send_at: sendAt?.toISOString() ?? null,
      day: londonDay(new Date()),
      most: mostSupportMessagesADay,
    }),
  })
  if (error) throw new Error('a message was not sent', { cause: error })
  return outcomes.parse(data).outcome
}

const withdrawn = z.object({ outcome: z.enum(['done', 'deleted', 'changed', 'missing']) })

/**
 * Stops a message that waits for its time, or deletes one that was stopped.
 * @throws when the database did not answer
 */
export async function withdrawSupportMessage(actorId: string, id: string) {
  const { data, error } = await serviceClient.rpc('withdraw_support_message', { p_actor: actorId, p_id: id })
  if (error) throw new Error('a message was not withdrawn', { cause: error })
  return withdrawn.parse(data).outcome
}

/** The conversations with something new for whoever asks. */
export const unreadSupport = z.array(
  z.object({ reference: z.string(), name: z.string(), unread: z.number(), since: z.string() }),
)
export type UnreadSupport = z.output<typeof unreadSupport>[number]

/**
 * The conversations with something new for the asker: of the people they help, or of their own files.
 * @returns null when the database did not answer: the rest of a page does not depend on it
 */
export async function loadUnreadSupport(): Promise<readonly UnreadSupport[] | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_unread_support')
  return error ? null : unreadSupport.parse(data)
}

const conversations = z.array(
  z
    .object({
      reference: z.string(),
      name: z.string(),
      has_account: z.boolean(),
      unread: z.number(),
      last_at: z.string().nullable(),
    })
    .transform(({ last_at: lastAt, has_account: hasAccount, ...row }) => ({ ...row, hasAccount, lastAt })),
)

/**
 * The people whom the visitor helps: first those with whom messages were sent, the latest first; then the others by name, with `lastAt` null.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSupportConversations() {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_support_conversations')
  if (error) {
    setOwnStatus(503)
    throw new Error('the conversations were not read', { cause: error })
  }
  return conversations.parse(data)
}

const ofOwner = z.array(
  z.object({
    id: z.uuid(),
    file: z.uuid(),
    by_side: side,
    sealed: z.string(),
    key_id: z.string(),
    wrapped: z.string(),
  }),
)

/**
 * The text of every message in the files about an account, and of every worry about a mentoring, by its number, for its owner's own copy of their
 * data. Null for one that cannot be decrypted any more.
 * @throws when the database did not answer
 */
export async function loadSupportTexts(userId: string): Promise<ReadonlyMap<string, string | null>> {
  const { data, error } = await serviceClient.rpc('sealed_support_messages_of', { p_user_id: userId })
  if (error) throw new Error('messages were not read', { cause: error })
  return new Map(
    ofOwner
      .parse(data)
      .map(({ id, file, by_side: by, sealed, key_id: keyId, wrapped }) => [
        id,
        openWrappedMessage(sealed, { keyId, wrapped }, { threadId: file, id, by, keys: vaultKeys }),
      ]),
  )
}
