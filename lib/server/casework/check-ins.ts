import 'server-only'

import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { checkInSides, type CheckInAnswer } from '@/lib/domain/outcomes/check-in'
import type { JobCheck } from '@/lib/domain/outcomes/job-check'
import { digestOfQuestion } from '@/lib/server/casework/job-starts'
import { serviceClient } from '@/lib/server/supabase/service-client'

const asked = z
  .object({
    side: z.enum(checkInSides),
    started_on: z.string().transform((text): PlainDate => plainDate(text)),
    job: z.string().nullable(),
  })
  .transform(({ started_on, ...row }) => ({ ...row, startedOn: started_on }))

/**
 * The question about how a job goes that a link opens, which uses nothing up; null for one that was used, has ended or
 * never was.
 * @throws when the database did not answer
 */
export async function openCheckIn(token: string): Promise<z.output<typeof asked> | null> {
  const { data, error } = await serviceClient.rpc('check_in_asked', { p_token_digest: digestOfQuestion(token) })
  if (error) throw new Error('check_in_asked', { cause: error })
  return asked.nullable().parse(data)
}

/**
 * Stores the answer, once; false for a link that does not work.
 * @throws when the database did not answer
 */
export async function answerCheckIn(token: string, answer: CheckInAnswer): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('answer_check_in', {
    p_token_digest: digestOfQuestion(token),
    p_answer: answer,
  })
  if (error) throw new Error('answer_check_in', { cause: error })
  return data === true
}

/**
 * Stores the answer of a member of the company in its portal, once; false for somebody who may not answer, and for a
 * question that was answered or has ended.
 * @throws when the database did not answer
 */
export async function answerOwnCheckIn(actorId: string, checkIn: string, answer: CheckInAnswer): Promise<boolean> {
  const id = z.uuid().safeParse(checkIn)
  if (!id.success) return false
  const { data, error } = await serviceClient.rpc('answer_own_check_in', {
    p_actor: actorId,
    p_check_in: id.data,
    p_answer: answer,
  })
  if (error) throw new Error('answer_own_check_in', { cause: error })
  return data === true
}

const employerCheck = z
  .object({ started_on: z.string().transform((text): PlainDate => plainDate(text)), job: z.string() })
  .transform(({ started_on, job }) => ({ startedOn: started_on, job }))

/**
 * The question whether somebody is still with the company, which its link opens; null for a link that does not work.
 * @throws when the database did not answer
 */
export async function openEmployerCheck(token: string): Promise<z.output<typeof employerCheck> | null> {
  const { data, error } = await serviceClient.rpc('employer_check_asked', { p_token_digest: digestOfQuestion(token) })
  if (error) throw new Error('employer_check_asked', { cause: error })
  return employerCheck.nullable().parse(data)
}

/**
 * Stores the company's answer, once; false for a link that does not work.
 * @throws when the database did not answer
 */
export async function answerEmployerCheck(token: string, answer: NonNullable<JobCheck['employerAnswer']>) {
  const { data, error } = await serviceClient.rpc('answer_employer_check', {
    p_token_digest: digestOfQuestion(token),
    p_answer: answer,
  })
  if (error) throw new Error('answer_employer_check', { cause: error })
  return data === true
}
