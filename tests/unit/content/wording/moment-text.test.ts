import { clockText, dayAndClockText, momentDayText } from '@/lib/content/wording/moment-text'

test.each([
  ['2026-11-21T12:00:00Z', '21 November 2026'],
  ['2026-06-30T23:30:00+00:00', '1 July 2026'],
  ['2026-12-31T23:59:59.123456+00:00', '31 December 2026'],
])('%s was on %s in the United Kingdom', (moment, day) => {
  expect(momentDayText(moment)).toBe(day)
})

test('an invalid time is refused', () => {
  expect(() => momentDayText('soon')).toThrow(RangeError)
})

test('a time of the day is the one of the device that shows it', () => {
  const at = new Date(2026, 10, 21, 9, 5).getTime()
  expect(clockText(at)).toBe('09:05')
  expect(dayAndClockText(at)).toBe('21 November at 09:05')
})
