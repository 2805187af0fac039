import fc from 'fast-check'

import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { possibleDays, waysToDate } from '@/lib/domain/disclosure-wizard/ways-to-date'
import { comparePeriods } from '@/lib/domain/disclosure/period'
import { addDays, daysBetween, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')
jest.setTimeout(60_000)

type Known = { unsure: Given; at: number; months: number; kind: 'fine' | 'prison' | 'football_banning_order' }

const typed = (day: PlainDate): Given => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, day: date }
}

function answersOf(known: readonly Known[], dateOf: (one: Known, index: number) => Given): CalculatorAnswers {
  const given = known.map((one, index) => {
    const id = `r${index + 1}`
    return {
      [`${id}-type`]: { type: 'conviction' },
      [`${id}-age`]: { age: 'adult' },
      [`${id}-date`]: dateOf(one, index),
      [`${id}-disposals`]: { kinds: one.kind },
      [`${id}-sentenced`]: { same: 'yes' },
      [`${id}-s_${one.kind}-term`]: { mode: 'length', months: String(one.months) },
      [`${id}-summaryOnly`]: { answer: 'no' },
    }
  })
  return {
    records: known.map((_, index) => `r${index + 1}`),
    given: Object.assign({}, ...given) as CalculatorAnswers['given'],
  }
}

const known = fc.record({
  unsure: fc.oneof(
    fc.record({ year: fc.integer({ min: 2015, max: 2025 }).map(String), unsure: fc.constant('yes') }),
    fc.record({
      month: fc.integer({ min: 1, max: 12 }).map(String),
      year: fc.integer({ min: 2015, max: 2025 }).map(String),
      unsure: fc.constant('yes'),
    }),
  ),
  at: fc.nat(),
  months: fc.integer({ min: 1, max: 40 }),
  kind: fc.constantFrom('fine' as const, 'prison' as const, 'football_banning_order' as const),
})

test('whatever the days really were, the answer for them is between the two that are shown', () => {
  fc.assert(
    fc.property(fc.array(known, { minLength: 1, maxLength: 3 }), (given) => {
      const unsure = answersOf(given, (one) => one.unsure)
      const days = new Map(possibleDays(unsure, today))
      const real = answersOf(given, (one, index) => {
        const [first, last] = [days.get(`r${index + 1}`)?.at(0) ?? today, days.get(`r${index + 1}`)?.at(-1) ?? today]
        return typed(addDays(first, one.at % (daysBetween(first, last) + 1)))
      })
      const [range, exact] = [outcomeOf(unsure, today), outcomeOf(real, today)]
      if (range.outcome !== 'found' || exact.outcome !== 'found') throw new Error('Everything is answered.')
      for (const [index, { earliest, latest }] of range.records.entries()) {
        const period = exact.records[index]?.latest
        if (!period) throw new Error('As many as were told.')
        expect(comparePeriods(earliest, period)).toBeLessThanOrEqual(0)
        expect(comparePeriods(latest, period)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 12 },
  )
})

test('known dates are one way, a year is day by day, and several years are never too many', () => {
  const one = (unsure: Given, count: number) =>
    waysToDate(
      answersOf(
        Array.from({ length: count }, () => ({ unsure, at: 0, months: 1, kind: 'fine' as const })),
        () => unsure,
      ),
      today,
    ).length
  expect(waysToDate(noCalculatorAnswers, today)).toHaveLength(1)
  expect(one({ day: '1', month: '6', year: '2020' }, 3)).toBe(1)
  expect(one({ unsure: 'yes', year: '2020' }, 1)).toBe(366)
  for (const count of [2, 3, 5, 12]) expect(one({ unsure: 'yes', year: '2020' }, count)).toBeLessThanOrEqual(800)
})

test('the day of the sentence and of the last payment can be unknown too', () => {
  const base = answersOf([{ unsure: {}, at: 0, months: 6, kind: 'prison' }], () => ({
    day: '1',
    month: '3',
    year: '2020',
  }))
  const outcome = outcomeOf(
    { ...base, given: { ...base.given, 'r1-sentenced': { same: 'no', unsure: 'yes', month: '4', year: '2020' } } },
    today,
  )
  // 6 months from 1 April end on 30 September, from 30 April on 29 October; 12 months are counted from the day after.
  expect(outcome).toMatchObject({
    records: [{ earliest: { firstSpentDay: '2021-10-01' }, latest: { firstSpentDay: '2021-10-30' } }],
  })
  const owed = answersOf([{ unsure: {}, at: 0, months: 6, kind: 'fine' }], () => ({
    day: '1',
    month: '3',
    year: '2020',
  }))
  const paid = outcomeOf(
    {
      ...owed,
      given: {
        ...owed.given,
        'r1-disposals': { kinds: 'compensation_order' },
        'r1-s_compensation_order-paid': { isPaid: 'yes', unsure: 'yes', year: '2022' },
      },
    },
    today,
  )
  expect(paid).toMatchObject({
    records: [{ earliest: { firstSpentDay: '2022-01-01' }, latest: { firstSpentDay: '2022-12-31' } }],
  })
})
