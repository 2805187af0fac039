import { isAtNight } from '@/lib/domain/job-board/night-work'
import { nightPatterns } from '../../../support/night-patterns'

test.each(nightPatterns)('%s: at night %s', (pattern, expected) => {
  expect(isAtNight(pattern)).toBe(expected)
})

test('the longest hours that an advert may have are read at once', () => {
  const started = performance.now()
  for (const piece of ['no ', 'no or ', '10pm ', 'not by ']) isAtNight(piece.repeat(2000).slice(0, 5000))
  expect(performance.now() - started).toBeLessThan(500)
})
