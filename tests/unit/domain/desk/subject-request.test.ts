import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { answerDueOn, begunRequest, outcomesByHand } from '@/lib/domain/desk/subject-request'

it.each([
  ['2026-11-23', '2026-12-23', 'the same day of the next month'],
  ['2026-09-03', '2026-10-05', 'a Saturday moves to Monday'],
  ['2026-10-29', '2026-11-30', 'a Sunday moves to Monday'],
  ['2026-03-31', '2026-04-30', 'a month without that day: its last'],
  ['2027-01-29', '2027-03-01', 'February has no 29th, and its last day is a Sunday'],
  ['2028-01-31', '2028-02-29', 'a leap year'],
  ['2026-11-25', '2026-12-29', 'Christmas Day, the weekend, and the substitute for Boxing Day'],
  ['2026-12-01', '2027-01-04', 'New Year’s Day is a Friday'],
  ['2027-02-26', '2027-03-30', 'Good Friday to the Tuesday after Easter'],
])('what came on %s is answered by %s: %s', (receivedOn, dueOn) => {
  expect(answerDueOn(plainDate(receivedOn), bankHolidayDays)).toBe(dueOn)
})

describe('what a member writes down', () => {
  const given = { kind: 'access', email: 'jo@example.org', receivedOn: '2026-11-20' }
  const read = (change: object) => begunRequest(plainDate('2026-11-22')).safeParse({ ...given, ...change })

  it('takes a request of today or before', () => {
    expect(read({}).data).toEqual(given)
    expect(read({ receivedOn: '2026-11-22' }).success).toBe(true)
    expect(read({ email: ' sc-7f3k9q2m ' }).data?.email).toBe('sc-7f3k9q2m')
  })

  it.each([
    [{ kind: 'portability' }, 'Choose what they ask for.'],
    [
      { email: 'jo' },
      'Enter a whole email address, such as name@example.com, or the reference of an enquiry, such as SC-7F3K9Q2M.',
    ],
    [{ receivedOn: '' }, 'Enter the date it was received.'],
    [{ receivedOn: '2026-02-30' }, 'Enter the date it was received.'],
    [{ receivedOn: '2026-11-23' }, 'That date is in the future.'],
  ])('refuses %j', (change, message) => {
    expect(read(change).error?.issues[0]?.message).toBe(message)
  })
})

it('an erasure cannot be said to be done: it is done by erasing', () => {
  expect(outcomesByHand('erasure')).not.toContain('done')
  expect(outcomesByHand('access')).toContain('done')
})
