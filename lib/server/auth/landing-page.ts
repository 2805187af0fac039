import 'server-only'

import { landingOf, portalOf } from '@/lib/domain/access/landing'
import type { Role } from '@/lib/domain/access/role'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * The page that somebody comes to after signing in, when they did not want another one: for an employer who works in an approved
 * company its portal, for all others what their role says. When the database does not answer it is the role's, too.
 */
export async function landingPageOf({ id, role }: { id: string; role: Role | null }): Promise<string> {
  if (role !== 'employer') return landingOf(role)
  const { data, error } = await serviceClient.rpc('works_in_approved_company', { p_user_id: id })
  return !error && data === true ? portalOf(role) : landingOf(role)
}
