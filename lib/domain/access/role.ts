/** The four sides of the service: who it brings together. */
export const sides = ['candidate', 'employer', 'partner', 'caseworker'] as const
export type Side = (typeof sides)[number]

/**
 * What an account can be: on one of the four sides, or in the team that runs the service. Only the team assigns roles,
 * in `app_metadata`; an account without one is an ordinary account.
 */
export const roles = [...sides, 'team'] as const
export type Role = (typeof roles)[number]

/** Reads `app_metadata.role`; null for anything that is not exactly one of the roles. */
export function roleOf(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null
}
