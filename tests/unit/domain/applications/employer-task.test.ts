import { checksWaitSince, employerTask, type TurnFacts } from '@/lib/domain/applications/employer-task'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-25')
const before = plainDate('2026-11-20')
const tomorrow = plainDate('2026-11-26')
const blank: TurnFacts = {
  stage: 'applied',
  waitsSince: null,
  hasChosenTime: false,
  checksSince: null,
  statementSince: null,
}

test.each<{ what: string; facts: Partial<TurnFacts>; task: ReturnType<typeof employerTask> }>([
  { what: 'a new application', facts: { waitsSince: today }, task: { kind: 'read_application', since: today } },
  {
    what: 'somebody on the shortlist',
    facts: { stage: 'shortlisted', waitsSince: before },
    task: { kind: 'offer_times', since: before },
  },
  { what: 'a question that is not answered', facts: { stage: 'shortlisted' }, task: null },
  {
    what: 'an interview tomorrow',
    facts: { stage: 'interview', waitsSince: tomorrow, hasChosenTime: true },
    task: null,
  },
  { what: 'an interview today', facts: { stage: 'interview', waitsSince: today, hasChosenTime: true }, task: null },
  {
    what: 'an interview that is over',
    facts: { stage: 'interview', waitsSince: before, hasChosenTime: true },
    task: { kind: 'record_interview', since: before },
  },
  { what: 'times of which the last is today', facts: { stage: 'interview', waitsSince: today }, task: null },
  {
    what: 'times that nobody chose',
    facts: { stage: 'interview', waitsSince: before },
    task: { kind: 'offer_new_times', since: before },
  },
  { what: 'an offer without checks', facts: { stage: 'offer' }, task: null },
  {
    what: 'an offer with checks',
    facts: { stage: 'offer', checksSince: before },
    task: { kind: 'do_checks', since: before },
  },
  {
    what: 'an offer that was accepted before its checks',
    facts: { stage: 'accepted', checksSince: before },
    task: { kind: 'do_checks', since: before },
  },
  {
    what: 'a statement, before an interview to come',
    facts: { stage: 'interview', waitsSince: tomorrow, hasChosenTime: true, statementSince: before },
    task: { kind: 'read_statement', since: before },
  },
  {
    what: 'a statement of somebody who waits for longer',
    facts: { stage: 'shortlisted', waitsSince: before, statementSince: today },
    task: { kind: 'read_statement', since: before },
  },
  { what: 'a statement after the end', facts: { stage: 'accepted', statementSince: before }, task: null },
  { what: 'a no', facts: { stage: 'unsuccessful' }, task: null },
  { what: 'somebody who withdrew', facts: { stage: 'withdrawn' }, task: null },
])('of $what an employer has to do $task', ({ facts, task }) => {
  expect(employerTask({ ...blank, ...facts }, today)).toEqual(task)
})

test('the oldest check that the employer has to do counts, and the approval is not its own', () => {
  const check = (kind: 'identity' | 'dbs' | 'licence_approval', state: 'waiting' | 'done', since: string) => ({
    kind,
    state,
    since: plainDate(since),
  })
  const done = check('identity', 'done', '2026-11-01')
  const approval = check('licence_approval', 'waiting', '2026-11-02')
  expect(checksWaitSince({ checks: [done, approval] })).toBeNull()
  expect(
    checksWaitSince({
      checks: [check('dbs', 'waiting', '2026-11-20'), done, check('identity', 'waiting', '2026-11-18')],
    }),
  ).toBe('2026-11-18')
})
