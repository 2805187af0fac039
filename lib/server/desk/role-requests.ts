import 'server-only'

import { z } from 'zod'

import { writeRoleAnswers, writeRoleQuestion } from '@/lib/content/account/role-emails'
import { roleOf } from '@/lib/domain/access/role'
import { decidedRoles } from '@/lib/domain/desk/role-answer'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const request = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    requested_role: z.enum(decidedRoles),
    current_role_name: z.string().nullable(),
    organisation: z.string(),
    note: z.string(),
    asked_at: z.string(),
    account_made_at: z.string(),
    question: z.string(),
    question_asked_at: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.requested_role,
    currentRole: roleOf(row.current_role_name),
    organisation: row.organisation,
    note: row.note,
    askedAt: row.asked_at,
    accountMadeAt: row.account_made_at,
    question: row.question,
    questionAskedAt: row.question_asked_at,
  }))
const page = z.object({ outcome: z.literal('done'), open: z.number(), requests: z.array(request) })

const rowsOfAPage = 50

/**
 * The role requests of employers, partners and caseworkers that are waiting, oldest first, 50 at a time, and how many there are in all (1000 stands for more).
 * @param after the last request of the previous page, null for the first page
 * @returns null when the database did not answer
 */
export async function loadRoleRequests(memberId: string, after: string | null) {
  const { data, error } = await serviceClient.rpc('desk_role_requests', {
    p_actor: memberId,
    p_after: after,
    p_rows: rowsOfAPage + 1,
  })
  if (error) return null
  const { open, requests } = page.parse(data)
  return { open, requests: requests.slice(0, rowsOfAPage), hasMore: requests.length > rowsOfAPage }
}

const decided = z.object({
  outcome: z.enum([
    'changed',
    'unchanged',
    'forbidden',
    'missing',
    'answered',
    'own',
    'other_role',
    'no_account',
    'several',
    'unverified',
    'last_member',
  ]),
})

/**
 * Answers a request: the role, the request, the email and the line in the audit log together, or nothing at all.
 * @param answer that the role is given, or the reason that the person is told
 * @throws when the database did not answer
 */
export async function decideRoleRequest(
  memberId: string,
  requestId: string,
  answer: { isGiven: true } | { reason: string },
) {
  const reason = 'reason' in answer ? answer.reason : ''
  const { data, error } = await serviceClient.rpc('decide_role_request', {
    p_actor: memberId,
    p_request: requestId,
    p_is_given: 'isGiven' in answer,
    p_answer: reason,
    p_emails: JSON.stringify(writeRoleAnswers(serverEnv.SITE_URL, reason)),
  })
  if (error) throw new Error('a request was not decided', { cause: error })
  return decided.parse(data).outcome
}

const asked = z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'answered', 'unverified']) })

/**
 * Asks the person something by email; the request keeps waiting, with the question.
 * @throws when the database did not answer
 */
export async function askAboutRoleRequest(memberId: string, requestId: string, question: string) {
  const { data, error } = await serviceClient.rpc('ask_about_role_request', {
    p_actor: memberId,
    p_request: requestId,
    p_question: question,
    p_email: JSON.stringify(writeRoleQuestion(serverEnv.SITE_URL, question)),
  })
  if (error) throw new Error('a question was not kept', { cause: error })
  return asked.parse(data).outcome
}
