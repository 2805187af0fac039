import { londonDay, londonTime, minutesOf, type WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export const appointmentKinds = [
  'interview',
  'support',
  'mentoring',
  'training',
  'probation',
  'jobcentre',
  'health',
  'other',
] as const
type AppointmentKind = (typeof appointmentKinds)[number]

export const attendances = [
  'attended',
  'attended_late',
  'acceptable_absence',
  'unacceptable_absence',
  'cancelled_by_us',
] as const
export type Attendance = (typeof attendances)[number]

export const meetingWays = ['in_person', 'phone', 'video'] as const
export type MeetingWay = (typeof meetingWays)[number]

export type Appointment = {
  id: string
  personId: string
  kind: AppointmentKind
  title: string
  on: PlainDate
  at: WallTime
  minutes: number
  way: MeetingWay
  place: string
  /** The member of staff whose diary it is in; null for a person's own entry. */
  workerId: string | null
  applicationId: string | null
  referralId: string | null
  /** Who else sees it. A person's own entry is private until they share it. */
  sharedWith: readonly ('employer' | 'partner' | 'caseworker')[]
  isCancelled: boolean
  attendance: Attendance | null
  note: string | null
}

type Slot = Pick<Appointment, 'on' | 'at' | 'minutes'>

/**
 * The slot between two moments, as UK clocks show its beginning. Its minutes are those that pass, also where the clocks
 * change meanwhile.
 * @throws RangeError if either is not a moment
 */
export function slotBetween(startsAt: string, endsAt: string): Slot {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  return { on: londonDay(from), at: londonTime(from), minutes: Math.round((to.getTime() - from.getTime()) / 60_000) }
}

/**
 * Whether the two slots are on the same day and share a minute. A slot that starts when the other ends does not overlap
 * it.
 */
export function overlaps(one: Slot, other: Slot): boolean {
  const [start, otherStart] = [minutesOf(one.at), minutesOf(other.at)]
  return one.on === other.on && start < otherStart + other.minutes && otherStart < start + one.minutes
}

type Booked = Pick<Appointment, 'id' | 'personId' | 'workerId' | 'isCancelled'> & Slot

/** Appointments of the same person or the same worker that overlap this slot. Cancelled ones never clash. */
export const clashesOf = <Entry extends Booked>(slot: Booked, all: readonly Entry[]): Entry[] =>
  all.filter(
    (other) =>
      other.id !== slot.id &&
      !other.isCancelled &&
      (other.personId === slot.personId || (other.workerId !== null && other.workerId === slot.workerId)) &&
      overlaps(slot, other),
  )

export const byTime = (one: Pick<Slot, 'on' | 'at'>, other: Pick<Slot, 'on' | 'at'>): number =>
  one.on.localeCompare(other.on) || one.at.localeCompare(other.at)

/** The interview booked for an application, or null. */
export const interviewOf = ({ id }: { id: string }, appointments: readonly Appointment[]): Appointment | null =>
  appointments.find(({ applicationId, isCancelled }) => applicationId === id && !isCancelled) ?? null
