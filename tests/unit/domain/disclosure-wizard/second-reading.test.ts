import fc from 'fast-check'

import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { addRecord, answerStep } from '@/lib/domain/disclosure-wizard/change-answers'
import { mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { nextStep, type QuestionKind, type WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { addDays, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { wordFor } from '@/tests/support/law/as-calculator-history'
import { spentDays, type Conviction, type Kind, type Length, type Sentence } from '@/tests/support/law/oracle'

// Random people answer every question of the wizard, and the other reading of the rules is asked about the same people.
const today = plainDate('2026-11-21')
const firstDay = plainDate('1999-01-01')
jest.setTimeout(180_000)

const length = fc.oneof(
  fc.record({ years: fc.integer({ min: 1, max: 6 }), months: fc.integer({ min: 0, max: 11 }) }),
  fc.record({ months: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ weeks: fc.integer({ min: 4, max: 60 }) }),
  fc.record({ days: fc.constantFrom(28, 365, 366, 1460, 1461, 1462) }),
)
const order = fc.oneof<fc.Arbitrary<Length | 'no end date' | 'until further order'>[]>(
  length,
  length,
  length,
  fc.constantFrom('no end date', 'until further order'),
)
const term = fc.record({
  length,
  together: fc.constantFrom('consecutive' as const, 'concurrent' as const),
  at: fc.nat({ max: 3 }),
  isSchedule18: fc.boolean(),
})
const adultOrders = ['community_order', 'conditional_discharge', 'bind_over', 'hospital_order'] as const
const youngOrders = ['youth_rehabilitation_order', 'conditional_discharge', 'bind_over'] as const
const forbidding = ['restraining_order', 'criminal_behaviour_order', 'football_banning_order'] as const
const person = fc.record({
  day: fc.integer({ min: 0, max: 365 * 25 }),
  isYoung: fc.boolean(),
  isSummaryOnly: fc.boolean(),
  sentencedAfter: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  terms: fc.array(term, { maxLength: 3 }),
  creditedDays: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }),
  suspended: fc.option(
    fc.record({
      months: fc.integer({ min: 1, max: 24 }),
      activatedAfter: fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  orders: fc.array(order, { minLength: 4, maxLength: 4 }),
  kinds: fc.record({
    order: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    forbidding: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
    isFined: fc.boolean(),
    isBanned: fc.boolean(),
    isEndorsed: fc.boolean(),
    hasPoints: fc.boolean(),
    isExcluded: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    paidAfter: fc.option(fc.nat({ max: 900 }), { nil: undefined }),
  }),
})
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never

const typedDay = (day: PlainDate): Given => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, day: date }
}
const typedLength = (one: Length): Given =>
  Object.fromEntries(Object.entries(one).map(([unit, count]) => [unit, String(count)]))

/** A conviction as it is told in the wizard, by the question and the kind of sentence, and as the other reading takes it. */
type Told = { given: (step: WizardStep) => Given; theirs: Conviction }

function orderTold(kind: Kind, one: Person['orders'][number], start: PlainDate | undefined) {
  const given: Given =
    one === 'no end date'
      ? { mode: 'none' }
      : one === 'until further order'
        ? { mode: 'indefinite' }
        : { mode: 'length', ...typedLength(one) }
  return { given, sentence: { kind, term: one, ...(start && { start }) } satisfies Sentence }
}

/** What no court can give is refused, so it is told as the nearest that a court can. */
function lawfulTerm(kind: Kind, term: Person['orders'][number]): Person['orders'][number] {
  const alwaysHasAnEnd = ['restraining_order', 'criminal_behaviour_order', 'hospital_order'].includes(kind)
  if (term === 'no end date') return alwaysHasAnEnd ? 'until further order' : term
  if (term === 'until further order') return term
  const { years = 0, months = 0 } = term
  const most = ['community_order', 'youth_rehabilitation_order', 'conditional_discharge'].includes(kind) ? 3 : 10
  if (kind === 'criminal_behaviour_order' && years < 2) return { years: 2, months }
  const isOver = (term.days ?? 0) / 365 + years + months / 12 > most
  return isOver ? { years: most } : term
}

function told(one: Person, index: number): Told {
  const { kinds, isYoung } = one
  const convictedOn = addDays(firstDay, one.day)
  const start = one.sentencedAfter === undefined ? undefined : addDays(convictedOn, one.sentencedAfter)
  const orders = new Map<string, ReturnType<typeof orderTold>>()
  const add = (kind: Kind, place: number) => {
    const wanted = lawfulTerm(kind, one.orders[place] ?? 'no end date')
    orders.set(kind, orderTold(kind, wanted, start))
  }
  const orderKinds = isYoung ? youngOrders : adultOrders
  if (kinds.order !== undefined) add(orderKinds[kinds.order % orderKinds.length] ?? 'bind_over', 0)
  if (kinds.forbidding !== undefined) add(forbidding[kinds.forbidding] ?? 'restraining_order', 1)
  if (kinds.isBanned) add('driving_disqualification', 2)
  const custody: Kind = isYoung ? 'youth_detention' : 'prison'
  const suspended = isYoung ? undefined : one.suspended
  const activatedOn =
    suspended?.activatedAfter === undefined ? undefined : addDays(start ?? convictedOn, suspended.activatedAfter)
  const paidOn = kinds.paidAfter === undefined ? undefined : addDays(start ?? convictedOn, kinds.paidAfter)
  const isEndorsed = kinds.hasPoints || (kinds.isBanned && kinds.isEndorsed)
  const others = [
    ...(one.terms.length > 0 ? [custody] : []),
    ...(suspended ? ['suspended_prison'] : []),
    ...(kinds.isExcluded ? ['life_sentence'] : []),
    ...(kinds.hasPoints ? ['penalty_points'] : []),
    ...(paidOn ? ['compensation_order'] : []),
  ]
  const isFined = kinds.isFined || (others.length === 0 && orders.size === 0)
  const name = (place: number) => `c${index} term ${place}`
  const terms = one.terms.map(({ length: term, together, at, isSchedule18 }, place): Sentence => ({
    kind: custody,
    term,
    name: name(place),
    schedule18: isSchedule18,
    ...(start && place === 0 && { start }),
    // The days count where the terms begin: beside each other they are the same days.
    ...(place > 0 && { [together === 'consecutive' ? 'consecutiveTo' : 'concurrentWith']: name(at % place) }),
  }))
  // No court gives more than 6 months for an offence that only magistrates can try, so nobody is asked.
  const inMonths = ({ years = 0, months = 0, weeks = 0, days = 0 }: Length) =>
    years * 12 + months + (weeks * 7 + days) / 30.4
  const longest = Math.max(0, ...one.terms.map((each) => inMonths(each.length)), suspended?.months ?? 0)
  const isSummaryOnly = one.isSummaryOnly && longest <= 6
  const beginsFirst = (place: number): boolean =>
    place === 0 || (one.terms[place]?.together === 'concurrent' && beginsFirst((one.terms[place]?.at ?? 0) % place))
  const theirs: Conviction = {
    day: convictedOn,
    age: isYoung ? 'under 18' : 'adult',
    summaryOnly: isSummaryOnly,
    sentences: [
      ...terms.map((sentence, place) =>
        one.creditedDays !== undefined && beginsFirst(place)
          ? { ...sentence, creditedDays: one.creditedDays }
          : sentence,
      ),
      ...(suspended
        ? [
            {
              kind: 'suspended_prison',
              term: { months: suspended.months },
              start: activatedOn ?? start ?? convictedOn,
            } as const,
          ]
        : []),
      ...[...orders.values()].map(({ sentence }) => sentence),
      ...(isFined ? [{ kind: 'fine' } as const] : []),
      ...(kinds.isExcluded ? [{ kind: 'life_sentence' } as const] : []),
      ...(kinds.hasPoints ? [{ kind: 'penalty_points' } as const] : []),
      ...(isEndorsed ? [{ kind: 'endorsement' } as const] : []),
      ...(paidOn ? [{ kind: 'compensation_order', paidInFull: paidOn } as const] : []),
    ],
  }
  const slot = (id: string | undefined): number => Number(/_n(\d+)$/.exec(id ?? '')?.[1] ?? 1) - 1
  const answers: Record<QuestionKind, (step: WizardStep) => Given> = {
    where: () => ({ place: 'england_wales' }),
    type: () => ({ type: 'conviction' }),
    age: () => ({ age: isYoung ? 'under18' : 'adult' }),
    date: () => typedDay(convictedOn),
    disposals: () => ({ kinds: [...others, ...orders.keys(), ...(isFined ? ['fine'] : [])].join(',') }),
    sentenced: () => (start ? { same: 'no', ...typedDay(start) } : { same: 'yes' }),
    term: ({ kind, sentenceId }) =>
      kind === 'suspended_prison'
        ? { months: String(suspended?.months) }
        : kind === custody
          ? typedLength(one.terms[slot(sentenceId)]?.length ?? {})
          : (orders.get(kind ?? '')?.given ?? {}),
    more: ({ kind, sentenceId }) => ({
      more: kind === custody ? (one.terms[slot(sentenceId) + 1]?.together ?? 'no') : 'no',
    }),
    link: ({ sentenceId }) => {
      const place = slot(sentenceId)
      const at = (one.terms[place]?.at ?? 0) % place
      const base = sentenceId?.replace(/_n\d+$/, '') ?? ''
      return { with: at === 0 ? base : `${base}_n${at + 1}` }
    },
    schedule18: ({ sentenceId }) => ({ answer: one.terms[slot(sentenceId)]?.isSchedule18 ? 'yes' : 'no' }),
    activated: () => (activatedOn ? { is: 'yes', ...typedDay(activatedOn) } : { is: 'no' }),
    credited: ({ kind }): Given =>
      one.creditedDays !== undefined && kind === custody
        ? { isCredited: 'yes', days: String(one.creditedDays) }
        : { isCredited: 'no' },
    joined: () => ({ how: 'no' }),
    endorsed: () => ({ answer: kinds.isEndorsed ? 'yes' : 'no' }),
    paid: () => (paidOn ? { isPaid: 'yes', ...typedDay(paidOn) } : { isPaid: 'no' }),
    summaryOnly: () => ({ answer: isSummaryOnly ? 'yes' : 'no' }),
    serviceOffence: () => ({ answer: 'no' }),
    neither: () => ({}),
    cautionKind: () => ({}),
    conditions: () => ({}),
    began: () => ({ same: 'yes' }),
    panel: () => ({}),
    total: () => ({}),
    singleTerm: () => ({}),
  }
  return { given: (step) => answers[step.question](step), theirs }
}

/** Answers each question as it comes, the way the screens do. A question can come back to somebody told before. */
function walk(people: readonly Told[]): CalculatorAnswers {
  return people.reduce<CalculatorAnswers>((before, _, index) => {
    let answers = index === 0 ? before : addRecord(before)
    for (let step = nextStep(answers, today); step; step = nextStep(answers, today)) {
      const value = people[Number(step.recordId?.slice(1) ?? 1) - 1]?.given(step) ?? {}
      const mistake = mistakeIn(answers, step, value, today)
      if (mistake) throw new Error(`${step.id}: ${mistake} ${JSON.stringify(value)}`)
      answers = answerStep(answers, step, value, today)
    }
    return answers
  }, noCalculatorAnswers)
}

test('500 random people are told the days of the other reading, through every question of the wizard', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 3 }), (people) => {
      const all = people.map(told)
      const outcome = outcomeOf(walk(all), today)
      if (outcome.outcome === 'ask') throw new Error(JSON.stringify(outcome.questions))
      const days = outcome.records.map(({ working }) => working && wordFor(working.period))
      expect(days).toEqual(spentDays({ convictions: all.map(({ theirs }) => theirs) }, 'statute').convictions)
    }),
    { numRuns: 500, seed: 1974 },
  )
})
