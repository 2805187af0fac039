import { cautionPeriod } from '@/lib/domain/disclosure/caution-period'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import { extendPeriods, type Extension, type OwnPeriods } from '@/lib/domain/disclosure/further-convictions'
import type { Conviction, Convention, History, Sentence } from '@/lib/domain/disclosure/history'
import { isSpentOn, longestPeriod, type Period } from '@/lib/domain/disclosure/period'
import { earlierOf, laterOf, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import {
  addFor,
  custodyTermOf,
  sentencePeriod,
  type CustodyTerm,
  type Question,
  type WorkingStep,
} from '@/lib/domain/disclosure/sentence-period'
import { dayAfter, isSentenceLength, sumOf, type SentenceLength } from '@/lib/domain/disclosure/sentence-length'

type SentenceResult = { sentenceId: string; period: Period; steps: readonly WorkingStep[] }

export type ConvictionResult = {
  convictionId: string
  /** From its own sentences alone. */
  ownPeriod: Period
  /** After every other conviction was looked at. */
  period: Period
  isSpent: boolean
  sentences: readonly SentenceResult[]
  /** What moved the period, in the order in which it did. Empty when nothing did. */
  extensions: readonly Extension[]
}

type CautionResult = { cautionId: string; period: Period; isSpent: boolean }

/** A question that has to be answered first, and what it is about. */
export type OpenQuestion = {
  question: Question | 'conditions_end_before_caution' | 'duplicate_id'
  convictionId?: string
  sentenceId?: string
  cautionId?: string
}

export type Assessment =
  | { outcome: 'assessed'; convictions: readonly ConvictionResult[]; cautions: readonly CautionResult[] }
  | { outcome: 'ask'; questions: readonly OpenQuestion[] }

type Options = { asOf: PlainDate; convention?: Convention }

type Own = OwnPeriods & { conviction: Conviction; sentences: readonly SentenceResult[] }

/**
 * The day after terms that are served one after another. A term that was suspended is served when it is activated: with the
 * last of the others. No term begins before its own day, whatever came before it.
 */
function dayAfterAll(terms: readonly (CustodyTerm & { isSuspended: boolean })[], convention: Convention): PlainDate {
  const last = terms.map((term) => term.start).reduce(laterOf)
  return terms
    .map(({ start, length = {}, isSuspended }) => ({ start: isSuspended ? last : start, length }))
    .sort((one, other) => (one.start < other.start ? -1 : 1))
    .reduce<{ start?: PlainDate; length: SentenceLength; end: PlainDate }>(
      (before, { start, length }) => {
        // Months are added up before they are counted, as the court says them, for as long as the terms meet.
        const isApart = !before.start || before.end < start
        const from = isApart || !before.start ? start : before.start
        const sum = isApart ? length : sumOf([before.length, length])
        return { start: from, length: sum, end: dayAfter(from, sum, addFor(convention)) }
      },
      { length: {}, end: last },
    ).end
}

/** The term that a custodial sentence is part of, for each sentence that was put together with another (s.5(7)). */
function termsTogether(history: History, convention: Convention): Map<string, CustodyTerm> | OpenQuestion {
  const owners = new Map<string, [Sentence, Conviction]>(
    history.convictions.flatMap((conviction) =>
      conviction.sentences.map((sentence) => [sentence.id, [sentence, conviction]] as const),
    ),
  )
  const together = new Map<string, CustodyTerm>()
  for (const { kind, sentenceIds } of history.aggregations) {
    const terms: (CustodyTerm & { isSuspended: boolean })[] = []
    for (const sentenceId of sentenceIds) {
      const [sentence, conviction] = owners.get(sentenceId) ?? []
      const isCustody = sentence && disposalOf(sentence.kind).rule === 'custody'
      const term = isCustody && conviction ? custodyTermOf(sentence, conviction, convention) : undefined
      if (!term) return { question: 'aggregation_is_not_custody', sentenceId }
      terms.push({ ...term, isSuspended: sentence?.kind === 'suspended_prison' })
    }
    const [first] = terms
    if (!first) continue
    const start = terms.map((term) => term.start).reduce(earlierOf)
    const lengths = terms.flatMap(({ length }) => (length ? [length] : []))
    const isSum = kind === 'consecutive' && lengths.length === terms.length
    const sum = sumOf(lengths)
    if (isSum && !isSentenceLength(sum)) return { question: 'length_is_not_a_length', sentenceId: sentenceIds[0] ?? '' }
    const joined: CustodyTerm = isSum
      ? { start, dayAfterTerm: dayAfterAll(terms, convention), length: sum }
      : { start, dayAfterTerm: terms.map((term) => term.dayAfterTerm).reduce(laterOf) }
    for (const sentenceId of sentenceIds) together.set(sentenceId, joined)
  }
  return together
}

function ownPeriods(
  conviction: Conviction,
  together: ReadonlyMap<string, CustodyTerm>,
  { asOf, convention = 'statute' }: Options,
): Own | OpenQuestion[] {
  const questions: OpenQuestion[] = []
  const sentences: SentenceResult[] = []
  const sources: Period[] = []
  for (const sentence of conviction.sentences) {
    const joined = together.get(sentence.id)
    const result = sentencePeriod(sentence, { conviction, convention, asOf, ...(joined && { together: joined }) })
    if (result.outcome === 'ask') {
      questions.push({ question: result.question, convictionId: conviction.id, sentenceId: sentence.id })
      continue
    }
    sentences.push({ sentenceId: sentence.id, period: result.period, steps: result.steps })
    if (disposalOf(sentence.kind).extendsOthers) sources.push(result.period)
    // The endorsement beside a ban is a sentence of its own kind, which does extend.
    else sources.push(...result.steps.filter(({ rule }) => rule === 'endorsement').map(({ period }) => period))
  }
  const own = longestPeriod(sentences.map(({ period }) => period))
  if (!own && questions.length === 0) questions.push({ question: 'no_sentence', convictionId: conviction.id })
  if (!own || questions.length > 0) return questions
  const { id, convictedOn, perhapsOn = convictedOn, isSummaryOnly, isMinorServiceOffence } = conviction
  const neverExtends = isSummaryOnly === true || isMinorServiceOffence === true
  return { conviction, sentences, id, convictedOn, perhapsOn, neverExtends, own, source: longestPeriod(sources) }
}

/** Whether an offence is summary-only decides whether it extends an earlier conviction, so it has to be known of each later one. */
function questionsBetween(owns: readonly Own[]): OpenQuestion[] {
  return owns.flatMap(({ conviction, convictedOn }) => {
    if (conviction.isSummaryOnly !== undefined || conviction.isMinorServiceOffence) return []
    const isFurther = owns.some((other) => other.convictedOn < convictedOn)
    return isFurther ? [{ question: 'summary_only' as const, convictionId: conviction.id }] : []
  })
}

function duplicateIds(history: History): OpenQuestion[] {
  const ids = [
    ...history.convictions.flatMap(({ id, sentences }) => [id, ...sentences.map((sentence) => sentence.id)]),
    ...history.cautions.map(({ id }) => id),
  ]
  return new Set(ids).size === ids.length ? [] : [{ question: 'duplicate_id' }]
}

/**
 * When each conviction and caution of a person becomes spent under the law of England and Wales in force since 28 October
 * 2023 (Rehabilitation of Offenders Act 1974).
 * @param options.asOf the day that is asked about; nothing here reads a clock
 * @param options.convention 'statute' unless said otherwise
 * @returns one result for each, in the order given, with its working; or every question that must be answered first
 */
export function assessHistory(history: History, options: Options): Assessment {
  const { asOf, convention = 'statute' } = options
  const questions: OpenQuestion[] = duplicateIds(history)
  const together = termsTogether(history, convention)
  if (!(together instanceof Map)) return { outcome: 'ask', questions: [...questions, together] }

  const owns: Own[] = []
  for (const conviction of history.convictions) {
    const result = ownPeriods(conviction, together, options)
    if (Array.isArray(result)) questions.push(...result)
    else owns.push(result)
  }
  const cautions: CautionResult[] = []
  for (const caution of history.cautions) {
    const period = cautionPeriod(caution, convention)
    if (period === 'ends_before_given') {
      questions.push({ question: 'conditions_end_before_caution', cautionId: caution.id })
    } else cautions.push({ cautionId: caution.id, period, isSpent: isSpentOn(period, asOf) })
  }
  if (questions.length === 0) questions.push(...questionsBetween(owns))
  if (questions.length > 0) return { outcome: 'ask', questions }

  const extended = extendPeriods(owns)
  const convictions = owns.map(({ id, own, sentences }): ConvictionResult => {
    const { period, extensions } = extended.get(id) ?? { period: own, extensions: [] }
    return { convictionId: id, ownPeriod: own, period, isSpent: isSpentOn(period, asOf), sentences, extensions }
  })
  return { outcome: 'assessed', convictions, cautions }
}
