import 'server-only'

import { redirect } from 'next/navigation'

import { secondStepState } from '@/lib/server/accounts/second-step'
import { requireAccess } from '@/lib/server/auth/current-user'
import type { CurrentUser } from '@/lib/server/auth/judge-session'

/**
 * For the first line of each page of the desk: the member of the team who looks at it. Everybody else is sent away as
 * requireAccess does it; a member without a second step is sent to set one up, wherever the provider has one.
 */
export async function requireMember(): Promise<CurrentUser> {
  const member = await requireAccess('/dashboard/team')
  if ((await secondStepState()) === 'off') redirect('/account/two-step')
  return member
}
