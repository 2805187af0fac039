import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { writeInvitation } from '@/lib/content/hiring/company-emails'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { roles } from '@/lib/domain/access/role'
import { memberRights, type MemberRights, type OrganisationKind } from '@/lib/domain/companies/member-rights'
import { introducesPerson } from '@/lib/domain/fields/person-name'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const rights = {
  post_jobs: z.boolean(),
  see_applicants: z.boolean(),
  read_disclosures: z.boolean(),
  export_reports: z.boolean(),
  manage_people: z.boolean(),
  refer: z.boolean(),
  see_all_people: z.boolean(),
  report: z.boolean(),
  support: z.boolean(),
  mentor: z.boolean(),
}

const colleague = z
  .object({ user_id: z.uuid(), email: z.string(), name: z.string(), joined_at: z.string(), ...rights })
  .transform(({ user_id, email, name, joined_at, ...has }) => ({
    id: user_id,
    email,
    name,
    joinedAt: joined_at,
    rights: has,
  }))
export type CompanyColleague = z.output<typeof colleague>

const invitation = z
  .object({ id: z.uuid(), email: z.string(), created_at: z.string(), ends_at: z.string(), ...rights })
  .transform(({ id, email, created_at, ends_at, ...has }) => ({
    id,
    email,
    createdAt: created_at,
    endsAt: ends_at,
    rights: has,
  }))
export type Invitation = z.output<typeof invitation>

/**
 * Who works in the visitor's company and, for those who manage people, the invitations that nobody has accepted, read
 * as the visitor.
 * @throws when the database did not answer
 */
export async function loadColleagues(): Promise<{ colleagues: CompanyColleague[]; invitations: Invitation[] }> {
  const client = await readerOfPage()
  const [people, open] = await Promise.all([
    client.rpc('my_colleagues'),
    client
      .from('organisation_invitations')
      .select(`id, email, created_at, ends_at, ${memberRights.join(', ')}`)
      .is('used_at', null)
      .is('withdrawn_at', null)
      .order('created_at')
      .limit(100),
  ])
  if (people.error || open.error) throw new Error('the colleagues were not read', { cause: people.error ?? open.error })
  return { colleagues: z.array(colleague).parse(people.data), invitations: z.array(invitation).parse(open.data) }
}

/**
 * Who in the visitor's company can give rights to others: the names, or else the addresses, of those who manage people;
 * and whether anybody there may read a statement.
 * @throws when the database did not answer
 */
export async function loadRightGivers(
  visitorId: string,
): Promise<{ names: string[]; isOwn: boolean; hasReader: boolean }> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_colleagues')
  if (error) throw new Error('the colleagues were not read', { cause: error })
  const colleagues = z.array(colleague).parse(data)
  const givers = colleagues.filter(({ rights: { manage_people } }) => manage_people)
  return {
    names: givers.map(({ name, email }) => name || email),
    isOwn: givers.some(({ id }) => id === visitorId),
    hasReader: colleagues.some(({ rights }) => rights.read_disclosures && rights.see_applicants),
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
/** How long the link of an invitation works. */
export const invitationDays = 7
const invitationLastsMs = invitationDays * 24 * 60 * 60 * 1000

const invited = z.object({
  outcome: z.enum(['done', 'forbidden', 'paused', 'member', 'limited', 'address_limited', 'missing', 'invited']),
})

/**
 * Invites an address to the company in which the actor manages people, or sends an open invitation again. Only a digest
 * of the link's token is stored.
 * @param company the name of that company
 * @param again whether it is an open one, whose old link stops working and whose rights stay
 * @throws when the database did not answer
 */
export async function inviteColleague(
  actor: { id: string; email: string; name: string | null },
  company: string,
  { email, rights: given }: { email: string; rights: MemberRights },
  again: boolean,
  kind: OrganisationKind,
) {
  const token = randomBytes(24).toString('base64url')
  const written = writeInvitation(serverEnv.SITE_URL, {
    kind,
    // A name can also be set at the sign-in server itself, past the rules of our form.
    from: actor.name !== null && introducesPerson(actor.name) ? `${actor.name} (${actor.email})` : actor.email,
    company,
    path: `/account/join?token=${token}`,
    endsOn: momentDayText(new Date(Date.now() + invitationLastsMs).toISOString()),
  })
  const { data, error } = await serviceClient.rpc('invite_colleague', {
    p_actor: actor.id,
    p_address: email.toLowerCase(),
    p_rights: JSON.stringify(given),
    p_token_digest: digestOf(token),
    p_is_again: again,
    p_email: JSON.stringify(written),
  })
  if (error) throw new Error('nobody was invited', { cause: error })
  return invited.parse(data).outcome
}

/**
 * Withdraws an open invitation.
 * @throws when the database did not answer
 */
export async function withdrawInvitation(actorId: string, id: string) {
  const { data, error } = await serviceClient.rpc('withdraw_invitation', { p_actor: actorId, p_invitation: id })
  if (error) throw new Error('an invitation was not taken back', { cause: error })
  return z.object({ outcome: z.enum(['done', 'forbidden', 'missing']) }).parse(data).outcome
}

const changed = z.union([
  z.object({ outcome: z.literal('changed'), who: z.string().nullable(), at: z.string() }),
  z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'last_manager']) }),
])

/**
 * Changes what a member may do.
 * @param shown the rights that the screen showed
 * @throws when the database did not answer
 */
export async function changeRights(actorId: string, memberId: string, shown: MemberRights, next: MemberRights) {
  const { data, error } = await serviceClient.rpc('change_member_rights', {
    p_actor: actorId,
    p_member: memberId,
    p_shown: JSON.stringify(shown),
    p_rights: JSON.stringify(next),
  })
  if (error) throw new Error('rights were not changed', { cause: error })
  return changed.parse(data)
}

/**
 * Removes a member from the company; with their own id, they leave it.
 * @throws when the database did not answer
 */
export async function endMembership(actorId: string, memberId: string, leavesPeople: boolean) {
  const { data, error } = await serviceClient.rpc('end_membership', {
    p_actor: actorId,
    p_member: memberId,
    p_leaves_people: leavesPeople,
  })
  if (error) throw new Error('a membership was not ended', { cause: error })
  return z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'last_manager', 'helps_people']) }).parse(data)
    .outcome
}

const problem = z.object({
  outcome: z.enum([
    'missing',
    'unverified',
    'other_address',
    'used',
    'withdrawn',
    'ended',
    'other_role',
    'has_company',
    'paused',
    'several',
  ]),
})
const opened = z.union([
  z.object({
    outcome: z.literal('open'),
    kind: z.enum(['employer', 'partner']),
    company: z.string(),
    invited_by: z.string().nullable(),
    rights: z
      .array(z.string())
      .nullable()
      .transform((names) => memberRights.filter((right) => names?.includes(right))),
  }),
  problem,
])

/**
 * What an invitation's link offers somebody. Opening it uses nothing up.
 * @throws when the database did not answer
 */
export async function openInvitation(actorId: string, token: string) {
  const { data, error } = await serviceClient.rpc('invitation_for', {
    p_actor: actorId,
    p_token_digest: digestOf(token),
  })
  if (error) throw new Error('an invitation was not read', { cause: error })
  return opened.parse(data)
}

const named = z.object({
  kind: z.enum(['employer', 'partner']),
  company: z.string(),
  invited_by: z.string().nullable(),
  email: z.string(),
})

/**
 * What the holder of an open invitation's link is told before they sign in; null for any other link, and when the
 * database does not answer.
 */
export async function invitationNamed(token: string) {
  const { data, error } = await serviceClient.rpc('invitation_named', { p_token_digest: digestOf(token) })
  return error ? null : named.nullable().parse(data)
}

/**
 * Accepts an invitation, which also assigns the role that goes with its rights.
 * @returns with the role that the account has now
 * @throws when the database did not answer
 */
export async function acceptInvitation(actorId: string, token: string) {
  const { data, error } = await serviceClient.rpc('accept_invitation', {
    p_actor: actorId,
    p_token_digest: digestOf(token),
  })
  if (error) throw new Error('an invitation was not taken up', { cause: error })
  return z.union([z.object({ outcome: z.literal('done'), role: z.enum(roles) }), problem]).parse(data)
}
