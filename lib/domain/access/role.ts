/** The four sides of the service: who it brings together. */
export const sides = ['candidate', 'employer', 'partner', 'caseworker'] as const
export type Side = (typeof sides)[number]

/**
 * What an account can be: on one of the sides, or in the team that runs the service. Only we give an account its role, in
 * `app_metadata`; one that has none is an ordinary account.
 */
export const roles = [...sides, 'team'] as const
export type Role = (typeof roles)[number]

/** A value from `app_metadata.role` as a role; null for anything else, however it is spelled. */
export function roleOf(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null
}
