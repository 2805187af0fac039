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
import { disposalOf, type Confidence } from '@/lib/domain/disclosure/disposals'
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
import { earlierOf, laterOf, plainDate, type PlainDate } from '@/lib/domain/disclosure/plain-date'

type Assumed = WayToDate & {
  /** The convictions of which the terms that the person is not sure of are taken to be for offences in Schedule 18. */
  listed: ReadonlySet<string>
  /** The first day that each date may be, by what it is the date of. */
  firstDays: ReadonlyMap<string, PlainDate>
}

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
  { id: recordId, slot }: { id: string; slot: SentenceSlot },
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
      isSchedule18: schedule18 === 'not_sure' ? assumed.listed.has(recordId) : schedule18 === 'yes',
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
  const notBeforeFirst = (key: string, on: PlainDate) => laterOf(on, assumed.firstDays.get(key) ?? on)
  // Of the days that a conviction or a sentence may have been on, those after what followed it are ruled out.
  const known = slots.flatMap(({ id: slotId }) => {
    const [term, panel] = [given[`${slotId}-term`], given[`${slotId}-panel`]]
    const days = [term?.mode === 'until' ? dateMeant(term) : undefined, panel && dateMeant(panel)]
    return [...days, assumed.days.get(`${slotId}-paid`)].flatMap((one) => one ?? [])
  })
  const startsOn =
    sentencedOn && notBeforeFirst(id, notBeforeFirst(`${id}-sentenced`, known.reduce(earlierOf, sentencedOn)))
  const convicted = (on: PlainDate) =>
    notBeforeFirst(id, [...known, ...(startsOn ? [startsOn] : [])].reduce(earlierOf, on))
  return {
    id,
    convictedOn: convicted(day),
    perhapsOn: convicted(assumed.otherDays.get(id) ?? day),
    ageGroup: given[`${id}-age`]?.age === 'under18' ? 'under18' : 'adult',
    // Not sure counts as no: that is the later day.
    isSummaryOnly: given[`${id}-summaryOnly`]?.answer === 'yes',
    isMinorServiceOffence: given[`${id}-serviceOffence`]?.answer === 'yes',
    sentences: slots.map((slot) => sentenceOf(answers, { id, slot }, startsOn, assumed)),
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
/** `run` is the cautious count, which is shown; the Act's own is worked out for those that are spoken of. */
type Way = { days: WayToDate['days']; history: History; run: Run }

/** Why an answer is less than certain, or which reading it rests on. Each has its words. */
export type Doubt =
  /** The months can be counted in two ways. What is shown is the later day; `dayByTheAct` is the one by our reading. */
  | 'two_counts'
  /** Days on remand or on a tag were taken off, which the government's own tool does not do any more. */
  | 'credited_days'
  /** An order without an end counts for 24 months only if nothing at all was said of how long it lasts. */
  | 'no_end_given'
  /** That a confiscation order counts until it is paid is our reading. */
  | 'confiscation'
  /** The time that a licence endorsement counts is in published guidance, not in the Act's table. */
  | 'endorsement'
  /** Which orders extend another conviction, and are themselves extended, is our reading of section 6(4) and (5). */
  | 'forbidding_order'
  /** Under the law before 28 October 2023 some counted an order without an end as two years. */
  | 'old_open_order'
  /** Terms of different convictions were added up. */
  | 'terms_of_several_convictions'
  /** An order that ended early counts to the day that the court first set. */
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
  /** The same twice when every date is known. Counted with the later day wherever the Act can be read in two ways. */
  earliest: Period
  latest: Period
  /** On the later of the two. */
  isSpent: boolean
  /** The first day that the conviction or caution can be of. */
  from: PlainDate
  /** How `latest` was found; not for a caution. */
  working?: ConvictionResult
  /**
   * Where the person was not sure of Schedule 18: the latest that holds with the answer that `latest` does not take. 'some':
   * it hangs on several other convictions, and this is the earliest that their answers can give.
   */
  otherwise?: { ifInSchedule18: 'yes' | 'no' | 'some'; period: Period }
  /** The sentences that were counted as one term with others. */
  joinedSentences: readonly string[]
  doubts: readonly Doubt[]
  /** The first spent day by our reading of the Act, where that is before `latest`. */
  dayByTheAct?: PlainDate
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

const hasForbiddingOrder = (answers: Answers): boolean =>
  answers.records.flatMap((id) => sentencesOf(answers, id)).some(({ kind }) => !disposalOf(kind).extendsOthers)

/** Whether which conviction extends which can turn on a day that nobody knows. */
function hangsOnUnknownDates(answers: Answers, today: PlainDate): boolean {
  const convictions = answers.records.filter((id) => answers.given[`${id}-type`]?.type === 'conviction')
  const dates = possibleDays({ ...answers, records: convictions }, today)
  return convictions.length > 1 && dates.some(([, days]) => days.length > 1)
}

/** A record and every conviction that has moved it, one through the other. */
function behind(run: Run, id: string, seen: readonly string[] = []): readonly string[] {
  if (seen.includes(id)) return seen
  const extensions = run.convictions.find(({ convictionId }) => convictionId === id)?.extensions ?? []
  return extensions.reduce<readonly string[]>(
    (all, { byConvictionId }) => behind(run, byConvictionId, all),
    [...seen, id],
  )
}

const stepsIn = (run: Run, id: string) =>
  (run.convictions.find(({ convictionId }) => convictionId === id)?.sentences ?? []).flatMap(({ steps }) => steps)

/** What is not sure of one record by itself. */
function ownDoubts({ given, records }: Answers, id: string, { history, run, days }: Way): Doubt[] {
  const slots = sentencesOf({ given, records }, id)
  const isJoinedElsewhere = history.aggregations
    .filter(({ sentenceIds }) => slots.some((slot) => sentenceIds.includes(slot.id)))
    .some(
      ({ kind, sentenceIds }) =>
        kind === 'consecutive' && sentenceIds.some((sentenceId) => !sentenceId.startsWith(`${id}-`)),
    )
  const steps = stepsIn(run, id)
  const convictedOn = days.get(id)
  const isOld = convictedOn !== undefined && convictedOn < indefiniteOrdersSince
  const isOpen = steps.some(({ period }) => period.outcome === 'until_further_order')
  const isNotSure = (screen: string) => given[`${id}-${screen}`]?.answer === 'not_sure'
  const doubts: [Doubt, boolean][] = [
    ['credited_days', slots.some((slot) => (daysCredited(given[`${slot.id}-credited`]) ?? 0) > 0)],
    ['endorsement', steps.some(({ rule }) => rule === 'endorsement')],
    ['no_end_given', steps.some(({ rule }) => rule === 'order_without_end')],
    ['old_open_order', isOpen && isOld],
    ['confiscation', slots.some(({ kind }) => kind === 'confiscation_order')],
    ['terms_of_several_convictions', isJoinedElsewhere],
    ['order_ended_early', slots.some((slot) => given[`${slot.id}-term`]?.mode === 'until')],
    ['assumed_endorsed', slots.some((slot) => given[`${slot.id}-endorsed`]?.answer === 'not_sure')],
    ['assumed_not_summary_only', isNotSure('summaryOnly')],
    ['assumed_not_minor', isNotSure('serviceOffence')],
    ['assumed_three_months', given[`${id}-conditions`]?.isKnown === 'no'],
  ]
  return doubts.flatMap(([doubt, holds]) => (holds ? [doubt] : []))
}

/** With those of every conviction that has moved it: the day rests on them too. */
function doubtsOf(answers: Answers, id: string, way: Way, today: PlainDate): Doubt[] {
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

const needsLawyer: readonly Doubt[] = ['forbidding_order', 'old_open_order', 'terms_of_several_convictions']

function confidenceOf(run: Run, id: string, doubts: readonly Doubt[]): Confidence {
  const ofSteps = behind(run, id).flatMap((one) => stepsIn(run, one).map((step) => step.confidence))
  const ofDoubts = doubts.some((doubt) => needsLawyer.includes(doubt)) ? (['L'] as const) : []
  return [...ofSteps, ...ofDoubts].reduce<Confidence>((worst, one) => (rank[one] > rank[worst] ? one : worst), 'H')
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

type Answered = {
  /** The convictions that are taken to be for offences in Schedule 18, of those of which the person is not sure. */
  listed: ReadonlySet<string>
  ways: readonly Way[]
}
type Runs = { answered: readonly Answered[]; unsure: readonly string[]; today: PlainDate }

/** The latest that each answer about Schedule 18 gives for a record, and the one that is later than the others. */
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
  // A term that is never spent extends no later conviction, so that for another one the later day can be the other answer's.
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

function recordOutcome(answers: Answers, id: string, runs: Runs): RecordOutcome | undefined {
  const { answered, today } = runs
  const best = byAnswer(id, runs)
  if (!best) return undefined
  const { found, last } = best.top
  const every = answered.flatMap(({ ways }) => ways)
  const byTheAct = assessHistory(last.way.history, { asOf: today })
  const period = byTheAct.outcome === 'assessed' ? periodIn(byTheAct, id) : undefined
  const working =
    byTheAct.outcome === 'assessed' ? byTheAct.convictions.find(({ convictionId }) => convictionId === id) : undefined
  const dayByTheAct =
    period?.outcome === 'dated' && comparePeriods(period, last.period) < 0 ? period.firstSpentDay : undefined
  const isSpent = isSpentOn(last.period, today)
  const doubts = doubtsOf(answers, id, last.way, today)
  const asked = (level: CheckLevel): Asked => ({ id, level, isSpecified: 'unknown', today })
  const shows = Object.fromEntries(checkLevels.map((level) => [level, mostShown(every, asked(level))]))
  const unlessSpecified = mostShown(every, { ...asked('standard'), isSpecified: false })
  const filteredFrom = unlessSpecified.shown === 'will_show' ? unlessSpecified.until : undefined
  const together = last.way.history.aggregations.flatMap(({ sentenceIds }) => sentenceIds)
  return {
    id,
    type: working ? 'conviction' : 'caution',
    earliest: (found[0] ?? last).period,
    latest: last.period,
    isSpent,
    from: found.map(({ from }) => from).reduce(earlierOf),
    ...(working && { working }),
    ...(best.otherwise && { otherwise: best.otherwise }),
    joinedSentences: together.filter((sentenceId) => sentenceId.startsWith(`${id}-`)),
    // Once it is spent by either count there is nothing left to be unsure of.
    doubts: dayByTheAct && !isSpent ? ['two_counts', ...doubts] : doubts,
    ...(dayByTheAct && { dayByTheAct }),
    confidence: confidenceOf(last.way.run, id, doubts),
    shows: shows as RecordOutcome['shows'],
    ...(filteredFrom && { filteredFrom }),
  }
}

/** The convictions for which it is open whether one of their terms is for an offence in Schedule 18. */
function unsureOf(answers: Answers): string[] {
  const isUnsure = (slotId: string) => answers.given[`${slotId}-schedule18`]?.answer === 'not_sure'
  return answers.records.filter((id) => sentencesOf(answers, id).some((slot) => isUnsure(slot.id)))
}

// Twice as many answers for each. Nobody was sentenced to over 4 years so often.
const mostUnsure = 6

const subsetsOf = (ids: readonly string[]): ReadonlySet<string>[] =>
  ids.reduce<string[][]>((sets, id) => sets.flatMap((set) => [set, [...set, id]]), [[]]).map((set) => new Set(set))

/**
 * Every answer, worked out for each day that a date may be, and for each answer about Schedule 18 that is open. The latest
 * is what counts.
 * @returns an outcome for each conviction and caution, in the order in which they were added; or what must be asked first
 */
export function outcomeOf(answers: Answers, today: PlainDate): Outcome {
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
    const found: Way[] = []
    for (const way of ways) {
      const history = historyOf(answers, { ...way, listed, firstDays })
      const run = assessHistory(history, { asOf: today, convention: 'cautious' })
      if (run.outcome === 'ask') return run
      found.push({ days: way.days, history, run })
    }
    answered.push({ listed, ways: found })
  }
  return {
    outcome: 'found',
    records: answers.records.flatMap((id) => recordOutcome(answers, id, { answered, unsure, today }) ?? []),
  }
}

/** The days to come on which something that counts today no longer does, each once, the first one first. */
export function spentDaysToCome(records: readonly RecordOutcome[], today: PlainDate): PlainDate[] {
  const days = records.flatMap(({ latest }) => (latest.outcome === 'dated' ? [latest.firstSpentDay] : []))
  return [...new Set(days.filter((day) => day > today))].sort()
}
