import 'server-only'

import { z } from 'zod'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { mayAskAt } from '@/lib/domain/applications/record-question'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import { tabStages } from '@/lib/domain/applications/applicant-tabs'
import {
  disclosureStates,
  isBeforeStart,
  isOpen,
  nextMoves,
  stageOf,
  wasShortlisted,
} from '@/lib/domain/applications/application'
import {
  chooseByDay,
  chosenSlot,
  declinedSlots,
  declineSlots,
  giveBackSlot,
  isOver,
  isTakenBy,
  lastOffered,
  latestLate,
  openSlots,
  sharedTimes,
  type SlotMoment,
  type Slot,
  type SlotDefaults,
  type OfferedSlot,
} from '@/lib/domain/applications/interview-slots'
import { startDueOn } from '@/lib/domain/applications/first-day'
import { distanceBands } from '@/lib/domain/applications/distance-band'
import {
  checksWaitSince,
  inOrderOfTurn,
  whoseTurn,
  workingDaysFor,
  type EmployerTask,
  type ShownTask,
  type TurnFacts,
} from '@/lib/domain/applications/employer-task'
import { undoStage } from '@/lib/domain/applications/undo-stage'
import { isOpenStage, stages } from '@/lib/domain/applications/stages'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { daysWaited, keptApplication, type KeptApplication } from '@/lib/server/hiring/applications'
import { cardRow } from '@/lib/server/hiring/card-row'
import { ownJob, type JobFacts } from '@/lib/server/hiring/job-facts'
import { membershipRow } from '@/lib/server/hiring/membership'
import { replies } from '@/lib/server/hiring/reply-rate'

const rowsOfAPage = 50

const day = z.string().transform(plainDate)
const lines = z.array(z.string())
const nameOf = (first: string | null, last: string | null): string | null =>
  first === null ? null : `${first} ${last ?? ''}`.trim()

const turnColumns = {
  waits_since: day.nullable(),
  has_chosen_time: z.boolean(),
  has_declined_times: z.boolean(),
  checks_since: day.nullable(),
  statement_since: day.nullable(),
  start_due_on: day.nullable(),
}

/** The facts that decide whose turn it is, from a row as the database returns it. */
const turnFacts = (
  row: z.output<z.ZodObject<typeof turnColumns>> & Pick<TurnFacts, 'stage' | 'disclosure'>,
): TurnFacts => ({
  stage: row.stage,
  waitsSince: row.waits_since,
  hasChosenTime: row.has_chosen_time,
  hasDeclinedTimes: row.has_declined_times,
  checksSince: row.checks_since,
  statementSince: row.statement_since,
  startDueOn: row.start_due_on,
  disclosure: row.disclosure,
})

const shownTask = ({ kind, since }: EmployerTask, today: PlainDate): ShownTask => ({
  kind,
  waited: daysWaited(since, today) ?? 0,
  isSinceToday: since === today,
})

/** The day by which the person should hear; null where nobody counts the days, or it has passed. */
function answerBy({ kind, since }: EmployerTask, today: PlainDate): PlainDate | null {
  const days = workingDaysFor(kind)
  const by = days && addWorkingDays(since, days, bankHolidayDays)
  return by && by >= today ? by : null
}

const applicantRow = z
  .object({
    application_id: z.uuid(),
    reference: z.string(),
    version: z.number(),
    job_id: z.string(),
    job_title: z.string(),
    stage: z.enum(stages),
    applied_on: day,
    changed_on: day,
    updated_on: day,
    ...turnColumns,
    disclosure: z.enum(disclosureStates),
    distance: z.enum(distanceBands),
    skills: lines.nullable(),
    tickets: lines.nullable(),
    availability: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    /** The agreed time. */
    interview: z.object({ on: day, at: z.string() }).nullable(),
  })
  .transform((row) => ({
    id: row.application_id,
    reference: row.reference,
    version: row.version,
    jobId: row.job_id,
    jobTitle: row.job_title,
    stage: row.stage,
    appliedOn: row.applied_on,
    changedOn: row.changed_on,
    updatedOn: row.updated_on,
    facts: turnFacts(row),
    distance: row.distance,
    skills: row.skills ?? [],
    tickets: row.tickets ?? [],
    availability: row.availability ?? '',
    name: nameOf(row.first_name, row.last_name),
    interview: row.interview,
  }))

/** A line of the list: whose turn it is, and how many of the person's messages are new. */
export function shownRow({ facts, ...row }: z.output<typeof applicantRow>, today: PlainDate, unread: number) {
  const { task, awaited } = whoseTurn(facts, today)
  return { ...row, task: task && shownTask(task, today), awaited, unread }
}

/** How many there are at each stage that is counted. */
export const applicantCounts = z.partialRecord(z.enum(stages), z.number())

const applicantsScreen = z.object({
  membership: membershipRow.nullable(),
  jobs: z.array(z.object({ id: z.string(), title: z.string() })),
  job: z.string().nullable(),
  rows: z.array(applicantRow),
  counts: applicantCounts,
  replies,
  unread: z.record(z.uuid(), z.number()),
})

/**
 * The applicants screen, read as the member who is looking: where they work, the company's jobs on and off the board to
 * filter by (the newest 200, and the one that the URL names), its reply rate, the applicants of one list, 50 at a time,
 * unnamed until they are shortlisted (of all lists, if somebody is looked for), and how many there are at each stage. A
 * page of a list that is still open begins with whoever waits for the employer. A job that is not the company's counts as
 * none. Null when the database did not answer.
 */
export async function loadApplicants(
  { tab, jobId, find, after }: Pick<ApplicantQuery, 'tab' | 'jobId' | 'find' | 'after'>,
  today: PlainDate,
) {
  const client = await readerOfPage()
  // Whoever looks for somebody does not know how far that person has got: every list is searched, stage by stage.
  const isSearch = find !== ''
  const isOpenList = !isSearch && tabStages[tab].some(isOpenStage)
  const { data, error } = await client.rpc('applicants_screen', {
    p_stages: JSON.stringify(isSearch ? stages : tabStages[tab]),
    p_is_open: isSearch || tabStages[tab].some(isOpenStage),
    p_wanted_job: jobId,
    p_after_on: after?.on ?? null,
    p_after_id: after?.id ?? null,
    p_rows: rowsOfAPage + 1,
    p_find: find === '' ? null : find,
  })
  if (error) return null
  const { membership, jobs, job, rows, counts, unread, replies: replyRate } = applicantsScreen.parse(data)
  const shown = rows.slice(0, rowsOfAPage)
  const applicants = shown.map((row) => shownRow(row, today, unread[row.id] ?? 0))
  const last = shown.at(-1)
  return {
    membership,
    replyRate,
    page: {
      jobs,
      jobId: job,
      applicants: isOpenList ? inOrderOfTurn(applicants) : applicants,
      /** After whom the next page begins; null on the last. */
      next: rows.length > rowsOfAPage && last ? { on: last.changedOn, id: last.id } : null,
      counts,
    },
  }
}

/** More than any job has; a file that stops short would mislead. */
const mostInAFile = 5_000

/**
 * Everybody who applied for one of the member's own jobs, as the list shows them: those still open first.
 * @throws when the database did not answer
 */
export async function loadApplicantsOfJob(jobId: string) {
  const client = await readerOfPage()
  const pages = await Promise.all(
    [true, false].map((areOpen) =>
      client.rpc('applicants_page', {
        p_stages: JSON.stringify(stages.filter((stage) => isOpenStage(stage) === areOpen)),
        p_is_open: areOpen,
        p_job: jobId,
        p_rows: mostInAFile,
      }),
    ),
  )
  return pages.flatMap(({ data, error }) => {
    if (error) throw new Error('applicants were not read', { cause: error })
    return z.array(applicantRow).parse(data)
  })
}

/**
 * How many applicants there are at each stage for the member's company, or for one of its jobs; 100 stands for more.
 * @throws when the database did not answer
 */
export async function countApplicants(jobId: string | null) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('applicant_counts', jobId === null ? {} : { p_job: jobId })
  if (error) throw new Error('applicants were not counted', { cause: error })
  return applicantCounts.parse(data)
}

const mostTasks = 20

const taskRow = z
  .object({
    application_id: z.uuid(),
    reference: z.string(),
    job_title: z.string(),
    stage: z.enum(stages),
    ...turnColumns,
    since_at: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.application_id,
    reference: row.reference,
    jobTitle: row.job_title,
    /** When the wait began, for those of one day. */
    sinceAt: row.since_at ?? '',
    name: nameOf(row.first_name, row.last_name),
    // What the applicant has to do is not asked here.
    facts: turnFacts({ ...row, disclosure: 'not_asked' }),
  }))

const interviewRow = z
  .object({
    reference: z.string(),
    job_title: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    on_day: day,
    at_time: z.string(),
    is_late: z.boolean(),
  })
  .transform((row) => ({
    reference: row.reference,
    jobTitle: row.job_title,
    name: nameOf(row.first_name, row.last_name),
    on: row.on_day,
    at: row.at_time,
    isLate: row.is_late,
  }))

const messageRow = z
  .object({
    application_id: z.uuid(),
    reference: z.string(),
    job_title: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    since: day,
  })
  .transform((row) => ({
    id: row.application_id,
    reference: row.reference,
    jobTitle: row.job_title,
    // After what waits since the same day: the hour is not kept.
    sinceAt: '9',
    name: nameOf(row.first_name, row.last_name),
    task: { kind: 'read_message' as const, since: row.since },
  }))

const checkInRow = z
  .object({
    check_in: z.uuid(),
    application_id: z.uuid(),
    reference: z.string(),
    job_title: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    started_on: day,
    since: day,
  })
  .transform((row) => ({
    checkIn: row.check_in,
    startedOn: row.started_on,
    id: row.application_id,
    reference: row.reference,
    jobTitle: row.job_title,
    sinceAt: '9',
    name: nameOf(row.first_name, row.last_name),
    task: { kind: 'check_in' as const, since: row.since },
  }))

/**
 * The question how a new job goes that waits for the asker's company about one application; null if none does.
 * @throws when the database did not answer
 */
export async function loadWaitingCheckIn(applicationId: string): Promise<z.output<typeof checkInRow> | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_check_ins')
  if (error) throw new Error('the questions about new jobs were not read', { cause: error })
  const waiting = z.array(checkInRow).parse(data)
  return waiting.find(({ id }) => id === applicationId) ?? null
}

const overview = z.object({
  tasks: z.array(taskRow),
  check_ins: z.array(checkInRow),
  messages: z.array(messageRow),
  interviews: z.array(interviewRow),
})

/**
 * Who is waiting for the asker's company, and for what, longest wait first, and its interviews in the seven days from
 * today, soonest first: up to 20 of each, and whether there are more. Unnamed until they are shortlisted. An applicant
 * whose message nobody has read waits for that too.
 * @throws when the database did not answer
 */
export async function loadEmployerOverview(today: PlainDate) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('employer_overview', { p_today: today, p_rows: mostTasks + 1 })
  if (error) throw new Error('what waits for a company was not read', { cause: error })
  const { tasks, check_ins, messages, interviews } = overview.parse(data)
  const steps = tasks.flatMap(({ facts, ...row }) => {
    const { task } = whoseTurn(facts, today)
    return task ? [{ ...row, task }] : []
  })
  const inOrder = [...steps, ...check_ins, ...messages].toSorted(
    (one, other) => one.task.since.localeCompare(other.task.since) || one.sinceAt.localeCompare(other.sinceAt),
  )
  return {
    hasMore: tasks.length > mostTasks || inOrder.length > mostTasks,
    tasks: inOrder
      .slice(0, mostTasks)
      .map(({ id, reference, jobTitle, name, task }) => ({ id, reference, jobTitle, name, ...shownTask(task, today) })),
    interviews: interviews.slice(0, mostTasks),
    hasMoreInterviews: interviews.length > mostTasks,
  }
}

/**
 * Whoever has waited longest for the asker's company for a job; null if nobody else does.
 * @param except the reference of an applicant who does not count
 * @throws when the database did not answer
 */
export async function loadNextWaiting(jobId: string, except: string, today: PlainDate) {
  const client = await readerOfPage()
  // The applicant who was just dealt with may still be waiting, and be the first.
  const { data, error } = await client.rpc('employer_tasks', { p_today: today, p_rows: 2, p_job: jobId })
  if (error) throw new Error('who waits next was not read', { cause: error })
  const next = z
    .array(taskRow)
    .parse(data)
    .find(({ reference }) => reference !== except)
  return next ? { reference: next.reference, name: next.name } : null
}

const contact = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    town: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  })
  .transform(({ first_name, last_name, ...row }) => ({ ...row, firstName: first_name, lastName: last_name }))

const lastTimes = z
  .object({
    minutes: z.number(),
    way: z.enum(meetingWays),
    place: z.string(),
    postcode: z.string(),
    ask_for: z.string(),
    bring: z.string(),
    phone: z.string(),
  })
  .transform(({ ask_for, ...row }): SlotDefaults => ({ ...row, askFor: ask_for }))

const timeOfOther = z
  .object({
    application_id: z.uuid(),
    on_day: day,
    at_time: z.string(),
    minutes: z.number(),
    state: z.enum(['offered', 'chosen']),
    ask_for: z.string(),
    is_same_job: z.boolean(),
  })
  .transform(({ application_id: applicationId, on_day: on, at_time: at, ask_for, is_same_job, ...row }) => ({
    applicationId,
    on,
    at,
    askFor: ask_for,
    isSameJob: is_same_job,
    ...row,
  }))

const invitedRow = z
  .object({
    application_id: z.uuid(),
    reference: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.application_id,
    reference: row.reference,
    name: nameOf(row.first_name, row.last_name),
  }))

/** More would not help anybody: an employer who offers one time to that many applicants does so on purpose. */
const mostShared = 3
// The database answers for no more.
const mostAsked = 20

/**
 * An applicant's times that are also another's, and whose: only among applicants whom the asker may see.
 * @throws when the database did not answer
 */
async function loadSharedTimes(
  slots: readonly Slot[],
  others: readonly z.output<typeof timeOfOther>[],
  moment: SlotMoment,
): Promise<SharedTime[]> {
  const shared = sharedTimes(slots, others, moment).slice(0, mostAsked)
  if (shared.length === 0) return []
  const client = await readerOfPage()
  const { data, error } = await client.rpc('invited_applicants', {
    p_applications: JSON.stringify(shared.map(({ other }) => other.applicationId)),
  })
  if (error) throw new Error('who else is invited was not read', { cause: error })
  const invited = new Map(
    z
      .array(invitedRow)
      .parse(data)
      .map(({ id, ...row }) => [id, row]),
  )
  return shared
    .flatMap(({ slot, other }) => {
      const who = invited.get(other.applicationId)
      const [isAgreed, isTaken] = [other.state === 'chosen', isTakenBy(slot, other)]
      return who ? [{ ...who, slot, theirs: other, isAgreed, isTaken }] : []
    })
    .slice(0, mostShared)
}

/** A time that is also another applicant's. */
export type SharedTime = {
  reference: string
  name: string | null
  slot: Slot
  /** The other applicant's own time, which may begin earlier or later. */
  theirs: Pick<Slot, 'on' | 'at' | 'minutes'>
  isAgreed: boolean
  /** Whether the other applicant's agreed time is with the same interviewer, so that this one cannot be chosen. */
  isTaken: boolean
}

/**
 * Which of the times that are about to be offered to an applicant are also another's.
 * @throws when the database did not answer
 */
export async function loadClashes(
  applicationId: string,
  offered: readonly OfferedSlot[],
  moment: SlotMoment,
): Promise<SharedTime[]> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('times_of_others', {
    p_application: applicationId,
    p_days: JSON.stringify([...new Set(offered.map(({ on }) => on))]),
  })
  if (error) throw new Error('the times of others were not read', { cause: error })
  const slots = offered.map((slot, index): Slot => ({ ...slot, id: String(index), state: 'offered' }))
  return loadSharedTimes(slots, z.array(timeOfOther).parse(data), moment)
}

/** A member of the company, as the visitor's colleague. */
const member = z
  .object({ is_own: z.boolean(), name: z.string().nullable() })
  .transform(({ is_own, name }) => ({ isOwn: is_own, name }))

const seenApplicant = z
  .object({
    seen: keptApplication,
    job: ownJob.nullable(),
    has_reader: z.boolean(),
    is_reader: z.boolean(),
    card: cardRow.nullable(),
    contact: contact.nullable(),
    last_times: lastTimes.nullable(),
    other_times: z.array(timeOfOther),
    colleagues: z.array(member.nullable()),
    notes: z.array(z.object({ words: z.string(), written_at: z.string(), who: member })),
  })
  .transform(({ seen, has_reader, is_reader, last_times, other_times, ...person }) => ({
    kept: seen,
    hasReader: has_reader,
    isReader: is_reader,
    lastTimes: last_times,
    otherTimes: other_times,
    ...person,
  }))

/**
 * Null if the asker's company may not see it.
 * @throws when the database did not answer
 */
async function seeApplicant(reference: string) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('applicant_seen', { p_reference: reference })
  if (error) throw new Error('an applicant was not read', { cause: error })
  return seenApplicant.nullable().parse(data)
}

export type Opened = { kept: KeptApplication; job: JobFacts; hasReader: boolean }

/**
 * An application to the asker's company, with what decides the next step; null if they may not see it.
 * @throws when the database did not answer
 */
export async function openApplication(reference: string): Promise<Opened | null> {
  const seen = await seeApplicant(reference)
  return seen?.job ? { kept: seen.kept, job: seen.job, hasReader: seen.hasReader } : null
}

type SeenApplicant = Omit<z.output<typeof seenApplicant>, 'job' | 'otherTimes'> & { job: JobFacts }

/**
 * One applicant as the employer sees them: the card, from the shortlist on the name and what they share, the history,
 * and what may be done next. Nothing that the person keeps to themself.
 * @param shared those of their interview times that are also another applicant's
 */
export function shownApplicant(found: SeenApplicant, moment: SlotMoment, shared: readonly SharedTime[]) {
  const { job, hasReader, kept } = found
  const { application, slots, waitsSince, statementSince, version, distance, start } = kept
  const stage = stageOf(application)
  const startsOn = start.firstDay?.on ?? null
  const steps = kept.steps.map((line, index) => {
    const who = found.colleagues[index]
    return who ? { ...line, who } : line
  })
  const chosen = chosenSlot(slots)
  const toChoose = openSlots(application, slots, moment)
  const isNamed = wasShortlisted(application)
  const { task, awaited } = whoseTurn(
    {
      stage,
      waitsSince,
      hasChosenTime: chosen !== null,
      hasDeclinedTimes: declinedSlots(slots).length > 0,
      checksSince: checksWaitSince(application),
      statementSince: found.isReader ? statementSince : null,
      startDueOn: startDueOn(application, start),
      disclosure: application.disclosure,
    },
    moment.today,
  )
  return {
    id: application.id,
    reference: application.reference,
    version,
    job,
    stage,
    isOpen: isOpen(application),
    isForgotten: kept.isForgotten,
    why: kept.why,
    history: application.history,
    task: task && shownTask(task, moment.today),
    answerBy: task && answerBy(task, moment.today),
    awaited,
    notes: found.notes.map(({ written_at, ...note }) => ({ ...note, writtenAt: written_at })),
    isInterviewOver: chosen !== null && isOver(chosen, moment),
    steps,
    slots,
    sharedTimes: shared,
    chooseBy: toChoose.length > 0 ? chooseByDay(toChoose, moment.today) : null,
    lastTimes: lastOffered(slots) ?? found.lastTimes,
    /** What they last said about being late for the agreed interview. */
    late: stage === 'interview' && chosen ? latestLate(steps, chosen.on) : null,
    reasons: application.reasons,
    checks: application.checks,
    disclosure: application.disclosure,
    distance,
    card: found.card,
    contact: isNamed ? found.contact : null,
    start,
    next: nextMoves(application, 'employer', { noInterview: job.noInterview }),
    hasReader,
    mayAsk:
      isNamed &&
      (isOpen(application) || isBeforeStart(application, startsOn, moment.today)) &&
      application.disclosure === 'not_asked' &&
      mayAskAt(job.recordQuestion, stage, { on: moment.today, interviewOn: chosen?.on ?? null }),
    mayUndo:
      (stage === 'shortlisted' || stage === 'hired') && undoStage(application, stage, { ...kept, now: new Date() }).ok,
    /** Whether there are times that wait for an answer, and can still be withdrawn. */
    mayWithdrawTimes: declineSlots(application, slots, moment).ok,
    /** Whether there is an agreed interview that can still be called off. */
    mayCallOff: giveBackSlot(application, slots, moment).ok,
    isBeforeStart: isBeforeStart(application, startsOn, moment.today),
  }
}

/**
 * One of the company's applicants, by reference. Null if the member may not see it.
 * @throws when the database did not answer
 */
export async function loadApplicant(reference: string, moment: SlotMoment) {
  const found = await seeApplicant(reference)
  if (!found?.job) return null
  const { kept, otherTimes, job } = found
  const shared = stageOf(kept.application) === 'interview' ? await loadSharedTimes(kept.slots, otherTimes, moment) : []
  return shownApplicant({ ...found, job }, moment, shared)
}
