import { dayInWords } from '@/lib/domain/day-in-words'

test.each([
  ['2026-11-21T12:00:00Z', '21 November 2026'],
  ['2026-06-30T23:30:00+00:00', '1 July 2026'],
  ['2026-12-31T23:59:59.123456+00:00', '31 December 2026'],
])('%s was on %s in the United Kingdom', (moment, day) => {
  expect(dayInWords(moment)).toBe(day)
})

test('what is no moment is refused', () => {
  expect(() => dayInWords('soon')).toThrow(RangeError)
})
