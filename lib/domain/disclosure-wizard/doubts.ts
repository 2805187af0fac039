import { daysCredited, lengthMeant, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { recordIdOf, sentencesOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/slots'
import { possibleDays } from '@/lib/domain/disclosure-wizard/ways-to-date'
import { behind, type AssessedRun, type AssessedWay } from '@/lib/domain/disclosure-wizard/way'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import { dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'
import { addMonths, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** Why an answer is less than certain, or which reading it rests on. Each has its own wording. */
export type Doubt =
  /** The months can be counted in two ways. The later day is shown; `dayByTheAct` is the one by our reading. */
  | 'two_counts'
  /** Days on remand or on a tag were deducted, which the government's own tool no longer does. */
  | 'credited_days'
  /** An order without an end counts for 24 months only if nothing at all was said about how long it lasts. */
  | 'no_end_given'
  /** That a confiscation order counts until it is paid is our reading. */
  | 'confiscation'
  /** How long a licence endorsement counts is in published guidance, not in the Act's table. */
  | 'endorsement'
  /** Which orders extend another conviction, and are extended themselves, is our reading of section 6(4) and (5). */
  | 'forbidding_order'
  /** Under the law before 28 October 2023 some counted an order without an end as two years. */
  | 'old_open_order'
  /** Terms of different convictions were added up. */
  | 'terms_of_several_convictions'
  /** An order that ended early counts until the day that the court first set. */
  | 'order_ended_early'
  /** Which of several convictions extends which depends on dates that are not known. */
  | 'unknown_dates'
  /** 'I am not sure' was taken as the answer that gives the later day. */
  | 'assumed_endorsed'
  | 'assumed_not_summary_only'
  | 'assumed_not_minor'
  | 'assumed_three_months'
  /**
   * It is not known whether a suspended sentence was activated: it is counted as if it had been, as late as possible.
   */
  | 'assumed_activated'
  /** A suspended sentence was activated: the term first passed counts, from the day it was activated. */
  | 'activated'
  /** It is not known how terms were combined, or whether they were: they are counted at their longest. */
  | 'terms_not_known'
  /** It is not known whether there was another term: it is counted as if there were none. */
  | 'perhaps_more_terms'
  /** A length in days that falls in one band by the calendar and in another by months of average length. */
  | 'days_as_months'
  /** A suspended sentence of over 2 years was not possible before 22 March 2026. */
  | 'long_suspended'
  /** Something that runs until sentence is passed. */
  | 'awaiting_sentence'

const indefiniteOrdersSince = plainDate('2023-10-28')
const longSuspendedSince = plainDate('2026-03-22')

const hasForbiddingOrder = (answers: CalculatorAnswers): boolean =>
  answers.records.flatMap((id) => sentencesOf(answers, id)).some(({ kind }) => !disposalOf(kind).extendsOthers)

/** Whether an unknown date can decide which conviction extends which. */
function hangsOnUnknownDates(answers: CalculatorAnswers, today: PlainDate): boolean {
  const convictions = answers.records.filter((id) => answers.given[`${id}-type`]?.type === 'conviction')
  const dates = possibleDays({ ...answers, records: convictions }, today)
  return convictions.length > 1 && dates.some(([, days]) => days.length > 1)
}

export const stepsIn = (run: AssessedRun, id: string) =>
  (run.convictions.find(({ convictionId }) => convictionId === id)?.sentences ?? []).flatMap(({ steps }) => steps)

/** A suspended sentence longer than the law then allowed: the length given may be the period of suspension. */
function isLongSuspended(
  given: CalculatorAnswers['given'],
  { id, kind }: SentenceSlot,
  on: PlainDate | undefined,
): boolean {
  const length = lengthMeant(given[`${id}-term`])
  if (kind !== 'suspended_prison' || !on || on >= longSuspendedSince || !length || !isSentenceLength(length))
    return false
  return dayAfter(on, length) > addMonths(on, 24)
}

/** The doubts about one record by itself. */
function ownDoubts({ given, records }: CalculatorAnswers, id: string, { history, run, days }: AssessedWay): Doubt[] {
  const slots = sentencesOf({ given, records }, id)
  const isOwn = (sentenceId: string) => recordIdOf(sentenceId) === id
  const isJoinedElsewhere = history.links.some(
    ({ sentenceId, how, to }) =>
      how !== 'concurrent' && [sentenceId, ...to].some(isOwn) && ![sentenceId, ...to].every(isOwn),
  )
  const areTermsUnknown = history.links.some(
    ({ sentenceId, how, to, isPerhaps }) =>
      [sentenceId, ...to].some(isOwn) && (how === 'not_known' || to.length > 1 || isPerhaps === true),
  )
  const activated = slots.map(({ base }) => given[`${base}-activated`]?.is)
  const steps = stepsIn(run, id)
  const convictedOn = days.get(id)
  const isOld = convictedOn !== undefined && convictedOn < indefiniteOrdersSince
  const isOpen = steps.some(({ period }) => period.outcome === 'until_further_order')
  const doubts: [Doubt, boolean][] = [
    ['credited_days', slots.some(({ base }) => Boolean(daysCredited(given[`${base}-credited`])))],
    ['endorsement', steps.some(({ rule }) => rule === 'endorsement')],
    ['no_end_given', steps.some(({ rule }) => rule === 'order_without_end')],
    ['old_open_order', isOpen && isOld],
    ['confiscation', slots.some(({ kind }) => kind === 'confiscation_order')],
    ['terms_of_several_convictions', isJoinedElsewhere],
    ['order_ended_early', slots.some((slot) => given[`${slot.id}-term`]?.mode === 'until')],
    ['assumed_endorsed', slots.some((slot) => given[`${slot.id}-endorsed`]?.answer === 'not_sure')],
    ['assumed_three_months', given[`${id}-conditions`]?.isKnown === 'no'],
    ['activated', activated.includes('yes')],
    ['assumed_activated', activated.includes('not_sure')],
    ['terms_not_known', areTermsUnknown],
    ['perhaps_more_terms', slots.some((slot) => given[`${slot.id}-more`]?.more === 'not_sure')],
    ['long_suspended', slots.some((slot) => isLongSuspended(given, slot, convictedOn))],
    ['awaiting_sentence', slots.some(({ kind }) => kind === 'awaiting_sentence')],
  ]
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []))
}

/** Includes the doubts about every conviction that has moved it, because the day rests on them too. */
export function doubtsOf(answers: CalculatorAnswers, id: string, way: AssessedWay, today: PlainDate): Doubt[] {
  const ids = behind(way.run, id)
  const isConviction = way.run.convictions.some(({ convictionId }) => convictionId === id)
  return [
    ...new Set([
      ...ids.flatMap((one) => ownDoubts(answers, one, way)),
      ...(ids.length > 1 && hasForbiddingOrder(answers) ? (['forbidding_order'] as const) : []),
      ...(isConviction && hangsOnUnknownDates(answers, today) ? (['unknown_dates'] as const) : []),
    ]),
  ]
}
