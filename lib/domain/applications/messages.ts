import { changedOn, isOpen, stageOf, wasShortlisted, type Application } from '@/lib/domain/applications/application'
import { messageLimit } from '@/lib/domain/applications/history'
import { isJobStage } from '@/lib/domain/applications/stages'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { freeText } from '@/lib/domain/fields/field-rules'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** The sides of a conversation about an application. */
export const messageSides = ['candidate', 'employer'] as const
export type MessageSide = (typeof messageSides)[number]

/** How many messages one side may send about one application on one day. */
export const mostMessagesADay = 10

/**
 * For how many days after the end new messages can be sent: after an accepted offer there is a first day to arrange,
 * after a no there may be a question.
 */
export const messageDaysAfterEnd = { accepted: 90, other: 30 } as const

/** A message, up to 1,000 characters. @param message shown for an empty one */
export const messageText = (message: string) => freeText({ label: 'The message', min: 1, max: messageLimit, message })

/**
 * Whether either side may send a message on a day: from the shortlist on, until some time after the end. Not once the
 * person has withdrawn or declined the offer: then nobody has to hear from the other any more.
 */
export function maySendMessage(
  application: Pick<Application, 'history'>,
  today: PlainDate,
): Result<true, 'before_shortlist' | 'left' | 'too_late'> {
  if (!wasShortlisted(application)) return refuse('before_shortlist')
  const stage = stageOf(application)
  if (stage === 'withdrawn' || stage === 'offer_declined') return refuse('left')
  if (isOpen(application)) return accept(true)
  const days = messageDaysAfterEnd[isJobStage(stage) ? 'accepted' : 'other']
  return today <= addDays(changedOn(application), days) ? accept(true) : refuse('too_late')
}

/** Why a message is reported to the team. */
export const reportReasons = ['threat', 'record', 'money', 'discrimination', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The reasons that a side can give: only an employer can ask about a record where it should not. */
export const reasonsToReport = (side: MessageSide): readonly ReportReason[] =>
  reportReasons.filter((reason) => reason !== 'record' || side === 'candidate')
