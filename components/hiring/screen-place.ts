import type { Route } from 'next'

import { jobPath } from '@/components/jobs/job-path'
import { applyPath } from '@/lib/domain/access/access'

/** Where the forms of a side are sent, below `/api`. */
export type FormsAt = 'employer' | 'candidate' | 'demonstration/employer' | 'demonstration/candidate'

/** Where the forms about a company are sent. */
export type EmployerForms = Extract<FormsAt, 'employer' | 'demonstration/employer'>

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

/** The company's own page has another address in the demonstration. */
export type EmployerPlace = ScreenPlace & { forms: EmployerForms; company: string }

export const employerPortal = {
  path: '/dashboard/employerportal',
  forms: 'employer',
  company: '/dashboard/employerportal/company',
} as const satisfies EmployerPlace
export const employerDemonstration = {
  path: '/dashboard/employer',
  forms: 'demonstration/employer',
  company: '/dashboard/employer/settings',
} as const satisfies EmployerPlace

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
