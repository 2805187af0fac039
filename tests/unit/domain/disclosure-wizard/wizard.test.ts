import {
  daysMeant,
  noCalculatorAnswers,
  type CalculatorAnswers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { addRecord, answerStep, removeRecord } from '@/lib/domain/disclosure-wizard/change-answers'
import { mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { nextStep, stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

function answered(entries: readonly Given[], start: CalculatorAnswers = noCalculatorAnswers): CalculatorAnswers {
  return entries.reduce<CalculatorAnswers>((answers, given) => {
    const step = nextStep(answers, today)
    if (!step) throw new Error('Nothing is asked.')
    expect(mistakeIn(answers, step, given, today)).toBeUndefined()
    return answerStep(answers, step, given, today)
  }, start)
}

const here = { place: 'england_wales' }
const adult: Given[] = [{ type: 'conviction' }, { age: 'adult' }]
const on = (year: string, month = '6', day = '1') => ({ day, month, year })
const same = { same: 'yes' }
const dayOf = (answers: CalculatorAnswers, index = 0) => {
  const outcome = outcomeOf(answers, today)
  const period = outcome.outcome === 'found' ? outcome.records[index]?.latest : undefined
  return period?.outcome === 'dated' ? period.firstSpentDay : period?.outcome
}

test.each<[string, Given[], string]>([
  ['fine', [on('2026'), { kinds: 'fine' }], '2027-06-01'],
  [
    'prison for 3 years',
    [on('2020', '1'), { kinds: 'prison' }, same, { years: '3' }, { more: 'no' }, { isCredited: 'no' }],
    '2027-01-01',
  ],
  [
    'two terms of 3 years one after another',
    [
      on('2020', '1'),
      { kinds: 'prison' },
      same,
      { years: '3' },
      { more: 'consecutive' },
      { years: '3' },
      { more: 'no' },
      { isCredited: 'no' },
    ],
    '2033-01-01',
  ],
  [
    'over 4 years, not sure of Schedule 18',
    [
      on('2010', '1'),
      { kinds: 'prison' },
      same,
      { years: '5' },
      { answer: 'not_sure' },
      { more: 'no' },
      { isCredited: 'no' },
    ],
    'never',
  ],
  [
    'two terms for robbery that come to 5 years in all',
    [
      on('2012', '3', '10'),
      { kinds: 'prison' },
      same,
      { years: '2', months: '6' },
      { more: 'total' },
      { years: '5' },
      { answer: 'no' },
      { isCredited: 'no' },
    ],
    '2024-03-10',
  ],
  [
    'a total of 9 years of which one term for robbery is 5',
    [
      on('2012', '3', '10'),
      { kinds: 'prison' },
      same,
      { years: '4' },
      { more: 'total' },
      { years: '9' },
      { answer: 'yes' },
      { isCredited: 'no' },
    ],
    'never',
  ],
  ['penalty points are endorsed', [on('2025'), { kinds: 'penalty_points' }], '2030-06-01'],
  ['unpaid compensation', [on('2020'), { kinds: 'compensation_order' }, { isPaid: 'no' }], 'until_paid'],
  [
    'order until further order',
    [on('2015'), { kinds: 'restraining_order' }, same, { mode: 'indefinite' }],
    'until_further_order',
  ],
])('%s', (_, given, expected) => {
  const answers = answered([here, ...adult, ...given])
  expect(nextStep(answers, today)).toBeUndefined()
  expect(dayOf(answers)).toBe(expected)
})

test('of a total it is asked whether one single term was over 4 years, and both answers are shown where that is not sure', () => {
  const given: Given[] = [here, ...adult, on('2012', '3', '10'), { kinds: 'prison' }, same, { years: '2', months: '6' }]
  const total = answered([...given, { more: 'total' }, { years: '5' }])
  expect(nextStep(total, today)).toMatchObject({ question: 'singleTerm', id: 'r1-s_prison-singleTerm' })
  const outcome = outcomeOf(answered([{ answer: 'not_sure' }, { isCredited: 'no' }], total), today)
  expect(outcome).toMatchObject({
    records: [
      { latest: { outcome: 'never' }, otherwise: { ifInSchedule18: 'no', period: { firstSpentDay: '2024-03-10' } } },
    ],
  })
  const short = answered([...given, { more: 'total' }, { years: '4' }])
  expect(nextStep(short, today)?.question).toBe('credited')
})

test('of Schedule 18 not sure: both answers, the later one first', () => {
  const given: Given[] = [
    here,
    ...adult,
    on('2010', '1'),
    { kinds: 'prison' },
    same,
    { years: '5' },
    { answer: 'not_sure' },
  ]
  const outcome = outcomeOf(answered([...given, { more: 'no' }, { isCredited: 'no' }]), today)
  expect(outcome).toMatchObject({
    records: [{ latest: { outcome: 'never' }, otherwise: { period: { firstSpentDay: '2022-01-01' } } }],
  })
})

test('a later conviction is asked whether it is summary only, and not sure is no', () => {
  const one = answered([here, ...adult, on('2026', '1'), { kinds: 'fine' }])
  const two = answered([...adult, on('2026'), { kinds: 'fine' }, { answer: 'not_sure' }], addRecord(one))
  expect([dayOf(two), dayOf(two, 1)]).toEqual(['2027-06-01', '2027-06-01'])
  expect(removeRecord(two, 'r2', today)).toEqual(one)
})

test('a changed answer clears what hung on it', () => {
  const fine = answered([here, ...adult, on('2026'), { kinds: 'fine' }])
  const age = stepsOf(fine, today).find(({ question }) => question === 'age')
  if (!age) throw new Error('Age is asked.')
  expect(nextStep(answerStep(fine, age, { age: 'under18' }, today), today)?.question).toBe('disposals')
  expect(answerStep(fine, age, { age: 'adult' }, today)).toEqual(fine)
})

test.each<[string, Given, number, string | undefined]>([
  ['a whole date', on('2020'), 1, '2020-06-01'],
  ['no such day', on('2023', '2', '29'), 0, undefined],
  ['tomorrow', on('2026', '11', '22'), 0, undefined],
  ['a month', { unsure: 'yes', month: '6', year: '2020' }, 2, '2020-06-30'],
  ['a year', { unsure: 'yes', year: '2020' }, 24, '2020-12-31'],
  ['some years', { unsure: 'yes', year: '2018', toYear: '2020' }, 72, '2020-12-31'],
  ['years the wrong way round', { unsure: 'yes', year: '2020', toYear: '2018' }, 0, undefined],
  ['this month', { unsure: 'yes', month: '11', year: '2026' }, 2, '2026-11-21'],
])('days meant: %s', (_, given, count, last) => {
  const days = daysMeant(given, today)
  expect([days.length, days.at(-1)]).toEqual([count, last])
})
