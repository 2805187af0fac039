import { byTime, type Appointment } from '@/lib/domain/appointments/appointment'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import {
  supportPathways,
  todoKinds,
  type Person,
  type ServiceState,
  type ViewerOf,
} from '@/lib/domain/dashboards/service-state'
import { seesAppointment, seesNote, seesThread } from '@/lib/domain/dashboards/rows-seen'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { dueMilestones } from '@/lib/domain/outcomes/job-start'
import { referralStateOf } from '@/lib/domain/referrals/referral'

/** An appointment with the name of the person it is for. */
export function withName(appointment: Appointment, state: ServiceState) {
  const person = findById(state.people, appointment.personId)
  return { ...appointment, name: person ? nameOf(person) : '' }
}

/** One person as a caseworker sees them, without any record or statement and without private diary entries. */
export function viewCasePerson(
  person: Person,
  state: ServiceState,
  { viewer, today }: { viewer: ViewerOf<'caseworker'>; today: PlainDate },
) {
  const personId = person.id
  const applications = state.applications
    .filter((application) => application.personId === personId)
    .map((application) => viewApplication(application, state, { role: 'caseworker', today }))
    .sort((a, b) => b.changedOn.localeCompare(a.changedOn) || a.id.localeCompare(b.id))
  const appointments = state.appointments
    .filter((appointment) => appointment.personId === personId && seesAppointment(viewer, appointment, state))
    .sort(byTime)
  const referrals = state.referrals.filter((referral) => referral.personId === personId)
  const starts = state.starts.filter((start) => start.personId === personId)
  const timeline = [
    ...applications.flatMap(({ jobTitle, history }) =>
      history.map(({ stage, on, by }) => ({ kind: 'application' as const, on, what: stage, about: jobTitle, by })),
    ),
    ...referrals.flatMap(({ reference, history }) =>
      history.map((event) => ({
        kind: 'referral' as const,
        on: event.on,
        what: event.state,
        about: reference,
        by: 'partner' as const,
      })),
    ),
    ...appointments
      .filter(({ attendance }) => attendance !== null)
      .map(({ on, title, attendance }) => ({
        kind: 'appointment' as const,
        on,
        what: attendance ?? '',
        about: title,
        by: 'caseworker' as const,
      })),
    ...starts.map(({ startedOn, jobTitle }) => ({
      kind: 'start' as const,
      on: startedOn,
      what: 'started',
      about: jobTitle,
      by: 'employer' as const,
    })),
  ].sort((a, b) => b.on.localeCompare(a.on))
  return {
    ...summarisePerson(person, state, { role: 'caseworker', today }),
    isOwn: person.caseworkerId === viewer.workerId,
    phone: person.phone,
    email: person.email,
    safeContact: referrals[0]?.safeContact ?? [],
    establishment: person.establishment,
    limits: person.limits,
    mustAskPractitionerFirst: person.mustAskPractitionerFirst,
    hasRightToWork: person.hasRightToWork,
    skills: person.skills,
    tickets: person.tickets,
    experience: person.experience,
    wants: person.wants,
    availability: person.availability,
    todos: todoKinds.map((kind) => ({ kind, progress: person.todos[kind] })),
    needs: supportPathways.map((pathway) => ({ pathway, state: person.support[pathway] })),
    goals: person.goals,
    applications,
    appointments,
    referrals: referrals.map((referral) => ({
      reference: referral.reference,
      state: referralStateOf(referral),
      services: referral.services,
    })),
    starts: starts.map(({ id, jobTitle, startedOn, checks }, index) => {
      const start = starts[index]
      return { id, jobTitle, startedOn, checks, due: start ? dueMilestones(start, today) : [] }
    }),
    notes: person.notes.filter((note) => seesNote(viewer, note, person)).sort((a, b) => b.on.localeCompare(a.on)),
    threads: state.threads
      .filter((thread) => thread.personId === personId && seesThread(viewer, thread, state))
      .map(({ id, subject, messages }) => ({ id, subject, messages })),
    timeline,
    closingSoon: state.jobs
      .filter((job) => person.savedJobIds.includes(job.id) && isOpenOn(job, today) && job.closesOn !== null)
      .map(({ id, title, company, closesOn }) => ({ id, title, company, closesOn })),
  }
}
