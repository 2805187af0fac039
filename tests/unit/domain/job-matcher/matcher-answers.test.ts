import {
  blankMatcher,
  canContinue,
  changeMatcher,
  settledGroup,
  type MatcherChange,
  type MatcherState,
} from '@/lib/domain/job-matcher/matcher-answers'
import { aSettledMatcher } from '@/tests/support/a-settled-matcher'

const after = (changes: MatcherChange[], from: MatcherState = blankMatcher) => changes.reduce(changeMatcher, from)
const next = { type: 'next' } as const
const back = { type: 'back' } as const
const withRecord = after([{ type: 'has-record', value: true }, next])
const withoutRecord = after([{ type: 'has-record', value: false }, next])

test('step 0 waits for an answer about the record, and either answer will do', () => {
  expect(canContinue(blankMatcher)).toBe(false)
  expect(after([next])).toEqual(blankMatcher)
  expect(withRecord.step).toBe(1)
  expect(withoutRecord.step).toBe(1)
})

describe('step 1', () => {
  const prison = { type: 'record-type', value: 'prison' } as const
  test.each<[string, MatcherChange[], boolean]>([
    ['nothing', [], false],
    ['a sentence only', [prison], false],
    ['a way to settle the group only', [prison, { type: 'group-way', value: 'choice' }], false],
    ['a group', [prison, { type: 'group-way', value: 'choice' }, { type: 'ethnicity', value: 'Black' }], true],
    [
      'a group but no sentence',
      [
        { type: 'group-way', value: 'choice' },
        { type: 'ethnicity', value: 'Black' },
      ],
      false,
    ],
    ['a blank name', [prison, { type: 'group-way', value: 'name' }, { type: 'name', value: '  ' }], false],
    ['a name', [prison, { type: 'group-way', value: 'name' }, { type: 'name', value: 'Zed' }], true],
    ['rather not say', [prison, { type: 'group-way', value: 'not-said' }], true],
  ])('with a record and %s: %p', (_, changes, expected) => {
    expect(canContinue(after(changes, withRecord))).toBe(expected)
  })

  test('asks nothing of a person without a record', () => expect(canContinue(withoutRecord)).toBe(true))
})

test('step 2 waits for a sector alone, and its Next leads to the results', () => {
  const atJob = after([next], withoutRecord)
  expect(atJob.step).toBe(2)
  expect(canContinue(atJob)).toBe(false)
  expect(after([next], atJob)).toEqual(atJob)
  const finished = after([{ type: 'sector', value: 'other' }, next], atJob)
  expect(finished.isFinished).toBe(true)
  expect(after([next], finished)).toEqual(finished)
})

test('Back keeps the answers, goes from the results to the last step, and stops at step 0', () => {
  const finished = aSettledMatcher()
  const steps = [finished, after([back], finished), after([back, back], finished), after([back, back, back], finished)]
  expect(steps.map(({ isFinished, step }) => [isFinished, step])).toEqual([
    [true, 2],
    [false, 2],
    [false, 1],
    [false, 0],
  ])
  const first = after([back, back, back, back], finished)
  expect(first.step).toBe(0)
  expect(first.record).toEqual(finished.record)
  expect(first.job).toEqual(finished.job)
})

test('reset forgets everything', () => expect(after([{ type: 'reset' }], aSettledMatcher())).toEqual(blankMatcher))

test('an answer that no longer applies is forgotten', () => {
  const named = after(
    [
      { type: 'record-type', value: 'prison' },
      { type: 'group-way', value: 'name' },
      { type: 'name', value: 'Kwame' },
    ],
    withRecord,
  )
  expect(after([{ type: 'group-way', value: 'choice' }], named).record).toMatchObject({ name: '', ethnicity: null })
  expect(after([{ type: 'has-record', value: false }], named).record).toEqual({
    hasRecord: false,
    recordType: null,
    groupWay: null,
    ethnicity: null,
    name: '',
  })
})

test('who would rather not say gets the figures of the third group', () => {
  expect(settledGroup({ ...withRecord.record, groupWay: 'not-said' })).toBe('Other')
})
