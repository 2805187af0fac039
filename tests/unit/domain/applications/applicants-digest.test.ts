import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { applicantsDigestDays } from '@/lib/domain/applications/applicants-digest'
import { plainDate } from '@/lib/domain/dates/plain-date'

test.each([
  // A Monday: what came on Friday and at the weekend is new.
  [
    '2026-11-23',
    {
      before: '2026-11-20',
      fiveDaysSince: '2026-11-16',
      fiveDaysSinceBefore: '2026-11-15',
      tenDaysSince: '2026-11-09',
      tenDaysSinceBefore: '2026-11-08',
    },
  ],
  // After Christmas 2026, of which Friday 25 and Monday 28 are bank holidays: what came from Thursday 24 on is new.
  [
    '2026-12-29',
    {
      before: '2026-12-24',
      fiveDaysSince: '2026-12-20',
      fiveDaysSinceBefore: '2026-12-17',
      tenDaysSince: '2026-12-13',
      tenDaysSinceBefore: '2026-12-10',
    },
  ],
])('the digest of %s counts by these days', (day, days) => {
  expect(applicantsDigestDays(plainDate(day), bankHolidayDays)).toMatchObject(days)
})
