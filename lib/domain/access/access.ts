/** What an account can be. Only we give a role, in `app_metadata`; an account that has none is an ordinary one. */
export const roles = ['employer', 'candidate', 'partner', 'caseworker'] as const
export type Role = (typeof roles)[number]

/** Null is anybody who is signed in. */
type Guard = { role: Role | null }

// The one table of what is not public. The middleware, each page and each answer to a form ask it.
const guards = {
  '/account': { role: null },
  '/sign-in/new-password': { role: null },
  '/dashboard/employerportal': { role: 'employer' },
  '/dashboard/candidateportal': { role: 'candidate' },
  '/dashboard/partnerportal': { role: 'partner' },
} as const satisfies Record<string, Guard>

export type GuardedPath = keyof typeof guards

const guardEntries = Object.entries(guards) as [GuardedPath, Guard][]

// Open to everybody, and yet not the same for everybody: these ask who looks at them.
const personalPaths: ReadonlySet<string> = new Set(['/dashboard/employerdemo', '/sign-in/two-step'])

/** Whether an open page asks who looks at it, so that its visitor's session must be fresh. */
export const isPersonal = (path: string): boolean => personalPaths.has(path)

const landings = {
  employer: '/dashboard/employer',
  candidate: '/dashboard/candidateportal',
  partner: '/dashboard/partnerportal',
  caseworker: '/dashboard/caseworker',
} as const satisfies Record<Role, string>

/** A value from `app_metadata.role` as a role; null for anything else, however it is spelled. */
export function roleOf(value: unknown): Role | null {
  return roles.find((role) => role === value) ?? null
}

/** The page that somebody comes to after signing in, when they did not want another one. */
export function landingOf(role: Role | null): string {
  return role === null ? '/dashboard/employerdemo' : landings[role]
}

/** The page of their own that a role opens, or that tells how to get one. For employers it is not where they land. */
export function portalOf(role: Role | null): string {
  return role === 'employer' ? '/dashboard/employerportal' : landingOf(role)
}

function plainPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // A path that cannot be decoded is compared as it is.
  }
  return plain.toLowerCase().replace(/[\\/]+/g, '/')
}

/**
 * What a path asks of its visitor. Other spellings of a guarded path, and everything below one, are guarded with it.
 * @param path the path of an address, without its query
 * @returns undefined for a public page
 */
export function guardOf(path: string): Guard | undefined {
  const plain = plainPath(path)
  return guardEntries.find(([guarded]) => {
    const next = plain[guarded.length]
    return plain.startsWith(guarded) && (next === undefined || /[^a-z0-9-]/.test(next))
  })?.[1]
}

/** Whether a role opens what is guarded. No role opens everything. */
export function mayEnter(guard: Guard, role: Role | null): boolean {
  return guard.role === null || guard.role === role
}
