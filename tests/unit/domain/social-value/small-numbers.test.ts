import { hideSmall, type ShownCount } from '@/lib/domain/social-value/small-numbers'

const shown = (count: ShownCount): number | 'hidden' => (count.kind === 'count' ? count.count : 'hidden')

test('1 to 4 are hidden, zero and 5 are not', () => {
  expect([0, 1, 4, 5, 120].map((count) => shown(hideSmall(count)))).toEqual([0, 'hidden', 'hidden', 5, 120])
})
