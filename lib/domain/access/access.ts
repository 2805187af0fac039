import type { Role } from '@/lib/domain/access/role'

/** Null is anybody who is signed in. */
type Guard = { role: Role | null }

// The one table of what is not public. The middleware, each page and each answer to a form ask it.
const guards = {
  '/account': { role: null },
  '/sign-in/new-password': { role: null },
  '/dashboard/employerportal': { role: 'employer' },
  '/dashboard/candidateportal': { role: 'candidate' },
  '/dashboard/partnerportal': { role: 'partner' },
  '/dashboard/team': { role: 'team' },
} as const satisfies Record<string, Guard>

export type GuardedPath = keyof typeof guards

const guardEntries = Object.entries(guards) as [GuardedPath, Guard][]

// Open to everybody, and yet not the same for everybody: these ask who looks at them.
const personalPaths: ReadonlySet<string> = new Set([
  '/dashboard/employerdemo',
  '/job-alerts',
  '/jobs',
  '/sign-in/two-step',
])

/** The path of a live job's page, with its id. Every job of a company ends in its key; of the examples hardly one looks like it. */
export const liveJobPath = /^\/jobs\/([a-z0-9-]+-[a-z0-9]{8})$/

/**
 * Whether an open page asks who looks at it, so that its visitor's session must be fresh. The page of a live job says whether they
 * saved it.
 */
export const isPersonal = (path: string): boolean => personalPaths.has(path) || liveJobPath.test(path)

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
