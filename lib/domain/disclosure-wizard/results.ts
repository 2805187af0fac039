import {
  dateMeant,
  daysCredited,
  daysMeant,
  lengthMeant,
  type Answers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import { sentencesOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/steps'
import {
  assessHistory,
  type Assessment,
  type ConvictionResult,
  type OpenQuestion,
} from '@/lib/domain/disclosure/assess-history'
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
import { earlierOf, type PlainDate } from '@/lib/domain/disclosure/plain-date'

type Assumed = { days: ReadonlyMap<string, PlainDate>; isUnsureInSchedule18: boolean }

function termOf(slot: SentenceSlot, given: Given | undefined): Term | undefined {
  if (!given) return undefined
  const mode = disposalOf(slot.kind).rule === 'order' ? given.mode : 'length'
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
  const creditedDays = daysCredited(given[`${id}-credited`])
  // Points are always put on a licence by an endorsement. Not sure counts as yes: that is the later day.
  const isEndorsed = kind === 'penalty_points' || endorsed === 'yes' || endorsed === 'not_sure'
  return {
    id,
    kind,
    ...(startsOn && { startsOn }),
    ...(term && { term }),
    ...(creditedDays && { creditedDays }),
    ...(schedule18 && {
      isSchedule18: schedule18 === 'not_sure' ? assumed.isUnsureInSchedule18 : schedule18 === 'yes',
    }),
    ...(isEndorsed && { isEndorsed }),
    ...(paid && { paidInFullOn: paid.isPaid === 'yes' ? (dateMeant(paid) ?? null) : null }),
  }
}

function convictionOf(answers: Answers, id: string, assumed: Assumed): Conviction | undefined {
  const { given } = answers
  const day = assumed.days.get(id)
  if (!day) return undefined
  const sentenced = given[`${id}-sentenced`]
  const startsOn = sentenced?.same === 'no' ? dateMeant(sentenced) : undefined
  const convictedOn = startsOn ? earlierOf(day, startsOn) : day
  return {
    id,
    convictedOn,
    ageGroup: given[`${id}-age`]?.age === 'under18' ? 'under18' : 'adult',
    // Not sure counts as no: that is the later day.
    isSummaryOnly: given[`${id}-summaryOnly`]?.answer === 'yes',
    sentences: sentencesOf(answers, id).map((slot) => sentenceOf(answers, slot, startsOn, assumed)),
  }
}

function cautionOf({ given }: Answers, id: string, assumed: Assumed): Caution | undefined {
  const givenOn = assumed.days.get(id)
  const kind = given[`${id}-cautionKind`]?.kind
  if (!givenOn || !kind) return undefined
  const conditions = given[`${id}-conditions`]
  const conditionsEndedOn = conditions?.isKnown === 'yes' ? dateMeant(conditions) : undefined
  return { id, kind: kind as CautionKind, givenOn, ...(conditionsEndedOn && { conditionsEndedOn }) }
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

const mostRuns = 400

/** One set of days for each way in which the dates that are not known can fall. */
function waysToDate(answers: Answers, today: PlainDate): ReadonlyMap<string, PlainDate>[] {
  const meant = answers.records.map((id) => ({ id, days: daysMeant(answers.given[`${id}-date`], today) }))
  const runs = meant.reduce((product, { days }) => product * Math.max(1, days.length), 1)
  let ways: Map<string, PlainDate>[] = [new Map()]
  for (const { id, days } of meant) {
    const [first, last] = [days.at(0), days.at(-1)]
    const tried = runs > mostRuns && first && last ? [...new Set([first, last])] : days
    if (tried.length > 0) ways = ways.flatMap((way) => tried.map((day) => new Map([...way, [id, day]])))
    if (ways.length > mostRuns) ways = [...ways.slice(0, mostRuns / 2), ...ways.slice(-mostRuns / 2)]
  }
  return ways
}

type Run = Extract<Assessment, { outcome: 'assessed' }>

export type RecordOutcome = {
  id: string
  type: 'conviction' | 'caution'
  /** The same twice when every date is known. */
  earliest: Period
  latest: Period
  isSpent: boolean
  from: PlainDate
  /** How the latest was found. */
  working?: ConvictionResult
  /** If the offence is not in Schedule 18, where that is not known. */
  otherwise?: Period
  confidence: Confidence
}

export type Outcome =
  { outcome: 'found'; records: readonly RecordOutcome[] } | { outcome: 'ask'; questions: readonly OpenQuestion[] }

const rank = { H: 0, M: 1, L: 2 } as const

function periodIn(run: Run, id: string): Period | undefined {
  return (
    run.convictions.find(({ convictionId }) => convictionId === id)?.period ??
    run.cautions.find(({ cautionId }) => cautionId === id)?.period
  )
}

/** Every answer, worked out for each day that a date may be. The latest is what counts. */
export function outcomeOf(answers: Answers, today: PlainDate): Outcome {
  const ways = waysToDate(answers, today)
  const runsWith = (isUnsureInSchedule18: boolean) =>
    ways.map((days) => ({
      days,
      run: assessHistory(historyOf(answers, { days, isUnsureInSchedule18 }), { asOf: today }),
    }))
  const later = runsWith(true)
  const failed = later.find(({ run }) => run.outcome === 'ask')?.run
  if (failed?.outcome === 'ask') return { outcome: 'ask', questions: failed.questions }
  const isUnsure = Object.entries(answers.given).some(
    ([id, { answer }]) => id.endsWith('-schedule18') && answer === 'not_sure',
  )
  const otherRuns = isUnsure ? runsWith(false) : []

  const hasForbiddingOrder = answers.records
    .flatMap((id) => sentencesOf(answers, id))
    .some(({ kind }) => !disposalOf(kind).extendsOthers)

  const records = answers.records.flatMap((id): RecordOutcome[] => {
    const found = later
      .flatMap(({ days, run }) => {
        const period = run.outcome === 'assessed' ? periodIn(run, id) : undefined
        const from = days.get(id)
        return period && from && run.outcome === 'assessed' ? [{ period, from, run }] : []
      })
      .sort((one, other) => comparePeriods(one.period, other.period))
    const [first, last] = [found.at(0), found.at(-1)]
    if (!first || !last) return []
    const working = last.run.convictions.find(({ convictionId }) => convictionId === id)
    const others = otherRuns
      .flatMap(({ run }) => (run.outcome === 'assessed' ? (periodIn(run, id) ?? []) : []))
      .sort(comparePeriods)
    const otherwise = others.at(-1)
    // Which orders extend another conviction, and are themselves extended, is our reading of section 6(4) and (5).
    const isOurReading = (working?.extensions.length ?? 0) > 0 && hasForbiddingOrder
    const ofSteps = (working?.sentences ?? []).flatMap(({ steps }) => steps.map((step) => step.confidence))
    const confidence = [...ofSteps, ...(isOurReading ? (['L'] as const) : [])].reduce<Confidence>(
      (worst, one) => (rank[one] > rank[worst] ? one : worst),
      'H',
    )
    return [
      {
        id,
        type: working ? 'conviction' : 'caution',
        earliest: first.period,
        latest: last.period,
        isSpent: isSpentOn(last.period, today),
        from: last.from,
        ...(working && { working }),
        ...(otherwise && comparePeriods(otherwise, last.period) !== 0 && { otherwise }),
        confidence,
      },
    ]
  })
  return { outcome: 'found', records }
}

/** The first day on which something that counts today no longer does. */
export function firstSpentDay(records: readonly RecordOutcome[], today: PlainDate): PlainDate | undefined {
  return records
    .flatMap(({ latest }) => (latest.outcome === 'dated' && latest.firstSpentDay > today ? [latest.firstSpentDay] : []))
    .sort()[0]
}
