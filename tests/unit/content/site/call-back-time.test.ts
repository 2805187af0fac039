import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { londonDay } from '@/lib/domain/dates/london-time'

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-25'],
  ['a Thursday, over the weekend', '2026-11-26T10:00:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-12-01'],
  ['a minute before midnight in summer time', '2026-07-06T22:59:00Z', '2026-07-08'],
  ['midnight in summer time', '2026-07-06T23:00:00Z', '2026-07-09'],
  ['Christmas Eve, over Christmas, a weekend and a substitute day', '2026-12-24T12:00:00Z', '2026-12-30'],
  ['Maundy Thursday, over Easter', '2027-03-25T12:00:00Z', '2027-03-31'],
])('%s', (_, writtenAt, dueOn) => expect(ourAnswerDueOn(londonDay(new Date(writtenAt)))).toBe(dueOn))
