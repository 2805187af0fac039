import { changedOn, isOpen, stageOf, type Application } from '@/lib/domain/applications/application'
import type { ApplicationStep } from '@/lib/domain/applications/history'
import { byTime, overlaps, type MeetingWay } from '@/lib/domain/appointments/appointment'
import { minutesOf, type WallTime } from '@/lib/domain/dates/london-time'
import { addDays, earlierOf, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** What the person needs to know about an interview, the same for all of its times. Each is empty where there is none. */
export type InterviewDetails = {
  /** Of the place, where they meet in person. */
  postcode: string
  /** Whom to ask for. */
  askFor: string
  /** What to bring. */
  bring: string
  /** The company's number for the day. */
  phone: string
}

/** An interview time, in UK wall-clock time. */
export type OfferedSlot = {
  on: PlainDate
  at: WallTime
  minutes: number
  way: MeetingWay
  place: string
} & InterviewDetails
/** What all times of one invitation have in common. */
export type SlotDefaults = Omit<OfferedSlot, 'on' | 'at'>
export type Slot = OfferedSlot & {
  id: string
  state: 'offered' | 'chosen' | 'declined' | 'withdrawn'
  /** Whether it was offered to another applicant too, who was quicker: see {@link isTakenBy}. */
  isTaken?: boolean
}

export type SlotMoment = { today: PlainDate; now: WallTime }

export const mostSlots = 5
/** The furthest ahead, in days: anything later is more often a wrong year than a plan. */
export const slotDays = 90

/** An interview outside these hours is taken for a typing mistake. */
const earliest: WallTime = '07:00'
const latest: WallTime = '21:00'
/** Anything shorter tells nobody where to go. */
export const shortestPlace = 3
/** The longest details of an interview, in characters; the database has the same limits. */
export const detailLimits = { askFor: 80, bring: 300 } as const

const isInHours = ({ at, minutes }: Pick<OfferedSlot, 'at' | 'minutes'>): boolean =>
  at >= earliest && minutesOf(at) + minutes <= minutesOf(latest)

/** The place, length and way of the last times offered, to be offered again; null where there are none. */
export function lastOffered<Offered extends OfferedSlot & Pick<Slot, 'state'>>(
  slots: readonly Offered[],
): Offered | null {
  const standing = slots.filter(({ state }) => state !== 'withdrawn')
  return (standing.length > 0 ? standing : slots).toSorted(byTime).at(-1) ?? null
}

const isToCome = ({ on, at }: Pick<OfferedSlot, 'on' | 'at'>, { today, now }: SlotMoment): boolean =>
  on > today || (on === today && at > now)

/** The times typed into an invitation, with their number in the form: those that have a day or a start. */
export const typedTimes = (fields: Readonly<Record<string, string | undefined>>) =>
  Array.from({ length: mostSlots }, (_, index) => index + 1).flatMap((number) => {
    const [day, time] = [fields[`day-${number}`]?.trim() ?? '', fields[`time-${number}`]?.trim() ?? '']
    // Some browsers send seconds too.
    return day === '' && time === '' ? [] : [{ number, day, on: parseDate(day), at: time.slice(0, 5) }]
  })

/**
 * The day by which somebody has to choose one of the times: the day before the first, so that the employer knows in
 * time; today, where the first is today or tomorrow.
 */
export const chooseByDay = (slots: readonly Pick<OfferedSlot, 'on'>[], today: PlainDate): PlainDate => {
  const first = slots.map(({ on }) => on).reduce(earlierOf)
  return first > today ? addDays(first, -1) : today
}

export type SlotRefusal = 'past' | 'far' | 'hours' | 'overlap'

/** What is wrong with one time on its own, or beside those before it; null if nothing is. */
function wrongWith(slot: OfferedSlot, before: readonly OfferedSlot[], moment: SlotMoment): SlotRefusal | null {
  if (!isToCome(slot, moment)) return 'past'
  if (slot.on > addDays(moment.today, slotDays)) return 'far'
  if (!isInHours(slot)) return 'hours'
  return before.some((other) => overlaps(slot, other)) ? 'overlap' : null
}

/** Why each of the times cannot be offered, in their order; null for one that can. */
export const wrongSlots = (slots: readonly OfferedSlot[], moment: SlotMoment): (SlotRefusal | null)[] =>
  slots.map((slot, index) => wrongWith(slot, slots.slice(0, index), moment))

/** A time offered to, or agreed with, another applicant of the same company. */
type TimeOfOther = Pick<Slot, 'on' | 'at' | 'minutes' | 'askFor'> & {
  applicationId: string
  isSameJob: boolean
  state: 'offered' | 'chosen'
}

const nameOf = (askFor: string): string => askFor.trim().toLowerCase()

/**
 * Whether a time cannot be chosen any more because another applicant has agreed one that overlaps it. An interviewer
 * may offer one time to several people: first come, first served. Two times are the same interviewer's if they name the
 * same person to ask for or, where one of them names nobody, if they are for the same job.
 */
export function isTakenBy(slot: Pick<Slot, 'on' | 'at' | 'minutes' | 'askFor'>, other: TimeOfOther): boolean {
  const [own, theirs] = [nameOf(slot.askFor), nameOf(other.askFor)]
  const isSameInterviewer = own === '' || theirs === '' ? other.isSameJob : own === theirs
  return other.state === 'chosen' && isSameInterviewer && overlaps(slot, other)
}

/** Whether an offered time cannot be chosen any more, because of the applicant's own agreed time or that of a third. */
function isGone(other: TimeOfOther, own: Slot, others: readonly TimeOfOther[]): boolean {
  if (other.state === 'chosen') return false
  const { applicationId, isSameJob } = other
  if (own.state === 'chosen' && isTakenBy(other, { ...own, applicationId: '', isSameJob, state: 'chosen' })) return true
  return others.some(
    (third) =>
      third.applicationId !== applicationId && isTakenBy(other, { ...third, isSameJob: isSameJob && third.isSameJob }),
  )
}

/**
 * One applicant's future times, offered or agreed, that share a minute with another applicant's which can still be
 * chosen or is agreed. For each other applicant only the first such time, and agreed times before those that are only
 * offered.
 */
export function sharedTimes<Other extends TimeOfOther>(
  slots: readonly Slot[],
  others: readonly Other[],
  moment: SlotMoment,
): { slot: Slot; other: Other }[] {
  const standing = slots
    .filter((slot) => (slot.state === 'offered' || slot.state === 'chosen') && isToCome(slot, moment))
    .toSorted(byTime)
  const found = standing.flatMap((slot) =>
    others.filter((other) => overlaps(slot, other) && !isGone(other, slot, others)).map((other) => ({ slot, other })),
  )
  return [
    ...found.filter(({ other }) => other.state === 'chosen'),
    ...found.filter(({ other }) => other.state === 'offered'),
  ].filter(({ other }, index, all) => all.findIndex((one) => one.other.applicationId === other.applicationId) === index)
}

/** Whether the employer may replace the times it offered: for as long as the person is to be interviewed. */
export const mayOfferSlots = (application: Pick<Application, 'history'>): boolean =>
  stageOf(application) === 'interview'

/** The times offered to the person that are still to come. None once one is chosen. */
function slotsToAnswer(application: Pick<Application, 'history'>, slots: readonly Slot[], moment: SlotMoment): Slot[] {
  if (stageOf(application) !== 'interview' || chosenSlot(slots)) return []
  return slots.filter((slot) => slot.state === 'offered' && isToCome(slot, moment)).toSorted(byTime)
}

/** The times that the person can still choose: offered, in the future, and taken by nobody else. */
export const openSlots = (
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  moment: SlotMoment,
): Slot[] => slotsToAnswer(application, slots, moment).filter(({ isTaken }) => !isTaken)

/** The times that were offered to the person, and that another applicant has chosen since. */
export const takenSlots = (
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  moment: SlotMoment,
): Slot[] => slotsToAnswer(application, slots, moment).filter(({ isTaken }) => isTaken)

/**
 * The times once nobody can choose them any more: the person has said that none of them works, also where others have
 * taken them all, or the employer has withdrawn them. Refused where one is chosen or none is still to come.
 */
export function declineSlots(
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  moment: SlotMoment,
): Result<Slot[], 'none_open'> {
  if (slotsToAnswer(application, slots, moment).length === 0) return refuse('none_open')
  return accept(slots.map((slot) => (slot.state === 'offered' ? { ...slot, state: 'declined' } : slot)))
}

/** The times that the person said don't work, or that the employer withdrew, until others are offered. */
export const declinedSlots = <One extends Pick<Slot, 'on' | 'at' | 'state'>>(slots: readonly One[]): One[] =>
  slots.filter(({ state }) => state === 'declined').toSorted(byTime)

export const chosenSlot = <One extends Pick<Slot, 'state'>>(slots: readonly One[]): One | null =>
  slots.find(({ state }) => state === 'chosen') ?? null

/** Whether an interview is over: from the minute in which it was to end. */
export const isOver = ({ on, at, minutes }: Pick<OfferedSlot, 'on' | 'at' | 'minutes'>, moment: SlotMoment): boolean =>
  on < moment.today || (on === moment.today && minutesOf(moment.now) >= minutesOf(at) + minutes)

/**
 * Where an agreed interview stands for its person: still to come, to come although the job is already offered, over, or
 * off because the application ended, or the offer was accepted, before it.
 */
export type InterviewState = 'to_come' | 'beside_offer' | 'over' | 'off'

/** What became of the agreed interview, in whatever stage the application is by now. */
export function interviewState(
  application: Pick<Application, 'history'>,
  chosen: Pick<OfferedSlot, 'on' | 'at' | 'minutes'>,
  moment: SlotMoment,
): InterviewState {
  const stage = stageOf(application)
  const isNeeded = isOpen(application)
  if (!isNeeded && chosen.on > changedOn(application)) return 'off'
  if (isOver(chosen, moment)) return 'over'
  if (!isNeeded) return 'off'
  return stage === 'interview' ? 'to_come' : 'beside_offer'
}

/**
 * The agreed time given back by the person, who asks for another or cancels the interview, or called off by the
 * employer: until it is over. It then counts as declined, so that it is the employer's turn.
 */
export function giveBackSlot(
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  moment: SlotMoment,
): Result<Slot[], 'none_chosen' | 'over'> {
  const chosen = chosenSlot(slots)
  if (!chosen || stageOf(application) !== 'interview') return refuse('none_chosen')
  if (isOver(chosen, moment)) return refuse('over')
  return accept(slots.map((slot) => (slot.id === chosen.id ? { ...slot, state: 'declined' } : slot)))
}

/** The stage to which a rejection leads: after the interview only once the agreed one is over. */
export function rejectionStage(
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  moment: SlotMoment,
): 'unsuccessful' | 'unsuccessful_after_interview' {
  const chosen = chosenSlot(slots)
  return stageOf(application) === 'interview' && chosen && isOver(chosen, moment)
    ? 'unsuccessful_after_interview'
    : 'unsuccessful'
}

/** The choices of somebody who is late for an interview, in minutes. */
export const lateMinutes = [5, 10, 15, 30, 60] as const
/** The longest words that go with it, in characters. */
export const lateMessageLimit = 200
/** How often somebody may say so on one day: each time is an email to the employer. */
export const mostLateNotices = 3

const isLateOn = (day: PlainDate) => (step: Pick<ApplicationStep, 'kind' | 'on'>) =>
  step.kind === 'running_late' && step.on === day

/**
 * Whether the person can tell the employer that they are late: on the day of the agreed interview, until it is over,
 * three times at most. The agreed time, or why not.
 */
export function tellLate(
  application: Pick<Application, 'history'>,
  slots: readonly Slot[],
  steps: readonly Pick<ApplicationStep, 'kind' | 'on'>[],
  moment: SlotMoment,
): Result<Slot, 'not_today' | 'over' | 'too_often'> {
  const chosen = chosenSlot(slots)
  if (!chosen || stageOf(application) !== 'interview' || chosen.on > moment.today) return refuse('not_today')
  if (isOver(chosen, moment)) return refuse('over')
  return steps.filter(isLateOn(moment.today)).length >= mostLateNotices ? refuse('too_often') : accept(chosen)
}

/** What the person last said about being late on the day of an interview; null if nothing. */
export const latestLate = (steps: readonly ApplicationStep[], day: PlainDate): ApplicationStep | null =>
  steps.findLast(isLateOn(day)) ?? null
