import { dateMeant, daysCredited, lengthMeant, type Answers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { sentencesOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/steps'
import { possibleDays, waysToDate, type WayToDate } from '@/lib/domain/disclosure-wizard/unknown-dates'
import {
  assessHistory,
  type Assessment,
  type ConvictionResult,
  type OpenQuestion,
} from '@/lib/domain/disclosure/assess-history'
import {
  checkLevels,
  visibilityOfCaution,
  visibilityOfConviction,
  type CheckLevel,
  type SpecifiedOffence,
  type Visibility,
} from '@/lib/domain/disclosure/dbs-visibility'
import { disposalOf, type Confidence, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import type {
  Aggregation,
  CautionKind,
  Conviction,
  Caution,
  History,
  Sentence,
  Term,
} from '@/lib/domain/disclosure/history'
import { comparePeriods, isSpentOn, type Period } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, earlierOf, plainDate, type PlainDate } from '@/lib/domain/disclosure/plain-date'

type Assumed = WayToDate & { isUnsureInSchedule18: boolean }

function termOf(slot: SentenceSlot, given: Given | undefined): Term | undefined {
  // What is not known is left out: the rules then name it as the question to answer first.
  if (!given || given.unsure === 'yes') return undefined
  const mode = disposalOf(slot.kind).rule === 'order' ? given.mode : 'length'
  if (mode === 'unknown') return undefined
  if (mode === 'none' || mode === 'indefinite') return { kind: mode }
  if (mode === 'until') {
    const lastDay = dateMeant(given)
    return lastDay && { kind: 'until', lastDay }
  }
  const length = lengthMeant(given)
  return length && { kind: 'length', length }
}

function sentenceOf(
  { given }: Answers,
  slot: SentenceSlot,
  startsOn: PlainDate | undefined,
  assumed: Assumed,
): Sentence {
  const { id, kind } = slot
  const term = termOf(slot, given[`${id}-term`])
  const schedule18 = given[`${id}-schedule18`]?.answer
  const endorsed = given[`${id}-endorsed`]?.answer
  const paid = given[`${id}-paid`]
  const panel = given[`${id}-panel`]
  // A referral order runs from the first meeting of its panel. Without that day its end cannot be counted.
  const firstMeeting = panel?.isKnown === 'yes' ? dateMeant(panel) : undefined
  const isUncounted = kind === 'referral_order' && !firstMeeting && term?.kind === 'length'
  const from = firstMeeting ?? (kind === 'referral_order' ? undefined : startsOn)
  // Asked once for all terms of a kind.
  const creditedDays = daysCredited(given[`${id.replace(/n\d+$/, '')}-credited`])
  // Points are always put on a licence by an endorsement. Not sure counts as yes: that is the later day.
  const isEndorsed = kind === 'penalty_points' || endorsed === 'yes' || endorsed === 'not_sure'
  return {
    id,
    kind,
    ...(from && { startsOn: from }),
    ...(term && !isUncounted && { term }),
    ...(creditedDays && { creditedDays }),
    ...(schedule18 && {
      isSchedule18: schedule18 === 'not_sure' ? assumed.isUnsureInSchedule18 : schedule18 === 'yes',
    }),
    ...(isEndorsed && { isEndorsed }),
    ...(paid && paid.isPaid !== 'not_sure' && { paidInFullOn: assumed.days.get(`${id}-paid`) ?? null }),
  }
}

function convictionOf(answers: Answers, id: string, assumed: Assumed): Conviction | undefined {
  const { given } = answers
  const day = assumed.days.get(id)
  if (!day) return undefined
  const sentenced = given[`${id}-sentenced`]
  const sentencedOn = sentenced?.same === 'no' ? assumed.days.get(`${id}-sentenced`) : undefined
  const slots = sentencesOf(answers, id)
  // Of the days that a conviction may have been on, those after what followed it are ruled out.
  const known = slots.flatMap(({ id: slotId }) => {
    const [term, panel] = [given[`${slotId}-term`], given[`${slotId}-panel`]]
    const days = [term?.mode === 'until' ? dateMeant(term) : undefined, panel && dateMeant(panel)]
    return [...days, assumed.days.get(`${slotId}-paid`)].flatMap((one) => one ?? [])
  })
  const startsOn = sentencedOn && known.reduce(earlierOf, sentencedOn)
  const convicted = (on: PlainDate) => [...known, ...(startsOn ? [startsOn] : [])].reduce(earlierOf, on)
  return {
    id,
    convictedOn: convicted(day),
    perhapsOn: convicted(assumed.otherDays.get(id) ?? day),
    ageGroup: given[`${id}-age`]?.age === 'under18' ? 'under18' : 'adult',
    // Not sure counts as no: that is the later day.
    isSummaryOnly: given[`${id}-summaryOnly`]?.answer === 'yes',
    isMinorServiceOffence: given[`${id}-serviceOffence`]?.answer === 'yes',
    sentences: slots.map((slot) => sentenceOf(answers, slot, startsOn, assumed)),
  }
}

function cautionOf({ given }: Answers, id: string, assumed: Assumed): Caution | undefined {
  const givenOn = assumed.days.get(id)
  const kind = given[`${id}-cautionKind`]?.kind
  if (!givenOn || !kind) return undefined
  const conditions = given[`${id}-conditions`]
  const conditionsEndedOn = conditions?.isKnown === 'yes' ? dateMeant(conditions) : undefined
  return {
    id,
    kind: kind as CautionKind,
    givenOn: conditionsEndedOn ? earlierOf(givenOn, conditionsEndedOn) : givenOn,
    ...(conditionsEndedOn && { conditionsEndedOn }),
  }
}

/** Terms that were put together, as groups. A group of both kinds counts as one after another: that is the later day. */
function aggregationsOf(answers: Answers): Aggregation[] {
  let groups: { kind: Aggregation['kind']; ids: Set<string> }[] = []
  const join = (kind: Aggregation['kind'], one: string, other: string) => {
    const touched = groups.filter(({ ids }) => ids.has(one) || ids.has(other))
    const isConsecutive = kind === 'consecutive' || touched.some((group) => group.kind === 'consecutive')
    const ids = new Set([one, other, ...touched.flatMap((group) => [...group.ids])])
    groups = [
      ...groups.filter((group) => !touched.includes(group)),
      { kind: isConsecutive ? 'consecutive' : 'concurrent', ids },
    ]
  }
  const slots = answers.records.flatMap((id) => sentencesOf(answers, id))
  for (const { id, after, together } of slots) {
    if (after && together) join(together, after, id)
    const joined = answers.given[`${id}-joined`]
    const isKnown = slots.some((slot) => slot.id === joined?.with)
    if (!joined?.with || !isKnown) continue
    if (joined.how === 'consecutive' || joined.how === 'concurrent') join(joined.how, joined.with, id)
  }
  return groups.map(({ kind, ids }) => ({ kind, sentenceIds: [...ids] }))
}

function historyOf(answers: Answers, assumed: Assumed): History {
  const isOf = (type: string) => (id: string) => answers.given[`${id}-type`]?.type === type
  return {
    convictions: answers.records.filter(isOf('conviction')).flatMap((id) => convictionOf(answers, id, assumed) ?? []),
    cautions: answers.records.filter(isOf('caution')).flatMap((id) => cautionOf(answers, id, assumed) ?? []),
    aggregations: aggregationsOf(answers),
  }
}

type Run = Extract<Assessment, { outcome: 'assessed' }>
type Way = { days: WayToDate['days']; history: History; run: Run }

/** Why an answer is less than certain, or which reading it rests on. Each has its words. */
export type Doubt =
  /** The day is counted as the Act says, a day before the government's own tool. `cautiousDay` is that tool's. */
  | 'custody_day'
  /** The time that a licence endorsement counts is in published guidance, not in the Act's table. */
  | 'endorsement'
  /** Which orders extend another conviction, and are themselves extended, is our reading of section 6(4) and (5). */
  | 'forbidding_order'
  /** Under the law before 28 October 2023 some counted an order without an end as two years. */
  | 'old_open_order'
  /** Terms of different convictions were added up. */
  | 'terms_of_several_convictions'
  /** A community order that ended early counts to the day that the court first set. */
  | 'order_ended_early'
  /** Which of several convictions extend which hangs on dates that are not known. */
  | 'unknown_dates'
  /** 'I am not sure' was taken as the answer with the later day. */
  | 'assumed_endorsed'
  | 'assumed_not_summary_only'
  | 'assumed_not_minor'
  | 'assumed_three_months'

export type RecordOutcome = {
  id: string
  type: 'conviction' | 'caution'
  /** The same twice when every date is known. */
  earliest: Period
  latest: Period
  /** On the later of the two. */
  isSpent: boolean
  /** The first day that the conviction or caution can be of. */
  from: PlainDate
  /** How `latest` was found; not for a caution. */
  working?: ConvictionResult
  /** Where the person was not sure of Schedule 18: what holds with the answer that `latest` does not take. */
  otherwise?: { isInSchedule18: boolean; period: Period }
  /** The sentences that were counted as one term with others. */
  joinedSentences: readonly string[]
  doubts: readonly Doubt[]
  /** The day that the government's own tool gives, where that is later. */
  cautiousDay?: PlainDate
  confidence: Confidence
  /** What a check of each level shows today: the most that it can show, where a date is not known. */
  shows: Readonly<Record<CheckLevel, Visibility>>
  /** The first day on which a standard or enhanced check can leave it out, unless the offence is a specified one. */
  filteredFrom?: PlainDate
}

export type Outcome =
  { outcome: 'found'; records: readonly RecordOutcome[] } | { outcome: 'ask'; questions: readonly OpenQuestion[] }

const rank = { H: 0, M: 1, L: 2 } as const
const shownRank = { will_not_show: 0, may_show: 1, will_show: 2 } as const
const indefiniteOrdersSince = plainDate('2023-10-28')

function periodIn(run: Run, id: string): Period | undefined {
  return (
    run.convictions.find(({ convictionId }) => convictionId === id)?.period ??
    run.cautions.find(({ cautionId }) => cautionId === id)?.period
  )
}

type Asked = { id: string; level: CheckLevel; isSpecified: SpecifiedOffence; today: PlainDate }

function visibilityIn({ history, run }: Way, { id, level, isSpecified, today }: Asked): Visibility | undefined {
  const period = periodIn(run, id)
  if (!period) return undefined
  const question = { period, isSpecified, asOf: today }
  const conviction = history.convictions.find((one) => one.id === id)
  if (conviction) return visibilityOfConviction(conviction, level, question)
  const caution = history.cautions.find((one) => one.id === id)
  return caution && visibilityOfCaution(caution, level, question)
}

/** The most that a check can show, over every day that a date can be. */
function mostShown(ways: readonly Way[], asked: Asked): Visibility {
  // Without an end it is shown longer than until any day.
  const until = (shown: Visibility) => (shown.shown === 'will_show' ? (shown.until ?? 'z') : '')
  return ways
    .flatMap((way) => visibilityIn(way, asked) ?? [])
    .reduce<Visibility>(
      (most, one) => {
        const more = shownRank[one.shown] - shownRank[most.shown]
        return more > 0 || (more === 0 && until(one) > until(most)) ? one : most
      },
      { shown: 'will_not_show' },
    )
}

/** The days of the government's own tool beside ours, for terms of custody: it begins to count a day later. */
function cautiousDays(run: Run): ReadonlyMap<PlainDate, PlainDate> {
  const steps = run.convictions.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.steps))
  return new Map(
    steps.flatMap(({ rule, period, lastDay, addedMonths }) => {
      const isCustody = rule.startsWith('custody') || rule === 'service_detention'
      if (!isCustody || period.outcome !== 'dated' || !lastDay || !addedMonths) return []
      return [[period.firstSpentDay, addMonths(addDays(lastDay, 1), addedMonths)] as const]
    }),
  )
}

const hasForbiddingOrder = (answers: Answers): boolean =>
  answers.records.flatMap((id) => sentencesOf(answers, id)).some(({ kind }) => !disposalOf(kind).extendsOthers)

/** Whether which conviction extends which can turn on a day that nobody knows. */
function hangsOnUnknownDates(answers: Answers, today: PlainDate): boolean {
  const convictions = answers.records.filter((id) => answers.given[`${id}-type`]?.type === 'conviction')
  const dates = possibleDays({ ...answers, records: convictions }, today)
  return convictions.length > 1 && dates.some(([, days]) => days.length > 1)
}

const canEndEarly = ['community_order', 'youth_rehabilitation_order'] as const satisfies readonly DisposalKind[]

function doubtsOf(answers: Answers, id: string, { working, way, today }: Found): Doubt[] {
  const { given } = answers
  const slots = sentencesOf(answers, id)
  const groups = way.history.aggregations.filter(({ sentenceIds }) =>
    slots.some((slot) => sentenceIds.includes(slot.id)),
  )
  const isJoinedElsewhere = groups.some(
    ({ kind, sentenceIds }) =>
      kind === 'consecutive' && sentenceIds.some((sentenceId) => !sentenceId.startsWith(`${id}-`)),
  )
  const steps = working?.sentences.flatMap((sentence) => sentence.steps) ?? []
  const isOldOpenOrder = steps.some(
    ({ rule, period }) => rule === 'order_until_further_order' && period.outcome === 'until_further_order',
  )
  const convictedOn = way.days.get(id) ?? today
  const endedEarly = slots.some(
    (slot) => canEndEarly.some((kind) => kind === slot.kind) && given[`${slot.id}-term`]?.mode === 'until',
  )
  const isExtended = (working?.extensions.length ?? 0) > 0
  const isNotSure = (question: string) => given[`${id}-${question}`]?.answer === 'not_sure'
  const doubts: [Doubt, boolean][] = [
    ['endorsement', steps.some(({ rule }) => rule === 'endorsement')],
    ['forbidding_order', isExtended && hasForbiddingOrder(answers)],
    ['old_open_order', isOldOpenOrder && convictedOn < indefiniteOrdersSince],
    ['terms_of_several_convictions', isJoinedElsewhere],
    ['order_ended_early', endedEarly],
    ['unknown_dates', working !== undefined && hangsOnUnknownDates(answers, today)],
    ['assumed_endorsed', slots.some((slot) => given[`${slot.id}-endorsed`]?.answer === 'not_sure')],
    ['assumed_not_summary_only', isNotSure('summaryOnly')],
    ['assumed_not_minor', isNotSure('serviceOffence')],
    ['assumed_three_months', given[`${id}-conditions`]?.isKnown === 'no'],
  ]
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []))
}

const needsLawyer: readonly Doubt[] = ['forbidding_order', 'old_open_order', 'terms_of_several_convictions']

type Found = { working: ConvictionResult | undefined; way: Way; today: PlainDate }

function confidenceOf(working: ConvictionResult | undefined, doubts: readonly Doubt[]): Confidence {
  const ofSteps = (working?.sentences ?? []).flatMap(({ steps }) => steps.map((step) => step.confidence))
  const ofDoubts = doubts.some((doubt) => needsLawyer.includes(doubt)) ? (['L'] as const) : []
  return [...ofSteps, ...ofDoubts].reduce<Confidence>((worst, one) => (rank[one] > rank[worst] ? one : worst), 'H')
}

type Runs = {
  /** As if each offence that the person was not sure of were in Schedule 18, and as if none were; the same when all are known. */
  listed: readonly Way[]
  notListed: readonly Way[]
  today: PlainDate
}

/** What a record comes to in each way that its dates can fall, the one that is spent first before the others. */
const foundIn = (ways: readonly Way[], id: string) =>
  ways
    .flatMap((way) => {
      const period = periodIn(way.run, id)
      const from = way.days.get(id)
      return period && from ? [{ period, from, way }] : []
    })
    .sort((one, next) => comparePeriods(one.period, next.period))

function recordOutcome(answers: Answers, id: string, { listed, notListed, today }: Runs): RecordOutcome | undefined {
  const [ifListed, ifNot] = [foundIn(listed, id), foundIn(notListed, id)]
  const [lastListed, lastNot] = [ifListed.at(-1), ifNot.at(-1)]
  if (!lastListed || !lastNot) return undefined
  // A term that is never spent extends no later conviction, so that for another one the later day can be the other answer's.
  const isListedLater = comparePeriods(lastListed.period, lastNot.period) >= 0
  const [found, last, other] = isListedLater ? [ifListed, lastListed, lastNot] : [ifNot, lastNot, lastListed]
  const first = found[0] ?? last
  const hasOther = comparePeriods(other.period, last.period) !== 0
  const every = [...listed, ...notListed]
  const working = last.way.run.convictions.find(({ convictionId }) => convictionId === id)
  const doubts = doubtsOf(answers, id, { working, way: last.way, today })
  const cautiousDay =
    last.period.outcome === 'dated' ? cautiousDays(last.way.run).get(last.period.firstSpentDay) : undefined
  const asked = (level: CheckLevel): Asked => ({ id, level, isSpecified: 'unknown', today })
  const shows = Object.fromEntries(checkLevels.map((level) => [level, mostShown(every, asked(level))]))
  const unlessSpecified = mostShown(every, { ...asked('standard'), isSpecified: false })
  const filteredFrom = unlessSpecified.shown === 'will_show' ? unlessSpecified.until : undefined
  const together = last.way.history.aggregations.flatMap(({ sentenceIds }) => sentenceIds)
  return {
    id,
    type: working ? 'conviction' : 'caution',
    earliest: first.period,
    latest: last.period,
    isSpent: isSpentOn(last.period, today),
    from: found.map(({ from }) => from).reduce(earlierOf),
    ...(working && { working }),
    ...(hasOther && { otherwise: { isInSchedule18: !isListedLater, period: other.period } }),
    joinedSentences: together.filter((sentenceId) => sentenceId.startsWith(`${id}-`)),
    doubts: cautiousDay ? ['custody_day', ...doubts] : doubts,
    ...(cautiousDay && { cautiousDay }),
    confidence: confidenceOf(working, doubts),
    shows: shows as RecordOutcome['shows'],
    ...(filteredFrom && { filteredFrom }),
  }
}

/**
 * Every answer, worked out for each day that a date may be. The latest is what counts.
 * @returns an outcome for each conviction and caution, in the order in which they were added; or what must be asked first
 */
export function outcomeOf(answers: Answers, today: PlainDate): Outcome {
  const ways = waysToDate(answers, today)
  const questions: OpenQuestion[] = []
  const runsWith = (isUnsureInSchedule18: boolean): Way[] =>
    ways.flatMap((way) => {
      const history = historyOf(answers, { ...way, isUnsureInSchedule18 })
      const run = assessHistory(history, { asOf: today })
      if (run.outcome === 'assessed') return [{ days: way.days, history, run }]
      if (questions.length === 0) questions.push(...run.questions)
      return []
    })
  const listed = runsWith(true)
  if (questions.length > 0) return { outcome: 'ask', questions }
  const isUnsure = Object.entries(answers.given).some(
    ([id, { answer }]) => id.endsWith('-schedule18') && answer === 'not_sure',
  )
  const notListed = isUnsure ? runsWith(false) : listed
  return {
    outcome: 'found',
    records: answers.records.flatMap((id) => recordOutcome(answers, id, { listed, notListed, today }) ?? []),
  }
}

/** The days to come on which something that counts today no longer does, each once, the first one first. */
export function spentDaysToCome(records: readonly RecordOutcome[], today: PlainDate): PlainDate[] {
  const days = records.flatMap(({ latest, cautiousDay }) =>
    latest.outcome === 'dated' ? [cautiousDay ?? latest.firstSpentDay] : [],
  )
  return [...new Set(days.filter((day) => day > today))].sort()
}
