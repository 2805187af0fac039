import { plainDate } from '@/lib/domain/dates/plain-date'
import { milestoneState, type JobStart } from '@/lib/domain/outcomes/job-start'

const start: JobStart = {
  id: 'start-1',
  personId: 'person-1',
  applicationId: null,
  employerId: 'employer',
  jobTitle: 'Job',
  town: 'Leeds',
  startedOn: plainDate('2027-08-31'),
  hoursPerWeek: 30,
  isApprenticeship: false,
  cameFromDayRelease: false,
  isRealLivingWage: false,
  checks: [],
}

test.each([
  ['2027-10-11', 'not_due'],
  ['2027-10-12', 'due'],
  ['2027-10-26', 'due'],
  ['2027-10-27', 'overdue'],
])('on %s the check at 6 weeks is %s', (today, state) => {
  expect(milestoneState(start, '6_weeks', plainDate(today))).toBe(state)
})

test('who has left is not asked again', () => {
  const check = {
    milestone: '6_weeks',
    result: 'left',
    evidence: 'self_reported',
    on: plainDate('2027-10-13'),
  } as const
  expect(milestoneState({ ...start, checks: [check] }, '6_months', plainDate('2028-03-01'))).toBe('not_needed')
})
