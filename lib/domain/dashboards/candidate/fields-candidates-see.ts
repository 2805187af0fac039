import type { Application } from '@/lib/domain/applications/application'
import { clashesOf, type Appointment } from '@/lib/domain/appointments/appointment'
import { appliedTo, viewApplication } from '@/lib/domain/dashboards/application-view'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { matchJob } from '@/lib/domain/job-board/match-job'

/** A candidate sees everything about their own application that every side sees, and nothing of anybody else's. */
export const viewOwnApplication = (application: Application, state: ServiceState, today: PlainDate) =>
  viewApplication(application, state, { role: 'candidate', today })

/** A job with how far away it is, why it fits, and what the person has done about it. */
export function viewMatchedJob(
  job: Job,
  { person, state, today }: { person: Person; state: ServiceState; today: PlainDate },
) {
  return {
    ...viewJob(job, today),
    ...matchJob(person, job),
    isSaved: person.savedJobIds.includes(job.id),
    isHidden: person.hiddenJobIds.includes(job.id),
    ...appliedTo(job.id, person.id, state),
    /**
     * The employer's exclusions that the person says apply to them: shown on the card, never a reason to drop the job.
     */
    ruledOutBy: job.exclusions.filter(({ kind }) => person.ownExclusions.includes(kind)),
  }
}

/** The person's own profile, without their statement. */
export function viewOwnProfile(person: Person) {
  const { town, phone, email, skills, tickets, experience, wants, availability, hasRightToWork } = person
  const { visibility, sharedContact } = person
  return {
    name: nameOf(person),
    town,
    phone,
    email,
    skills,
    tickets,
    experience,
    wants,
    availability,
    visibility,
    sharedContact,
    hasRightToWork,
  }
}

/** An entry in the person's own diary, with any that it clashes with. */
export function viewOwnEntry(entry: Appointment, state: ServiceState) {
  return {
    ...entry,
    isOwn: entry.workerId === null && entry.applicationId === null,
    clashesWith: clashesOf(
      entry,
      state.appointments.filter(({ personId }) => personId === entry.personId),
    ).map(({ title }) => title),
  }
}
