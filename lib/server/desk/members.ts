import 'server-only'

import { z } from 'zod'

import { writeRoleAnswers } from '@/lib/content/account/role-emails'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const members = z.object({
  outcome: z.literal('done'),
  members: z.array(z.object({ id: z.string(), email: z.string(), name: z.string(), since: z.string().nullable() })),
})

export type TeamMember = z.output<typeof members>['members'][number]

/**
 * Who is in the team, and since when: null for a role assigned before changes were recorded. Null if the database did
 * not answer.
 */
export async function loadTeamMembers(memberId: string): Promise<TeamMember[] | null> {
  const { data, error } = await serviceClient.rpc('team_members', { p_actor: memberId })
  return error ? null : members.parse(data).members
}

const changed = z.object({
  outcome: z.enum([
    'changed',
    'unchanged',
    'forbidden',
    'own',
    'already',
    'other_role',
    'not_member',
    'no_account',
    'several',
    'unverified',
    'last_member',
  ]),
})

/**
 * Adds an account to the team or removes it, with the email that says so and the line in the audit log.
 * @param email the account's address
 * @throws when the database did not answer
 */
export async function changeMember(memberId: string, email: string, isMember: boolean) {
  const { data, error } = await serviceClient.rpc('change_member', {
    p_actor: memberId,
    p_email: email,
    p_is_member: isMember,
    p_emails: JSON.stringify(writeRoleAnswers(serverEnv.SITE_URL, '')),
  })
  if (error) throw new Error('a member was not changed', { cause: error })
  return changed.parse(data).outcome
}
