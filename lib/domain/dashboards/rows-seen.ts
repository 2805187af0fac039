import { wasShortlisted, type Application } from '@/lib/domain/applications/application'
import type { Appointment } from '@/lib/domain/appointments/appointment'
import type { Person, ServiceState, Viewer } from '@/lib/domain/dashboards/service-state'
import type { Job } from '@/lib/domain/job-board/job'
import type { Referral } from '@/lib/domain/referrals/referral'

/**
 * Who sees which row; live, the database's policies say the same. Which fields of a row a side sees is decided in
 * `<side>/fields-<side>s-see.ts`, and what all sides see alike in `application-view.ts` and `person-view.ts`.
 */

const seesJobAsOwner = (viewer: Viewer, job: Pick<Job, 'employerId'>): boolean =>
  viewer.role === 'employer' && viewer.employerId === job.employerId

/** A referral belongs to the partner it was made to. */
export const seesReferral = (viewer: Viewer, referral: Pick<Referral, 'organisationId'>): boolean =>
  viewer.role === 'partner' && viewer.organisationId === referral.organisationId

/**
 * A candidate sees themself; a partner sees people referred to it; a caseworker sees the team's. An employer sees no
 * files.
 */
export function seesPerson(
  viewer: Viewer,
  person: Pick<Person, 'id' | 'caseworkerId'>,
  { referrals }: ServiceState,
): boolean {
  switch (viewer.role) {
    case 'candidate':
      return viewer.personId === person.id
    case 'employer':
      return false
    case 'partner':
      return referrals.some((referral) => referral.personId === person.id && seesReferral(viewer, referral))
    case 'caseworker':
      return person.caseworkerId !== null
  }
}

function seesApplication(viewer: Viewer, application: Application, state: ServiceState): boolean {
  if (viewer.role === 'employer') {
    return state.jobs.some((job) => job.id === application.jobId && seesJobAsOwner(viewer, job))
  }
  const person = state.people.find(({ id }) => id === application.personId)
  return person !== undefined && seesPerson(viewer, person, state)
}

/** An employer sees interviews for its own jobs with people it has shortlisted; staff see what is theirs or shared. */
export function seesAppointment(viewer: Viewer, appointment: Appointment, state: ServiceState): boolean {
  if (viewer.role === 'candidate') return appointment.personId === viewer.personId
  if (!appointment.sharedWith.includes(viewer.role)) return false
  if (viewer.role === 'employer') {
    const application = state.applications.find(({ id }) => id === appointment.applicationId)
    return application !== undefined && wasShortlisted(application) && seesApplication(viewer, application, state)
  }
  const person = state.people.find(({ id }) => id === appointment.personId)
  return person !== undefined && seesPerson(viewer, person, state)
}
