import { isOpen } from '@/lib/domain/applications/application'
import { byTime } from '@/lib/domain/appointments/appointment'
import type { Role } from '@/lib/domain/applications/stages'
import { todoKinds, type Person, type ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** One line of a list of people, for staff who support them. */
export function summarisePerson(
  person: Person,
  state: ServiceState,
  { role, today }: { role: Role; today: PlainDate },
) {
  const next = state.appointments
    .filter((one) => one.personId === person.id && !one.isCancelled && one.on >= today)
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
    openApplications: state.applications.filter((one) => one.personId === person.id && isOpen(one)).length,
  }
}
