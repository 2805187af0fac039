import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { enquiryProblems, stepRefusalWords, type EnquiryDone } from '@/lib/content/desk/enquiry'
import { severalWords } from '@/lib/content/desk/enquiries'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { londonDay, londonInstant, minutesOf } from '@/lib/domain/dates/london-time'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import {
  reachWays,
  performStep,
  workOutcomes,
  type EnquiryStep,
  type StepRefusal,
} from '@/lib/domain/desk/enquiry-steps'
import { tickedEnquiries } from '@/lib/domain/desk/several'
import { isReference } from '@/lib/domain/enquiries/reference'
import { optionalFreeText } from '@/lib/domain/fields/field-rules'
import type { FormFields, GuardedForm, GuardedForms, FormOutcome } from '@/lib/server/forms/guarded-form'
import { commitEnquiryStep, loadDeskColleagues, loadLastLine, loadWork } from '@/lib/server/desk/enquiry-work'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { serviceClient } from '@/lib/server/supabase/service-client'

const listPage = '/dashboard/team/enquiries'

/** The enquiry's own page, or the list when the form names no valid reference. */
function enquiryPage({ reference = '' }: FormFields): string {
  return isReference(reference) ? `${listPage}/${reference}` : listPage
}

/** The page that the form says it is on, such as a list with its filters, or else the enquiry's own page. */
function pageOf(fields: FormFields): string {
  const said = safeReturnPath(fields.at)
  return said !== null && new RegExp(`^${listPage}(?![a-z0-9-])`).test(said) ? said : enquiryPage(fields)
}

type Sent = Parameters<GuardedForm['run']>[0]
type Problem = Extract<FormOutcome, { problem: string }>
type Asked = { step: EnquiryStep; done: EnquiryDone }

const isProblem = (asked: Asked | Problem): asked is Problem => 'problem' in asked
const onField = (problem: string, field: string): Problem => ({ problem, field })

// Which control of the form a refusal is about.
const fieldOf: Partial<Record<StepRefusal, string>> = {
  call_to_come: 'contact-at',
  call_before_enquiry: 'contact-at',
  next_try_past: 'contact-next',
  next_try_far: 'contact-next',
  not_contacted: 'close-outcome',
  too_few_tries: 'close-outcome',
  has_it_already: 'give-to',
}

/** Performs the step on the version that the member was shown, or not at all. */
async function takeStep({ fields, user: member }: Sent, asked: Asked | Problem): Promise<FormOutcome> {
  const reference = fields.reference ?? ''
  const version = Number(fields.version)
  const missing = { problem: enquiryProblems.missing, field: null, at: listPage }
  if (!isReference(reference)) return missing
  const work = await loadWork(reference)
  if (!work) return missing
  const changed = { problem: enquiryProblems.changed, field: null }
  if (work.version !== version) return changed
  if (isProblem(asked)) return asked
  const now = new Date()
  const today = londonDay(now)
  const nextWorkingDay = addWorkingDays(today, 1, bankHolidayDays)
  const performed = performStep(work, asked.step, { member, now, today, nextWorkingDay })
  if (!performed.ok) {
    const { refusal } = performed
    return { problem: stepRefusalWords[refusal], field: asked.step.kind === 'take' ? null : (fieldOf[refusal] ?? null) }
  }
  const outcome = await commitEnquiryStep({ actorId: member.id, reference, version, ...performed.value })
  switch (outcome) {
    case 'done':
      return { done: asked.done, at: pageOf(fields) }
    case 'changed':
      return changed
    case 'missing':
      return missing
    case 'no_member':
      return onField(enquiryProblems.noMember, 'give-to')
    case 'forbidden':
      return { problem: formWords.unavailable, field: null }
  }
}

const note = optionalFreeText('The note', 2000)

/** The instant of a day and time as a browser's field sends them, in UK time. */
function instantIn(typed: string): Date | undefined {
  const [date = '', time = ''] = typed.split('T')
  const on = parseDate(date)
  // Some browsers send seconds too.
  const minutes = time.slice(0, 5)
  return on && Number.isFinite(minutesOf(minutes)) ? londonInstant(on, minutes) : undefined
}

function contactIn(fields: FormFields): Asked | Problem {
  const way = reachWays.find((one) => one === fields.way)
  if (!way) return onField(enquiryProblems.way, 'contact-way')
  const at = instantIn(fields.contactedAt ?? '')
  if (!at) return onField(enquiryProblems.contactedAt, 'contact-at')
  const nextTryTyped = (fields.nextTryOn ?? '').trim()
  const nextTryOn = nextTryTyped === '' ? null : parseDate(nextTryTyped)
  if (nextTryOn === undefined) return onField(enquiryProblems.nextTryOn, 'contact-next')
  const said = note.safeParse(fields.note)
  if (!said.success) return onField(said.error.issues[0]?.message ?? '', 'contact-note')
  return { step: { kind: 'contact', way, at, nextTryOn, note: said.data }, done: 'contact' }
}

function closingIn(fields: FormFields): Asked | Problem {
  const outcome = workOutcomes.find((one) => one === fields.outcome)
  if (!outcome) return onField(enquiryProblems.outcome, 'close-outcome')
  const said = note.safeParse(fields.note)
  if (!said.success) return onField(said.error.issues[0]?.message ?? '', 'close-note')
  return { step: { kind: 'close', outcome, note: said.data }, done: 'close' }
}

const keepTicked = (fields: FormFields, references: readonly string[]): string =>
  addToQuery(pageOf(fields), { ticked: references.join('.') || null })

/** One step on each ticked enquiry, each on the version that was shown; those that refuse it stay as they are, and ticked. */
async function takeSeveral(
  { fields, user }: Sent,
  step: EnquiryStep,
  doneAs: 'closed' | 'taken',
): Promise<FormOutcome> {
  const ticked = tickedEnquiries(fields)
  if (ticked.length === 0) return { problem: severalWords.none, field: null }
  const left: string[] = []
  let why: Problem = { problem: '', field: null }
  for (const { reference, version } of ticked) {
    const one = { fields: { ...fields, reference, version: String(version) }, user }
    const outcome = await takeStep(one, { step, done: 'close' })
    if ('done' in outcome) continue
    left.push(reference)
    why = outcome
  }
  const at = keepTicked(fields, left)
  return left.length === ticked.length
    ? {
        problem: severalWords.noneDone(why.problem, left.length),
        // The only thing in this form that a refusal can be about.
        field: why.field === 'close-outcome' ? 'several-outcome' : null,
        at,
      }
    : { done: `${doneAs}-${ticked.length - left.length}`, at }
}

async function closeSeveral(sent: Sent): Promise<FormOutcome> {
  const asked = closingIn(sent.fields)
  if (!isProblem(asked)) return takeSeveral(sent, asked.step, 'closed')
  const ticked = tickedEnquiries(sent.fields).map(({ reference }) => reference)
  return { ...asked, problem: severalWords.noOutcome, field: 'several-outcome', at: keepTicked(sent.fields, ticked) }
}

async function giveAway(sent: Sent): Promise<FormOutcome> {
  const to = (await loadDeskColleagues())?.find(({ id }) => id === sent.fields.to)
  return takeStep(sent, to ? { step: { kind: 'give', to }, done: 'give' } : onField(enquiryProblems.to, 'give-to'))
}

/** What is undone is the step that led to the version that the member was shown. */
async function takeBack(sent: Sent): Promise<FormOutcome> {
  const { reference = '' } = sent.fields
  const work = isReference(reference) ? await loadWork(reference) : null
  const last = work && (await loadLastLine(work))
  return takeStep(sent, { step: { kind: 'take_back', last }, done: 'take_back' })
}

async function sendAgain({ fields, user: member }: Sent): Promise<FormOutcome> {
  const email = z.uuid().safeParse(fields.email)
  if (!email.success) return { problem: enquiryProblems.email, field: null }
  const { data, error } = await serviceClient.rpc('requeue_email', { p_actor: member.id, p_id: email.data })
  if (error) throw new Error('an email was not put back', { cause: error })
  const { outcome } = z.object({ outcome: z.string() }).parse(data)
  return outcome === 'done'
    ? { done: 'resend' satisfies EnquiryDone, at: pageOf(fields) }
    : { problem: enquiryProblems.email, field: null }
}

/**
 * What a member does about an enquiry. Each form sends its `reference`, the `version` it was shown with and, from a
 * list, the list's own URL as `at`.
 */
export const enquiryForms: GuardedForms = {
  'enquiry-take': {
    page: pageOf,
    keep: ['version'],
    run: (sent) => takeStep(sent, { step: { kind: 'take' }, done: 'take' }),
  },
  'enquiry-leave': {
    page: pageOf,
    keep: ['version'],
    run: (sent) => takeStep(sent, { step: { kind: 'leave' }, done: 'leave' }),
  },
  'enquiry-give': { page: pageOf, keep: ['version', 'to'], run: giveAway },
  'enquiry-contact': {
    page: pageOf,
    keep: ['version', 'way', 'contactedAt', 'nextTryOn', 'note'],
    run: (sent) => takeStep(sent, contactIn(sent.fields)),
  },
  'enquiry-take-back': { page: pageOf, keep: ['version'], run: takeBack },
  'enquiry-close': {
    page: pageOf,
    keep: ['version', 'outcome', 'note'],
    run: (sent) => takeStep(sent, closingIn(sent.fields)),
  },
  'enquiry-reopen': {
    page: pageOf,
    keep: ['version'],
    run: (sent) => takeStep(sent, { step: { kind: 'reopen' }, done: 'reopen' }),
  },
  'enquiries-close': { page: pageOf, keep: ['outcome'], run: closeSeveral },
  'enquiries-take': { page: pageOf, keep: [], run: (sent) => takeSeveral(sent, { kind: 'take' }, 'taken') },
  'enquiry-email': { page: pageOf, keep: [], run: sendAgain },
}
