import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { digestDayAt } from '@/lib/domain/dates/digest-day'

test.each([
  ['a second before 8:00', '2026-11-23T07:59:59Z', null],
  ['8:00 on a Monday', '2026-11-23T08:00:00Z', '2026-11-23'],
  ['a server that comes up at 11:59', '2026-11-23T11:59:59Z', '2026-11-23'],
  ['noon', '2026-11-23T12:00:00Z', null],
  ['8:00 in summer time', '2026-07-01T07:00:00Z', '2026-07-01'],
  ['8:00 UTC in winter is not 7:00', '2026-12-01T07:00:00Z', null],
  ['23:59 in summer time', '2026-07-01T22:59:00Z', null],
  ['a Saturday', '2026-11-21T08:00:00Z', null],
  ['the Sunday on which the clocks go back', '2026-10-25T08:00:00Z', null],
  ['the Monday after it', '2026-10-26T08:00:00Z', '2026-10-26'],
  ['the Monday after they went forward, an hour earlier in UTC', '2026-03-30T07:00:00Z', '2026-03-30'],
  ['a bank holiday', '2026-08-31T08:00:00Z', null],
  ['the substitute for Boxing Day', '2026-12-28T09:00:00Z', null],
])('%s: the digest of a working day, or none', (_, instant, day) => {
  expect(digestDayAt(new Date(instant), bankHolidayDays)).toBe(day)
})
