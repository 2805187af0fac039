import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { workingMinutesBetween } from '@/lib/domain/dates/working-hours'

// 2026: 6 April is Easter Monday, 29 March and 25 October are when the clocks change, 31 August is a bank holiday.
test.each([
  ['within a morning', '2026-11-23T09:30Z', '2026-11-23T10:15Z', 45],
  ['a whole day, from before it to after it', '2026-11-23T00:00Z', '2026-11-23T23:59Z', 480],
  ['from one evening to the next morning', '2026-11-23T16:30Z', '2026-11-24T09:10Z', 40],
  ['over a weekend', '2026-11-20T16:00Z', '2026-11-23T10:00Z', 120],
  ['on a Sunday alone', '2026-11-22T09:00Z', '2026-11-22T17:00Z', 0],
  ['a bank holiday alone', '2026-08-31T08:00Z', '2026-08-31T16:00Z', 0],
  ['over Easter, Friday and Monday', '2026-04-02T15:00Z', '2026-04-07T09:00Z', 120],
  ['in summer time, when 9:00 is 8:00 UTC', '2026-07-01T08:00Z', '2026-07-01T09:00Z', 60],
  ['in summer time, before the office opens', '2026-07-01T07:00Z', '2026-07-01T08:00Z', 0],
  ['from 23:59 in summer time, which is the day before', '2026-07-01T22:59Z', '2026-07-02T08:30Z', 30],
  ['from 23:59 in summer time on a Friday', '2026-07-03T22:59Z', '2026-07-06T09:00Z', 60],
  ['from 00:01 in summer time, which is still yesterday in UTC', '2026-07-01T23:01Z', '2026-07-02T16:00Z', 480],
  ['over the weekend on which the clocks go forward', '2026-03-27T16:00Z', '2026-03-30T09:00Z', 120],
  ['over the weekend on which they go back', '2026-10-23T15:00Z', '2026-10-26T10:00Z', 120],
  ['two weeks', '2026-11-09T09:00Z', '2026-11-23T09:00Z', 10 * 480],
  ['over Christmas', '2026-12-24T16:00Z', '2026-12-29T10:00Z', 120],
  ['no time at all', '2026-11-23T10:00Z', '2026-11-23T10:00Z', 0],
  ['backwards', '2026-11-24T10:00Z', '2026-11-23T10:00Z', 0],
])('office hours %s: from %s to %s are %d minutes', (_, from, until, minutes) => {
  expect(workingMinutesBetween(new Date(from), new Date(until), bankHolidayDays)).toBe(minutes)
})
