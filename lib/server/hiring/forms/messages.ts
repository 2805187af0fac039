import 'server-only'

import { z } from 'zod'

import { messagesProblems as problems, type MessagesDone } from '@/lib/content/hiring/messages'
import type { Application } from '@/lib/domain/applications/application'
import { maySendMessage, messageText, reasonsToReport, type MessageSide } from '@/lib/domain/applications/messages'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { FormFields, FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { loadApplication } from '@/lib/server/hiring/applications'
import { stoppedText } from '@/lib/server/hiring/forms/stopped-text'
import { writeMembersEmail } from '@/lib/server/hiring/members-email'
import { reportMessage, sendMessage } from '@/lib/server/hiring/messages'
import { applicationPage, momentNow, type Sent } from '@/lib/server/hiring/take-application-step'
import { writeUpdateEmail } from '@/lib/server/hiring/update-email'
import { messageIdOf } from '@/lib/server/hiring/vault/message-id'
import { isVaultOpen } from '@/lib/server/hiring/vault/own-vault-keys'

type Problem = Exclude<FormOutcome, { done: string }>
const problem = (words: string, field: string | null = null): Problem => ({ problem: words, field })

const text = messageText(problems.empty)
const id = z.uuid()

/** The words of a message that a side may send about an application on a day, or the problem with them. */
export function messageIn(
  side: MessageSide,
  application: Pick<Application, 'history' | 'disclosure'>,
  fields: FormFields,
  today: PlainDate,
): { words: string } | Problem {
  const words = text.safeParse(fields.text)
  if (!words.success) return problem(words.error.issues[0]?.message ?? problems.empty, 'text')
  const stopped = side === 'employer' ? stoppedText(words.data, application) : null
  if (stopped !== null) return { problem: stopped.problem, field: 'text', reasons: { text: stopped.reason } }
  const may = maySendMessage(application, today)
  return may.ok ? { words: words.data } : problem(problems[may.refusal])
}

/** What either side does with messages, in its own portal. */
function formsOf(side: MessageSide, list: string): GuardedForms {
  const page = applicationPage(list)
  const opened = async (reference = '') => (isApplicationReference(reference) ? loadApplication(reference) : null)
  // Nobody can open the page of an application that is gone, so the answer itself gives back what was written.
  const gone: FormOutcome = { ...problem(problems.missing), isPageGone: true }

  async function send({ fields, user }: Sent): Promise<FormOutcome> {
    const kept = await opened(fields.application)
    if (!kept) return gone
    if (!isVaultOpen) return problem(problems.closed)
    const { application } = kept
    const { today } = momentNow()
    const read = messageIn(side, application, fields, today)
    if ('problem' in read) return read
    const outcome = await sendMessage({
      actorId: user.id,
      application,
      id: messageIdOf(fields.messageId, [user.id, application.id, read.words]),
      text: read.words,
      today,
      email: side === 'employer' ? writeUpdateEmail(application, { kind: 'message' }) : undefined,
      membersEmail: side === 'candidate' ? await writeMembersEmail(application, { kind: 'message' }) : undefined,
    })
    if (outcome === 'done') return { done: 'message-sent' satisfies MessagesDone, at: page(fields) }
    return outcome === 'missing' ? gone : problem(problems[outcome])
  }

  async function report({ fields, user }: Sent): Promise<FormOutcome> {
    const kept = await opened(fields.application)
    if (!kept) return { ...problem(problems.noMessage), at: list }
    const message = id.safeParse(fields.messageId)
    if (!message.success) return problem(problems.noMessage)
    const reason = reasonsToReport(side).find((one) => one === fields.reason)
    if (!reason) return problem(problems.reason, `reason-${message.data}`)
    const outcome = await reportMessage(user.id, kept.application.id, {
      id: message.data,
      reason,
      isSentAlong: fields.along !== undefined,
    })
    if (outcome === 'missing') return problem(problems.noMessage)
    return { done: 'message-reported' satisfies MessagesDone, at: page(fields) }
  }

  return {
    'message-send': { page, keep: ['text', 'messageId'], run: send },
    'message-report': { page, keep: ['messageId', 'reason'], run: report },
  }
}

export const candidateMessageForms = formsOf('candidate', '/dashboard/candidateportal/applications')
export const employerMessageForms = formsOf('employer', '/dashboard/employerportal/applications')
