import { plainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays, isWorkingDay, workingDayFrom } from '@/lib/domain/dates/working-days'

const christmas = new Set(['2026-12-25', '2026-12-28'].map(plainDate))

test.each([
  ['a Monday', '2026-11-23', 2, '2026-11-25'],
  ['a Thursday', '2026-11-19', 2, '2026-11-23'],
  ['a Friday', '2026-11-20', 2, '2026-11-24'],
  ['a Saturday', '2026-11-21', 2, '2026-11-24'],
  ['a Sunday', '2026-11-22', 1, '2026-11-23'],
  ['the day before Christmas', '2026-12-24', 1, '2026-12-29'],
  ['Christmas Day', '2026-12-25', 2, '2026-12-30'],
  ['the Wednesday before', '2026-12-23', 2, '2026-12-29'],
])('%s, %s, and %d working days is %s', (_, day, count, expected) => {
  expect(addWorkingDays(plainDate(day), count, christmas)).toBe(expected)
})

test('a bank holiday and a weekend are no working days', () => {
  expect(
    ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'].map((day) => isWorkingDay(plainDate(day), christmas)),
  ).toEqual([true, false, false, false])
})

test.each([0, -1, 1.5, NaN])('%d is no number of days to wait', (count) => {
  expect(() => addWorkingDays(plainDate('2026-11-23'), count, christmas)).toThrow(RangeError)
})

test.each([
  ['a Sunday itself', '2026-11-22', 0, '2026-11-23'],
  ['Christmas Day itself', '2026-12-25', 0, '2026-12-29'],
  ['a Saturday to come', '2026-11-19', 2, '2026-11-23'],
  ['a Saturday that is past', '2026-11-23', -2, '2026-11-20'],
  ['a bank holiday that is past', '2026-12-29', -1, '2026-12-24'],
  ['a working day', '2026-11-23', 1, '2026-11-24'],
])('the working day nearest to %s: %s and %d days is %s', (_, today, offset, expected) => {
  expect(workingDayFrom(plainDate(today), offset, christmas)).toBe(expected)
})
