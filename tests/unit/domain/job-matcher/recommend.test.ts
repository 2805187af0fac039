import { assessJob } from '@/lib/domain/job-matcher/assess-job'
import { recommend, recommendations } from '@/lib/domain/job-matcher/recommend'
import { aSettledMatcher } from '@/tests/support/a-settled-matcher'

describe('with a record, each cell of the study with and without a diversity statement', () => {
  test.each([
    [true, 'White', false, 'CONSIDER_CAREFULLY'],
    [true, 'White', true, 'APPLY_STRATEGICALLY'],
    [true, 'Black', false, 'APPLY'],
    [true, 'Black', true, 'DEFINITELY_APPLY'],
    [true, 'Other', false, 'APPLY_STRATEGICALLY'],
    [true, 'Other', true, 'APPLY'],
    [false, 'White', false, 'DEFINITELY_APPLY'],
    [false, 'White', true, 'DEFINITELY_APPLY'],
    [false, 'Black', false, 'APPLY_STRATEGICALLY'],
    [false, 'Black', true, 'APPLY'],
    [false, 'Other', false, 'APPLY'],
    [false, 'Other', true, 'DEFINITELY_APPLY'],
  ] as const)('asks %s, %s, statement %s: %s', (asks, ethnicity, statement, expected) => {
    const result = assessJob(aSettledMatcher({ asks, ethnicity, statement }))
    expect(result).toMatchObject({ kind: 'record', recommendation: expected })
  })
})

describe('without a record the answer is to apply, whatever the job says', () => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('asks %s, statement %s', (asks, statement) => {
    const result = assessJob(aSettledMatcher({ hasRecord: false, asks, statement }))
    expect(result).toMatchObject({ kind: 'no-record', recommendation: 'DEFINITELY_APPLY' })
  })
})

test.each([
  ['NONE', false, 'DEFINITELY_APPLY'],
  ['NONE', true, 'APPLY'],
  ['LOW', true, 'APPLY'],
  ['LOW', false, 'APPLY'],
  ['MODERATE', true, 'APPLY_STRATEGICALLY'],
  ['HIGH', true, 'APPLY_STRATEGICALLY'],
  ['HIGH', false, 'APPLY_STRATEGICALLY'],
  ['SEVERE', false, 'CONSIDER_CAREFULLY'],
] as const)('level %s, record question %s: %s, and a statement raises it one step at most', (level, asks, expected) => {
  const scenario = { hasRecord: true, level, asksAboutRecord: asks }
  expect(recommend({ ...scenario, hasDiversityStatement: false })).toBe(expected)
  const raised = recommend({ ...scenario, hasDiversityStatement: true })
  const steps = recommendations.indexOf(raised) - recommendations.indexOf(expected)
  expect(steps).toBe(expected === 'DEFINITELY_APPLY' ? 0 : 1)
})

test('the kind of sentence changes no figure and no answer', () => {
  const results = (['prison', 'community', 'other'] as const).map((recordType) =>
    assessJob(aSettledMatcher({ recordType, asks: true })),
  )
  for (const result of results) {
    expect(result).toMatchObject({ recommendation: 'CONSIDER_CAREFULLY', cell: { percent: 15.6 } })
  }
})

test('there is no result until every answer is given', () => {
  const settled = aSettledMatcher()
  expect(assessJob({ ...settled, job: { ...settled.job, sector: null } })).toBeNull()
  for (const missing of [{ hasRecord: null }, { recordType: null }, { groupWay: null }, { ethnicity: null }]) {
    expect(assessJob({ ...settled, record: { ...settled.record, ...missing } })).toBeNull()
  }
})
