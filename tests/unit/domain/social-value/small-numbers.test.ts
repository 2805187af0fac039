import { hideSmall, hideSmallOf, type ShownCount } from '@/lib/domain/social-value/small-numbers'

const shown = (count: ShownCount): number | 'hidden' => (count.kind === 'count' ? count.count : 'hidden')

test('1 to 4 are hidden, zero and 5 are not', () => {
  expect([0, 1, 4, 5, 120].map((count) => shown(hideSmall(count)))).toEqual([0, 'hidden', 'hidden', 5, 120])
})

test.each<[counts: number[], expected: (number | 'hidden')[], total: number | 'hidden']>([
  [[5, 7], [5, 7], 12],
  [[0, 0], [0, 0], 0],
  [[3, 7, 9], ['hidden', 'hidden', 9], 19],
  [[2, 3, 9], ['hidden', 'hidden', 9], 14],
  [[3, 0], ['hidden', 0], 'hidden'],
  [[1, 2], ['hidden', 'hidden'], 'hidden'],
  [[3], ['hidden'], 'hidden'],
  [[0, 2, 8], [0, 'hidden', 'hidden'], 10],
])('%j with their total', (counts, expected, total) => {
  const answer = hideSmallOf(counts)
  expect(answer.counts.map(shown)).toEqual(expected)
  expect(shown(answer.total)).toBe(total)
})

test('no hidden count can be worked out from the total and the others', () => {
  for (let one = 0; one < 12; one += 1) {
    for (let two = 0; two < 12; two += 1) {
      for (let three = 0; three < 12; three += 1) {
        const { counts, total } = hideSmallOf([one, two, three])
        const hidden = counts.filter(({ kind }) => kind === 'hidden').length
        if (total.kind === 'count') expect(hidden).not.toBe(1)
      }
    }
  }
})
