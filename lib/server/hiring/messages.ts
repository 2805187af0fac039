import 'server-only'

import { z } from 'zod'

import { stageOf, type Application } from '@/lib/domain/applications/application'
import {
  maySendMessage,
  messageSides,
  mostMessagesADay,
  type MessageSide,
  type ReportReason,
} from '@/lib/domain/applications/messages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { isPrefetch } from '@/lib/server/http/is-prefetch'
import type { MembersEmail, UpdateEmail } from '@/lib/server/hiring/applications'
import { wrappedKey } from '@/lib/server/hiring/vault/own-statement'
import { isVaultOpen, vaultKeys } from '@/lib/server/hiring/vault/own-vault-keys'
import { openWrappedMessage, sealIntoThread, type WrappedKey } from '@/lib/server/hiring/vault/sealed-text'
import { serviceClient } from '@/lib/server/supabase/service-client'

const side = z.enum(messageSides)

const thread = z.object({
  side,
  has_reader: z.boolean(),
  unread: z.number(),
  key: wrappedKey.nullable(),
  messages: z.array(
    z.object({ id: z.uuid(), by_side: side, sent_at: z.string(), sealed: z.string(), is_reported: z.boolean() }),
  ),
})

async function openThread(actorId: string, applicationId: string, marks: boolean) {
  const { data, error } = await serviceClient.rpc('open_thread', {
    p_actor: actorId,
    p_application: applicationId,
    p_marks: marks,
  })
  if (error) throw new Error('messages were not read', { cause: error })
  return thread.nullable().parse(data)
}

/** The text of a message; null if its key is lost, or the row is not what was sealed. */
const openSealed = (
  key: WrappedKey | null,
  { applicationId: threadId, ...place }: { applicationId: string; id: string; by: MessageSide },
  sealed: string,
): string | null => openWrappedMessage(sealed, key, { threadId, keys: vaultKeys, ...place })

type ShownMessage = {
  id: string
  by: MessageSide
  sentAt: string
  /** Null if it cannot be decrypted any more. */
  text: string | null
  isNew: boolean
  isReported: boolean
}

/** The conversation about an application as one side sees it. */
export type ShownThread = {
  side: MessageSide
  /** The latest 100, oldest first. */
  messages: readonly ShownMessage[]
  /** Why no message can be sent now; null if one can. */
  closed: 'vault' | 'no_reader' | 'before_shortlist' | 'left' | 'too_late' | null
}

/**
 * The conversation about an application for somebody on one of its sides, from the shortlist on; what is new counts as
 * read from then on, unless a browser only prefetches the page. Null for everybody else, and before the shortlist.
 * @throws when the database did not answer
 */
export async function loadApplicationThread(
  actorId: string,
  application: Pick<Application, 'id' | 'history'>,
  today: PlainDate,
): Promise<ShownThread | null> {
  const may = maySendMessage(application, today)
  if (!may.ok && may.refusal === 'before_shortlist') return null
  const found = await openThread(actorId, application.id, !(await isPrefetch()))
  if (!found) return null
  const others = found.messages.filter(({ by_side }) => by_side !== found.side)
  const fresh = new Set(found.unread === 0 ? [] : others.slice(-found.unread).map(({ id }) => id))
  return {
    side: found.side,
    messages: found.messages.map(({ id, by_side: by, sent_at: sentAt, sealed, is_reported: isReported }) => ({
      id,
      by,
      sentAt,
      text: openSealed(found.key, { applicationId: application.id, id, by }, sealed),
      isNew: fresh.has(id),
      isReported,
    })),
    closed: !isVaultOpen ? 'vault' : !may.ok ? may.refusal : found.has_reader ? null : 'no_reader',
  }
}

const sentOutcome = z.object({
  outcome: z.enum(['done', 'changed', 'forbidden', 'missing', 'too_many', 'no_reader']),
})

type Sending = {
  actorId: string
  application: Pick<Application, 'id' | 'history'>
  /** As messageIdOf() makes it: sent twice, it is one message. */
  id: string
  text: string
  today: PlainDate
  email?: UpdateEmail | undefined
  membersEmail?: MembersEmail | undefined
}

/**
 * Seals a message and sends it, with its line of history and the email that says there is one.
 * @returns 'unreadable' when the key of the conversation is lost, 'forbidden' for somebody on neither side
 * @throws when the database did not answer
 */
export async function sendMessage({ actorId, application, id, text, today, email, membersEmail }: Sending) {
  const found = isVaultOpen ? await openThread(actorId, application.id, false) : null
  if (!found) return 'forbidden'
  const sealed = sealIntoThread(text, found.key, { threadId: application.id, id, by: found.side, keys: vaultKeys })
  if (!sealed) return 'unreadable'
  const { data, error } = await serviceClient.rpc('send_message', {
    p_actor: actorId,
    p_application: application.id,
    p_message: JSON.stringify({
      id,
      ...sealed,
      stage: stageOf(application),
      day: today,
      most: mostMessagesADay,
    }),
    p_email: email ? JSON.stringify(email) : null,
    p_members_email: membersEmail ? JSON.stringify(membersEmail) : null,
  })
  if (error) throw new Error('a message was not sent', { cause: error })
  return sentOutcome.parse(data).outcome
}

const reported = z.object({ outcome: z.enum(['done', 'already', 'missing']) })

/**
 * Reports a message of the other side to the team, which reads it only if it is sent along.
 * @throws when the database did not answer
 */
export async function reportMessage(
  actorId: string,
  applicationId: string,
  { id, reason, isSentAlong }: { id: string; reason: ReportReason; isSentAlong: boolean },
) {
  const { data, error } = await serviceClient.rpc('report_message', {
    p_actor: actorId,
    p_application: applicationId,
    p_message: id,
    p_reason: reason,
    p_is_sent_along: isSentAlong,
  })
  if (error) throw new Error('a message was not reported', { cause: error })
  return reported.parse(data).outcome
}

const unreadRow = z.object({ application_id: z.uuid(), unread: z.number() })

/** How many new messages there are for the asker, by application; null when the database did not answer. */
export async function loadUnreadMessages(): Promise<ReadonlyMap<string, number> | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_unread_messages')
  if (error) return null
  return new Map(
    z
      .array(unreadRow)
      .parse(data)
      .map(({ application_id: id, unread }) => [id, unread]),
  )
}

const stored = z.array(
  z.object({
    id: z.uuid(),
    application_id: z.uuid(),
    application: z.string(),
    by_side: side,
    sent_at: z.string(),
    is_own: z.boolean(),
    sealed: z.string(),
    key_id: z.string(),
    wrapped: z.string(),
  }),
)

/**
 * Every message of an account with its text, for its owner's own copy of their data.
 * @throws when the database did not answer
 */
export async function loadAllMessages(userId: string) {
  const { data, error } = await serviceClient.rpc('messages_of', { p_user_id: userId })
  if (error) throw new Error('messages were not read', { cause: error })
  return stored
    .parse(data)
    .map(({ id, application_id: applicationId, by_side: by, sealed, key_id: keyId, wrapped, ...row }) => ({
      ...row,
      by_side: by,
      text: openSealed({ keyId, wrapped }, { applicationId, id, by }, sealed),
    }))
}

const reportedMessage = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  by_side: side,
  sent_at: z.string(),
  sealed: z.string(),
  key_id: z.string(),
  wrapped: z.string(),
})

/** A message that was sent along with a report, as the database returns it, with its text for the team. */
export const sentAlong = reportedMessage.transform(
  ({ id, application_id: applicationId, by_side: by, sent_at: sentAt, sealed, key_id: keyId, wrapped }) => ({
    by,
    sentAt,
    text: openSealed({ keyId, wrapped }, { applicationId, id, by }, sealed),
  }),
)
