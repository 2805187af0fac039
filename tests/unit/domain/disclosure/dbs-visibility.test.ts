import {
  checkLevels,
  visibilityOfCaution,
  visibilityOfConviction,
  type CheckLevel,
  type SpecifiedOffence,
} from '@/lib/domain/disclosure/dbs-visibility'
import type { AgeGroup, DisposalKind } from '@/lib/domain/disclosure/disposals'
import type { CautionKind } from '@/lib/domain/disclosure/history'
import { spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { plainDate } from '@/lib/domain/dates/plain-date'

const asOf = plainDate('2026-11-21')
const spent = spentFrom(plainDate('2011-01-01'))
const unspent = spentFrom(plainDate('2027-01-01'))

type ConvictionRow = {
  kind: DisposalKind
  age?: AgeGroup
  on: string
  period?: Period
  specified?: SpecifiedOffence
  shows: Record<CheckLevel, string>
}

const never = { none: 'will_not_show', basic: 'will_not_show', standard: 'will_not_show', enhanced: 'will_not_show' }
const higher = (shown: string) => ({ ...never, standard: shown, enhanced: shown })

const convictions: ConvictionRow[] = [
  { kind: 'fine', on: '2026-06-01', period: unspent, shows: { ...higher('will_show'), basic: 'will_show' } },
  { kind: 'fine', on: '2015-11-20', specified: false, shows: never },
  { kind: 'fine', on: '2015-11-21', specified: false, shows: higher('will_show') },
  { kind: 'fine', on: '2010-01-01', specified: 'unknown', shows: higher('may_show') },
  { kind: 'fine', on: '2016-01-01', specified: 'unknown', shows: higher('will_show') },
  { kind: 'fine', on: '1990-01-01', specified: true, shows: higher('will_show') },
  { kind: 'fine', age: 'under18', on: '2021-05-20', specified: false, shows: never },
  { kind: 'fine', age: 'under18', on: '2021-05-21', specified: false, shows: higher('will_show') },
  { kind: 'prison', on: '1990-01-01', specified: false, shows: higher('will_show') },
  { kind: 'suspended_prison', on: '1990-01-01', specified: false, shows: higher('will_show') },
  { kind: 'detention_training_order', age: 'under18', on: '2000-01-01', specified: false, shows: higher('will_show') },
  {
    kind: 'life_sentence',
    on: '1990-01-01',
    period: { outcome: 'never' },
    shows: { ...higher('will_show'), basic: 'will_show' },
  },
  { kind: 'absolute_discharge', on: '2026-01-01', specified: false, shows: higher('will_show') },
]

test.each(convictions)(
  '$kind on $on, specified: $specified',
  ({ kind, age = 'adult', on, period = spent, specified = 'unknown', shows }) => {
    const conviction = { id: 'a', convictedOn: plainDate(on), ageGroup: age, sentences: [{ id: 'b', kind }] }
    const question = { period, isSpecified: specified, asOf }
    const found = Object.fromEntries(
      checkLevels.map((level) => [level, visibilityOfConviction(conviction, level, question).shown]),
    )
    expect(found).toEqual(shows)
  },
)

const cautions: {
  kind: CautionKind
  on: string
  period?: Period
  specified: SpecifiedOffence
  shows: Record<CheckLevel, string>
}[] = [
  { kind: 'simple_caution', on: '2020-11-21', specified: false, shows: higher('will_show') },
  { kind: 'simple_caution', on: '2020-11-20', specified: false, shows: never },
  { kind: 'simple_caution', on: '2019-11-21', specified: 'unknown', shows: higher('may_show') },
  { kind: 'simple_caution', on: '2000-01-01', specified: true, shows: higher('will_show') },
  {
    kind: 'conditional_caution',
    on: '2026-11-01',
    period: unspent,
    specified: false,
    shows: { ...higher('will_show'), basic: 'will_show' },
  },
  { kind: 'youth_caution', on: '2026-11-20', specified: true, shows: never },
  {
    kind: 'youth_conditional_caution',
    on: '2026-11-01',
    period: unspent,
    specified: false,
    shows: { ...higher('will_show'), basic: 'will_show' },
  },
  { kind: 'youth_conditional_caution', on: '2020-01-01', specified: true, shows: never },
]

test.each(cautions)('$kind on $on, specified: $specified', ({ kind, on, period = spent, specified, shows }) => {
  const caution = { id: 'a', kind, givenOn: plainDate(on) }
  const question = { period, isSpecified: specified, asOf }
  const found = Object.fromEntries(
    checkLevels.map((level) => [level, visibilityOfCaution(caution, level, question).shown]),
  )
  expect(found).toEqual(shows)
})

test('says until when, where that day is sure to come', () => {
  const conviction = {
    id: 'a',
    convictedOn: plainDate('2020-02-29'),
    ageGroup: 'adult',
    sentences: [{ id: 'b', kind: 'fine' }],
  } as const
  const question = { period: spent, isSpecified: false, asOf }
  expect(visibilityOfConviction(conviction, 'standard', question)).toEqual({
    shown: 'will_show',
    because: 'not_long_enough',
    until: '2031-03-01',
  })
  expect(visibilityOfConviction(conviction, 'standard', { ...question, isSpecified: 'unknown' })).not.toHaveProperty(
    'until',
  )
  expect(visibilityOfConviction(conviction, 'basic', { ...question, period: unspent })).toEqual({
    shown: 'will_show',
    because: 'unspent',
    until: '2027-01-01',
  })
})
