import { requestDates } from '@/components/desk/subjects/request-dates'
import { plainDate } from '@/lib/domain/dates/plain-date'

test.each([
  ['2026-11-27', '2026-12-29', '29 December 2026, as Sunday 27 December is not a working day'],
  ['2026-11-23', '2026-12-23', '23 December 2026'],
])('received on %s, the answer is due by %s, and why then', (receivedOn, dueOn, text) => {
  expect(requestDates({ receivedOn: plainDate(receivedOn), dueOn: plainDate(dueOn) })[1]?.value).toBe(text)
})
