import type { Role } from '@/lib/domain/access/role'

const landings = {
  employer: '/dashboard/employer',
  candidate: '/dashboard/candidateportal',
  partner: '/dashboard/partnerportal',
  caseworker: '/dashboard/caseworker',
  team: '/dashboard/team',
} as const satisfies Record<Role, string>

/** The page that somebody comes to after signing in, when they did not want another one. */
export function landingOf(role: Role | null): string {
  return role === null ? '/dashboard/employerdemo' : landings[role]
}

/** The page of their own that a role opens, or that tells how to get one. For employers it is not where they land. */
export function portalOf(role: Role | null): string {
  return role === 'employer' ? '/dashboard/employerportal' : landingOf(role)
}
