import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'
import type { Caution, Conviction, History, Sentence, TermLink } from '@/lib/domain/disclosure/history'
import type { Period } from '@/lib/domain/disclosure/period'
import { plainDate } from '@/lib/domain/dates/plain-date'
import type {
  Caution as TheirCaution,
  Conviction as TheirConviction,
  History as TheirHistory,
  Kind,
  Sentence as TheirSentence,
  Spent,
} from '@/tests/support/law/oracle'

const asTold: Partial<Record<Kind, DisposalKind>> = { endorsement: 'endorsed_fixed_penalty_notice' }

// The other reading counts these alike at any age. The calculator offers each only to people who can be given it.
const forAdults: Partial<Record<Kind, DisposalKind>> = {
  suspended_prison: 'prison',
  youth_detention: 'prison',
  detention_training_order: 'prison',
  youth_rehabilitation_order: 'community_order',
  referral_order: 'conditional_discharge',
  youth_supervision_order: 'attendance_centre_order',
}
const forTheYoung: Partial<Record<Kind, DisposalKind>> = {
  prison: 'youth_detention',
  suspended_prison: 'youth_detention',
  detention_training_order: 'youth_detention',
  community_order: 'youth_rehabilitation_order',
}

function kindOf(kind: Kind, age: AgeGroup): DisposalKind {
  const own = age === 'adult' ? forAdults[kind] : forTheYoung[kind]
  return own ?? asTold[kind] ?? (kind as DisposalKind)
}

function termOf({ term }: TheirSentence): Pick<Sentence, 'term'> {
  if (term === undefined) return {}
  if (term === 'no end date') return { term: { kind: 'none' } }
  if (term === 'until further order') return { term: { kind: 'indefinite' } }
  return 'lastDay' in term
    ? { term: { kind: 'until', lastDay: plainDate(term.lastDay) } }
    : { term: { kind: 'length', length: term } }
}

function sentenceOf(given: TheirSentence, id: string, age: AgeGroup): Sentence {
  const { kind, start, schedule18 = false, creditedDays, paidInFull } = given
  return {
    id,
    kind: kindOf(kind, age),
    ...termOf(given),
    ...(start && { startsOn: plainDate(start) }),
    ...(creditedDays !== undefined && { creditedDays }),
    isSchedule18: schedule18,
    ...(kind === 'compensation_order' && { paidInFullOn: paidInFull === undefined ? null : plainDate(paidInFull) }),
  }
}

const idOf = (conviction: number, place: number, { name }: TheirSentence): string =>
  name ?? `c${conviction} sentence ${place}`

function convictionOf({ day, age, ...given }: TheirConviction, index: number): Conviction {
  const ageGroup = age === 'adult' ? 'adult' : 'under18'
  return {
    id: `c${index}`,
    convictedOn: plainDate(day),
    ageGroup,
    isSummaryOnly: given.summaryOnly ?? false,
    isMinorServiceOffence: given.minorServiceOffence ?? false,
    sentences: given.sentences.map((one, place) => sentenceOf(one, idOf(index, place, one), ageGroup)),
  }
}

function cautionOf({ kind, given, conditionsEnd }: TheirCaution, index: number): Caution {
  return {
    id: `caution ${index}`,
    kind: kind === 'simple' ? 'simple_caution' : 'conditional_caution',
    givenOn: plainDate(given),
    ...(conditionsEnd && { conditionsEndedOn: plainDate(conditionsEnd) }),
  }
}

function linkOf({ name, consecutiveTo, concurrentWith }: TheirSentence): TermLink[] {
  const other = consecutiveTo ?? concurrentWith
  if (!name || !other) return []
  return [{ sentenceId: name, how: consecutiveTo ? 'consecutive' : 'concurrent', to: [other] }]
}

/** A history from the other reading, in the form that the calculator takes. */
export const historyForCalculator = ({ convictions, cautions = [] }: TheirHistory): History => ({
  convictions: convictions.map(convictionOf),
  cautions: cautions.map(cautionOf),
  links: convictions.flatMap(({ sentences }) => sentences.flatMap(linkOf)),
})

/** The calculator's answer in the other reading's terms. */
export function wordFor(period: Period): Spent {
  if (period.outcome === 'dated') return period.firstSpentDay
  return period.outcome === 'never' ? 'never' : 'until-further'
}
