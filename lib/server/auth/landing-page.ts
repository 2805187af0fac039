import 'server-only'

import { landingOf, portalOf } from '@/lib/domain/access/landing'
import type { Role } from '@/lib/domain/access/role'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * The page somebody lands on after signing in, unless they asked for another: the portal for an employer who works in
 * an approved company; otherwise, and when the database does not answer, the one for their role.
 */
export async function landingPageOf({ id, role }: { id: string; role: Role | null }): Promise<string> {
  if (role !== 'employer') return landingOf(role)
  const { data, error } = await serviceClient.rpc('works_in_approved_company', { p_user_id: id })
  return !error && data === true ? portalOf(role) : landingOf(role)
}
