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
import { readRights, readRightsText, rightsOfKind, type OrganisationKind } from '@/lib/domain/companies/member-rights'
import { organisationPageOf, portalOf } from '@/lib/domain/access/role-pages'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { keepOwnName } from '@/lib/server/accounts/keep-own-name'
import type { FormFields, FormOutcome, GuardedForm, GuardedForms } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import {
  acceptInvitation,
  changeRights,
  endMembership,
  inviteColleague,
  withdrawInvitation,
} from '@/lib/server/hiring/colleagues'
import { loadOwnOrganisation } from '@/lib/server/hiring/companies'

type Sent = Parameters<GuardedForm['run']>[0]

const refused = (outcome: keyof typeof colleagueProblems, field: string | null = null): FormOutcome => ({
  problem: colleagueProblems[outcome],
  field,
})

// Nothing is sent for somebody without an organisation: the database refuses them.
const ownOrganisationName = async (): Promise<string> => (await loadOwnOrganisation())?.name ?? ''

const chosen = (value: string | undefined) => z.uuid().safeParse(value).data

/** Where steps about colleagues are taken. The demonstration has its own, which keeps nothing. */
export type ColleagueStore = {
  organisation: () => Promise<string>
  invite: typeof inviteColleague
  withdraw: typeof withdrawInvitation
  change: typeof changeRights
  end: typeof endMembership
}
const database: ColleagueStore = {
  organisation: ownOrganisationName,
  invite: inviteColleague,
  withdraw: withdrawInvitation,
  change: changeRights,
  end: endMembership,
}

type Place = {
  kind: OrganisationKind
  /** The page about the colleagues, and the one about the organisation. */
  at: string
  home: string
}

/** What members do about each other, in the portal of their kind. */
export function colleagueForms({ kind, at, home }: Place, store: ColleagueStore = database): GuardedForms {
  const page = (): string => at
  const done = (what: ColleagueDone): FormOutcome => ({ done: what, at })

  async function invite({ fields, user }: Sent): Promise<FormOutcome> {
    const parsed = z.object({ email: emailAddress }).safeParse(fields)
    const rights = readRights(fields)
    const known = rightsOfKind[kind]
    const isAllowed = known.some((right) => rights[right])
    if (!parsed.success || !isAllowed) {
      const isEmpty = (fields.email ?? '').trim() === ''
      return refusedFields({
        ...(parsed.error && (isEmpty ? { email: colleagueProblems.noEmail } : firstMessages(parsed.error))),
        ...(!isAllowed && { [known[0]]: colleagueProblems.rights }),
      })
    }
    const outcome = await store.invite(
      user,
      await store.organisation(),
      { email: parsed.data.email, rights },
      false,
      kind,
    )
    return outcome === 'done' ? done('invited') : refused(outcome, outcome === 'forbidden' ? null : 'email')
  }

  async function inviteAgain({ fields, user }: Sent): Promise<FormOutcome> {
    const parsed = z.object({ email: emailAddress }).safeParse(fields)
    if (!parsed.success) return refused('missing')
    const again = { email: parsed.data.email, rights: readRights({}) }
    const outcome = await store.invite(user, await store.organisation(), again, true, kind)
    return outcome === 'done' ? done('invited-again') : refused(outcome)
  }

  async function withdraw({ fields, user }: Sent): Promise<FormOutcome> {
    const id = chosen(fields.invitation)
    const outcome = id ? await store.withdraw(user.id, id) : 'missing'
    return outcome === 'done' ? done('withdrawn') : refused(outcome)
  }

  async function change({ fields, user }: Sent): Promise<FormOutcome> {
    const id = chosen(fields.member)
    if (!id) return refused('missing')
    const commit = await store.change(user.id, id, readRightsText(fields.shown ?? ''), readRights(fields))
    if (commit.outcome === 'changed') {
      return { problem: rightsChangedMeanwhile(commit.who, momentText(commit.at)), field: null }
    }
    return commit.outcome === 'done'
      ? done('rights')
      : refused(commit.outcome, commit.outcome === 'last_manager' ? 'manage_people' : null)
  }

  async function remove({ fields, user }: Sent): Promise<FormOutcome> {
    const id = chosen(fields.member)
    // Leaving the company has its own form.
    const outcome = id && id !== user.id ? await store.end(user.id, id, fields.leaves === 'on') : 'missing'
    return outcome === 'done' ? done('removed') : refused(outcome)
  }

  async function leave({ fields, user }: Sent): Promise<FormOutcome> {
    const outcome = await store.end(user.id, user.id, fields.leaves === 'on')
    if (outcome === 'done') return { done: 'left', at: home }
    return refused(outcome === 'helps_people' ? 'helps_people_own' : outcome)
  }

  return {
    'colleague-invite': { page, keep: ['email', ...rightsOfKind[kind]], run: invite },
    'colleague-invite-again': { page, keep: [], run: inviteAgain },
    'invitation-withdraw': { page, keep: [], run: withdraw },
    'colleague-rights': { page, keep: ['member', ...rightsOfKind[kind]], run: change },
    'colleague-remove': { page, keep: [], run: remove },
    'company-leave': { page, keep: [], run: leave },
  }
}

const joinPage = ({ token = '' }: FormFields): string => `/account/join?${new URLSearchParams({ token }).toString()}`

async function join({ fields, user }: Sent): Promise<FormOutcome> {
  if (user.name === null) {
    const name = ownName.safeParse(fields.your_name ?? '')
    if (!name.success) return { problem: name.error.issues[0]?.message ?? formWords.unavailable, field: 'your_name' }
    await keepOwnName(name.data)
  }
  const answer = await acceptInvitation(user.id, fields.token ?? '')
  if (answer.outcome === 'done') {
    // An employer's work is on the portal's first page.
    const at = answer.role === 'employer' ? portalOf(answer.role) : organisationPageOf(answer.role)
    return { done: 'joined', at }
  }
  return { problem: joinProblems[answer.outcome], field: null }
}

/** How somebody who was invited joins an organisation. */
export const invitationForms: GuardedForms = {
  join: { page: joinPage, keep: ['your_name'], run: join },
}
