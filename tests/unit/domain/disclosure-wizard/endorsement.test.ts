import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import { plainDate } from '@/lib/domain/dates/plain-date'

const driving = (kinds: string): CalculatorAnswers => ({
  records: ['r1'],
  given: {
    where: { place: 'england_wales' },
    'r1-type': { type: 'conviction' },
    'r1-age': { age: 'adult' },
    'r1-date': { day: '1', month: '6', year: '2025' },
    'r1-disposals': { kinds },
  },
})

test.each([
  ['a fine for driving', 'motoring_fine', 1],
  ['a fine for driving and a ban: one licence, one question', 'motoring_fine,driving_disqualification', 1],
  ['a ban with points, which are an endorsement', 'penalty_points,driving_disqualification', 0],
  ['a fixed penalty with points', 'endorsed_fixed_penalty_notice', 0],
  ['a fine for something else', 'fine', 0],
])('%s', (_, kinds, times) => {
  const asked = stepsOf(driving(kinds), plainDate('2026-11-21')).filter(({ question }) => question === 'endorsed')
  expect(asked).toHaveLength(times)
})
