import type { Role } from '@/lib/domain/access/role'

const landings = {
  employer: '/dashboard/employer',
  candidate: '/dashboard/candidateportal',
  partner: '/dashboard/partnerportal',
  caseworker: '/dashboard/caseworkerportal',
  team: '/dashboard/team',
} as const satisfies Record<Role, string>

/** The page somebody lands on after signing in, unless they asked for another. */
export function landingOf(role: Role | null): string {
  return role === null ? '/dashboard/employerdemo' : landings[role]
}

/** The page about the organisation of this kind that somebody has asked for and that is not approved yet. */
export const askedPageOf = (kind: 'employer' | 'partner') =>
  kind === 'employer' ? '/account/company' : '/account/organisation'

/** The page about the organisation in which somebody with this role works. */
export const organisationPageOf = (role: Role): string =>
  role === 'employer' ? '/dashboard/employerportal/company' : `${portalOf(role)}/organisation`

/**
 * The page of a role's own portal, or, for no role, the one where the demonstration starts. Only for employers is it another
 * page than `landingOf`: those who work in no approved company land on the demonstration.
 */
export function portalOf(role: Role | null): string {
  return role === 'employer' ? '/dashboard/employerportal' : landingOf(role)
}
