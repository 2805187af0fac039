import type { Route } from 'next'

import type { EmployerTask } from '@/lib/domain/applications/employer-task'

/** Where on an applicant's page something is done: the step that is open, and the part of the page. */
const places = {
  read_application: '#next',
  offer_times: '?step=applicant-interview#applicant-interview',
  offer_new_times: '?step=applicant-times#applicant-times',
  offer_other_times: '?step=applicant-times#applicant-times',
  record_interview: '#next',
  do_checks: '#checks',
  record_start: '#start',
  six_weeks: '#start',
  check_in: '#check-in',
  read_statement: '#record',
  read_message: '#messages',
} as const satisfies Record<EmployerTask['kind'], string>

/** Where an employer does what is waiting. A new applicant is read first, from the top of their page. */
export const taskPath = (portal: string, reference: string, kind: EmployerTask['kind']): Route =>
  `${portal}/applications/${reference}${kind === 'read_application' ? '' : places[kind]}` as Route

/** The same, on the applicant's own page. */
export const taskPlace = (kind: EmployerTask['kind']): Route => places[kind] as Route
