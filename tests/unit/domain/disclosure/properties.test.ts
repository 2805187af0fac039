import fc from 'fast-check'

import { assessHistory, type Assessment } from '@/lib/domain/disclosure/assess-history'
import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import type { Conviction, Convention, History, Sentence, Term } from '@/lib/domain/disclosure/history'
import { canBeWithoutEnd } from '@/lib/domain/disclosure/lawful-lengths'
import { comparePeriods } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, daysBetween, plainDate } from '@/lib/domain/dates/plain-date'

const asOf = plainDate('2026-11-21')
const firstDay = plainDate('1995-01-01')
const kinds = Object.keys(disposals) as DisposalKind[]
const runs = { numRuns: 400 }
// A busy machine takes its time over so many histories.
jest.setTimeout(60_000)

const term = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('length' as const),
      length: fc.record({ months: fc.integer({ min: 1, max: 24 }), days: fc.integer({ min: 0, max: 30 }) }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Term>({ kind: 'none' }) },
  { weight: 1, arbitrary: fc.constant<Term>({ kind: 'indefinite' }) },
)

const adultKinds = kinds.filter((kind) => (disposals[kind].ages as readonly string[]).includes('adult'))
const custodyNeedsLength = (kind: DisposalKind): boolean =>
  ['custody', 'serviceDetention'].includes(disposals[kind].rule)
/** What no court gives: custody without a length, or an order that always has an end without one. */
const isImpossible = (kind: DisposalKind, { kind: how }: Term): boolean =>
  (custodyNeedsLength(kind) && how !== 'length') || (how === 'none' && !canBeWithoutEnd(kind))

const sentence = fc
  .record({ kind: fc.constantFrom(...adultKinds), term, isEndorsed: fc.boolean(), isSchedule18: fc.boolean() })
  .map(({ kind, term: given, ...rest }): Omit<Sentence, 'id'> => ({
    ...rest,
    kind,
    term: isImpossible(kind, given) ? { kind: 'length', length: { months: 6 } } : given,
    paidInFullOn: null,
  }))

const conviction = fc.record({
  day: fc.integer({ min: 0, max: 365 * 30 }),
  isSummaryOnly: fc.boolean(),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 3 }),
})

const history = fc.array(conviction, { minLength: 1, maxLength: 5 }).map((given): History => ({
  convictions: given.map(({ day, isSummaryOnly, sentences }, index): Conviction => ({
    id: `c${index}`,
    convictedOn: addDays(firstDay, day),
    ageGroup: 'adult',
    isSummaryOnly,
    sentences: sentences.map((one, place) => ({ ...one, id: `c${index}-${place}` })),
  })),
  cautions: [],
  links: [],
}))

function resultsOf(assessment: Assessment) {
  if (assessment.outcome === 'ask') throw new Error(JSON.stringify(assessment.questions))
  return new Map(assessment.convictions.map((result) => [result.convictionId, result]))
}
const assess = (given: History, convention: Convention = 'statute') =>
  resultsOf(assessHistory(given, { asOf, convention }))

test('the order in which convictions are entered never matters', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (given, numbers) => {
      const shuffled = [...given.convictions]
        .map((one) => ({ one, at: numbers.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => ({ ...one, sentences: [...one.sentences].reverse() }))
      const [first, second] = [assess(given), assess({ ...given, convictions: shuffled })]
      for (const [id, { period, ownPeriod }] of first) {
        expect(second.get(id)).toMatchObject({ period, ownPeriod })
      }
    }),
    runs,
  )
})

// What an excluded sentence bars is never spent itself, and so it no longer keeps a later conviction unspent.
const isExcluded = ({ sentences }: Conviction): boolean =>
  sentences.some(({ kind }) => disposals[kind].rule === 'excluded')

test('another conviction never makes one spent earlier, unless its own sentence is excluded', () => {
  fc.assert(
    fc.property(history, (given) => {
      fc.pre(!given.convictions.slice(-1).some(isExcluded))
      const all = assess(given)
      const without = assess({ ...given, convictions: given.convictions.slice(0, -1) })
      for (const [id, { period }] of without) {
        const now = all.get(id)
        expect(now && comparePeriods(now.period, period)).toBeGreaterThanOrEqual(0)
      }
    }),
    runs,
  )
})

test('no conviction is spent before its own sentences allow it', () => {
  fc.assert(
    fc.property(history, (given) => {
      for (const { period, ownPeriod, extensions } of assess(given).values()) {
        expect(comparePeriods(period, ownPeriod)).toBeGreaterThanOrEqual(0)
        expect(extensions.length > 0).toBe(comparePeriods(period, ownPeriod) > 0)
      }
    }),
    runs,
  )
})

test('a longer sentence is never spent sooner', () => {
  const lengthKinds = adultKinds.filter((kind) =>
    ['custody', 'serviceDetention', 'order'].includes(disposals[kind].rule),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...lengthKinds),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 1_090 }),
      fc.integer({ min: 0, max: 5 }),
      (kind, day, days, more) => {
        const one = (length: number): History => ({
          convictions: [
            {
              id: 'a',
              convictedOn: addDays(firstDay, day),
              ageGroup: 'adult',
              sentences: [{ id: 'b', kind, isSchedule18: false, term: { kind: 'length', length: { days: length } } }],
            },
          ],
          cautions: [],
          links: [],
        })
        const [shorter, longer] = [assess(one(days)).get('a'), assess(one(days + more)).get('a')]
        expect(shorter && longer && comparePeriods(longer.period, shorter.period)).toBeGreaterThanOrEqual(0)
      },
    ),
    runs,
  )
})

test('the cautious day is never before the day of the Act, nor by more than a few days after it', () => {
  fc.assert(
    fc.property(history, (given) => {
      const [cautious, statute] = [assess(given, 'cautious'), assess(given)]
      for (const [id, { ownPeriod, period }] of statute) {
        const later = cautious.get(id)
        expect(later && comparePeriods(later.period, period)).toBeGreaterThanOrEqual(0)
        if (later?.ownPeriod.outcome === 'dated' && ownPeriod.outcome === 'dated') {
          expect(daysBetween(ownPeriod.firstSpentDay, later.ownPeriod.firstSpentDay)).toBeLessThanOrEqual(3)
        }
      }
    }),
    runs,
  )
})

test('answers survive being written down and read again', () => {
  fc.assert(
    fc.property(history, (given) => {
      const again = JSON.parse(JSON.stringify(given)) as History
      expect([...assess(again)]).toEqual([...assess(given)])
    }),
    runs,
  )
})

test('months are clamped to the month and never overflow', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 600 }), (day, months) => {
      const start = addDays(firstDay, day)
      const end = addMonths(start, months)
      expect(end >= start).toBe(true)
      expect(Number(end.slice(8))).toBeLessThanOrEqual(Number(start.slice(8)))
    }),
    runs,
  )
})
