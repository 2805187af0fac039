import { hideSmall, hideSmallOf, hideSmallSteps, type ShownCount } from '@/lib/domain/social-value/small-numbers'

const shown = (count: ShownCount): number | 'hidden' => (count.kind === 'count' ? count.count : 'hidden')

test('1 to 4 are hidden, zero and 5 are not', () => {
  expect([0, 1, 4, 5, 120].map((count) => shown(hideSmall(count)))).toEqual([0, 'hidden', 'hidden', 5, 120])
})

test.each<[counts: number[], expected: (number | 'hidden')[], total: number | 'hidden']>([
  [[], [], 0],
  [[5, 7], [5, 7], 12],
  [[0, 0], [0, 0], 0],
  [[3, 7, 9], ['hidden', 'hidden', 9], 19],
  [[2, 3, 9], ['hidden', 'hidden', 9], 14],
  [[3, 0], ['hidden', 0], 'hidden'],
  [[1, 2], ['hidden', 'hidden'], 'hidden'],
  [[3], ['hidden'], 'hidden'],
  [[0, 2, 8], [0, 'hidden', 'hidden'], 10],
  // Both would be 1, as 11 less 9 is 2.
  [[1, 1, 9], ['hidden', 'hidden', 'hidden'], 11],
  // Five that are not zero and add up to 5 are all 1.
  [[1, 1, 1, 1, 1], ['hidden', 'hidden', 'hidden', 'hidden', 'hidden'], 'hidden'],
])('%j with their total', (counts, expected, total) => {
  const answer = hideSmallOf(counts)
  expect(answer.counts.map(shown)).toEqual(expected)
  expect(shown(answer.total)).toBe(total)
})

test.each<[steps: number[], expected: (number | 'hidden')[]]>([
  [[], []],
  [
    [20, 15, 9, 0],
    [20, 15, 9, 0],
  ],
  [
    [10, 9, 10, 7, 5, 3, 2, 0],
    [10, 'hidden', 10, 'hidden', 5, 'hidden', 'hidden', 0],
  ],
  // Two of twelve have left.
  [
    [12, 10],
    [12, 'hidden'],
  ],
  [
    [12, 12],
    [12, 12],
  ],
  [
    [4, 4],
    ['hidden', 'hidden'],
  ],
])('the steps %j', (steps, expected) => expect(hideSmallSteps(steps).map(shown)).toEqual(expected))

type Table = { counts: readonly number[]; printed: readonly (number | 'hidden')[] }

/** What each hidden number may be, for a reader who knows the rule and has only the printed page. */
function possibleValues(tables: readonly Table[], { printed }: Table, index: number): Set<number | undefined> {
  const page = printed.join()
  return new Set(tables.filter((one) => one.printed.join() === page).map(({ counts }) => counts[index]))
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)

test('who knows the rule cannot work out a hidden count from its table', () => {
  const tables = upTo(9).flatMap((one) =>
    upTo(9).flatMap((two) =>
      upTo(9).map((three): Table => {
        const answer = hideSmallOf([one, two, three])
        return { counts: [one, two, three], printed: [...answer.counts, answer.total].map(shown) }
      }),
    ),
  )
  const pages = [...new Map(tables.map((table) => [table.printed.join(), table])).values()]
  for (const table of pages) {
    table.counts.forEach((_, index) => {
      if (table.printed[index] !== 'hidden') return
      expect([table.printed, possibleValues(tables, table, index).size]).not.toEqual([table.printed, 1])
    })
  }
})

test('two steps that are shown never differ by 1 to 4, and a hidden one may be several numbers', () => {
  const tables = upTo(16).flatMap((one) =>
    upTo(one).flatMap((two) =>
      upTo(two).map((three): Table => ({
        counts: [one, two, three],
        printed: hideSmallSteps([one, two, three]).map(shown),
      })),
    ),
  )
  for (const table of tables) {
    const numbers = table.printed.filter((count) => count !== 'hidden')
    for (const one of numbers) {
      for (const other of numbers) expect([1, 2, 3, 4]).not.toContain(Math.abs(one - other))
    }
    table.printed.forEach((count, index) => {
      if (count === 'hidden') expect(possibleValues(tables, table, index).size).toBeGreaterThan(1)
    })
  }
})
