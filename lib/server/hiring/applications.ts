import 'server-only'

import { z } from 'zod'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { sides } from '@/lib/domain/access/role'
import {
  checkEvidence,
  checkStates,
  disclosureStates,
  isOpen,
  offerChecks,
  rejectionReasons,
  stageOf,
  mostApplicationsADay,
  wasShortlisted,
  withdrawalReasons,
  changedBy,
  changedOn,
  type Application,
  type StageEvent,
} from '@/lib/domain/applications/application'
import { distanceBands } from '@/lib/domain/applications/distance-band'
import { checksWaitSince } from '@/lib/domain/applications/employer-task'
import { sixWeekAnswers, startDueOn, type StartFacts } from '@/lib/domain/applications/first-day'
import {
  isStage,
  stepKinds,
  timesDeclined,
  type ApplicationStep,
  type StepKind,
} from '@/lib/domain/applications/history'
import type { OfferedSlot, Slot } from '@/lib/domain/applications/interview-slots'
import { waitsSince, workingDaysWaited } from '@/lib/domain/applications/silence'
import { undoKinds } from '@/lib/domain/applications/undo-stage'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { readerOfPage } from '@/lib/server/auth/current-user'
import type { SealedCv } from '@/lib/server/hiring/vault/application-cv'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform(plainDate)

const stepRow = z
  .object({
    kind: z.enum(stepKinds),
    happened_on: day,
    happened_at: z.string(),
    by_side: z.enum(sides),
    note: z.string().nullable(),
  })
  .transform(({ kind, happened_on, happened_at, by_side, note }) => ({
    at: happened_at,
    line: { kind, on: happened_on, by: by_side, note } satisfies ApplicationStep,
  }))

const undone: readonly StepKind[] = Object.values(undoKinds)

/** The stages that an application went through, without those that were undone. */
function stagesOf(steps: readonly ApplicationStep[]): Application['history'] {
  const history: StageEvent[] = []
  for (const { kind, ...line } of steps) {
    if (undone.includes(kind)) history.pop()
    else if (isStage(kind)) history.push({ stage: kind, ...line })
  }
  return history
}

const slotRow = z
  .object({
    id: z.uuid(),
    on_day: day,
    at_time: z.string(),
    minutes: z.number(),
    way: z.enum(meetingWays),
    place: z.string(),
    postcode: z.string(),
    ask_for: z.string(),
    bring: z.string(),
    phone: z.string(),
    state: z.enum(['offered', 'chosen', 'declined', 'withdrawn']),
    is_taken: z.boolean(),
  })
  .transform(({ on_day, at_time, ask_for, is_taken, ...slot }): Slot => ({
    ...slot,
    on: on_day,
    at: at_time,
    askFor: ask_for,
    isTaken: is_taken,
  }))

const ownPart = z
  .object({ withdrawal_reason: z.enum(withdrawalReasons).nullable(), needs_approval: z.boolean() })
  .transform((row) => ({ withdrawalReason: row.withdrawal_reason, needsApproval: row.needs_approval }))

/** What only the person knows about their application. */
type OwnPart = z.output<typeof ownPart>

const firstDayRow = z.object({
  on: day,
  at: z.string(),
  place: z.string(),
  postcode: z.string(),
  askFor: z.string(),
  bring: z.string(),
  phone: z.string(),
  pay: z.string(),
  // Offers made before hours could be written have none.
  hours: z.string().default(''),
})

/** An application with its dated history, as stored. */
export type KeptApplication = {
  application: Application
  companyId: string
  /** Six months after the end, or once the account is deleted, nobody can tell any more whose it was. */
  isForgotten: boolean
  version: number
  steps: readonly ApplicationStep[]
  /** When the last of them was taken. */
  lastStepAt: string | null
  slots: readonly Slot[]
  waitsSince: PlainDate | null
  statementSince: PlainDate | null
  start: StartFacts
  distance: (typeof distanceBands)[number]
  /** Why the job suits the person, in their own words; '' if they said nothing. */
  why: string
  /** Null for the employer, who does not see these rows. */
  own: OwnPart | null
}

/** One application with its history and times, as the database function `application_seen` returns it. */
export const keptApplication = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    job_id: z.string(),
    organisation_id: z.uuid(),
    is_forgotten: z.boolean(),
    version: z.number(),
    reasons: z.array(z.enum(rejectionReasons)),
    disclosure: z.enum(disclosureStates),
    disclosure_on: day.nullable(),
    checks: z.array(
      z.object({
        kind: z.enum(offerChecks),
        state: z.enum(checkStates),
        since: day,
        seen: z.enum(checkEvidence).nullish(),
      }),
    ),
    first_day: firstDayRow.nullable(),
    started_on: day.nullable(),
    six_weeks: z.enum(sixWeekAnswers).nullable(),
    distance: z.enum(distanceBands),
    waits_since: day.nullable(),
    statement_since: day.nullable(),
    why: z.string(),
    events: z.array(stepRow),
    slots: z.array(slotRow),
    own: ownPart.nullable(),
  })
  .transform((row): KeptApplication => ({
    application: {
      id: row.id,
      reference: row.reference,
      jobId: row.job_id,
      // Neither side learns the number of the person's profile, which is the same for every company.
      personId: '',
      via: 'self',
      history: stagesOf(row.events.map(({ line }) => line)),
      reasons: row.reasons,
      withdrawalReason: row.own?.withdrawalReason ?? null,
      disclosure: row.disclosure,
      disclosureOn: row.disclosure_on,
      checks: row.checks,
    },
    companyId: row.organisation_id,
    isForgotten: row.is_forgotten,
    version: row.version,
    steps: row.events.map(({ line }) => line),
    lastStepAt: row.events.at(-1)?.at ?? null,
    slots: row.slots,
    waitsSince: row.waits_since,
    statementSince: row.statement_since,
    start: { firstDay: row.first_day, startedOn: row.started_on, sixWeeks: row.six_weeks },
    distance: row.distance,
    why: row.why,
    own: row.own,
  }))

/**
 * One application, read as the person who asks; null when there is none, or none that they may see.
 * @throws when the database did not answer
 */
export async function loadApplication(reference: string): Promise<KeptApplication | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('application_seen', { p_reference: reference })
  if (error) throw new Error('an application was not read', { cause: error })
  return keptApplication.nullable().parse(data)
}

/** Working days for which the person has been waiting for the employer; null while it is not the employer's turn. */
export const daysWaited = (since: PlainDate | null, today: PlainDate): number | null =>
  workingDaysWaited(since, today, bankHolidayDays)

const committed = z.object({ outcome: z.enum(['done', 'changed', 'taken', 'forbidden', 'missing']) })

export type UpdateEmail = { subject: string; html: string; text: string; stop_url: string }
/** One email to several members; each has their own token, which replaces {token} in it. */
export type MembersEmail = UpdateEmail & {
  /** Whether members who turned these emails off get it too. */
  is_always: boolean
  tokens: Record<string, string>
}

type Commit = {
  actorId: string
  /** What was read before the step. */
  kept: KeptApplication
  after: Application
  step: ApplicationStep
  /** How the job begins, if the step changes it. */
  start?: StartFacts | undefined
  /** Times offered to replace those before. */
  offered?: readonly OfferedSlot[]
  /** The time that the person chooses. */
  chosen?: Slot
  /** The times after the person has said that none of them works, or the employer has withdrawn them. */
  declined?: readonly Slot[]
  /** The times after the agreed one was given back. */
  givenBack?: readonly Slot[]
  /** The email that tells the person. */
  email?: UpdateEmail
  /** The email that tells the members who may see applicants. */
  membersEmail?: MembersEmail
}

/** The columns that a step changes, as the database functions take them. */
export function changeOf({
  kept,
  after,
  step,
  start = kept.start,
  offered,
  chosen,
  declined,
  givenBack,
}: Omit<Commit, 'actorId' | 'email' | 'membersEmail'>) {
  const slots: readonly Slot[] = offered
    ? offered.map((slot) => ({ ...slot, id: '', state: 'offered' }))
    : (declined ?? givenBack ?? kept.slots).map((slot) =>
        slot.id === chosen?.id ? { ...slot, state: 'chosen' } : slot,
      )
  const stage = stageOf(after)
  const hasMoved = stage !== stageOf(kept.application)
  return {
    stage,
    // A step within a stage does not change the day of the stage, by which the lists are ordered.
    ...(hasMoved && {
      changed_on: changedOn(after),
      changed_by: changedBy(after),
      is_named: wasShortlisted(after),
    }),
    reasons: after.reasons,
    disclosure: after.disclosure,
    disclosure_on: after.disclosureOn,
    checks: after.checks,
    waits_since: waitsSince(after, slots, timesDeclined([...kept.steps, step])?.on),
    // Once somebody is out of an offer, none of its checks is needed any more.
    checks_since: ['offer', 'accepted'].includes(stage) ? checksWaitSince(after) : null,
    // An accepted offer ends it; what follows does not end it again.
    ended_on: isOpen(after) ? null : isOpen(kept.application) ? step.on : undefined,
    first_day: start.firstDay,
    started_on: start.startedOn,
    six_weeks: start.sixWeeks,
    start_due_on: startDueOn(after, start),
    slots: offered?.map(({ on, at, askFor, ...slot }) => ({ ...slot, on_day: on, at_time: at, ask_for: askFor })),
    slot: chosen?.id,
    declines_slots: declined === undefined ? undefined : true,
    gives_slot_back: givenBack === undefined ? undefined : true,
    own: after.withdrawalReason === null || !hasMoved ? undefined : { withdrawal_reason: after.withdrawalReason },
  }
}

/**
 * Stores a step with its line of history and the email, on the version that was read, or nothing at all.
 * @returns 'changed' when somebody else was quicker
 * @throws when the database did not answer
 */
export async function commitApplicationStep({ actorId, email, membersEmail, ...commit }: Commit) {
  const { kept, step, offered, givenBack } = commit
  const parts = {
    p_actor: actorId,
    p_application: kept.application.id,
    p_version: kept.version,
    p_change: JSON.stringify(changeOf(commit)),
    p_event: JSON.stringify({ kind: step.kind, happened_on: step.on, note: step.note }),
    p_email: email ? JSON.stringify(email) : null,
  }
  const { data, error } =
    offered || givenBack || membersEmail
      ? await serviceClient.rpc('commit_interview', {
          ...parts,
          p_members_email: membersEmail ? JSON.stringify(membersEmail) : null,
        })
      : await serviceClient.rpc('commit_application', parts)
  if (error) throw new Error('a step was not kept', { cause: error })
  return committed.parse(data).outcome
}

/**
 * Stores whether the person wants the employer to be told, with an offer, that a supervising officer has to approve the
 * job.
 * @throws when the database did not answer
 */
export async function commitApprovalWish(actorId: string, kept: KeptApplication, needsApproval: boolean) {
  const { data, error } = await serviceClient.rpc('commit_application', {
    p_actor: actorId,
    p_application: kept.application.id,
    p_version: kept.version,
    p_change: JSON.stringify({ own: { needs_approval: needsApproval } }),
  })
  if (error) throw new Error('a wish was not kept', { cause: error })
  return committed.parse(data).outcome
}

const sent = z.object({
  outcome: z.enum(['done', 'forbidden', 'missing', 'closed', 'hidden', 'no_card', 'already', 'too_many']),
  reference: z.string().optional(),
})

type Sending = {
  /** The id that it gets: its CV is sealed for it. */
  id: string
  why: string
  cv: SealedCv | null
  appliedOn: PlainDate
  answerDueOn: PlainDate
  distance: (typeof distanceBands)[number]
  needsApproval: boolean
}

/**
 * Submits a person's application for a job, or does nothing: the database checks again whether they may.
 * @throws when the database did not answer
 */
export async function sendApplication(
  actorId: string,
  jobId: string,
  { id, why, cv, appliedOn, answerDueOn, distance, needsApproval }: Sending,
) {
  const { data, error } = await serviceClient.rpc('send_application', {
    p_actor: actorId,
    p_job: jobId,
    p_application: JSON.stringify({
      id,
      why,
      ...(cv && { cv }),
      applied_on: appliedOn,
      answer_due_on: answerDueOn,
      distance,
      needs_approval: needsApproval,
      most_a_day: mostApplicationsADay,
    }),
  })
  if (error) throw new Error('an application was not sent', { cause: error })
  return sent.parse(data)
}
