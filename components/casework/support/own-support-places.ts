import type { Route } from 'next'

/** Where somebody's own pages about their support lead. The portal and the demonstration show the same ones. */
export type OwnSupportPlace = {
  forms: 'candidate' | 'demonstration/candidate'
  /** Messages, appointments, notes and plan with one organisation. */
  workOf: (file: { id: string; reference: string }) => Route
  /** Where suggested jobs are. */
  suggested: Route
}

export const supportInPortal: OwnSupportPlace = {
  forms: 'candidate',
  workOf: ({ reference }) => `/dashboard/candidateportal/support/${reference}` as Route,
  suggested: '/dashboard/candidateportal/jobs#suggested',
}
/** Both organisations of the story call the person by the same reference. */
export const supportInDemonstration: OwnSupportPlace = {
  forms: 'demonstration/candidate',
  workOf: ({ id }) => `/dashboard/candidate/resources/${id}` as Route,
  suggested: '/dashboard/candidate/jobs#suggested',
}
