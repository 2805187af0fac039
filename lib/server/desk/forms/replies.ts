import 'server-only'

import { enquiryProblems, stepRefusalWords, type EnquiryDone } from '@/lib/content/desk/enquiry'
import { leftToWrite, replyProblems } from '@/lib/content/desk/reply'
import { formWords } from '@/lib/content/forms/form-words'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay } from '@/lib/domain/dates/london-time'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { enquiryReply } from '@/lib/domain/desk/enquiry-reply'
import { performStep } from '@/lib/domain/desk/enquiry-steps'
import { isReference } from '@/lib/domain/enquiries/reference'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { loadReplyDraft, saveReplyDraft, sendReply } from '@/lib/server/desk/enquiry-replies'
import { commitEnquiryStep, loadWork } from '@/lib/server/desk/enquiry-work'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'

type Sent = Parameters<GuardedForm['run']>[0]

const listPage = '/dashboard/team/enquiries'
const pageUnder =
  (path: '' | '/reply' | '/reply/preview') =>
  ({ reference = '' }: FormFields): string =>
    isReference(reference) ? `${listPage}/${reference}${path}` : listPage

const missing: FormOutcome = { problem: enquiryProblems.missing, field: null, at: listPage }

/** What a template leaves to the member to write, if it is still to be written. */
function unwrittenIn(text: string): FormOutcome | undefined {
  const gap = leftToWrite.find((one) => text.includes(one))
  return gap === undefined ? undefined : { problem: replyProblems.unfinished(gap), field: 'text' }
}

async function preview({ fields, user: member }: Sent): Promise<FormOutcome> {
  const { reference = '' } = fields
  if (!isReference(reference)) return missing
  const reply = enquiryReply(replyProblems).safeParse(fields)
  if (!reply.success) {
    const [field, problem] = Object.entries(firstMessages(reply.error))[0] ?? []
    return { problem: problem ?? formWords.unavailable, field: field ?? null }
  }
  const isForLater = fields.then === 'later'
  const unwritten = isForLater ? undefined : unwrittenIn(reply.data.text)
  if (unwritten) return unwritten
  const outcome = await saveReplyDraft(member.id, reference, reply.data)
  if (outcome === 'missing') return missing
  if (outcome === 'forbidden') return { problem: formWords.unavailable, field: null }
  return isForLater
    ? { done: 'reply_saved' satisfies EnquiryDone, at: pageUnder('')(fields) }
    : { done: 'saved', at: pageUnder('/reply/preview')(fields) }
}

const sentReply = (fields: FormFields): FormOutcome => ({
  done: 'reply' satisfies EnquiryDone,
  at: pageUnder('')(fields),
})

/** After a reply that answered everything. If somebody was quicker it stays open, and the reply is sent all the same. */
async function closeAnswered({ fields, user: member }: Sent): Promise<FormOutcome> {
  const { reference = '' } = fields
  const work = await loadWork(reference)
  if (work?.version !== Number(fields.version) + 1) return sentReply(fields)
  const now = new Date()
  const today = londonDay(now)
  const by = { member, now, today, nextWorkingDay: addWorkingDays(today, 1, bankHolidayDays) }
  const closed = performStep(work, { kind: 'close', outcome: 'answered', note: '' }, by)
  if (!closed.ok) return sentReply(fields)
  const outcome = await commitEnquiryStep({ actorId: member.id, reference, version: work.version, ...closed.value })
  return outcome === 'done' ? { done: 'reply_close' satisfies EnquiryDone, at: listPage } : sentReply(fields)
}

/** Sends what the member has just checked: the draft and the enquiry in the versions that they were shown. */
async function send({ fields, user: member }: Sent): Promise<FormOutcome> {
  const { reference = '' } = fields
  if (!isReference(reference)) return missing
  const [work, kept] = await Promise.all([loadWork(reference), loadReplyDraft(reference)])
  if (!work) return missing
  const unwritten = unwrittenIn(kept?.text ?? '')
  if (unwritten) return { ...unwritten, at: pageUnder('/reply')(fields) }
  const now = new Date()
  const today = londonDay(now)
  const by = { member, now, today, nextWorkingDay: addWorkingDays(today, 1, bankHolidayDays) }
  const dayTyped = (fields.nextTryOn ?? '').trim()
  const nextTryOn = dayTyped === '' ? null : parseDate(dayTyped)
  if (nextTryOn === undefined) return { problem: enquiryProblems.nextTryOn, field: 'nextTryOn' }
  if (nextTryOn !== null && fields.then === 'close') return { problem: replyProblems.bothWays, field: 'nextTryOn' }
  const performed = performStep(work, { kind: 'reply', nextTryOn }, by)
  if (!performed.ok) {
    const { refusal } = performed
    return { problem: stepRefusalWords[refusal], field: refusal.startsWith('next_try') ? 'nextTryOn' : null }
  }
  // Without a draft it may have been sent a moment ago, by the same button: the database knows.
  const draft = { version: Number(fields.draft), subject: kept?.subject ?? '', text: kept?.text ?? '' }
  if (!Number.isSafeInteger(draft.version) || !Number.isSafeInteger(Number(fields.version))) return missing
  const outcome = await sendReply({
    actorId: member.id,
    reference,
    version: Number(fields.version),
    draft,
    change: performed.value.change,
  })
  switch (outcome) {
    case 'done':
      return fields.then === 'close' ? closeAnswered({ fields, user: member }) : sentReply(fields)
    case 'sent_already':
      return sentReply(fields)
    case 'changed':
      return { problem: replyProblems.changed, field: null }
    case 'no_draft':
      return { problem: replyProblems.noDraft, field: null }
    case 'no_address':
      return { problem: replyProblems.noAddress, field: null }
    case 'held':
      return { problem: stepRefusalWords.held, field: null }
    case 'missing':
      return missing
    case 'no_member':
    case 'forbidden':
      return { problem: formWords.unavailable, field: null }
  }
}

/** Writing to the sender of an enquiry: first a draft to check or to keep for later, then the email. */
export const replyForms: GuardedForms = {
  'enquiry-reply-preview': { page: pageUnder('/reply'), keep: ['subject', 'text'], run: preview },
  'enquiry-reply': { page: pageUnder('/reply/preview'), keep: ['version', 'nextTryOn'], run: send },
}
