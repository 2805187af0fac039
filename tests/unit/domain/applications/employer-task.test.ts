import {
  checksWaitSince,
  inOrderOfTurn,
  whoseTurn,
  workingDaysFor,
  type AwaitedStep,
  type EmployerTask,
  type TurnFacts,
} from '@/lib/domain/applications/employer-task'
import type { Stage } from '@/lib/domain/applications/stages'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-25')
const before = plainDate('2026-11-20')
const tomorrow = plainDate('2026-11-26')
const blank: TurnFacts = {
  stage: 'applied',
  waitsSince: null,
  hasChosenTime: false,
  hasDeclinedTimes: false,
  checksSince: null,
  statementSince: null,
  startDueOn: null,
  disclosure: 'not_asked',
}

test.each<{ what: string; facts: Partial<TurnFacts>; task: EmployerTask | null }>([
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
  {
    what: 'times of which none works, said today',
    facts: { stage: 'interview', waitsSince: today, hasDeclinedTimes: true },
    task: { kind: 'offer_other_times', since: today },
  },
  {
    what: 'times of which none works, said before a question is answered',
    facts: { stage: 'interview', waitsSince: before, hasDeclinedTimes: true, disclosure: 'asked' },
    task: { kind: 'offer_other_times', since: before },
  },
  { what: 'an offer without checks', facts: { stage: 'offer' }, task: null },
  {
    what: 'an offer with a check that was not passed',
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
    what: 'a statement of somebody who waits for an answer',
    facts: { stage: 'shortlisted', waitsSince: before, statementSince: today },
    task: { kind: 'offer_times', since: before },
  },
  {
    what: 'a statement before the first day',
    facts: { stage: 'accepted', statementSince: before },
    task: { kind: 'read_statement', since: before },
  },
  { what: 'a statement after the end', facts: { stage: 'unsuccessful', statementSince: before }, task: null },
  { what: 'a first day to come', facts: { stage: 'accepted', startDueOn: tomorrow }, task: null },
  {
    what: 'a first day, before its checks',
    facts: { stage: 'accepted', startDueOn: today, checksSince: before },
    task: { kind: 'record_start', since: today },
  },
  {
    what: 'somebody who began six weeks ago',
    facts: { stage: 'hired', startDueOn: before },
    task: { kind: 'six_weeks', since: before },
  },
  { what: 'somebody who has just begun', facts: { stage: 'hired', startDueOn: tomorrow }, task: null },
  { what: 'a no', facts: { stage: 'unsuccessful' }, task: null },
  { what: 'somebody who withdrew', facts: { stage: 'withdrawn' }, task: null },
])('of $what an employer has to do $task', ({ facts, task }) => {
  expect(whoseTurn({ ...blank, ...facts }, today).task).toEqual(task)
})

test.each<{ what: string; facts: Partial<TurnFacts>; awaited: AwaitedStep[] }>([
  { what: 'a new application', facts: { waitsSince: today }, awaited: [] },
  {
    what: 'a question before the interview',
    facts: { stage: 'shortlisted', disclosure: 'asked' },
    awaited: ['question'],
  },
  { what: 'times that can be chosen', facts: { stage: 'interview', waitsSince: tomorrow }, awaited: ['times'] },
  { what: 'times that have passed', facts: { stage: 'interview', waitsSince: before }, awaited: [] },
  {
    what: 'times of which none works',
    facts: { stage: 'interview', waitsSince: today, hasDeclinedTimes: true },
    awaited: [],
  },
  {
    what: 'times that have passed, and a statement',
    facts: { stage: 'interview', waitsSince: before, statementSince: before },
    awaited: [],
  },
  {
    what: 'an interview, and a question',
    facts: { stage: 'interview', hasChosenTime: true, disclosure: 'asked' },
    awaited: ['interview', 'question'],
  },
  { what: 'an offer', facts: { stage: 'offer', checksSince: before }, awaited: ['offer'] },
  {
    what: 'a question after an accepted offer',
    facts: { stage: 'accepted', disclosure: 'asked' },
    awaited: ['question'],
  },
  { what: 'a question after the end', facts: { stage: 'withdrawn', disclosure: 'asked' }, awaited: [] },
])('of $what the applicant is awaited for $awaited', ({ facts, awaited }) => {
  expect(whoseTurn({ ...blank, ...facts }, today).awaited).toEqual(awaited)
})

test('an answer is counted against ten working days, and nothing else is', () => {
  const kinds = [
    'read_application',
    'offer_times',
    'offer_new_times',
    'offer_other_times',
    'record_interview',
    'do_checks',
    'read_statement',
  ]
  expect(kinds.map((kind) => workingDaysFor(kind as EmployerTask['kind']))).toEqual([10, 10, 10, 10, 10, null, null])
})

describe('which check waits', () => {
  type Kind = 'identity' | 'dbs' | 'licence_approval'
  const check = (kind: Kind, state: 'waiting' | 'done' | 'not_passed', since: string) => ({
    kind,
    state,
    since: plainDate(since),
  })
  const at = (stage: Stage, on: string) => [{ stage, on: plainDate(on), by: 'employer' as const, note: null }]
  const done = check('identity', 'done', '2026-11-01')
  const approval = check('licence_approval', 'waiting', '2026-11-02')
  const accepted = at('accepted', '2026-11-15')

  test('the oldest that the employer has to do, and the approval is not its own', () => {
    expect(checksWaitSince({ checks: [done, approval], history: accepted })).toBeNull()
    const checks = [check('dbs', 'waiting', '2026-11-20'), done, check('identity', 'waiting', '2026-11-18')]
    expect(checksWaitSince({ checks, history: accepted })).toBe('2026-11-18')
  })

  test('none while the offer waits for an answer, and then from the acceptance on', () => {
    const checks = [check('dbs', 'waiting', '2026-11-10')]
    expect(checksWaitSince({ checks, history: at('offer', '2026-11-10') })).toBeNull()
    expect(checksWaitSince({ checks, history: accepted })).toBe('2026-11-15')
  })

  test('one that was not passed waits for a decision at once', () => {
    const checks = [check('dbs', 'not_passed', '2026-11-12')]
    expect(checksWaitSince({ checks, history: at('offer', '2026-11-10') })).toBe('2026-11-12')
  })
})

test('a list begins with whoever waits for the employer, longest first, and keeps the others in their order', () => {
  const row = (
    id: string,
    task: { waited: number; isSinceToday: boolean } | null,
    kind: EmployerTask['kind'] = 'read_application',
  ) => ({ id, task: task && { kind, ...task } })
  const rows = [
    row('none 1', null),
    row('a statement', { waited: 30, isSinceToday: false }, 'read_statement'),
    row('today', { waited: 0, isSinceToday: true }),
    row('4 days', { waited: 4, isSinceToday: false }),
    row('none 2', null),
    row('weekend', { waited: 0, isSinceToday: false }),
    row('6 days', { waited: 6, isSinceToday: false }),
  ]
  expect(inOrderOfTurn(rows).map(({ id }) => id)).toEqual([
    '6 days',
    '4 days',
    'weekend',
    'today',
    'a statement',
    'none 1',
    'none 2',
  ])
})
