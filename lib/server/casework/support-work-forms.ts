import 'server-only'

import { z } from 'zod'

import { jobStartWords } from '@/lib/content/casework/job-starts'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import {
  supportWorkProblems as problems,
  supportWorkWords,
  type SupportWorkDone,
} from '@/lib/content/casework/support-work'
import { dayText, timeText } from '@/lib/content/wording/date-text'
import { momentText } from '@/lib/content/wording/moment-text'
import { attendances, slotBetween } from '@/lib/domain/appointments/appointment'
import { mayBePutOff, mayPutOffTo, supportAlertKinds } from '@/lib/domain/casework/support-alerts'
import {
  bookingForm,
  changeAskers,
  missingPlace,
  movingForm,
  weeklyDays,
} from '@/lib/domain/casework/support-appointment'
import { supportNoteForm, supportNoteLimit } from '@/lib/domain/casework/support-note'
import { mostOpenSteps, needForm, planMessages, planStepForm } from '@/lib/domain/casework/support-plan'
import { alertsPath, messagesPath, peoplePath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { recordProblem } from '@/lib/domain/casework/work-restriction'
import { londonDay, londonInstant, type WallTime } from '@/lib/domain/dates/london-time'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { jobCheckForm, jobStartForm, milestoneLengths } from '@/lib/domain/outcomes/job-check'
import { optionalLine } from '@/lib/domain/fields/field-rules'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { ownMessageForms, workerMessageForms, type MessageStore } from '@/lib/server/casework/support-message-forms'
import { takeWorkStep } from '@/lib/server/casework/support-work'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms, RefusedForm } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import { addToQuery } from '@/lib/server/http/add-to-query'

type Sent = Parameters<GuardedForm['run']>[0]
type Taken = Awaited<ReturnType<typeof takeWorkStep>>

// A character of most alphabets is posted as nine.
const noteFormBytes = 9 * supportNoteLimit + 8 * 1024

const today = (): PlainDate => londonDay(new Date())
const uuidOf = (text = ''): string | null => z.uuid().safeParse(text).data ?? null
const versionOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
const record = sensitivePattern(recordWordsOfAFile)

/** The fields that name a record, which has no place in a file. */
const recordIn = (fields: FormFields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((field) => {
      const said = record.exec(fields[field] ?? '')?.[0]
      return said === undefined ? [] : [[field, recordProblem(said)]]
    }),
  )

/** Problems in the order in which the form sent its fields; those of fields that were not sent, such as a choice, last. */
function inOrderOf(fields: FormFields, problems: Record<string, string>): Record<string, string> {
  const sent = Object.keys(fields).flatMap((field) => {
    const problem = problems[field]
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return { ...Object.fromEntries(sent), ...problems }
}

/**
 * A form as its schema reads it, or everything that is wrong with it.
 * @param texts the fields in which somebody might write about a record
 * @param others what is wrong with fields together
 */
function readWork<Schema extends z.ZodType>(
  schema: Schema,
  fields: FormFields,
  texts: readonly string[] = [],
  others: Readonly<Record<string, string>> = {},
): { data: z.output<Schema> } | { refused: RefusedForm } {
  const read = schema.safeParse(fields)
  const problems = { ...others, ...(!read.success && firstMessages(read.error)), ...recordIn(fields, texts) }
  return read.success && Object.keys(problems).length === 0
    ? { data: read.data }
    : { refused: refusedFields(inOrderOf(fields, problems)) }
}

function outcomeOf(taken: Taken, done: SupportWorkDone, at: string, field: string | null = null): FormOutcome {
  if (taken.outcome === 'done') return { done, at }
  // Whoever no longer sees the file cannot open its page either, and a closed one has no forms.
  if (taken.outcome === 'missing' || taken.outcome === 'closed') {
    return { problem: problems[taken.outcome], field, isPageGone: true }
  }
  if (taken.outcome !== 'clash') return { problem: problems[taken.outcome], field }
  const times = (taken.clashes ?? []).slice(0, 5).map(({ from, to, is_own: isOwn, is_interview: isInterview }) => {
    const [start, end] = [slotBetween(from, to), slotBetween(to, to)]
    const until = end.on === start.on ? timeText(end.at) : momentText(to)
    return supportWorkWords.taken(
      dayText(start.on),
      timeText(start.at),
      until,
      isInterview ? 'interview' : isOwn ? 'theirs' : 'others',
    )
  })
  return { problem: supportWorkWords.clash(times), field: 'at' }
}

type Times = { at: WallTime; minutes: number }
const timeOf = (on: PlainDate, { at, minutes }: Times) => {
  const from = londonInstant(on, at)
  return { from: from.toISOString(), to: new Date(from.getTime() + minutes * 60_000).toISOString() }
}

const stepFields = ['goal', 'what', 'who', 'by'] as const
const noteFields = ['note_kind', 'words', 'audience', 'reason', 'corrects'] as const
const noteOf = (fields: FormFields, texts: readonly string[]) =>
  readWork(supportNoteForm, { ...fields, kind: fields.note_kind ?? fields.kind ?? '' }, texts)

/** What is stored of a note. */
const storedNote = ({ isForColleagues, ...note }: z.output<typeof supportNoteForm>) =>
  JSON.stringify({ ...note, is_for_colleagues: isForColleagues, corrects: note.corrects ?? null })

/**
 * The forms of the work in a file: appointments, notes, the plan, needs, messages, and what is put off.
 * @param portal the portal
 * @param take where the step is taken; the demonstration has its own, which keeps nothing, as for messages
 */
export function supportWorkForms(
  portal: PeoplePortal,
  take: typeof takeWorkStep = takeWorkStep,
  messages?: MessageStore,
): GuardedForms {
  const page = ({ reference = '' }: FormFields): string =>
    isPersonReference(reference) ? workPath(portal, reference) : peoplePath(portal)
  const alertsPage = ({ from }: FormFields): string => (from === 'alerts' ? alertsPath(portal) : portal)
  const messagesPage = ({ reference = '' }: FormFields): string =>
    isPersonReference(reference) ? messagesPath(portal, reference) : peoplePath(portal)

  async function book({ fields, user }: Sent): Promise<FormOutcome> {
    const read = readWork(bookingForm(today()), fields, ['place'], missingPlace(fields))
    if ('refused' in read) return read.refused
    const { kind, on, way, place, weeks } = read.data
    const taken = await take('book_support_appointments', user.id, {
      p_reference: fields.reference,
      p_booking: JSON.stringify({
        kind,
        way,
        place,
        times: weeklyDays(on, weeks).map((each) => timeOf(each, read.data)),
        anyway: fields.anyway === 'on',
      }),
    })
    const isPast = londonInstant(on, read.data.at) <= new Date()
    const done = weeks > 1 ? 'booked-weekly' : isPast ? 'booked-past' : 'booked'
    return outcomeOf(taken, done, done === 'booked' ? addToQuery(page(fields), { on }) : page(fields))
  }

  async function changeAppointment(
    { fields, user }: Sent,
    change: object,
    done: SupportWorkDone,
  ): Promise<FormOutcome> {
    const id = uuidOf(fields.appointment)
    if (!id) return { problem: problems.missing, field: null }
    const taken = await take('change_support_appointment', user.id, {
      p_id: id,
      p_version: versionOf(fields.version),
      p_change: JSON.stringify(change),
    })
    return outcomeOf(taken, done, page(fields))
  }

  async function move(sent: Sent): Promise<FormOutcome> {
    const { fields } = sent
    const read = readWork(movingForm(today()), fields, ['place'], missingPlace(fields))
    if ('refused' in read) return read.refused
    const { on, way, place, asker } = read.data
    const times = timeOf(on, read.data)
    const change = { step: 'move', ...times, way, place, asker, anyway: fields.anyway === 'on' }
    return changeAppointment(sent, change, 'moved')
  }

  async function cancel(sent: Sent): Promise<FormOutcome> {
    const asker = changeAskers.find((known) => known === sent.fields.asker)
    return asker
      ? changeAppointment(sent, { step: 'cancel', asker }, 'cancelled')
      : { problem: problems.asker, field: 'asker' }
  }

  async function noteOutcome(sent: Sent): Promise<FormOutcome> {
    const { fields } = sent
    const outcome = attendances.find((known) => known === fields.outcome)
    const hasNote = (fields.words ?? '').trim() !== ''
    const note = hasNote ? noteOf({ ...fields, kind: 'meeting', audience: 'person' }, ['words']) : null
    if (!outcome || (note && 'refused' in note)) {
      return refusedFields({
        ...(!outcome && { outcome: problems.outcome }),
        ...(note && 'refused' in note && note.refused.problems),
      })
    }
    const change = { step: 'outcome', outcome, note: note ? (JSON.parse(storedNote(note.data)) as object) : null }
    return changeAppointment(sent, change, 'outcome')
  }

  async function addNote({ fields, user }: Sent): Promise<FormOutcome> {
    const note = noteOf(fields, ['words', 'reason'])
    if ('refused' in note) return note.refused
    const taken = await take('add_support_note', user.id, {
      p_reference: fields.reference,
      p_note: storedNote(note.data),
    })
    return outcomeOf(taken, note.data.corrects === undefined ? 'note' : 'correction', page(fields))
  }

  async function addStep({ fields, user }: Sent): Promise<FormOutcome> {
    const read = readWork(planStepForm, fields, ['goal', 'what'])
    if ('refused' in read) return read.refused
    if (read.data.by !== null && read.data.by < today()) return { problem: planMessages.past, field: 'by' }
    const taken = await take('add_support_step', user.id, {
      p_reference: fields.reference,
      p_step: JSON.stringify({ ...read.data, most: mostOpenSteps }),
    })
    return outcomeOf(taken, 'step', page(fields))
  }

  const takeStep = ({ fields, user }: Sent, step: string | null) =>
    take('change_support_step', user.id, {
      p_id: uuidOf(fields.step),
      p_version: versionOf(fields.version),
      p_step: step,
    })

  async function changeStep(sent: Sent): Promise<FormOutcome> {
    const { fields } = sent
    const read = readWork(planStepForm, fields, ['goal', 'what'])
    if ('refused' in read) return read.refused
    return outcomeOf(await takeStep(sent, JSON.stringify(read.data)), 'step-changed', page(fields))
  }

  async function removeStep(sent: Sent): Promise<FormOutcome> {
    const taken = await takeStep(sent, null)
    // Nothing was typed that could still be there.
    return taken.outcome === 'changed'
      ? { problem: problems.stepChanged, field: null }
      : outcomeOf(taken, 'step-removed', page(sent.fields))
  }

  async function setNeed({ fields, user }: Sent): Promise<FormOutcome> {
    const read = readWork(needForm, fields)
    if ('refused' in read) return read.refused
    const taken = await take('set_support_need', user.id, {
      p_reference: fields.reference,
      p_need: read.data.need,
      p_state: read.data.state,
      p_day: today(),
    })
    return outcomeOf(taken, 'need', page(fields))
  }

  async function putOff({ fields, user }: Sent): Promise<FormOutcome> {
    const alert = supportAlertKinds.find((known) => known === fields.alert && mayBePutOff(known))
    const until = parseDate((fields.until ?? '').trim())
    if (!alert) return { problem: problems.missing, field: null }
    const reason = optionalLine('The reason', 300).safeParse(fields.reason)
    const mayPutOff = until && mayPutOffTo(until, today())
    const wrong = {
      ...(!mayPutOff && { until: problems.putOff }),
      ...((!reason.success || reason.data.length < 3) && { reason: problems.putOffReason }),
      ...recordIn(fields, ['reason']),
    }
    if (!mayPutOff || !reason.success || Object.keys(wrong).length > 0) return refusedFields(wrong)
    const taken = await take('put_off_support_alert', user.id, {
      p_reference: fields.reference,
      p_alert: alert,
      p_until: until,
      p_reason: reason.data,
    })
    return outcomeOf(taken, 'put-off', addToQuery(alertsPage(fields), { on: until }))
  }

  async function addJobStart({ fields, user }: Sent): Promise<FormOutcome> {
    const read = readWork(jobStartForm(today()), fields, ['employer', 'job'])
    if ('refused' in read) return read.refused
    const { employer, job, startedOn, hours } = read.data
    const taken = await take('add_job_start', user.id, {
      p_reference: fields.reference,
      p_start: JSON.stringify({
        employer,
        title: job,
        started_on: startedOn,
        hours_a_week: hours,
        is_real_living_wage: fields.livingWage === 'on',
        came_from_day_release: fields.dayRelease === 'on',
      }),
    })
    return outcomeOf(taken, 'job-start', page(fields))
  }

  async function removeJobStart({ fields, user }: Sent): Promise<FormOutcome> {
    const start = uuidOf(fields.start)
    if (!start) return { problem: problems.missing, field: null }
    const taken = await take('remove_job_start', user.id, { p_reference: fields.reference, p_start: start })
    return outcomeOf(taken, 'job-start-removed', page(fields))
  }

  async function recordCheck({ fields, user }: Sent): Promise<FormOutcome> {
    const start = uuidOf(fields.start)
    const read = readWork(jobCheckForm, fields)
    if (!start) return { problem: problems.missing, field: null }
    if ('refused' in read) return read.refused
    const taken = await take('record_job_check', user.id, {
      p_reference: fields.reference,
      p_check: JSON.stringify({ ...read.data, start, day: today() }),
      p_length: milestoneLengths[read.data.milestone],
    })
    if (taken.outcome === 'over') return { problem: jobStartWords.tooEarly, field: 'answer' }
    return outcomeOf(taken, 'job-check', page(fields), 'milestone')
  }

  const times = ['on', 'at', 'minutes', 'way', 'place']
  return {
    'appointment-book': { page, keep: ['kind', ...times, 'weeks'], run: book },
    'appointment-move': { page, keep: ['appointment', ...times, 'asker'], run: move },
    'appointment-cancel': { page, keep: ['appointment', 'asker'], run: cancel },
    'appointment-outcome': {
      page,
      keep: ['appointment', 'outcome', 'words'],
      run: noteOutcome,
      mostBytes: noteFormBytes,
    },
    'note-add': { page, keep: noteFields, run: addNote, mostBytes: noteFormBytes },
    'step-add': { page, keep: stepFields, run: addStep },
    'step-change': { page, keep: ['step', ...stepFields], run: changeStep },
    'step-remove': { page, keep: [], run: removeStep },
    'step-tick': { page, keep: [], run: (sent) => tick(sent, page(sent.fields), take) },
    'need-set': { page, keep: ['need', 'state'], run: setNeed },
    'job-start-add': {
      page,
      keep: ['employer', 'job', 'startedOn', 'hours', 'livingWage', 'dayRelease'],
      run: addJobStart,
    },
    'job-start-remove': { page, keep: [], run: removeJobStart },
    'job-check': { page, keep: ['start', 'milestone', 'answer', 'reason', 'evidence'], run: recordCheck },
    ...workerMessageForms(messagesPage, messages),
    'alert-put-off': { page: alertsPage, keep: ['reference', 'alert', 'until', 'reason'], run: putOff },
  }
}

/** @param missing what is said of a step that is not there any more, to whoever ticks it */
async function tick(
  { fields, user }: Sent,
  at: string,
  take: typeof takeWorkStep,
  missing: string = problems.missing,
): Promise<FormOutcome> {
  const step = uuidOf(fields.step)
  if (!step) return { problem: missing, field: null }
  const isDone = fields.is_done === 'yes'
  const taken = await take('tick_support_step', user.id, { p_step: step, p_done_on: isDone ? today() : null })
  if (taken.outcome === 'missing') return { problem: missing, field: null, isPageGone: true }
  return outcomeOf(taken, isDone ? 'ticked' : 'unticked', at)
}

const ownPage = ({ reference = '' }: FormFields): string =>
  isPersonReference(reference)
    ? `/dashboard/candidateportal/support/${reference}`
    : '/dashboard/candidateportal/support'

/**
 * What the person does about their own plan, and the messages they write.
 * @param take where the step is taken; the demonstration has its own, which keeps nothing, as for messages
 */
export const ownSupportWorkForms = (take = takeWorkStep, messages?: MessageStore): GuardedForms => ({
  'support-step': { page: ownPage, keep: [], run: (sent) => tick(sent, ownPage(sent.fields), take, problems.ownStep) },
  ...ownMessageForms(ownPage, messages),
})
