import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import {
  jobEvidence,
  employerAnswers,
  jobAnswers,
  jobMilestones,
  leavingReasons,
  type GivenAnswer,
  type JobCheck,
  type LeavingReason,
  type StartedJob,
} from '@/lib/domain/outcomes/job-check'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))

const check = z
  .object({
    milestone: z.enum(jobMilestones),
    due_on: day,
    is_asked: z.boolean(),
    answer: z.enum(jobAnswers).nullable(),
    reason: z.enum(leavingReasons).nullable(),
    evidence: z.enum(jobEvidence).nullable(),
    answered_on: day.nullable(),
    verified_by: z.string().nullable(),
    employer_answer: z.enum(employerAnswers).nullable(),
  })
  .transform(({ due_on, is_asked, answered_on, verified_by, employer_answer, ...row }): JobCheck => ({
    ...row,
    dueOn: due_on,
    isAsked: is_asked,
    answeredOn: answered_on,
    verifiedBy: verified_by,
    employerAnswer: employer_answer,
  }))

/** A job start as the database returns it: job_start_json(). */
export const startedJob = z
  .object({
    id: z.uuid(),
    is_entered: z.boolean(),
    employer: z.string(),
    title: z.string(),
    started_on: day,
    is_confirmed: z.boolean(),
    hours_a_week: z.number().nullable(),
    is_real_living_wage: z.boolean(),
    came_from_day_release: z.boolean(),
    may_ask_employer: z.boolean(),
    may_be_counted: z.boolean(),
    checks: z.array(check),
  })
  .transform((row): StartedJob => ({
    id: row.id,
    isEntered: row.is_entered,
    employer: row.employer,
    title: row.title,
    startedOn: row.started_on,
    isConfirmed: row.is_confirmed,
    hoursAWeek: row.hours_a_week,
    isRealLivingWage: row.is_real_living_wage,
    cameFromDayRelease: row.came_from_day_release,
    mayAskEmployer: row.may_ask_employer,
    mayBeCounted: row.may_be_counted,
    checks: row.checks,
  }))

/** The jobs that the visitor was hired for here; null when the database did not answer. */
export async function loadOwnJobStarts(): Promise<StartedJob[] | null> {
  const { data, error } = await (await readerOfPage()).rpc('my_job_starts')
  return error ? null : z.array(startedJob).parse(data)
}

type OwnChoice = { hours: number | null; fromDayRelease: boolean; mayAskEmployer: boolean; mayBeCounted: boolean }

/**
 * Stores what the person says about their own job, and what they agree to; false for a job that is not theirs.
 * @throws when the database did not answer
 */
export async function chooseForJobStart(actorId: string, start: string, choice: OwnChoice): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_for_job_start', {
    p_actor: actorId,
    p_start: start,
    p_choice: JSON.stringify({
      hours_a_week: choice.hours,
      came_from_day_release: choice.fromDayRelease,
      may_ask_employer: choice.mayAskEmployer,
      may_be_counted: choice.mayBeCounted,
    }),
  })
  if (error) throw new Error('choose_for_job_start failed', { cause: error })
  return data === true
}

/** The digest of a link's secret part. */
export const digestOfQuestion = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A link's secret part, which nobody stores, and the digest that is stored. */
export function newQuestionToken(): { token: string; digest: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, digest: digestOfQuestion(token) }
}

const question = z
  .object({ milestone: z.enum(jobMilestones), started_on: day })
  .transform(({ milestone, started_on }) => ({ milestone, startedOn: started_on }))

/**
 * The question that a link opens, which uses nothing up; null for one that was used, has ended or never was.
 * @throws when the database did not answer
 */
export async function openQuestion(token: string): Promise<z.output<typeof question> | null> {
  const { data, error } = await serviceClient.rpc('job_check_asked', { p_token_digest: digestOfQuestion(token) })
  if (error) throw new Error('job_check_asked', { cause: error })
  return question.nullable().parse(data)
}

type Given = { answer: GivenAnswer; reason: LeavingReason | null; mayAskEmployer: boolean; mayBeCounted: boolean }

/**
 * Stores the person's answer, once; false for a link that does not work.
 * @throws when the database did not answer
 */
export async function answerQuestion(token: string, { mayAskEmployer, mayBeCounted, ...given }: Given) {
  const { data, error } = await serviceClient.rpc('answer_job_check', {
    p_token_digest: digestOfQuestion(token),
    p_answer: JSON.stringify({ ...given, may_ask_employer: mayAskEmployer, may_be_counted: mayBeCounted }),
  })
  if (error) throw new Error('answer_job_check', { cause: error })
  return data === true
}
