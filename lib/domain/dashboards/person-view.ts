import { isOpen } from '@/lib/domain/applications/application'
import { byTime } from '@/lib/domain/appointments/appointment'
import type { Side } from '@/lib/domain/access/role'
import { todoKinds, type Person, type ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** One line in a list of people, for staff who support them. */
export function summarisePerson(
  person: Person,
  state: ServiceState,
  { role, today }: { role: Side; today: PlainDate },
) {
  const next = state.appointments
    .filter((appointment) => appointment.personId === person.id && !appointment.isCancelled && appointment.on >= today)
    .filter(({ sharedWith }) => role === 'candidate' || sharedWith.includes(role))
    .sort(byTime)[0]
  const workerNamed = (id: string | null) => state.workers.find((worker) => worker.id === id)?.name ?? null
  return {
    id: person.id,
    reference: person.reference,
    name: nameOf(person),
    town: person.town,
    where: person.where,
    expectedReleaseOn: person.expectedReleaseOn,
    workStatus: person.workStatus,
    caseworker: workerNamed(person.caseworkerId),
    partnerWorker: workerNamed(person.partnerWorkerId),
    addedOn: person.addedOn,
    lastContactOn: person.lastContactOn,
    nextAppointment: next ? { title: next.title, on: next.on, at: next.at } : null,
    todosDone: todoKinds.filter((kind) => person.todos[kind] === 'done').length,
    todosAll: todoKinds.length,
    openApplications: state.applications.filter(
      (application) => application.personId === person.id && isOpen(application),
    ).length,
  }
}
