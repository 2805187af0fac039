import fc from 'fast-check'

import { hideSmallSets, type ShownCount } from '@/lib/domain/social-value/small-numbers'

const shown = (count: ShownCount): number | 'hidden' => (count.kind === 'count' ? count.count : 'hidden')
const people = (from: number, to: number): Set<number> =>
  new Set(Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index))

test.each<[string, Set<number>[], (number | 'hidden')[]]>([
  ['nobody', [new Set()], [0]],
  ['four people', [people(0, 4)], ['hidden']],
  ['a year, and all of it but two', [people(0, 20), people(2, 20)], [20, 'hidden']],
  ['two quarters that overlap in five', [people(0, 10), people(5, 15)], [10, 10]],
  ['two that overlap in two', [people(0, 10), people(8, 18)], [10, 'hidden']],
  // Towns that add up to the whole: the last would follow from the others.
  [
    'a whole of three towns, one of them small',
    [people(0, 17), people(0, 7), people(7, 14), people(14, 17)],
    [17, 7, 'hidden', 'hidden'],
  ],
  // One filter, then a period, then both: 20 people, 10 men, 10 of this year, and 3 who are both.
  ['two halves that cross in three', [people(0, 20), people(0, 10), people(7, 17)], [20, 10, 'hidden']],
])('%s', (_, sets, expected) => {
  expect(hideSmallSets(sets).map(shown)).toEqual(expected)
})

/** Of steps that each include the next, one is shown only if it differs from each shown before it by nothing, or by 5 or more. */
function shownOfSteps(falling: readonly number[]): (number | 'hidden')[] {
  const seen: number[] = []
  return falling.map((count) => {
    const gaps = [count, ...seen.map((other) => other - count)]
    if (gaps.some((gap) => gap > 0 && gap < 5)) return 'hidden'
    seen.push(count)
    return count
  })
}

test('of sets that include one another each is shown that differs from those before it by nothing, or by five', () => {
  const counts = fc.array(fc.nat(40), { maxLength: 9 }).map((list) => list.toSorted((one, other) => other - one))
  fc.assert(
    fc.property(counts, (falling) => {
      const sets = falling.map((count) => people(0, count))
      expect(hideSmallSets(sets).map(shown)).toEqual(shownOfSteps(falling))
    }),
  )
})

/** Everybody with what a report can filter by, and the sets that its filters and periods make. */
const world = fc
  .array(fc.record({ quarter: fc.nat(5), town: fc.nat(2), service: fc.nat(2), worker: fc.nat(2), step: fc.nat(4) }), {
    minLength: 1,
    maxLength: 70,
  })
  .map((list) => {
    const all = list.map((one, id) => ({ ...one, id }))
    const spans = [
      () => true,
      ...[0, 1].map(
        (year) =>
          ({ quarter }: { quarter: number }) =>
            Math.floor(quarter / 3) === year,
      ),
      ...[0, 1, 2, 3, 4, 5].map(
        (wanted) =>
          ({ quarter }: { quarter: number }) =>
            quarter === wanted,
      ),
    ]
    const filters = [
      () => true,
      ...(['town', 'service', 'worker'] as const).flatMap((field) =>
        [0, 1, 2].map((wanted) => (one: (typeof all)[number]) => one[field] === wanted),
      ),
    ]
    return filters.flatMap((filter) =>
      spans.flatMap((span) =>
        [0, 1, 2, 3, 4].map(
          (step) => new Set(all.filter((one) => filter(one) && span(one) && one.step >= step).map(({ id }) => id)),
        ),
      ),
    )
  })

test('however what is shown is added and subtracted, over filters and periods, nobody gets a number from 1 to 4', () => {
  fc.assert(
    fc.property(
      world,
      fc.array(fc.tuple(fc.nat(100_000), fc.constantFrom(-1, 1)), { minLength: 2, maxLength: 6 }),
      (sets, terms) => {
        const counts = hideSmallSets(sets)
        const open = sets.filter((_, index) => counts[index]?.kind === 'count')
        // A walk: one term after another, looking at what each sum counts.
        const times = new Map<number, number>()
        for (const [at, sign] of terms) {
          for (const person of open[at % Math.max(1, open.length)] ?? [])
            times.set(person, (times.get(person) ?? 0) + sign)
          const left = [...times.values()].filter((count) => count !== 0)
          const isCount = left.every((count) => count === left[0])
          // Only where everybody is counted equally often is the sum a number of people.
          if (isCount) expect(left.length === 0 || left.length >= 5).toBe(true)
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('the difference of any two numbers that are shown is of nobody, or of five and more, on each side', () => {
  fc.assert(
    fc.property(world, (sets) => {
      const counts = hideSmallSets(sets)
      const open = sets.filter((_, index) => counts[index]?.kind === 'count')
      const small = open.flatMap((one) =>
        open
          .map((other) => [...one].filter((person) => !other.has(person)).length)
          .filter((only) => only > 0 && only < 5),
      )
      expect(small).toEqual([])
    }),
    { numRuns: 15 },
  )
})
