import type { Role } from '@/lib/domain/access/role'

/** Null lets in anybody who is signed in. */
type Guard = { role: Role | null }

// The only list of what is not public. The middleware, every guarded page and every form handler check against it.
const guards = {
  '/account': { role: null },
  '/sign-in/new-password': { role: null },
  '/dashboard/employerportal': { role: 'employer' },
  '/dashboard/candidateportal': { role: 'candidate' },
  '/dashboard/partnerportal': { role: 'partner' },
  '/dashboard/caseworkerportal': { role: 'caseworker' },
  '/dashboard/team': { role: 'team' },
} as const satisfies Record<string, Guard>

export type GuardedPath = keyof typeof guards

const guardEntries = Object.entries(guards) as [GuardedPath, Guard][]

// Open to everybody, but different depending on who is signed in.
const personalPaths: ReadonlySet<string> = new Set([
  '/dashboard/employerdemo',
  '/job-alerts',
  '/jobs',
  '/sign-in/two-step',
])

/**
 * The path of a live job's page, capturing its id. A company's job always ends in an eight-character key, which hardly
 * any example job happens to do.
 */
export const liveJobPath = /^\/jobs\/([a-z0-9-]+-[a-z0-9]{8})$/

const applyPattern = /^\/jobs\/[a-z0-9]+(-[a-z0-9]+)*\/apply(\/A-[0-9A-Z]{6})?$/

/** The page where people apply for a live job, with or without an account. */
export const applyPath = (jobId: string) => `/jobs/${jobId}/apply` as const

/** The page that says that an application was sent. @param reference the application's, such as A-7KX2M9 */
export const sentPath = (jobId: string, reference: string) => `${applyPath(jobId)}/${reference}` as const

/** Whether a path, with or without a query, is that of a page where people apply for a job. */
export const isApplyPath = (path: string | null): boolean => applyPattern.test(path?.split('?')[0] ?? '')

/** The token of the invitation to a company that a path leads to; null for any other path. */
export function invitationIn(path: string | null): string | null {
  const [place, query] = path?.split('?') ?? []
  return place === '/account/join' ? new URLSearchParams(query).get('token') : null
}

/**
 * Whether a public page depends on who is signed in, so that the session must be refreshed first. A live job's page
 * shows whether the visitor saved it.
 */
export const isPersonal = (path: string): boolean =>
  personalPaths.has(path) || liveJobPath.test(path) || applyPattern.test(path)

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
 * What a path requires of its visitor. Other spellings of a guarded path, and everything below one, are guarded too.
 * @param path the path of a URL, without its query
 * @returns undefined for a public page
 */
export const guardOf = (path: string): Guard | undefined => guardEntryOf(path)?.[1]

/** The guarded part of the site that a path belongs to, to name in the log: a path itself may hold what somebody typed. */
export const guardedPathOf = (path: string): GuardedPath | undefined => guardEntryOf(path)?.[0]

function guardEntryOf(path: string): [GuardedPath, Guard] | undefined {
  const plain = plainPath(path)
  return guardEntries.find(([guarded]) => {
    const next = plain[guarded.length]
    return plain.startsWith(guarded) && (next === undefined || /[^a-z0-9-]/.test(next))
  })
}

/**
 * Where somebody who may not pass a guard yet goes instead; null where they are refused. An employer's portal opens once
 * the team has approved their company, so its address leads whoever has no portal to the company that they tell us about;
 * a partner's leads to their organisation.
 */
export function placeInstead(guard: Guard, role: Role | null): '/account/company' | '/account/organisation' | null {
  if (role !== null) return null
  return guard.role === 'employer' ? '/account/company' : guard.role === 'partner' ? '/account/organisation' : null
}

/** Whether somebody in this role may pass the guard. No role passes every guard. */
export function mayEnter(guard: Guard, role: Role | null): boolean {
  return guard.role === null || guard.role === role
}
