import 'server-only'

import { landingOf, portalOf } from '@/lib/domain/access/role-pages'
import type { Role } from '@/lib/domain/access/role'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** @property wantedRole what was chosen when signing up; somebody can change it at will */
type Arriving = { id: string; role: Role | null; wantedRole?: unknown }

/**
 * The page somebody lands on after signing in, unless they asked for another: the portal for an employer who works in
 * an approved company; their organisation for somebody who said that they hire or support people, and waits for
 * its approval or has not told us about it yet; otherwise, and when the database does not answer, the one for their role.
 */
export async function landingPageOf({ id, role, wantedRole }: Arriving): Promise<string> {
  if (role === null) {
    const asked = await kindAskedFor(id)
    if (asked === 'employer' || (asked === null && wantedRole === 'employer')) return '/account/company'
    return asked === 'partner' || wantedRole === 'partner' ? '/account/organisation' : landingOf(null)
  }
  if (role !== 'employer') return landingOf(role)
  const { data, error } = await serviceClient.rpc('works_in_approved_company', { p_user_id: id })
  return !error && data === true ? portalOf(role) : landingOf(role)
}

async function kindAskedFor(id: string): Promise<unknown> {
  const { data } = await serviceClient
    .from('organisations')
    .select('kind')
    .eq('asked_by', id)
    .in('state', ['waiting', 'returned'])
    .limit(1)
  return data?.[0]?.kind ?? null
}
