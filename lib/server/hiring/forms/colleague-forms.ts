import 'server-only'

import { z } from 'zod'

import { formWords } from '@/lib/content/forms/form-words'
import {
  joinProblems,
  colleagueProblems,
  rightsChangedMeanwhile,
  type ColleagueDone,
} from '@/lib/content/hiring/colleague-words'
import { momentText } from '@/lib/content/wording/moment-text'
import { ownName } from '@/lib/domain/companies/company-form'
import { memberRights, readRights, readRightsText } from '@/lib/domain/companies/member-rights'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { keepOwnName } from '@/lib/server/accounts/keep-own-name'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import {
  acceptInvitation,
  changeRights,
  endMembership,
  inviteColleague,
  withdrawInvitation,
} from '@/lib/server/hiring/colleagues'
import { loadOwnCompany } from '@/lib/server/hiring/companies'

type Sent = Parameters<GuardedForm['run']>[0]

const at = '/dashboard/employerportal/company/people'
const page = (): string => at

const done = (what: ColleagueDone): FormOutcome => ({ done: what, at })
const refused = (outcome: keyof typeof colleagueProblems, field: string | null = null): FormOutcome => ({
  problem: colleagueProblems[outcome],
  field,
})

// Nothing is sent for somebody without a company: the database refuses them.
const ownCompanyName = async (): Promise<string> => (await loadOwnCompany())?.name ?? ''

async function invite({ fields, user }: Sent): Promise<FormOutcome> {
  const parsed = z.object({ email: emailAddress }).safeParse(fields)
  if (!parsed.success) return { problem: firstMessages(parsed.error).email ?? formWords.unavailable, field: 'email' }
  const rights = readRights(fields)
  if (!memberRights.some((right) => rights[right])) return refused('rights', 'post_jobs')
  const outcome = await inviteColleague(user, await ownCompanyName(), { email: parsed.data.email, rights }, false)
  return outcome === 'done' ? done('invited') : refused(outcome, outcome === 'forbidden' ? null : 'email')
}

async function inviteAgain({ fields, user }: Sent): Promise<FormOutcome> {
  const parsed = z.object({ email: emailAddress }).safeParse(fields)
  if (!parsed.success) return refused('missing')
  const again = { email: parsed.data.email, rights: readRights({}) }
  const outcome = await inviteColleague(user, await ownCompanyName(), again, true)
  return outcome === 'done' ? done('invited-again') : refused(outcome)
}

const chosen = (value: string | undefined) => z.uuid().safeParse(value).data

async function withdraw({ fields, user }: Sent): Promise<FormOutcome> {
  const id = chosen(fields.invitation)
  const outcome = id ? await withdrawInvitation(user.id, id) : 'missing'
  return outcome === 'done' ? done('withdrawn') : refused(outcome)
}

async function change({ fields, user }: Sent): Promise<FormOutcome> {
  const id = chosen(fields.member)
  if (!id) return refused('missing')
  const commit = await changeRights(user.id, id, readRightsText(fields.shown ?? ''), readRights(fields))
  if (commit.outcome === 'changed') {
    return { problem: rightsChangedMeanwhile(commit.who, momentText(commit.at)), field: null }
  }
  return commit.outcome === 'done' ? done('rights') : refused(commit.outcome)
}

async function remove({ fields, user }: Sent): Promise<FormOutcome> {
  const id = chosen(fields.member)
  // Leaving the company has its own form.
  const outcome = id && id !== user.id ? await endMembership(user.id, id) : 'missing'
  return outcome === 'done' ? done('removed') : refused(outcome)
}

async function leave({ user }: Sent): Promise<FormOutcome> {
  const outcome = await endMembership(user.id, user.id)
  return outcome === 'done' ? { done: 'left', at: '/dashboard/employerportal/company' } : refused(outcome)
}

const joinPage = ({ token = '' }: FormFields): string => `/account/join?${new URLSearchParams({ token }).toString()}`

async function join({ fields, user }: Sent): Promise<FormOutcome> {
  if (user.name === null) {
    const name = ownName.safeParse(fields.your_name ?? '')
    if (!name.success) return { problem: name.error.issues[0]?.message ?? formWords.unavailable, field: 'your_name' }
    await keepOwnName(name.data)
  }
  const outcome = await acceptInvitation(user.id, fields.token ?? '')
  if (outcome === 'done') return { done: 'joined', at: '/dashboard/employerportal/company' }
  return { problem: joinProblems[outcome], field: null }
}

/** What members do about each other. */
export const colleagueForms: GuardedForms = {
  'colleague-invite': { page, keep: ['email', ...memberRights], run: invite },
  'colleague-invite-again': { page, keep: [], run: inviteAgain },
  'invitation-withdraw': { page, keep: [], run: withdraw },
  'colleague-rights': { page, keep: ['member'], run: change },
  'colleague-remove': { page, keep: [], run: remove },
  'company-leave': { page, keep: [], run: leave },
}

/** How somebody who was invited joins a company. */
export const invitationForms: GuardedForms = {
  join: { page: joinPage, keep: ['your_name'], run: join },
}
