import type { Route } from 'next'

import { jobPath } from '@/components/jobs/job-path'
import { applyPath } from '@/lib/domain/access/access'

/** Where the forms of a side are sent, below `/api`. */
export type FormsAt = 'employer' | 'candidate' | 'demonstration/employer' | 'demonstration/candidate'

/** Where a side's screens are, and where their forms are sent. The portal and the demonstration show the same screens. */
export type ScreenPlace = { path: string; forms: FormsAt }

/** Some of a candidate's pages have other addresses in the demonstration, where adverts lead back to it. */
export type CandidatePlace = ScreenPlace & {
  statement: string
  advertOf: (jobId: string) => Route
  applyAt: (jobId: string) => Route
  /** Where somebody who is applying changes what they say about themself. */
  aboutAt: (jobId: string) => Route
}

export const employerPortal = { path: '/dashboard/employerportal', forms: 'employer' } as const satisfies ScreenPlace
export const employerDemonstration = {
  path: '/dashboard/employer',
  forms: 'demonstration/employer',
} as const satisfies ScreenPlace

export const candidatePortal = {
  path: '/dashboard/candidateportal',
  forms: 'candidate',
  statement: '/dashboard/candidateportal/statement',
  advertOf: (jobId) => jobPath(jobId),
  applyAt: (jobId) => applyPath(jobId) as Route,
  aboutAt: (jobId) => `${applyPath(jobId)}?part=about` as Route,
} as const satisfies CandidatePlace
export const candidateDemonstration = {
  path: '/dashboard/candidate',
  forms: 'demonstration/candidate',
  statement: '/dashboard/candidate/disclosure',
  advertOf: (jobId) => `${jobPath(jobId)}?from=candidate` as Route,
  applyAt: (jobId) => `/dashboard/candidate/jobs/${jobId}/apply` as Route,
  aboutAt: () => '/dashboard/candidate/profile',
} as const satisfies CandidatePlace
