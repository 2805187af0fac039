import {
  changedOn,
  stageOf,
  withdrawalReasons,
  type Application,
  type WithdrawalReason,
} from '@/lib/domain/applications/application'
import { chosenSlot, declinedSlots, type Slot } from '@/lib/domain/applications/interview-slots'
import { addDays, daysBetween, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay, workingDaysAfter } from '@/lib/domain/dates/working-days'

/** In working days of waiting: when the employer is reminded, by when it should answer, and when the person is told. */
export const silenceDays = { first: 5, second: 10, told: 15 } as const

/**
 * Since when the person has been waiting for the employer: since the last step, or since a day that may be in the
 * future, namely that of the interview, or of the last time that could be chosen. Null while it is the person's turn (a
 * question to answer, an offer) and once the application has ended. Other times can be offered without an answer to the
 * question, so somebody who said that none works waits from that day.
 * @param declinedOn the day on which the person last said that none of the times works
 */
export function waitsSince(
  application: Pick<Application, 'history' | 'disclosure' | 'disclosureOn'>,
  slots: readonly Pick<Slot, 'on' | 'at' | 'state'>[],
  declinedOn: PlainDate | null = null,
): PlainDate | null {
  const stage = stageOf(application)
  const { disclosure, disclosureOn } = application
  if (stage !== 'applied' && stage !== 'shortlisted' && stage !== 'interview') return null
  if (stage === 'interview' && declinedSlots(slots).length > 0 && declinedOn !== null) return declinedOn
  if (disclosure === 'asked') return null
  const since = disclosureOn === null ? changedOn(application) : laterOf(changedOn(application), disclosureOn)
  if (stage !== 'interview') return since
  const chosen = chosenSlot(slots)
  if (chosen) return laterOf(since, chosen.on)
  return slots.filter(({ state }) => state === 'offered').reduce((last, { on }) => laterOf(last, on), since)
}

/**
 * Whole days for which the person has been waiting for the employer; null while it is not the employer's turn, and
 * until the day after a booked interview.
 */
export function daysWaitingForEmployer(
  application: Parameters<typeof waitsSince>[0],
  interview: Pick<Slot, 'on' | 'at'> | null,
  today: PlainDate,
): number | null {
  const since = waitsSince(application, interview ? [{ ...interview, state: 'chosen' }] : [])
  if (since === null || since > today || (interview?.on ?? '') >= today) return null
  return daysBetween(since, today)
}

/** Working days of waiting, up to and including today; null when nobody is waiting for the employer, or not yet. */
export function workingDaysWaited(
  since: PlainDate | null,
  today: PlainDate,
  bankHolidays: ReadonlySet<PlainDate>,
): number | null {
  return since === null || since > today ? null : workingDaysAfter(since, today, bankHolidays)
}

/**
 * The latest day since which somebody has, on a given day, waited so many working days: for 5 on a Friday it is the
 * Friday before.
 */
export function waitedSinceDay(day: PlainDate, count: number, bankHolidays: ReadonlySet<PlainDate>): PlainDate {
  let date = day
  for (let left = count; left > 0; date = addDays(date, -1)) if (isWorkingDay(date, bankHolidays)) left -= 1
  return date
}

/** The reasons the person may give for withdrawing: 'no reply' only once the employer has had its time. */
export const reasonsToWithdraw = (waited: number | null): readonly WithdrawalReason[] =>
  withdrawalReasons.filter((reason) => reason !== 'no_reply' || (waited !== null && waited >= silenceDays.told))
