import { stageOf, type Application } from '@/lib/domain/applications/application'
import type { InterviewDetails } from '@/lib/domain/applications/interview-slots'
import type { WallTime } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** The first day at work, as both sides see it: when, where, whom to ask for and what to bring. */
export type FirstDay = {
  on: PlainDate
  at: WallTime
  place: string
  /** As the employer named them with the offer; the hours are empty where they are those of the advert. */
  pay: string
  hours: string
} & InterviewDetails

/** Whether somebody is still in the job six weeks after they began. */
export const sixWeekAnswers = ['in_post', 'left'] as const
type SixWeekAnswer = (typeof sixWeekAnswers)[number]

/** How the job began: the agreed day, the day that it was, and whether it lasted. */
export type StartFacts = { firstDay: FirstDay | null; startedOn: PlainDate | null; sixWeeks: SixWeekAnswer | null }

/** The furthest ahead that a first day is agreed, in days: anything later is more often a wrong year than a plan. */
const firstDayDays = 365
export const sixWeekDays = 42
/** How long the hours of an offer may be, in characters. */
export const hoursLimit = 120

/**
 * Why a day and a time in the UK cannot be those of a first day: it has to be still to come, and within a year.
 * @param now the present day and time
 * @returns 'time' where the day is today, but the time has passed
 */
export function checkFirstDay(
  { on, at }: Pick<FirstDay, 'on' | 'at'>,
  { today, now }: { today: PlainDate; now: WallTime },
): 'past' | 'time' | 'far' | null {
  if (on < today) return 'past'
  if (on === today && at < now) return 'time'
  return on > addDays(today, firstDayDays) ? 'far' : null
}

/**
 * Whether the first day can still be changed by itself: from the acceptance until the employer has said that they
 * started. Before it, the day is a part of the offer.
 */
export const maySetFirstDay = (application: Pick<Application, 'history'>): boolean =>
  stageOf(application) === 'accepted'

/** Whether the employer can still change what it offers: until the person has answered. */
export const mayChangeOffer = (application: Pick<Application, 'history'>): boolean => stageOf(application) === 'offer'

/** What an offer says. */
export const offerTerms = ['pay', 'hours', 'on', 'at', 'place', 'postcode', 'askFor', 'bring', 'phone'] as const
export type OfferTerm = (typeof offerTerms)[number]

/** The terms that differ from those that were offered before, all of them where nothing was. */
export const changedTerms = (before: FirstDay | null, after: FirstDay): OfferTerm[] =>
  offerTerms.filter((term) => before?.[term] !== after[term])

/**
 * The day on which somebody began, as the employer says it: between the acceptance of the offer and today. Refused
 * before the offer is accepted.
 */
export function recordStart(
  application: Pick<Application, 'history'>,
  startedOn: PlainDate,
  today: PlainDate,
): Result<PlainDate, 'not_allowed' | 'day'> {
  if (stageOf(application) !== 'accepted') return refuse('not_allowed')
  const acceptedOn = application.history.at(-1)?.on ?? today
  return startedOn < acceptedOn || startedOn > today ? refuse('day') : accept(startedOn)
}

/**
 * From which day there is something for the employer to say about the start: on the first day whether they came, and six
 * weeks after it whether they are still there. Null if neither is to be said.
 */
export function startDueOn(
  application: Pick<Application, 'history'>,
  { firstDay, startedOn, sixWeeks }: StartFacts,
): PlainDate | null {
  const stage = stageOf(application)
  if (stage === 'accepted') return firstDay?.on ?? null
  return stage === 'hired' && startedOn !== null && sixWeeks === null ? addDays(startedOn, sixWeekDays) : null
}
