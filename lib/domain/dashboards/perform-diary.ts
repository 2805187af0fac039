import { clashesOf, type Appointment } from '@/lib/domain/appointments/appointment'
import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesAppointment, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { accept } from '@/lib/domain/result'

function seen(state: ServiceState, appointmentId: string, { viewer }: Context): Appointment | undefined {
  const appointment = findById(state.appointments, appointmentId)
  return appointment && seesAppointment(viewer, appointment, state) ? appointment : undefined
}

const change = (state: ServiceState, changed: Appointment): Performed =>
  accept({ ...state, appointments: replaced(state.appointments, changed) })

const longestMinutes = 8 * 60

export const performOnDiary = {
  /** Refused with `clash` until the person booking has seen the warning and accepted it. */
  'appointment/book': (
    state: ServiceState,
    { personId, kind, title, on, at, minutes, way, place, isClashAccepted }: ActionOf<'appointment/book'>,
    { viewer, today }: Context,
  ): Performed => {
    const person = findById(state.people, personId)
    if (!person || !seesPerson(viewer, person, state)) return refused('not_found')
    if (on < today) return refused('in_the_past')
    if (minutes < 5 || minutes > longestMinutes) return refused('too_long')
    const appointment: Appointment = {
      id: `appointment-${state.appointments.length + 1}`,
      personId,
      kind,
      title,
      on,
      at,
      minutes,
      way,
      place,
      workerId: viewer.role === 'candidate' ? null : viewer.workerId,
      applicationId: null,
      referralId: null,
      sharedWith: viewer.role === 'candidate' || viewer.role === 'employer' ? [] : [viewer.role],
      isCancelled: false,
      attendance: null,
      note: null,
    }
    if (!isClashAccepted && clashesOf(appointment, state.appointments).length > 0) return refused('clash')
    return accept({ ...state, appointments: [...state.appointments, appointment] })
  },

  'appointment/cancel': (
    state: ServiceState,
    { appointmentId }: ActionOf<'appointment/cancel'>,
    context: Context,
  ): Performed => {
    const appointment = seen(state, appointmentId, context)
    if (!appointment) return refused('not_found')
    if (appointment.on < context.today) return refused('in_the_past')
    return change(state, { ...appointment, isCancelled: true })
  },

  'appointment/attendance': (
    state: ServiceState,
    { appointmentId, attendance, note }: ActionOf<'appointment/attendance'>,
    context: Context,
  ): Performed => {
    const appointment = seen(state, appointmentId, context)
    if (!appointment || appointment.isCancelled) return refused('not_found')
    if (appointment.on > context.today) return refused('in_the_future')
    const hasMet = attendance === 'attended' || attendance === 'attended_late'
    const people = state.people.map((person) => {
      const isLater = person.lastContactOn === null || person.lastContactOn < appointment.on
      return hasMet && person.id === appointment.personId && isLater
        ? { ...person, lastContactOn: appointment.on }
        : person
    })
    return change({ ...state, people }, { ...appointment, attendance, note: note ?? appointment.note })
  },
}
