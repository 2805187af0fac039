import { z } from 'zod'

import {
  appointmentKinds,
  meetingWays,
  overlaps,
  type Attendance,
  type MeetingWay,
} from '@/lib/domain/appointments/appointment'
import { minutesOf, type WallTime } from '@/lib/domain/dates/london-time'
import { addDays, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { optionalLine } from '@/lib/domain/fields/field-rules'

/** What an appointment with a worker is for. Interviews belong to an application, and are not booked here. */
export const supportAppointmentKinds = appointmentKinds.filter((kind) => kind !== 'interview')
export type SupportAppointmentKind = (typeof supportAppointmentKinds)[number]

/** Who asked for another time, or for none. */
export const changeAskers = ['person', 'worker'] as const
export type ChangeAsker = (typeof changeAskers)[number]

export type SupportAppointment = {
  id: string
  version: number
  kind: SupportAppointmentKind
  on: PlainDate
  at: WallTime
  minutes: number
  way: MeetingWay
  /** The place, or how to reach each other. */
  place: string
  /** Null once they have left, or if they have no name here. */
  workerName: string | null
  state: 'booked' | 'cancelled'
  /** Who asked, when it was last moved or cancelled. */
  askedBy: ChangeAsker | null
  outcome: Attendance | null
}

/** The furthest ahead that one is booked, in days. */
const bookedAheadDays = 365
/** The most that are booked together, one a week. */
export const mostWeeks = 12
/** Nobody sees anybody outside these hours; and no hour that the clocks skip or repeat lies between them. */
export const appointmentHours = { from: '07:00', to: '21:00' } as const
export const appointmentMinutes = [15, 30, 45, 60, 90, 120, 180] as const

export const appointmentMessages = {
  kind: 'Choose what the appointment is for.',
  on: 'Enter a day from today to a year ahead. If you have already met, write a note about it instead.',
  at: 'Enter a time between 7am and 9pm, such as 14:30.',
  minutes: 'Choose how long it takes.',
  way: 'Choose how you will meet.',
  place: 'Say where you will meet, or how you will reach each other.',
  weeks: 'Choose between 1 and 12 weeks.',
  asker: 'Choose who asked.',
} as const

const timeOfDay = (today: PlainDate) => ({
  on: z
    .string(appointmentMessages.on)
    .transform((typed) => parseDate(typed.trim()))
    .refine(
      (day) => day !== undefined && day >= today && day <= addDays(today, bookedAheadDays),
      appointmentMessages.on,
    )
    .transform((day) => day ?? today),
  at: z
    .string(appointmentMessages.at)
    .transform((typed) => typed.trim().replace('.', ':').padStart(5, '0'))
    .refine((at) => !Number.isNaN(minutesOf(at)), { error: appointmentMessages.at, abort: true })
    .refine((at) => at >= appointmentHours.from && at < appointmentHours.to, appointmentMessages.at),
  minutes: z
    .string(appointmentMessages.minutes)
    .transform(Number)
    .refine((minutes) => appointmentMinutes.some((known) => known === minutes), appointmentMessages.minutes),
  way: z.enum(meetingWays, appointmentMessages.way),
  place: optionalLine('The place', 200),
})

/** Where they meet, or how they reach each other, is left out only by phone: the number is in the file. */
export const missingPlace = ({ way, place = '' }: Readonly<Record<string, string | undefined>>): { place?: string } => {
  const typed = place.trim()
  return typed.length >= 3 || (way === 'phone' && typed === '') ? {} : { place: appointmentMessages.place }
}

/** The form that books an appointment, from today on. */
export const bookingForm = (today: PlainDate) =>
  z.object({
    kind: z.enum(supportAppointmentKinds, appointmentMessages.kind),
    ...timeOfDay(today),
    weeks: z
      .string()
      .default('1')
      .transform(Number)
      .refine((weeks) => Number.isInteger(weeks) && weeks >= 1 && weeks <= mostWeeks, appointmentMessages.weeks),
  })

/** The form that moves one to another time. */
export const movingForm = (today: PlainDate) =>
  z.object({ ...timeOfDay(today), asker: z.enum(changeAskers, appointmentMessages.asker) })

/** The days on which an appointment is repeated: the same day of each week, the first included. */
export const weeklyDays = (first: PlainDate, weeks: number): PlainDate[] =>
  Array.from({ length: weeks }, (_, week) => addDays(first, week * 7))

type Slot = Pick<SupportAppointment, 'on' | 'at' | 'minutes'>

/** Those of the entries that share a minute with one of the wanted times. What was cancelled takes no time. */
export const takenBy = <Entry extends Slot & { state?: SupportAppointment['state'] }>(
  wanted: readonly Slot[],
  entries: readonly Entry[],
): Entry[] => entries.filter((entry) => entry.state !== 'cancelled' && wanted.some((slot) => overlaps(slot, entry)))

/** It began, was not cancelled, and nobody has noted yet how it went. */
export const waitsForOutcome = (
  { on, at, state, outcome }: Pick<SupportAppointment, 'on' | 'at' | 'state' | 'outcome'>,
  { today, now }: { today: PlainDate; now: WallTime },
): boolean => state === 'booked' && outcome === null && (on < today || (on === today && at <= now))
