import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { doubtsOf, stepsIn, type Doubt } from '@/lib/domain/disclosure-wizard/doubts'
import { historyOf, type Assumed } from '@/lib/domain/disclosure-wizard/history-from-answers'
import { recordIdOf, sentencesOf } from '@/lib/domain/disclosure-wizard/slots'
import { possibleDays, waysToDate } from '@/lib/domain/disclosure-wizard/ways-to-date'
import { behind, periodIn, type AssessedRun, type AssessedWay } from '@/lib/domain/disclosure-wizard/way'
import {
  assessHistory,
  type Assessment,
  type ConvictionResult,
  type OpenQuestion,
} from '@/lib/domain/disclosure/assess-history'
import {
  checkLevels,
  isOnlyFixedPenalty,
  visibilityOfCaution,
  visibilityOfConviction,
  type CheckLevel,
  type SpecifiedOffence,
  type CheckVisibility,
} from '@/lib/domain/disclosure/dbs-visibility'
import type { Confidence } from '@/lib/domain/disclosure/disposals'
import type { History, Sentence } from '@/lib/domain/disclosure/history'
import { comparePeriods, isSpentOn, type Period } from '@/lib/domain/disclosure/period'
import { earlierOf, type PlainDate } from '@/lib/domain/dates/plain-date'

type Alternative = { because: Doubt; period: Period }

export type RecordOutcome = {
  id: string
  type: 'conviction' | 'caution'
  /** The same as `latest` when every date is known. Wherever the Act can be read in two ways, both use the later day. */
  earliest: Period
  latest: Period
  /** Judged by `latest`. */
  isSpent: boolean
  /** Nothing but a fixed penalty with points, which is no conviction: no check shows it. */
  isFixedPenalty: boolean
  /** The earliest day that the conviction or caution may date from. */
  from: PlainDate
  /** How `latest` was worked out; absent for a caution. */
  working?: ConvictionResult
  /**
   * Where the person was not sure about Schedule 18: the latest period under the answer that `latest` does not assume.
   * 'some': it depends on several other convictions, and this is the earliest that their answers can give.
   */
  otherwise?: { ifInSchedule18: 'yes' | 'no' | 'some'; period: Period }
  /** What the period would be under another reading or answer, for each of these doubts that changes it. */
  alternatives: readonly Alternative[]
  /** The sentences that were counted as one term with others. */
  joinedSentences: readonly string[]
  doubts: readonly Doubt[]
  /** The first spent day by our reading of the Act, if that is before `latest`. */
  dayByTheAct?: PlainDate
  confidence: Confidence
  /** What each level of check shows today; where a date is not known, the most it can show. */
  shows: Readonly<Record<CheckLevel, CheckVisibility>>
  /** The first day on which a standard or enhanced check can leave it out, unless the offence is a specified one. */
  filteredFrom?: PlainDate
}

export type CalculatorOutcome =
  { outcome: 'found'; records: readonly RecordOutcome[] } | { outcome: 'ask'; questions: readonly OpenQuestion[] }

const rank = { H: 0, M: 1, L: 2 } as const
const shownRank = { will_not_show: 0, may_show: 1, will_show: 2 } as const
type Asked = { id: string; level: CheckLevel; isSpecified: SpecifiedOffence; today: PlainDate }

function visibilityIn(
  { history, run }: AssessedWay,
  { id, level, isSpecified, today }: Asked,
): CheckVisibility | undefined {
  const period = periodIn(run, id)
  if (!period) return undefined
  const question = { period, isSpecified, asOf: today }
  const conviction = history.convictions.find((one) => one.id === id)
  if (conviction) return visibilityOfConviction(conviction, level, question)
  const caution = history.cautions.find((one) => one.id === id)
  return caution && visibilityOfCaution(caution, level, question)
}

/** The most that a check can show, whichever day an unknown date turns out to be. */
function mostShown(ways: readonly AssessedWay[], asked: Asked): CheckVisibility {
  // Shown without an end counts as longer than shown until any day.
  const until = (shown: CheckVisibility) => (shown.shown === 'will_show' ? (shown.until ?? 'z') : '')
  return ways
    .flatMap((way) => visibilityIn(way, asked) ?? [])
    .reduce<CheckVisibility>(
      (most, one) => {
        const more = shownRank[one.shown] - shownRank[most.shown]
        return more > 0 || (more === 0 && until(one) > until(most)) ? one : most
      },
      { shown: 'will_not_show' },
    )
}

const needsLawyer: readonly Doubt[] = [
  'forbidding_order',
  'old_open_order',
  'terms_of_several_convictions',
  'activated',
  'assumed_activated',
]

function confidenceOf(run: AssessedRun, id: string, doubts: readonly Doubt[]): Confidence {
  const ofSteps = behind(run, id).flatMap((one) => stepsIn(run, one).map((step) => step.confidence))
  const ofDoubts = doubts.some((doubt) => needsLawyer.includes(doubt)) ? (['L'] as const) : []
  return [...ofSteps, ...ofDoubts].reduce<Confidence>((worst, one) => (rank[one] > rank[worst] ? one : worst), 'H')
}

/** What a record comes to under each way its dates can fall, earliest spent first. */
const foundIn = (ways: readonly AssessedWay[], id: string) =>
  ways
    .flatMap((way) => {
      const period = periodIn(way.run, id)
      const from = way.days.get(id)
      return period && from ? [{ period, from, way }] : []
    })
    .sort((one, next) => comparePeriods(one.period, next.period))

const withoutCredit = (history: History): History => ({
  ...history,
  convictions: history.convictions.map((conviction) => ({
    ...conviction,
    sentences: conviction.sentences.map((sentence) => ({ ...sentence, creditedDays: 0 })),
  })),
})

/** The answers with every 'not sure' about one question taken as yes. */
const asYes = (answers: CalculatorAnswers, question: 'summaryOnly' | 'serviceOffence'): CalculatorAnswers => ({
  ...answers,
  given: Object.fromEntries(
    Object.entries(answers.given).map(([id, given]) =>
      id.endsWith(`-${question}`) && given.answer === 'not_sure' ? [id, { answer: 'yes' }] : [id, given],
    ),
  ),
})

type Readings = { byTheAct: Assessment; others: readonly (readonly [Doubt, Assessment])[] }

/** The Act's own count, and the result of resolving each doubt that gives another day the other way. */
function readingsOf(answers: CalculatorAnswers, { history, assumed }: AssessedWay, today: PlainDate): Readings {
  const count = { asOf: today, convention: 'cautious' } as const
  const terms = history.convictions.flatMap(({ sentences }) => sentences)
  const isInDays = ({ term }: Sentence) => term?.kind === 'length' && Boolean(term.length.days ?? term.length.weeks)
  const areTermsUnknown = history.links.some(
    ({ how, to, isPerhaps }) => how === 'not_known' || to.length > 1 || isPerhaps,
  )
  const isActivationUnknown = Object.values(answers.given).some(({ is }) => is === 'not_sure')
  const isUnsure = (question: string) =>
    Object.entries(answers.given).some(([id, { answer }]) => id.endsWith(`-${question}`) && answer === 'not_sure')
  const others: [Doubt, boolean, () => Assessment][] = [
    [
      'credited_days',
      terms.some(({ creditedDays }) => creditedDays),
      () => assessHistory(withoutCredit(history), count),
    ],
    ['terms_not_known', areTermsUnknown, () => assessHistory(history, { ...count, unknownTerms: 'shortest' })],
    ['days_as_months', terms.some(isInDays), () => assessHistory(history, { ...count, bandsBy: 'average_months' })],
    [
      'assumed_activated',
      isActivationUnknown,
      () => assessHistory(historyOf(answers, { ...assumed, isActivated: false }), count),
    ],
    [
      'assumed_not_summary_only',
      isUnsure('summaryOnly'),
      () => assessHistory(historyOf(asYes(answers, 'summaryOnly'), assumed), count),
    ],
    [
      'assumed_not_minor',
      isUnsure('serviceOffence'),
      () => assessHistory(historyOf(asYes(answers, 'serviceOffence'), assumed), count),
    ],
  ]
  return {
    byTheAct: assessHistory(history, { asOf: today }),
    others: others.flatMap(([because, isOpen, assess]) => (isOpen ? [[because, assess()] as const] : [])),
  }
}

const alternativesOf = (id: string, { run }: AssessedWay, { others }: Readings): Alternative[] => {
  const period = periodIn(run, id)
  return others.flatMap(([because, other]) => {
    const otherwise = other.outcome === 'assessed' ? periodIn(other, id) : undefined
    return period && otherwise && comparePeriods(period, otherwise) !== 0 ? [{ because, period: otherwise }] : []
  })
}

/** Doubts whose other day is always worked out. */
const withOtherDay: readonly Doubt[] = ['credited_days', 'days_as_months']

type Answered = {
  /** Of the convictions the person is not sure about, those taken to be for offences in Schedule 18. */
  listed: ReadonlySet<string>
  ways: readonly AssessedWay[]
}
type Runs = {
  answered: readonly Answered[]
  unsure: readonly string[]
  today: PlainDate
  /** Worked out once per way, for all its records. */
  readings: (way: AssessedWay) => Readings
}

/** The latest that each answer about Schedule 18 gives for a record, and which of them is later than the rest. */
function byAnswer(id: string, { answered, unsure }: Runs) {
  const each = answered.flatMap(({ listed, ways }) => {
    const found = foundIn(ways, id)
    const last = found.at(-1)
    return last ? [{ listed, found, last }] : []
  })
  const compare = (one: (typeof each)[number], other: (typeof each)[number]) =>
    comparePeriods(one.last.period, other.last.period)
  const sorted = [...each].sort(compare)
  const top = sorted.at(-1)
  if (!top) return undefined
  // A term that is never spent extends no later conviction, so for another conviction the other answer may give the
  // later day.
  const key = unsure.includes(id) ? id : unsure.length === 1 ? unsure[0] : undefined
  const isListed = key !== undefined && top.listed.has(key)
  const other = key === undefined ? undefined : sorted.filter(({ listed }) => listed.has(key) !== isListed).at(-1)
  if (other && compare(top, other) > 0) {
    return { top, otherwise: { ifInSchedule18: isListed ? 'no' : 'yes', period: other.last.period } as const }
  }
  const [earliest = top] = sorted
  return compare(top, earliest) === 0
    ? { top }
    : { top, otherwise: { ifInSchedule18: 'some', period: earliest.last.period } as const }
}

function recordOutcome(answers: CalculatorAnswers, id: string, runs: Runs): RecordOutcome | undefined {
  const { answered, today } = runs
  const best = byAnswer(id, runs)
  if (!best) return undefined
  const { found, last } = best.top
  const every = answered.flatMap(({ ways }) => ways)
  const readings = runs.readings(last.way)
  const { byTheAct } = readings
  const period = byTheAct.outcome === 'assessed' ? periodIn(byTheAct, id) : undefined
  const working =
    byTheAct.outcome === 'assessed' ? byTheAct.convictions.find(({ convictionId }) => convictionId === id) : undefined
  const dayByTheAct =
    period?.outcome === 'dated' && comparePeriods(period, last.period) < 0 ? period.firstSpentDay : undefined
  const isSpent = isSpentOn(last.period, today)
  const alternatives = alternativesOf(id, last.way, readings)
  // Once it is spent by its other day too there is nothing left to doubt.
  const isSettled = (doubt: Doubt) =>
    isSpent &&
    withOtherDay.includes(doubt) &&
    alternatives.every(({ because, period: other }) => because !== doubt || isSpentOn(other, today))
  const doubts = [
    ...new Set([...doubtsOf(answers, id, last.way, today), ...alternatives.map(({ because }) => because)]),
  ].filter((doubt) => !isSettled(doubt))
  const asked = (level: CheckLevel): Asked => ({ id, level, isSpecified: 'unknown', today })
  const shows = Object.fromEntries(checkLevels.map((level) => [level, mostShown(every, asked(level))]))
  const unlessSpecified = mostShown(every, { ...asked('standard'), isSpecified: false })
  const filteredFrom = unlessSpecified.shown === 'will_show' ? unlessSpecified.until : undefined
  const together = last.way.history.links.flatMap(({ sentenceId, to }) => [sentenceId, ...to])
  return {
    id,
    type: working ? 'conviction' : 'caution',
    earliest: (found[0] ?? last).period,
    latest: last.period,
    isSpent,
    isFixedPenalty: last.way.history.convictions.some((one) => one.id === id && isOnlyFixedPenalty(one)),
    from: found.map(({ from }) => from).reduce(earlierOf),
    ...(working && { working }),
    ...(best.otherwise && { otherwise: best.otherwise }),
    alternatives,
    joinedSentences: together.filter((sentenceId) => recordIdOf(sentenceId) === id),
    // The same goes for the two counts. The reason for two days is in the working.
    doubts: dayByTheAct && !isSpent ? ['two_counts', ...doubts] : doubts,
    ...(dayByTheAct && { dayByTheAct }),
    confidence: confidenceOf(last.way.run, id, doubts),
    shows: shows as RecordOutcome['shows'],
    ...(filteredFrom && { filteredFrom }),
  }
}

/** The convictions with a term that may or may not be for an offence in Schedule 18. */
function unsureOf(answers: CalculatorAnswers): string[] {
  const isUnsure = (slotId: string) =>
    ['schedule18', 'singleTerm'].some((question) => answers.given[`${slotId}-${question}`]?.answer === 'not_sure')
  return answers.records.filter((id) => sentencesOf(answers, id).some((slot) => isUnsure(slot.id)))
}

// Each one doubles the cases to work out. Nobody has been sentenced to over 4 years this often.
const mostUnsure = 6

const subsetsOf = (ids: readonly string[]): ReadonlySet<string>[] =>
  ids.reduce<string[][]>((sets, id) => sets.flatMap((set) => [set, [...set, id]]), [[]]).map((set) => new Set(set))

/**
 * Every answer, worked out for each day that a date may be and for each open answer about Schedule 18. The latest
 * counts.
 * @returns an outcome for each conviction and caution, in the order they were added; or what must be asked first
 */
export function outcomeOf(answers: CalculatorAnswers, today: PlainDate): CalculatorOutcome {
  const unsure = unsureOf(answers)
  const tooMany = unsure.slice(mostUnsure)
  if (tooMany.length > 0) {
    return { outcome: 'ask', questions: tooMany.map((convictionId) => ({ question: 'schedule_18', convictionId })) }
  }
  const answersToTry = subsetsOf(unsure)
  const ways = waysToDate(answers, today, answersToTry.length)
  const firstDays = new Map(
    possibleDays(answers, today).flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])),
  )
  const answered: Answered[] = []
  for (const listed of answersToTry) {
    const found: AssessedWay[] = []
    for (const way of ways) {
      const assumed: Assumed = { ...way, listed, firstDays, today, isActivated: true }
      const history = historyOf(answers, assumed)
      const run = assessHistory(history, { asOf: today, convention: 'cautious' })
      if (run.outcome === 'ask') return run
      found.push({ days: way.days, assumed, history, run })
    }
    answered.push({ listed, ways: found })
  }
  const known = new Map<AssessedWay, Readings>()
  const readings = (way: AssessedWay): Readings => {
    const found = known.get(way) ?? readingsOf(answers, way, today)
    known.set(way, found)
    return found
  }
  const runs: Runs = { answered, unsure, today, readings }
  return {
    outcome: 'found',
    records: answers.records.flatMap((id) => recordOutcome(answers, id, runs) ?? []),
  }
}

/** The future days on which something that counts today stops counting, each once, earliest first. */
export function spentDaysToCome(records: readonly RecordOutcome[], today: PlainDate): PlainDate[] {
  const days = records.flatMap(({ latest }) => (latest.outcome === 'dated' ? [latest.firstSpentDay] : []))
  return [...new Set(days.filter((day) => day > today))].sort()
}
