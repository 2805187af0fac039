import type { Role } from '@/lib/domain/access/role'

type Person = { id: string; email: string; name: string | null; role: Role | null }
export type AnalyticsIdentity = { id: string; traits: Record<string, string> }

/**
 * What analytics may know of somebody who has agreed to it: id, email, name and role for employers and partners, but
 * only the id for everybody else, because on this site being a candidate reveals a conviction.
 */
export function analyticsIdentity({ id, email, name, role }: Person): AnalyticsIdentity {
  if (role !== 'employer' && role !== 'partner') return { id, traits: {} }
  return { id, traits: { email, role, ...(name !== null && { name }) } }
}
