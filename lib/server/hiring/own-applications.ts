import 'server-only'

import { z } from 'zod'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import {
  disclosureStates,
  isBeforeStart,
  isOpen,
  nextMoves,
  stageOf,
  wasShortlisted,
} from '@/lib/domain/applications/application'
import { timesDeclined } from '@/lib/domain/applications/history'
import type { PageKey } from '@/lib/domain/applications/page-key'
import {
  chooseByDay,
  chosenSlot,
  declinedSlots,
  interviewState,
  latestLate,
  openSlots,
  takenSlots,
  tellLate,
  type SlotMoment,
} from '@/lib/domain/applications/interview-slots'
import { reasonsToWithdraw, silenceDays } from '@/lib/domain/applications/silence'
import { isJobStage, stages, type Stage } from '@/lib/domain/applications/stages'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { draftSchema, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { daysWaited, keptApplication, type KeptApplication } from '@/lib/server/hiring/applications'
import { loadUnreadMessages } from '@/lib/server/hiring/messages'
import { jobForPerson, type JobForPerson } from '@/lib/server/hiring/job-facts'

const rowsOfAPage = 50
const day = z.string().transform(plainDate)

const ownRow = z
  .object({
    application_id: z.uuid(),
    reference: z.string(),
    job_title: z.string(),
    company: z.string(),
    stage: z.enum(stages),
    applied_on: day,
    changed_on: day,
    updated_on: day,
    waits_since: day.nullable(),
    disclosure: z.enum(disclosureStates),
    has_times: z.boolean(),
    has_declined_times: z.boolean(),
    interview_on: day.nullable(),
  })
  .transform((row) => ({
    id: row.application_id,
    reference: row.reference,
    jobTitle: row.job_title,
    company: row.company,
    stage: row.stage,
    appliedOn: row.applied_on,
    changedOn: row.changed_on,
    updatedOn: row.updated_on,
    waitsSince: row.waits_since,
    disclosure: row.disclosure,
    hasTimes: row.has_times,
    hasDeclinedTimes: row.has_declined_times,
    interviewOn: row.interview_on,
  }))

/** The day by which the employer is asked to answer; null while it is not the employer's turn. */
const hearBy = (waitsSince: PlainDate | null): PlainDate | null =>
  waitsSince && addWorkingDays(waitsSince, silenceDays.second, bankHolidayDays)

/**
 * A row of the list as its person is shown it.
 * @param unread how many messages are new
 */
export function shownOwnRow(
  { waitsSince, interviewOn, ...row }: z.output<typeof ownRow>,
  today: PlainDate,
  unread: number,
) {
  const waited = daysWaited(waitsSince, today)
  return {
    ...row,
    unread,
    waited,
    hearBy: waited === null ? null : hearBy(waitsSince),
    interviewOn: interviewOn !== null && interviewOn >= today ? interviewOn : null,
    wasInterviewed: interviewOn !== null && interviewOn < today,
  }
}

/** The asker's applications, open or ended, last updated first, 50 at a time. Null when the database did not answer. */
async function loadList(areOpen: boolean, after: PageKey | null, today: PlainDate) {
  const client = await readerOfPage()
  const [{ data, error }, unread] = await Promise.all([
    client.rpc('my_applications', {
      p_is_open: areOpen,
      p_after_on: after?.on ?? null,
      p_after_id: after?.id ?? null,
      p_rows: rowsOfAPage + 1,
    }),
    loadUnreadMessages(),
  ])
  if (error || !unread) return null
  const rows = z.array(ownRow).parse(data)
  return {
    hasMore: rows.length > rowsOfAPage,
    applications: rows.slice(0, rowsOfAPage).map((row) => shownOwnRow(row, today, unread.get(row.id) ?? 0)),
  }
}

/**
 * What a person has applied for: a page of their open applications, and one of those that have ended. Null when the
 * database did not answer.
 * @param after the last row of the page before, of each list
 */
export async function loadOwnApplications(after: Record<'open' | 'ended', PageKey | null>, today: PlainDate) {
  const [open, ended] = await Promise.all([loadList(true, after.open, today), loadList(false, after.ended, today)])
  return open && ended ? { open, ended } : null
}

/** For how many days an accepted job stays on the portal's first page. */
const newJobDays = 60

type Listed = ReturnType<typeof shownOwnRow>

/** Somebody's open applications, and before them the jobs they have lately accepted. */
export function newsAmong(open: readonly Listed[], ended: readonly Listed[], today: PlainDate): Listed[] {
  const isNewJob = ({ stage, changedOn }: { stage: Stage; changedOn: PlainDate }) =>
    isJobStage(stage) && addDays(changedOn, newJobDays) >= today
  return [...ended.filter(isNewJob), ...open]
}

/** Their open applications, and before them the jobs they have lately accepted. Null when the database did not answer. */
export async function loadApplicationNews(today: PlainDate) {
  const lists = await loadOwnApplications({ open: null, ended: null }, today)
  return lists && newsAmong(lists.open.applications, lists.ended.applications, today)
}

const appliedFor = z.object({ title: z.string(), advert: draftSchema, has_changed: z.boolean() })

/** An advert as it stood when somebody applied. */
export type AppliedFor = { title: string; advert: AdvertDraft; hasChanged: boolean }

/**
 * The advert that one of the asker's applications was sent for; null for any that is not theirs.
 * @throws when the database did not answer
 */
export async function loadAppliedFor(reference: string): Promise<AppliedFor | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('advert_applied_for', { p_reference: reference })
  if (error) throw new Error('an advert was not read', { cause: error })
  const found = appliedFor.nullable().parse(data)
  return found && { title: found.title, advert: found.advert, hasChanged: found.has_changed }
}

const ownSeen = z.object({ seen: keptApplication, job: jobForPerson })

/**
 * One application as its applicant sees it: the same history as the employer's, what comes next, and what only they
 * know. Null for any that is not theirs.
 * @throws when the database did not answer
 */
export async function loadOwnApplication(reference: string, moment: SlotMoment) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('own_application_seen', { p_reference: reference })
  if (error) throw new Error('an application was not read', { cause: error })
  const found = ownSeen.nullable().parse(data)
  return found && shownOwn(found.seen, found.job, moment)
}

/** An application and its job as the person who applied is shown them. */
export function shownOwn<Job extends Pick<JobForPerson, 'id'>>(seen: KeptApplication, job: Job, moment: SlotMoment) {
  const { application, steps, slots, version, own } = seen
  const stage = stageOf(application)
  const waited = daysWaited(seen.waitsSince, moment.today)
  const interview = chosenSlot(slots)
  const open = openSlots(application, slots, moment)
  return {
    id: application.id,
    history: application.history,
    reference: application.reference,
    version,
    job,
    stage,
    isOpen: isOpen(application),
    waited,
    hearBy: hearBy(seen.waitsSince),
    isSilent: waited !== null && waited >= silenceDays.told,
    steps,
    why: seen.why,
    isNamed: wasShortlisted(application),
    slots: open,
    /** The day by which they are asked to choose one of the times; null where there is none to choose. */
    chooseBy: open.length > 0 ? chooseByDay(open, moment.today) : null,
    takenSlots: takenSlots(application, slots, moment),
    /** The agreed time, what became of it, and what they can still do about it. */
    interview: interview && {
      slot: interview,
      state: interviewState(application, interview, moment),
      mayTellLate: tellLate(application, slots, steps, moment).ok,
      late: latestLate(steps, interview.on),
    },
    /** What they said when none of the times worked, or the agreed one no longer did; null once others are offered. */
    timesDeclined: stage === 'interview' && declinedSlots(slots).length > 0 ? timesDeclined(steps) : null,
    reasons: application.reasons,
    withdrawalReason: application.withdrawalReason,
    checks: application.checks,
    disclosure: application.disclosure,
    needsApproval: own?.needsApproval ?? false,
    firstDay: seen.start.firstDay,
    startedOn: seen.start.startedOn,
    isBeforeStart: isBeforeStart(application, seen.start.firstDay?.on ?? null, moment.today),
    next: nextMoves(application, 'candidate'),
    reasonsToWithdraw: reasonsToWithdraw(waited),
  }
}
