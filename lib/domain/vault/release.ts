import { isOpen, moveDisclosure, type Application, type DisclosureRefusal } from '@/lib/domain/applications/application'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** Why an employer may not read a statement any more that was given to it. */
export const releaseEnds = ['taken_back', 'withdrawn', 'company_paused', 'hidden'] as const
type ReleaseEnd = (typeof releaseEnds)[number]

export type ReleaseState = 'open' | ReleaseEnd | 'time_over'

/** For so long after the application ended its employer may read the statement: it may have to say how it decided. */
const readableMonths = 6

/** The day from which on nobody reads it any more, for an application that ended on a day. */
export const closesOn = (endedOn: PlainDate): PlainDate => addMonths(endedOn, readableMonths)

type Released = { endedBecause: ReleaseEnd | null; applicationEndedOn: PlainDate | null }

/** Where a release stands on a day: open, ended by something, or closed by itself. What ended never opens again. */
export function releaseState({ endedBecause, applicationEndedOn }: Released, today: PlainDate): ReleaseState {
  if (endedBecause !== null) return endedBecause
  return applicationEndedOn !== null && closesOn(applicationEndedOn) <= today ? 'time_over' : 'open'
}

/**
 * The person lets the employer read a version of their statement: as an answer to its question, or after a yes to it, also again
 * after it was taken back. Refused before the question, after a no, once the application ended, and while one can be read already.
 */
export function releaseStatement(
  application: Application,
  { on, hasOpenRelease }: { on: PlainDate; hasOpenRelease: boolean },
): Result<Application, DisclosureRefusal> {
  if (hasOpenRelease) return refuse('not_allowed')
  if (application.disclosure !== 'shared') return moveDisclosure(application, { to: 'shared', by: 'candidate', on })
  return isOpen(application) ? accept(application) : refuse('closed')
}
