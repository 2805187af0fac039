import type { Route } from 'next'

import type { EmployerTask } from '@/lib/domain/applications/employer-task'

/** Where something about an applicant is done: on a part of their page, or on the page of a step. */
const places = {
  read_application: '#next',
  offer_times: '#next',
  offer_new_times: '?step=applicant-times',
  offer_other_times: '#next',
  record_interview: '#next',
  do_checks: '#checks',
  record_start: '#started',
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
