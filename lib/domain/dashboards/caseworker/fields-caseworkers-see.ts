import type { Appointment } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'

/** An appointment with the name of the person it is for. */
export function withName(appointment: Appointment, state: ServiceState) {
  const person = findById(state.people, appointment.personId)
  return { ...appointment, name: person ? nameOf(person) : '' }
}
