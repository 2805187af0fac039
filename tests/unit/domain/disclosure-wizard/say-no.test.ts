import { noCalculatorAnswers, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { canSayNoNow, neitherKindOf, sayNo, unknownRecords } from '@/lib/domain/disclosure-wizard/say-no'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')

type Told = Record<string, Given>
const neither = (why: string): Told => ({ type: { type: 'neither' }, neither: { why } })
const caution: Told = {
  type: { type: 'caution' },
  cautionKind: { kind: 'simple_caution' },
  age: { age: 'adult' },
  date: { day: '1', month: '11', year: '2020' },
}
const conviction = (year: string, kinds: string): Told => ({
  type: { type: 'conviction' },
  age: { age: 'adult' },
  date: { day: '1', month: '6', year },
  disposals: { kinds },
  sentenced: { same: 'yes' },
})

function answersOf(...records: Told[]): CalculatorAnswers {
  const given = records.flatMap((told, index) =>
    Object.entries(told).map(([question, value]) => [`r${index + 1}-${question}`, value] as const),
  )
  return { records: records.map((_, index) => `r${index + 1}`), given: Object.fromEntries(given) }
}

function answerTo(...told: Told[]) {
  const answers = answersOf(...told)
  const outcome = outcomeOf(answers, today)
  if (outcome.outcome === 'ask') throw new Error('A question is left open.')
  return sayNo(answers, outcome.records)
}

const unsure = neither('not_sure')
const spent = conviction('2010', 'fine')
const unspent = conviction('2026', 'fine')
const penalty = conviction('2026', 'endorsed_fixed_penalty_notice')
const never = conviction('2010', 'life_sentence')

test.each<[string, Told[], string, boolean]>([
  ['a penalty notice', [neither('penalty')], 'nothing_counts', true],
  ['a quashed conviction', [neither('quashed')], 'nothing_counts', true],
  ['a spent caution', [caution], 'all_spent', true],
  ['a spent caution and a penalty notice', [caution, neither('penalty')], 'all_spent', true],
  ['a fine of this year', [unspent], 'dated', false],
  ['something unknown', [unsure], 'nature_unknown', false],
  ['a penalty notice and something unknown', [neither('penalty'), unsure], 'nature_unknown', false],
  ['a spent caution and something unknown', [caution, unsure], 'nature_unknown', false],
  ['a spent fine and something unknown', [unsure, spent], 'nature_unknown', false],
  ['an unspent fine and something unknown: no day', [unspent, unsure], 'nature_unknown', false],
  ['a fixed penalty with points of this year', [penalty], 'only_penalties', false],
  ['a fixed penalty with points and a spent fine', [penalty, spent], 'only_penalties', false],
  ['a fixed penalty with points and an unspent fine', [penalty, unspent], 'dated', false],
  ['an old fixed penalty with points', [conviction('2010', 'endorsed_fixed_penalty_notice')], 'all_spent', true],
  ['life and something unknown: never, whatever it was', [never, unsure], 'never', false],
])('%s', (_, told, outcome, isClear) => {
  const answer = answerTo(...told)
  expect(answer.outcome).toBe(outcome)
  expect(canSayNoNow(answer)).toBe(isClear)
})

test('an unknown fact is named, and a later answer about it counts instead', () => {
  const answers = answersOf(unsure, caution, neither('bind_over'))
  expect(unknownRecords(answers)).toEqual(['r1'])
  expect(answers.records.map((id) => neitherKindOf(answers, id))).toEqual(['not_sure', undefined, 'bind_over'])
  const changed = { ...answers, given: { ...answers.given, 'r1-type': { type: 'conviction' } } }
  expect(unknownRecords(changed)).toEqual([])
  expect(unknownRecords(noCalculatorAnswers)).toEqual([])
})
