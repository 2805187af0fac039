import type { Route } from 'next'

import { jobPath } from '@/components/jobs/job-path'
import { applyPath } from '@/lib/domain/access/access'

/** Where suggested jobs lead, and where their forms are sent. The portal and the demonstration show the same ones. */
export type SuggestionPlace = {
  forms: 'candidate' | 'demonstration/candidate'
  advertOf: (jobId: string) => Route
  applyAt: (jobId: string) => Route
  applicationAt: (reference: string) => Route
}

export const suggestionsInPortal: SuggestionPlace = {
  forms: 'candidate',
  advertOf: (jobId) => jobPath(jobId),
  applyAt: (jobId) => applyPath(jobId) as Route,
  applicationAt: (reference) => `/dashboard/candidateportal/applications/${reference}` as Route,
}
export const suggestionsInDemonstration: SuggestionPlace = {
  forms: 'demonstration/candidate',
  advertOf: (jobId) => `${jobPath(jobId)}?from=candidate` as Route,
  applyAt: (jobId) => `/dashboard/candidate/jobs/${jobId}/apply` as Route,
  applicationAt: (reference) => `/dashboard/candidate/applications/${reference}` as Route,
}
