import { clashesOf, type Appointment } from '@/lib/domain/appointments/appointment'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'

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
