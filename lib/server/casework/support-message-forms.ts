import 'server-only'

import { z } from 'zod'

import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import {
  supportMessageTemplates,
  supportMessagesProblems as problems,
  type SupportMessagesDone,
} from '@/lib/content/casework/support-messages'
import { messageLimit } from '@/lib/domain/applications/history'
import { supportMessageForm, type SupportSide } from '@/lib/domain/casework/support-message'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { sendSupportMessage, withdrawSupportMessage } from '@/lib/server/casework/support-messages'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { messageIdOf } from '@/lib/server/hiring/vault/message-id'

/** Where messages are sent and withdrawn. The demonstration has its own, which keeps nothing. */
export type MessageStore = { send: typeof sendSupportMessage; withdraw: typeof withdrawSupportMessage }
const database: MessageStore = { send: sendSupportMessage, withdraw: withdrawSupportMessage }

type Sent = Parameters<GuardedForm['run']>[0]

const record = sensitivePattern(recordWordsOfAFile)
const id = z.uuid()

// What is shown again travels in a cookie, which has room for about 2,800 bytes.
const mostBytesShown = 2_400

/** Puts ready-made words behind what was typed; neither is sent yet. */
function fill(side: SupportSide, { fields }: Sent, at: string): FormOutcome {
  const { text = '', template = '', on = '', at: time = '', messageId = '' } = fields
  const chosen = Object.hasOwn(supportMessageTemplates[side], template)
    ? supportMessageTemplates[side][template]
    : undefined
  if (!chosen) return { problem: problems.noTemplate, field: null }
  const typed = text.replace(/\r\n?/g, '\n').trim()
  const whole = typed === '' ? chosen.text : `${typed}\n\n${chosen.text}`
  if (whole.length > messageLimit || Buffer.byteLength(whole) > mostBytesShown) {
    return { problem: problems.noRoom, field: 'text' }
  }
  return {
    done: 'message-filled' satisfies SupportMessagesDone,
    at,
    shows: { text: whole, on, at: time, messageId },
  }
}

async function send(side: SupportSide, { fields, user }: Sent, at: string, store: MessageStore): Promise<FormOutcome> {
  const now = new Date()
  const { reference = '' } = fields
  const read = supportMessageForm(now, londonDay(now)).safeParse(side === 'worker' ? fields : { text: fields.text })
  const said = side === 'worker' ? record.exec(fields.text ?? '')?.[0] : undefined
  if (!read.success || said !== undefined) {
    return refusedFields({
      ...(!read.success && firstMessages(read.error)),
      ...(said !== undefined && { text: recordProblem(said) }),
    })
  }
  const outcome = await store.send({
    actorId: user.id,
    reference,
    id: messageIdOf(fields.messageId, [user.id, reference, read.data.text, read.data.sendAt?.toISOString() ?? 'now']),
    ...read.data,
  })
  if (outcome === 'consent' && side === 'person') return { problem: problems.ownConsent, field: null }
  if (outcome === 'missing')
    return { problem: side === 'worker' ? problems.missing : problems.ownMissing, field: null, isPageGone: true }
  if (outcome !== 'done') return { problem: problems[outcome], field: null }
  return { done: (read.data.sendAt === null ? 'message-sent' : 'message-later') satisfies SupportMessagesDone, at }
}

async function withdraw({ fields, user }: Sent, at: string, store: MessageStore): Promise<FormOutcome> {
  const message = id.safeParse(fields.messageId)
  const outcome = message.success ? await store.withdraw(user.id, message.data) : 'missing'
  if (outcome === 'done') return { done: 'message-withdrawn' satisfies SupportMessagesDone, at }
  if (outcome === 'deleted') return { done: 'message-deleted' satisfies SupportMessagesDone, at }
  return { problem: outcome === 'changed' ? problems.alreadySent : problems.noMessage, field: null }
}

type Page = (fields: FormFields) => string

const keep = ['text', 'on', 'at', 'messageId']

/**
 * What whoever helps somebody does with messages.
 * @param page where the conversation is
 */
export const workerMessageForms = (page: Page, store: MessageStore = database): GuardedForms => ({
  'message-send': { page, keep, run: (sent) => send('worker', sent, page(sent.fields), store) },
  'message-fill': { page, keep, run: async (sent) => fill('worker', sent, page(sent.fields)) },
  'message-withdraw': { page, keep: [], run: (sent) => withdraw(sent, page(sent.fields), store) },
})

/**
 * What the person does with them.
 * @param page where the conversation is
 */
export const ownMessageForms = (page: Page, store: MessageStore = database): GuardedForms => ({
  'support-message': { page, keep, run: (sent) => send('person', sent, page(sent.fields), store) },
  'support-message-fill': { page, keep, run: async (sent) => fill('person', sent, page(sent.fields)) },
})
