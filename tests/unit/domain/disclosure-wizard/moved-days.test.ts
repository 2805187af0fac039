import type { CalculatorAnswers, Given } from '@/lib/domain/disclosure-wizard/answers'
import { answerStep } from '@/lib/domain/disclosure-wizard/change-answers'
import { daysMovedBy } from '@/lib/domain/disclosure-wizard/moved-days'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { nextStep, stepsOf } from '@/lib/domain/disclosure-wizard/steps'
import type { DisposalKind } from '@/lib/domain/disclosure/disposals'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

type Told = [on: Given, kind: DisposalKind, more?: Record<string, Given>]

function answersOf(...told: Told[]): CalculatorAnswers {
  const given = told.flatMap(([on, kind, more = {}], index) => {
    const id = `r${index + 1}`
    return Object.entries<Given>({
      [`${id}-type`]: { type: 'conviction' },
      [`${id}-age`]: { age: 'adult' },
      [`${id}-date`]: on,
      [`${id}-disposals`]: { kinds: kind },
      ...(Object.keys(more).length > 0 && { [`${id}-sentenced`]: { same: 'yes' } }),
      ...Object.fromEntries(Object.entries(more).map(([question, one]) => [`${id}-s_${kind}-${question}`, one])),
    })
  })
  return {
    records: told.map((_, index) => `r${index + 1}`),
    given: { where: { place: 'england_wales' }, ...Object.fromEntries(given) },
  }
}

const on = (year: string, month = '6', day = '1'): Given => ({ day, month, year })
const prison = (months: string) => ({ term: { months }, more: { more: 'no' }, credited: { isCredited: 'no' } })
const asked = (answers: CalculatorAnswers) =>
  stepsOf(answers, today).flatMap(({ question, recordId }) => (question === 'summaryOnly' ? [recordId] : []))

test.each<[string, Told[], readonly string[]]>([
  [
    'a fine within the time of another',
    [
      [on('2026'), 'fine'],
      [on('2026', '7'), 'fine'],
    ],
    ['r2'],
  ],
  [
    'the same the other way round',
    [
      [on('2026', '7'), 'fine'],
      [on('2026'), 'fine'],
    ],
    ['r1'],
  ],
  [
    'a fine after the other was spent',
    [
      [on('2020'), 'fine'],
      [on('2026'), 'fine'],
    ],
    [],
  ],
  [
    '18 months of prison',
    [
      [on('2026'), 'fine'],
      [on('2026', '7'), 'prison', prison('18')],
    ],
    [],
  ],
  [
    '6 months of prison',
    [
      [on('2026'), 'fine'],
      [on('2026', '7'), 'prison', prison('6')],
    ],
    ['r2'],
  ],
  [
    'a sentence that is excluded',
    [
      [on('2026'), 'fine'],
      [on('2026', '7'), 'life_sentence'],
    ],
    [],
  ],
  [
    'a fine after a life sentence',
    [
      [on('2020'), 'life_sentence'],
      [on('2026'), 'fine'],
    ],
    [],
  ],
  [
    'one that may have come first',
    [
      [on('2026'), 'fine'],
      [{ unsure: 'yes', year: '2026' }, 'fine'],
    ],
    ['r1', 'r2'],
  ],
  [
    'one on the same day',
    [
      [on('2026'), 'fine'],
      [on('2026'), 'fine'],
    ],
    [],
  ],
])('asked whether it is summary-only where the answer moves a day: %s', (_, told, expected) => {
  expect(asked(answersOf(...told))).toEqual(expected)
})

test('which convictions the answer moves', () => {
  const answers = answersOf([on('2018'), 'fine'], [on('2026'), 'fine'], [on('2026', '7'), 'fine'])
  expect(daysMovedBy(answers, 'r3', today)).toEqual(['r2'])
  expect(daysMovedBy(answers, 'r2', today)).toEqual([])
})

test('nothing is asked while something else has to be answered first, and the answer stays once it is given', () => {
  const open = answersOf([on('2026'), 'fine'], [on('2026', '7'), 'prison', { term: { unsure: 'yes' } }])
  expect(asked(open)).toEqual([])
  const both = answersOf([on('2026'), 'fine'], [on('2026', '7'), 'fine'])
  const step = nextStep(both, today)
  if (!step) throw new Error('It is asked.')
  const told = answerStep(both, step, { answer: 'yes' }, today)
  expect(nextStep(told, today)).toBeUndefined()
  expect(asked(told)).toEqual(['r2'])
})

test('not being sure is a doubt of the conviction whose day it moves, with the other day, and of no other', () => {
  const both = answersOf([on('2018'), 'fine'], [on('2026'), 'fine'], [on('2026', '7'), 'fine'])
  const unsure = { ...both, given: { ...both.given, 'r3-summaryOnly': { answer: 'not_sure' } } }
  const outcome = outcomeOf(unsure, today)
  if (outcome.outcome === 'ask') throw new Error('Everything is answered.')
  expect(outcome.records.map(({ doubts }) => doubts.includes('assumed_not_summary_only'))).toEqual([false, true, false])
  expect(outcome.records[1]?.alternatives).toMatchObject([
    { because: 'assumed_not_summary_only', period: { firstSpentDay: '2027-06-01' } },
  ])
})
