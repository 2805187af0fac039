import {
  isBeforeStart,
  isOpen,
  moveDisclosure,
  type Application,
  type DisclosureRefusal,
} from '@/lib/domain/applications/application'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** Why an employer may no longer read a statement that was released to it. */
export const releaseEnds = ['taken_back', 'withdrawn', 'company_paused', 'hidden'] as const
type ReleaseEnd = (typeof releaseEnds)[number]

export type ReleaseState = 'open' | ReleaseEnd | 'time_over'

/**
 * Months for which the employer may read the statement after the application ended, because it may have to justify its
 * decision.
 */
const readableMonths = 6

/** The first day on which nobody reads it any more, for an application that ended on a day. */
export const closesOn = (endedOn: PlainDate): PlainDate => addMonths(endedOn, readableMonths)

type Released = { endedBecause: ReleaseEnd | null; applicationEndedOn: PlainDate | null }

/** The state of a release on a day: open, ended by something, or run out. Once ended it never opens again. */
export function releaseState({ endedBecause, applicationEndedOn }: Released, today: PlainDate): ReleaseState {
  if (endedBecause !== null) return endedBecause
  return applicationEndedOn !== null && closesOn(applicationEndedOn) <= today ? 'time_over' : 'open'
}

/**
 * Lets the employer read a version of the person's statement: in answer to its question, or after a yes to it, even if
 * it was taken back before, or instead of a no. Refused before the question, while one can already be read, and once the
 * application has ended; somebody who accepted an offer can give it until the first day.
 */
export function releaseStatement(
  application: Application,
  { on, hasOpenRelease, startsOn = null }: { on: PlainDate; hasOpenRelease: boolean; startsOn?: PlainDate | null },
): Result<Application, DisclosureRefusal> {
  if (hasOpenRelease) return refuse('not_allowed')
  if (application.disclosure !== 'shared') {
    return moveDisclosure(application, { to: 'shared', by: 'candidate', on, startsOn })
  }
  return isOpen(application) || isBeforeStart(application, startsOn, on) ? accept(application) : refuse('closed')
}
