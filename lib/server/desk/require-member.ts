import 'server-only'

import { redirect } from 'next/navigation'

import { secondSteps } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import type { CurrentUser } from '@/lib/server/auth/judge-session'

/**
 * For the first line of each page of the desk: the team member who is looking at it. Everybody else is sent away as by
 * requireAccess; a member without a second step is sent to set one up, wherever the provider supports it.
 */
export async function requireMember(): Promise<CurrentUser> {
  const member = await requireAccess('/dashboard/team')
  if ((await secondSteps()).state === 'off') redirect('/account/two-step')
  return member
}
