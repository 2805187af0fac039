import { nextOf, type OwnRow } from '@/components/hiring/applications/own-list'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { weekdayText } from '@/lib/content/wording/date-text'
import { plainDate } from '@/lib/domain/dates/plain-date'

const interviewOn = plainDate('2026-11-27')
const row = (stage: OwnRow['stage']): OwnRow => ({
  id: '1',
  reference: 'A-7KX2M9',
  jobTitle: 'Bakery assistant',
  company: 'Example Bakery',
  stage,
  updatedOn: plainDate('2026-11-23'),
  waited: null,
  hearBy: null,
  interviewOn,
  disclosure: 'not_asked',
  wasInterviewed: false,
  hasTimes: false,
  hasDeclinedTimes: false,
  unread: 0,
})

test('a booked interview is named until the offer is accepted, from when it does not take place any more', () => {
  const interview = words.interviewOn(weekdayText(interviewOn))
  expect(nextOf(row('interview'))).toBe(interview)
  expect(nextOf(row('offer'))).toBe(`${words.yourTurn.offer}. ${interview}`)
  expect(nextOf(row('accepted'))).toBe(words.afterAccepting)
})
