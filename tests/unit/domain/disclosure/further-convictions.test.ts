import fc from 'fast-check'

import { extendPeriods, type OwnPeriods } from '@/lib/domain/disclosure/further-convictions'
import { comparePeriods, spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const firstDay = plainDate('2000-01-01')
const on = (at: number) => addDays(firstDay, at)
jest.setTimeout(60_000)

const dated = fc.integer({ min: 0, max: 90 })
const ends = fc.oneof(
  { weight: 8, arbitrary: dated },
  { weight: 1, arbitrary: fc.constantFrom<Period['outcome']>('until_further_order', 'never') },
)
const shape = fc.record({
  first: fc.integer({ min: 0, max: 80 }),
  unknownDays: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 12 })),
  at: fc.nat({ max: 12 }),
  own: ends,
  source: fc.option(dated, { nil: undefined }),
  neverExtends: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})
type Shape = {
  first: number
  unknownDays: number
  at: number
  own: number | Period['outcome']
  source: number | undefined
  neverExtends: boolean
}

const periodFrom = (day: number, length: number | Period['outcome']): Period =>
  typeof length === 'number'
    ? spentFrom(on(day + length))
    : length === 'never'
      ? { outcome: 'never' }
      : { outcome: 'until_further_order' }

function conviction({ own, source, neverExtends }: Shape, index: number, day: number, otherDay = day): OwnPeriods {
  // What only forbids can be the longest; the other sentences are as long or shorter.
  const short = source === undefined || typeof own !== 'number' ? own : Math.min(own, source)
  return {
    id: `c${index}`,
    convictedOn: on(day),
    perhapsOn: on(otherDay),
    neverExtends,
    own: periodFrom(day, own),
    source: source === undefined ? undefined : periodFrom(day, short),
  }
}

const exactly = (shapes: readonly Shape[]) => shapes.map((one, index) => conviction(one, index, one.first))

test('what is spent on the day of a further conviction never changes, whatever comes after', () => {
  let spent = 0
  fc.assert(
    fc.property(fc.array(shape, { minLength: 2, maxLength: 6 }), (shapes) => {
      const all = exactly(shapes)
      const inTheEnd = extendPeriods(all)
      for (const { convictedOn } of all) {
        const untilThen = extendPeriods(all.filter((one) => one.convictedOn < convictedOn))
        for (const [id, { period }] of untilThen) {
          if (period.outcome !== 'dated' || period.firstSpentDay > convictedOn) continue
          spent += 1
          expect(inTheEnd.get(id)?.period).toEqual(period)
        }
      }
    }),
    { numRuns: 1500 },
  )
  expect(spent).toBeGreaterThan(500)
})

test('whatever the days really were, what comes out lies between the two ends', () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), (shapes) => {
      const ends = (side: 'first' | 'last') =>
        extendPeriods(
          shapes.map((one, index) => {
            const last = one.first + one.unknownDays
            return side === 'first' ? conviction(one, index, one.first, last) : conviction(one, index, last, one.first)
          }),
        )
      const real = extendPeriods(
        shapes.map((one, index) => conviction(one, index, one.first + (one.at % (one.unknownDays + 1)))),
      )
      const [earliest, latest] = [ends('first'), ends('last')]
      for (const [id, { period }] of real) {
        const [low, high] = [earliest.get(id)?.period, latest.get(id)?.period]
        if (!low || !high) throw new Error('As many as were told.')
        expect(comparePeriods(low, period)).toBeLessThanOrEqual(0)
        expect(comparePeriods(high, period)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 1500 },
  )
})

const dates = (convictions: readonly OwnPeriods[]) =>
  [...extendPeriods(convictions).values()].map(({ period }) =>
    period.outcome === 'dated' ? period.firstSpentDay : period.outcome,
  )
const known = (id: string, day: string, own: string, source = own): OwnPeriods => ({
  id,
  convictedOn: plainDate(day),
  neverExtends: false,
  own: own === 'never' ? { outcome: 'never' } : spentFrom(plainDate(own)),
  source: source === 'never' ? { outcome: 'never' } : spentFrom(plainDate(source)),
})

describe('a spent conviction does not come back', () => {
  const order = known('order', '2010-01-01', '2013-01-01')
  const long = known('fine and restraining order', '2011-01-01', '2021-01-01', '2012-01-01')

  test('prison that comes later moves what is unspent then, and leaves what was spent', () => {
    const prison = known('prison', '2019-01-01', '2026-12-31')
    expect(dates([order, long, prison])).toEqual(['2013-01-01', '2026-12-31', '2026-12-31'])
  })

  test('an extended sentence bars what is unspent then, and leaves what was spent', () => {
    expect(dates([order, long, known('extended', '2020-01-01', 'never')])).toEqual(['2013-01-01', 'never', 'never'])
  })

  test('what an excluded sentence has barred still makes a later one last longer', () => {
    const first = known('prison', '2018-01-01', '2030-01-01')
    const later = known('fine', '2021-01-01', '2022-01-01')
    expect(dates([first, known('life', '2020-01-01', 'never'), later])).toEqual(['never', 'never', '2030-01-01'])
  })
})
