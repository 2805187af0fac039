import 'server-only'

import { formWords } from '@/lib/content/forms/form-words'
import { deskPeopleProblems, type DeskPeopleDone } from '@/lib/content/desk/desk-people-words'
import { chosenAddress, chosenRequest, refusal, roleQuestion } from '@/lib/domain/desk/role-answer'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { GuardedForm, GuardedForms, FormOutcome } from '@/lib/server/forms/guarded-form'
import { changeMember } from '@/lib/server/desk/members'
import { askAboutRoleRequest, decideRoleRequest } from '@/lib/server/desk/role-requests'

type Sent = Parameters<GuardedForm['run']>[0]

const at = '/dashboard/team/people'
const page = (): string => at

/** What to say about the database's answer; `done` if it succeeded. */
function outcomeOf(answer: string, done: DeskPeopleDone, field: string | null = null): FormOutcome {
  if (answer === 'done' || answer === 'changed' || answer === 'unchanged') return { done, at }
  const problem = Object.entries(deskPeopleProblems).find(([name]) => name === answer)?.[1]
  return { problem: problem ?? formWords.unavailable, field }
}

/** The first problem; an invalid request id can only come from a form that is not ours. */
function firstProblem(error: Parameters<typeof firstMessages>[0]): FormOutcome {
  const [field, problem] = Object.entries(firstMessages(error)).find(([name]) => name !== 'request') ?? []
  return { problem: problem ?? deskPeopleProblems.missing, field: field ?? null }
}

async function give({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = chosenRequest.safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  return outcomeOf(await decideRoleRequest(member.id, parsed.data.request, { isGiven: true }), 'role-given')
}

async function refuse({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = refusal(deskPeopleProblems.reason).safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  const { request, reason } = parsed.data
  return outcomeOf(await decideRoleRequest(member.id, request, { reason }), 'role-refused')
}

async function ask({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = roleQuestion(deskPeopleProblems.question).safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  const { request, question } = parsed.data
  return outcomeOf(await askAboutRoleRequest(member.id, request, question), 'role-asked')
}

async function addMember({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = chosenAddress.safeParse(fields)
  if (!parsed.success) return firstProblem(parsed.error)
  return outcomeOf(await changeMember(member.id, parsed.data.email, true), 'member-added', 'email')
}

async function takeMember({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = chosenAddress.safeParse(fields)
  if (!parsed.success) return { problem: deskPeopleProblems.not_member, field: null }
  return outcomeOf(await changeMember(member.id, parsed.data.email, false), 'member-taken')
}

/** What a member decides about role requests, and about the team. */
export const deskPeopleForms: GuardedForms = {
  'role-give': { page, keep: ['request'], run: give },
  'role-refuse': { page, keep: ['request', 'reason'], run: refuse },
  'role-ask': { page, keep: ['request', 'question'], run: ask },
  'member-add': { page, keep: ['email'], run: addMember },
  'member-take': { page, keep: [], run: takeMember },
}
