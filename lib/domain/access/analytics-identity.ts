import type { Role } from '@/lib/domain/access/role'

type Person = { id: string; email: string; name: string | null; role: Role | null }
export type AnalyticsIdentity = { id: string; traits: Record<string, string> }

/**
 * What analytics may know of somebody who agreed to it. Employers and partners: number, e-mail, name and role. Everybody
 * else, by their number alone: on this site the role of a candidate tells of a conviction.
 */
export function analyticsIdentity({ id, email, name, role }: Person): AnalyticsIdentity {
  if (role !== 'employer' && role !== 'partner') return { id, traits: {} }
  return { id, traits: { email, role, ...(name !== null && { name }) } }
}
