import { cautionPeriod } from '@/lib/domain/disclosure/caution-period'
import { custodyTermOf, joinTerms, type JoinedTerm, type UnknownTerms } from '@/lib/domain/disclosure/custody-term'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import { extendPeriods, type Extension, type OwnPeriods } from '@/lib/domain/disclosure/further-convictions'
import type { Conviction, Convention, History } from '@/lib/domain/disclosure/history'
import { isSpentOn, longestPeriod, type Period } from '@/lib/domain/disclosure/period'
import { sentencePeriod, type BandsBy, type Question, type WorkingStep } from '@/lib/domain/disclosure/sentence-period'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type SentenceResult = { sentenceId: string; period: Period; steps: readonly WorkingStep[] }

export type ConvictionResult = {
  convictionId: string
  /** Based on its own sentences alone. */
  ownPeriod: Period
  /** Taking every other conviction into account. */
  period: Period
  isSpent: boolean
  sentences: readonly SentenceResult[]
  /** What moved the period, in the order it happened. Empty when nothing did. */
  extensions: readonly Extension[]
}

type CautionResult = { cautionId: string; period: Period; isSpent: boolean }

/** A question that must be answered first, and what it is about. */
export type OpenQuestion = {
  question: Question | 'conditions_end_before_caution' | 'duplicate_id'
  convictionId?: string
  sentenceId?: string
  cautionId?: string
}

export type Assessment =
  | { outcome: 'assessed'; convictions: readonly ConvictionResult[]; cautions: readonly CautionResult[] }
  | { outcome: 'ask'; questions: readonly OpenQuestion[] }

/** Which reading to use where there are several. */
type Reading = {
  convention: Convention
  unknownTerms: UnknownTerms
  bandsBy: BandsBy
}

type Options = { asOf: PlainDate } & Partial<Reading>

type Own = OwnPeriods & { conviction: Conviction; sentences: readonly SentenceResult[] }

/** The term that each custodial sentence is part of (s.5(7)). */
function termsOf({ convictions, links }: History, { convention, unknownTerms }: Reading) {
  const sentences = convictions.flatMap((conviction) =>
    conviction.sentences
      .filter(({ kind }) => disposalOf(kind).rule === 'custody')
      .map((sentence) => ({
        sentence,
        convictedOn: conviction.convictedOn,
        term: custodyTermOf(sentence, conviction, convention),
      })),
  )
  return joinTerms(sentences, links, { convention, unknownTerms })
}

function ownPeriods(
  conviction: Conviction,
  terms: ReadonlyMap<string, JoinedTerm>,
  { asOf, convention, bandsBy }: Reading & Pick<Options, 'asOf'>,
): Own | OpenQuestion[] {
  const questions: OpenQuestion[] = []
  const sentences: SentenceResult[] = []
  const sources: Period[] = []
  for (const sentence of conviction.sentences) {
    const joined = terms.get(sentence.id)
    const result = sentencePeriod(sentence, { conviction, convention, asOf, bandsBy, joined })
    if (result.outcome === 'ask') {
      questions.push({ question: result.question, convictionId: conviction.id, sentenceId: sentence.id })
      continue
    }
    sentences.push({ sentenceId: sentence.id, period: result.period, steps: result.steps })
    if (disposalOf(sentence.kind).extendsOthers) sources.push(result.period)
    // The endorsement that comes with a ban is a sentence in its own right, which does extend.
    else sources.push(...result.steps.filter(({ rule }) => rule === 'endorsement').map(({ period }) => period))
  }
  const own = longestPeriod(sentences.map(({ period }) => period))
  if (!own && questions.length === 0) questions.push({ question: 'no_sentence', convictionId: conviction.id })
  if (!own || questions.length > 0) return questions
  const { id, convictedOn, perhapsOn = convictedOn, isSummaryOnly, isMinorServiceOffence } = conviction
  const neverExtends = isSummaryOnly === true || isMinorServiceOffence === true
  return { conviction, sentences, id, convictedOn, perhapsOn, neverExtends, own, source: longestPeriod(sources) }
}

/**
 * Whether an offence is summary-only decides whether it extends an earlier conviction, so it must be known for every
 * later one.
 */
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
 * When each conviction and caution of a person becomes spent under the law of England and Wales in force since 28
 * October 2023 (Rehabilitation of Offenders Act 1974).
 * @param options.asOf the day that is asked about; nothing here reads a clock
 * @param options.convention 'statute' by default
 * @param options.unknownTerms by default, the longest that terms can be together
 * @param options.bandsBy by default the calendar, or months of average length for 'moj'
 * @returns one result for each, in the order given, with its working; or every question that must be answered first
 */
export function assessHistory(history: History, options: Options): Assessment {
  const { asOf, convention = 'statute', unknownTerms = 'longest' } = options
  const { bandsBy = convention === 'moj' ? 'average_months' : 'calendar' } = options
  const reading: Reading = { convention, unknownTerms, bandsBy }
  const questions: OpenQuestion[] = duplicateIds(history)
  const terms = termsOf(history, reading)
  if (!(terms instanceof Map)) return { outcome: 'ask', questions: [...questions, terms] }

  const owns: Own[] = []
  for (const conviction of history.convictions) {
    const result = ownPeriods(conviction, terms, { ...reading, asOf })
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
