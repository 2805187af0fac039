import { byTime, clashesOf, isOutcomeMissing, type Appointment } from '@/lib/domain/appointments/appointment'
import { weekOf } from '@/lib/domain/dates/london-time'
import { withName } from '@/lib/domain/dashboards/caseworker/fields-caseworkers-see'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesAppointment, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Viewer = ViewerOf<'caseworker'>

const team = (state: ServiceState, viewer: Viewer): Person[] =>
  state.people.filter((person) => seesPerson(viewer, person, state))
const own = (state: ServiceState, viewer: Viewer): Person[] =>
  team(state, viewer).filter(({ caseworkerId }) => caseworkerId === viewer.workerId)

/** The worker's own diary: entries in their name, and those that people on their caseload share with caseworkers. */
const diary = (state: ServiceState, viewer: Viewer): Appointment[] => {
  const ids = own(state, viewer).map(({ id }) => id)
  return state.appointments
    .filter((appointment) => seesAppointment(viewer, appointment, state))
    .filter(({ workerId, personId }) => workerId === viewer.workerId || (workerId === null && ids.includes(personId)))
    .sort(byTime)
}

/** A week of the worker's diary, what is to come, and past appointments for which nobody has recorded who came. */
export function loadCalendar(
  state: ServiceState,
  viewer: Viewer,
  { today, week }: { today: PlainDate; week: PlainDate },
) {
  const all = diary(state, viewer)
  const entries = all
    .filter(({ isCancelled }) => !isCancelled)
    .map((appointment) => ({
      ...withName(appointment, state),
      clashesWith: clashesOf(appointment, all).map(({ title }) => title),
      isOutcomeMissing: isOutcomeMissing(appointment, today),
    }))
  return {
    days: weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) })),
    upcoming: entries.filter(({ on }) => on >= today),
    outcomesMissing: entries.filter((entry) => entry.isOutcomeMissing),
    people: team(state, viewer).map((person) => ({ id: person.id, name: nameOf(person) })),
  }
}
