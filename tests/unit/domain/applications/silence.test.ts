import type { Application, DisclosureState } from '@/lib/domain/applications/application'
import type { Slot } from '@/lib/domain/applications/interview-slots'
import { noDetails } from '@/tests/support/no-details'
import {
  daysWaitingForEmployer,
  reasonsToWithdraw,
  waitedSinceDay,
  waitsSince,
  workingDaysWaited,
} from '@/lib/domain/applications/silence'
import type { Stage } from '@/lib/domain/applications/stages'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { addDays, plainDate } from '@/lib/domain/dates/plain-date'

const moved = plainDate('2026-11-20')

const at = (
  stage: Stage,
  disclosure: DisclosureState = 'not_asked',
  disclosureOn: string | null = null,
): Pick<Application, 'history' | 'disclosure' | 'disclosureOn'> => ({
  history: [{ stage, on: moved, by: 'employer', note: null }],
  disclosure,
  disclosureOn: disclosureOn === null ? null : plainDate(disclosureOn),
})
const slot = (state: Slot['state']): Slot => ({
  id: state,
  on: plainDate('2026-11-25'),
  at: '10:00',
  minutes: 30,
  way: 'phone',
  place: 'We will call you',
  ...noDetails,
  state,
})

test.each([
  { what: 'a new application', application: at('applied'), slots: [], since: '2026-11-20' },
  { what: 'the shortlist', application: at('shortlisted'), slots: [], since: '2026-11-20' },
  { what: 'an interview without a time', application: at('interview'), slots: [], since: '2026-11-20' },
  { what: 'times to choose from', application: at('interview'), slots: [slot('offered')], since: '2026-11-25' },
  { what: 'times that were taken back', application: at('interview'), slots: [slot('withdrawn')], since: '2026-11-20' },
  { what: 'a chosen time', application: at('interview'), slots: [slot('chosen')], since: '2026-11-25' },
  { what: 'an open question', application: at('shortlisted', 'asked', '2026-11-21'), slots: [], since: null },
  { what: 'an answer', application: at('shortlisted', 'shared', '2026-11-23'), slots: [], since: '2026-11-23' },
  {
    what: 'an answer before the last step',
    application: at('interview', 'declined', '2026-11-01'),
    slots: [],
    since: '2026-11-20',
  },
  { what: 'an offer', application: at('offer'), slots: [], since: null },
  { what: 'a no', application: at('unsuccessful'), slots: [], since: null },
  { what: 'a withdrawal', application: at('withdrawn'), slots: [], since: null },
])('after $what the employer is waited for since $since', ({ application, slots, since }) => {
  expect(waitsSince(application, slots)).toBe(since)
})

test.each([
  { what: 'since that day', application: at('interview'), slots: [slot('declined')], since: '2026-11-23' },
  {
    what: 'also while a question is open',
    application: at('interview', 'asked', '2026-11-24'),
    slots: [slot('declined')],
    since: '2026-11-23',
  },
  { what: 'until others are offered', application: at('interview'), slots: [slot('offered')], since: '2026-11-25' },
  { what: 'until a no', application: at('unsuccessful_after_interview'), slots: [slot('declined')], since: null },
])('whoever says that none of the times works waits $what', ({ application, slots, since }) => {
  expect(waitsSince(application, slots, plainDate('2026-11-23'))).toBe(since)
})

test('working days of waiting leave out weekends and bank holidays, and a day to come is no waiting', () => {
  // Christmas Day is a Friday and Boxing Day is kept on the Monday after it.
  const since = plainDate('2026-12-24')
  expect(workingDaysWaited(since, since, bankHolidayDays)).toBe(0)
  expect(workingDaysWaited(since, plainDate('2026-12-28'), bankHolidayDays)).toBe(0)
  expect(workingDaysWaited(since, plainDate('2026-12-29'), bankHolidayDays)).toBe(1)
  expect(workingDaysWaited(plainDate('2026-12-30'), plainDate('2026-12-29'), bankHolidayDays)).toBeNull()
  expect(workingDaysWaited(null, since, bankHolidayDays)).toBeNull()
})

test('the day since which somebody has waited so long is the latest one of which that is true', () => {
  for (let day = plainDate('2026-12-14'); day < '2027-01-15'; day = addDays(day, 1)) {
    for (const count of [5, 10, 15]) {
      const since = waitedSinceDay(day, count, bankHolidayDays)
      expect(workingDaysWaited(since, day, bankHolidayDays)).toBeGreaterThanOrEqual(count)
      expect(workingDaysWaited(addDays(since, 1), day, bankHolidayDays)).toBeLessThan(count)
    }
  }
})

test.each([null, 0, 14, 15, 40])(
  'after %s working days a missing reply is a reason to withdraw only from 15 on',
  (waited) => {
    expect(reasonsToWithdraw(waited).includes('no_reply')).toBe(waited !== null && waited >= 15)
    expect(reasonsToWithdraw(waited)).toContain('rather_not_say')
  },
)

test('nobody waits for the employer until the day after a booked interview, nor while it is the person’s turn', () => {
  const days = (stage: Stage, day: string, isBooked = true) =>
    daysWaitingForEmployer(at(stage), isBooked ? slot('chosen') : null, plainDate(day))
  expect(days('interview', '2026-11-23')).toBeNull()
  expect(days('interview', '2026-11-25')).toBeNull()
  expect(days('interview', '2026-11-27')).toBe(2)
  expect(days('interview', '2026-11-23', false)).toBe(3)
  expect(days('applied', '2026-11-23', false)).toBe(3)
  expect(days('offer', '2026-11-23', false)).toBeNull()
  expect(daysWaitingForEmployer(at('shortlisted', 'asked', '2026-11-21'), null, plainDate('2026-11-23'))).toBeNull()
})
