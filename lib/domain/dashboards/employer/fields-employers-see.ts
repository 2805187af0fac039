import { isOpen, wasShortlisted, type Application } from '@/lib/domain/applications/application'
import { mayAskAt } from '@/lib/domain/applications/record-question'
import { interviewOf, type Appointment } from '@/lib/domain/appointments/appointment'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { milesBetween } from '@/lib/domain/job-board/town-distance'

const distanceBand = (miles: number | null): 'under_5' | '5_to_15' | 'over_15' | 'unknown' => {
  if (miles === null) return 'unknown'
  return miles < 5 ? 'under_5' : miles <= 15 ? '5_to_15' : 'over_15'
}

/** Only what the person has chosen to share; null for the rest. */
const chosenContact = ({ sharedContact, phone, email }: Person) => ({
  phone: sharedContact.includes('phone') ? phone : null,
  email: sharedContact.includes('email') ? email : null,
})

/**
 * An applicant as the employer sees them: skills, tickets, hours and a distance band; from the shortlist on, also their
 * name and the contact details they chose to share. Never a town, who referred them, where they live now, or a word
 * about a record.
 */
export function viewApplicant(application: Application, state: ServiceState, today: PlainDate) {
  const person = findById(state.people, application.personId)
  const job = findById(state.jobs, application.jobId)
  const view = viewApplication(application, state, { role: 'employer', today })
  const hasName = wasShortlisted(application)
  return {
    ...view,
    history: view.history.map(({ stage, on, by, note }) => ({
      stage,
      on,
      by: by === 'partner' ? 'candidate' : by,
      note: by === 'employer' ? note : null,
    })),
    changedBy: view.changedBy === 'partner' ? ('candidate' as const) : view.changedBy,
    withdrawalReason: null,
    /**
     * That a supervising officer must approve the job hints at a record, so it stays hidden until the person has
     * disclosed one.
     */
    checks: view.checks.filter(({ kind }) => kind !== 'licence_approval' || application.disclosure === 'shared'),
    name: person && hasName ? nameOf(person) : null,
    contact: person && hasName ? chosenContact(person) : null,
    skills: person?.skills ?? [],
    tickets: person?.tickets ?? [],
    availability: person?.availability ?? '',
    hasRightToWork: person?.hasRightToWork ?? false,
    distance: distanceBand(person && job ? (job.remoteFriendly ? 0 : milesBetween(person.town, job.town)) : null),
    recordQuestion: job?.recordQuestion ?? 'never',
    mayAskAboutRecord:
      hasName &&
      isOpen(application) &&
      application.disclosure === 'not_asked' &&
      job !== undefined &&
      mayAskAt(job.recordQuestion, view.stage, {
        on: today,
        interviewOn: interviewOf(application, state.appointments)?.on ?? null,
      }),
  }
}

export type Applicant = ReturnType<typeof viewApplicant>

/** An interview with somebody whom the employer has shortlisted, and so with their name. */
export function viewInterview(interview: Appointment, state: ServiceState) {
  const { id, title, on, at, minutes, place, personId, applicationId } = interview
  const person = findById(state.people, personId)
  return { id, title, on, at, minutes, place, applicationId, name: person ? nameOf(person) : '' }
}
