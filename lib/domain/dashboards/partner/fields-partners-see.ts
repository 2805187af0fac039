import type { Application } from '@/lib/domain/applications/application'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

const blockersOf = (view: ReturnType<typeof viewApplication>): string[] => [
  ...view.checks.filter(({ state }) => state === 'waiting').map(({ kind }) => kind),
  ...(view.isOpen && view.disclosure === 'asked' ? ['disclosure'] : []),
]

/** A client's application, with their name, who supports them, and what it is waiting for. */
export function viewClientApplication(application: Application, state: ServiceState, today: PlainDate) {
  const view = viewApplication(application, state, { role: 'partner', today })
  const person = findById(state.people, application.personId)
  return {
    ...view,
    via: application.via,
    personId: application.personId,
    name: person ? nameOf(person) : '',
    worker: findById(state.workers, person?.partnerWorkerId ?? '')?.name ?? null,
    blockers: blockersOf(view),
  }
}
