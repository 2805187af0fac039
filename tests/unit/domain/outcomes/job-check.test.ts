import { addDays, addMonths, plainDate } from '@/lib/domain/dates/plain-date'
import {
  checkDueOn,
  checksToRecord,
  jobCheckForm,
  jobMilestones,
  jobStartForm,
  milestoneLengths,
  ownAnswerForm,
  type JobCheck,
} from '@/lib/domain/outcomes/job-check'

const day = plainDate
const today = day('2026-11-25')
const check = (milestone: JobCheck['milestone'], answer: JobCheck['answer']): JobCheck => ({
  milestone,
  dueOn: checkDueOn(day('2026-01-01'), milestone),
  isAsked: true,
  answer,
  reason: null,
  evidence: null,
  answeredOn: null,
  verifiedBy: null,
  employerAnswer: null,
})

test('checks are due after 6 and 13 weeks, 6 and 12 months', () => {
  const from = day('2026-08-31')
  expect(jobMilestones.map((milestone) => checkDueOn(from, milestone))).toEqual([
    '2026-10-12',
    '2026-11-30',
    '2027-02-28',
    '2027-08-31',
  ])
})

test('the database is told the same lengths', () => {
  const from = day('2026-02-03')
  for (const milestone of jobMilestones) {
    const [count = '', unit] = milestoneLengths[milestone].split(' ')
    const due = unit === 'days' ? addDays(from, Number(count)) : addMonths(from, Number(count))
    expect(due).toBe(checkDueOn(from, milestone))
  }
})

test('what is due can be recorded, the next check only if they left before it, and nothing after somebody left', () => {
  const startedOn = day('2026-01-01')
  const on = (checks: Parameters<typeof checksToRecord>[0]['checks'], at = today, from = startedOn) =>
    checksToRecord({ startedOn: from, checks }, at).map(({ milestone, isEarly }) =>
      isEarly ? `${milestone} early` : milestone,
    )
  expect(on([])).toEqual(['6_weeks', '13_weeks', '6_months', '12_months early'])
  expect(on([check('13_weeks', 'ended')])).toEqual(['6_weeks', '13_weeks'])
  expect(on([check('6_weeks', 'no_answer')], day('2026-02-12'))).toEqual(['6_weeks', '13_weeks early'])
  expect(on([check('6_weeks', 'in_post')], day('2026-02-12'))).toEqual(['6_weeks', '13_weeks early'])
  // What was recorded before its day can be put right, and nothing comes after it.
  expect(on([check('13_weeks', 'ended')], day('2026-02-12'))).toEqual(['6_weeks', '13_weeks early'])
  expect(on([check('6_weeks', 'ended')], day('2026-01-20'))).toEqual(['6_weeks early'])
  expect(on([], today, today)).toEqual(['6_weeks early'])
  expect(on([], today, addDays(today, 1))).toEqual([])
})

test('a reason is kept only of somebody who is not there any more', () => {
  const read = (answer: string) => ownAnswerForm.parse({ answer, reason: 'travel' })
  expect(read('in_post')).toEqual({ answer: 'in_post', reason: null })
  expect(read('ended')).toEqual({ answer: 'ended', reason: 'travel' })
  expect(ownAnswerForm.parse({ answer: 'moved_on', reason: 'made up' })).toEqual({
    answer: 'moved_on',
    reason: 'rather_not_say',
  })
  expect(ownAnswerForm.safeParse({ answer: 'no_answer' }).success).toBe(false)
  expect(jobCheckForm.safeParse({ milestone: '6_weeks', answer: 'ended' }).success).toBe(false)
})

test.each<[string, Record<string, string>, boolean]>([
  ['all of it', {}, true],
  ['no hours', { hours: '' }, true],
  ['half an hour, with a comma', { hours: '37,5' }, true],
  ['no employer', { employer: ' ' }, false],
  ['a day to come', { startedOn: '2026-11-26' }, false],
  ['a day long ago', { startedOn: '2024-11-24' }, false],
  ['a word for a day', { startedOn: 'last week' }, false],
  ['too many hours', { hours: '81' }, false],
  ['no hours at all', { hours: '0' }, false],
  ['a word for hours', { hours: 'full time' }, false],
])('a job start with %s', (_, change, isRead) => {
  const fields = { employer: 'Acme', job: 'Driver', startedOn: '2026-11-25', hours: '20', ...change }
  expect(jobStartForm(today).safeParse(fields).success).toBe(isRead)
})
