import { disposalOf, type AgeGroup, type Confidence, type Disposal } from '@/lib/domain/disclosure/disposals'
import type { Conviction, Convention, Sentence, Term } from '@/lib/domain/disclosure/history'
import { canBeWithoutEnd, lawfulLengthOf } from '@/lib/domain/disclosure/lawful-lengths'
import { longestPeriod, spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'
import { averageMonths, dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'
import { addFor, custodyTermOf, type CustodyTerm, type JoinedTerm } from '@/lib/domain/disclosure/custody-term'

/** What must be asked before there can be an answer. */
export type Question =
  | 'sentence_needs_length'
  | 'length_is_not_a_length'
  | 'longer_than_allowed'
  | 'order_needs_term'
  | 'schedule_18'
  | 'paid_in_full'
  | 'kind_is_not_for_this_age'
  | 'starts_before_conviction'
  | 'ends_before_start'
  | 'no_sentence'
  | 'summary_only'
  | 'link_is_not_custody'

/** One step of the working, to be explained in words. */
export type WorkingStep = {
  rule:
    | 'custody_up_to_12_months'
    | 'custody_up_to_4_years'
    | 'custody_over_4_years'
    | 'schedule_18'
    | 'excluded'
    | 'service_detention'
    | 'months_from_conviction'
    | 'endorsement'
    | 'order_ends'
    | 'order_without_end'
    | 'order_until_further_order'
    | 'compensation'
    | 'nothing'
    | 'awaiting_sentence'
    | 'refused'
  section: string
  confidence: Confidence
  /** The first and last day of the sentence or order, where they matter. */
  from?: PlainDate
  lastDay?: PlainDate
  addedMonths?: number
  period: Period
}

export type SentencePeriod =
  | { outcome: 'found'; period: Period; steps: readonly WorkingStep[] }
  | { outcome: 'ask'; question: Question; sentenceId: string }

/**
 * Whether days and weeks are compared with months by the calendar, or as months of average length, as the Ministry's
 * tool does.
 */
export type BandsBy = 'calendar' | 'average_months'

type Context = {
  conviction: Conviction
  convention: Convention
  asOf: PlainDate
  bandsBy: BandsBy
  /** For a custodial sentence. */
  joined?: JoinedTerm | undefined
}

const custodyBands = [
  { rule: 'custody_up_to_12_months', upToMonths: 12, adult: 12, under18: 6 },
  { rule: 'custody_up_to_4_years', upToMonths: 48, adult: 48, under18: 24 },
  { rule: 'custody_over_4_years', upToMonths: Infinity, adult: 84, under18: 42 },
] as const

const ask = (question: Question, sentence: Sentence): SentencePeriod => ({
  outcome: 'ask',
  question,
  sentenceId: sentence.id,
})

const found = (steps: readonly WorkingStep[]): SentencePeriod => {
  const period = longestPeriod(steps.map((step) => step.period))
  if (!period) throw new RangeError('A sentence has at least one period.')
  return { outcome: 'found', period, steps }
}

/** Whether a term is at most this many months. */
function isWithin({ start, length }: CustodyTerm, months: number, bandsBy: BandsBy): boolean {
  if (months === Infinity) return true
  return bandsBy === 'average_months'
    ? averageMonths(length) <= months
    : // Consecutive terms are as long as their sum, whatever lay between them.
      dayAfter(start, length) <= addMonths(start, months)
}

function bandOf(term: CustodyTerm, bandsBy: BandsBy) {
  const band = custodyBands.find(({ upToMonths }) => isWithin(term, upToMonths, bandsBy))
  if (!band) throw new RangeError('Every term is in a band.')
  return band
}

/** Since 22 March 2026 a suspended sentence is at most 3 years; the Ministry's tool still refuses more than 2. */
const longestMonths = ({ kind }: Sentence, convention: Convention, age: AgeGroup): number | undefined =>
  kind === 'suspended_prison' && convention === 'moj' ? 24 : lawfulLengthOf(kind, age).atMost

/** The period begins on the last day of the sentence; the Ministry's tool counts from the day after it. */
const periodAfter = (dayAfterTerm: PlainDate, addedMonths: number, convention: Convention): Period =>
  spentFrom(addFor(convention)(convention === 'statute' ? addDays(dayAfterTerm, -1) : dayAfterTerm, addedMonths))

function custodyPeriod(sentence: Sentence, disposal: Disposal, context: Context): SentencePeriod {
  const { conviction, convention, bandsBy } = context
  const { term, own } = context.joined ?? {}
  if (!term || !own)
    return ask(sentence.term?.kind === 'length' ? 'length_is_not_a_length' : 'sentence_needs_length', sentence)
  const ownBandsBy = convention === 'moj' ? 'average_months' : 'calendar'
  const longest = longestMonths(sentence, convention, conviction.ageGroup)
  if (longest && !isWithin(own, longest, ownBandsBy)) return ask('longer_than_allowed', sentence)
  const { section, confidence } = disposal
  // Only a single term counts here, whatever it was combined with (s.5(7A)).
  if (!isWithin(own, 48, ownBandsBy)) {
    if (sentence.isSchedule18 === undefined) return ask('schedule_18', sentence)
    if (sentence.isSchedule18) {
      return found([{ rule: 'schedule_18', section: '5(1)(da), 5(7A)', confidence, period: { outcome: 'never' } }])
    }
  }
  const band = bandOf(term, bandsBy)
  const addedMonths = band[conviction.ageGroup]
  const lastDay = addDays(term.dayAfterTerm, -1)
  const period = periodAfter(term.dayAfterTerm, addedMonths, convention)
  return found([{ rule: band.rule, section, confidence, from: term.start, lastDay, addedMonths, period }])
}

function serviceDetentionPeriod(sentence: Sentence, disposal: Disposal, context: Context): SentencePeriod {
  const { conviction, convention } = context
  const term = custodyTermOf(sentence, conviction, convention)
  if (!term) return ask('sentence_needs_length', sentence)
  const addedMonths = conviction.ageGroup === 'adult' ? 12 : 6
  const lastDay = addDays(term.dayAfterTerm, -1)
  const period = periodAfter(term.dayAfterTerm, addedMonths, convention)
  const { section, confidence } = disposal
  return found([{ rule: 'service_detention', section, confidence, from: term.start, lastDay, addedMonths, period }])
}

function orderStep(sentence: Sentence, disposal: Disposal, context: Context): WorkingStep | Question {
  const { conviction, convention } = context
  const { section, confidence } = disposal
  const from = sentence.startsOn ?? conviction.convictedOn
  const term: Term | undefined = sentence.term
  switch (term?.kind) {
    case undefined:
      return 'order_needs_term'
    case 'length':
    case 'until': {
      if (term.kind === 'length' && !isSentenceLength(term.length)) return 'length_is_not_a_length'
      if (term.kind === 'until' && term.lastDay < from) return 'ends_before_start'
      const firstSpentDay =
        term.kind === 'length' ? dayAfter(from, term.length, addFor(convention)) : addDays(term.lastDay, 1)
      const lastDay = addDays(firstSpentDay, -1)
      return { rule: 'order_ends', section, confidence, from, lastDay, period: spentFrom(firstSpentDay) }
    }
    case 'none': {
      // No day that people are shown may rest on it.
      if (convention === 'cautious' && !canBeWithoutEnd(sentence.kind)) return 'order_needs_term'
      const start = convention === 'moj' ? from : conviction.convictedOn
      const period = spentFrom(addFor(convention)(start, 24))
      return { rule: 'order_without_end', section: '5(3)', confidence, from: start, addedMonths: 24, period }
    }
    case 'indefinite': {
      const { endedOn } = term
      if (endedOn && endedOn < from) return 'ends_before_start'
      const rule = 'order_until_further_order'
      if (!endedOn) return { rule, section: '5(2A)', confidence, from, period: { outcome: 'until_further_order' } }
      return {
        rule,
        section: '5(2A), 5(2B)',
        confidence,
        from,
        lastDay: endedOn,
        period: spentFrom(addDays(endedOn, 1)),
      }
    }
  }
}

/** An endorsement counts separately from the fine, ban or points that it came with. */
function endorsementStep({ conviction, convention }: Context, start: PlainDate): WorkingStep {
  const addedMonths = conviction.ageGroup === 'adult' ? 60 : 30
  const period = spentFrom(addFor(convention)(start, addedMonths))
  return { rule: 'endorsement', section: '5(2)', confidence: 'M', from: start, addedMonths, period }
}

function compensationPeriod(sentence: Sentence, disposal: Disposal, context: Context): SentencePeriod {
  const { section, confidence } = disposal
  const { paidInFullOn } = sentence
  if (paidInFullOn === undefined) return ask('paid_in_full', sentence)
  const period: Period = paidInFullOn
    ? spentFrom(laterOf(paidInFullOn, context.conviction.convictedOn))
    : { outcome: 'until_paid' }
  return found([{ rule: 'compensation', section, confidence, ...(paidInFullOn && { lastDay: paidInFullOn }), period }])
}

const monthsFor = (rule: { adultMonths: number; under18Months: number }, age: AgeGroup): number =>
  age === 'adult' ? rule.adultMonths : rule.under18Months

/**
 * When one sentence by itself stops counting.
 * @param context.joined for a custodial sentence, its term with everything that was combined with it (s.5(7))
 * @returns the period and how it was worked out, or the question that must be answered first; never a guess
 */
export function sentencePeriod(sentence: Sentence, context: Context): SentencePeriod {
  const { conviction, convention } = context
  const disposal = disposalOf(sentence.kind)
  if (!disposal.ages.includes(conviction.ageGroup)) return ask('kind_is_not_for_this_age', sentence)
  if (sentence.startsOn && sentence.startsOn < conviction.convictedOn) return ask('starts_before_conviction', sentence)
  const { section, confidence } = disposal
  // The Act counts from conviction; the Ministry's tool from the day of the sentence.
  const start = convention === 'moj' ? (sentence.startsOn ?? conviction.convictedOn) : conviction.convictedOn
  switch (disposal.rule) {
    case 'custody':
      return custodyPeriod(sentence, disposal, context)
    case 'serviceDetention':
      return serviceDetentionPeriod(sentence, disposal, context)
    case 'excluded':
      return found([{ rule: 'excluded', section, confidence, period: { outcome: 'never' } }])
    case 'compensation':
      return compensationPeriod(sentence, disposal, context)
    case 'awaiting':
      return found([{ rule: 'awaiting_sentence', section, confidence, period: { outcome: 'awaiting_sentence' } }])
    case 'refused':
      return found([{ rule: 'refused', section, confidence, period: { outcome: 'cannot_tell' } }])
    case 'nil':
      return found([{ rule: 'nothing', section, confidence, from: start, period: spentFrom(start) }])
    case 'fixed': {
      const addedMonths = monthsFor(disposal, conviction.ageGroup)
      const period = spentFrom(addFor(convention)(start, addedMonths))
      const rule = disposal.adultMonths === 60 ? 'endorsement' : 'months_from_conviction'
      const steps: WorkingStep[] = [{ rule, section, confidence, from: start, addedMonths, period }]
      // The Ministry's tool counts the points alone.
      const isPointsAlone = convention === 'moj' && sentence.kind === 'penalty_points'
      if (sentence.isEndorsed && !isPointsAlone) steps.push(endorsementStep(context, start))
      return found(steps)
    }
    case 'order': {
      const step = orderStep(sentence, disposal, context)
      if (typeof step === 'string') return ask(step, sentence)
      // The Ministry's tool counts the ban's own length alone.
      const isEndorsed = sentence.isEndorsed && convention !== 'moj'
      return found(isEndorsed ? [step, endorsementStep(context, start)] : [step])
    }
  }
}
