import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import { deskPeopleProblems, type DeskPeopleDone } from '@/lib/content/desk/desk-people-words'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { GuardedForm, GuardedForms, FormOutcome } from '@/lib/server/forms/guarded-form'
import { changeMember } from '@/lib/server/desk/members'

type Sent = Parameters<GuardedForm['run']>[0]

const at = '/dashboard/team/people'
const page = (): string => at

/** What to say about the database's answer; `done` if it succeeded. */
function outcomeOf(answer: string, done: DeskPeopleDone, field: string | null = null): FormOutcome {
  if (answer === 'done' || answer === 'changed' || answer === 'unchanged') return { done, at }
  const problem = Object.entries(deskPeopleProblems).find(([name]) => name === answer)?.[1]
  return { problem: problem ?? formWords.unavailable, field }
}

const chosenAddress = z.object({ email: emailAddress })

async function addMember({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = chosenAddress.safeParse(fields)
  if (!parsed.success) {
    const isEmpty = (fields.email ?? '').trim() === ''
    const problem = isEmpty ? deskPeopleProblems.no_address : firstMessages(parsed.error).email
    return { problem: problem ?? formWords.unavailable, field: 'email' }
  }
  return outcomeOf(await changeMember(member.id, parsed.data.email, true), 'member-added', 'email')
}

async function takeMember({ fields, user: member }: Sent): Promise<FormOutcome> {
  const parsed = chosenAddress.safeParse(fields)
  if (!parsed.success) return { problem: deskPeopleProblems.not_member, field: null }
  return outcomeOf(await changeMember(member.id, parsed.data.email, false), 'member-taken')
}

/** What a member decides about the team. */
export const deskPeopleForms: GuardedForms = {
  'member-add': { page, keep: ['email'], run: addMember },
  'member-take': { page, keep: [], run: takeMember },
}
