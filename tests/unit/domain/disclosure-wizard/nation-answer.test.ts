import { nationText } from '@/lib/content/disclosure/nations'
import { nationAnswer, nationNeeds, type NationKind } from '@/lib/domain/disclosure-wizard/nation-answer'
import { plainDate } from '@/lib/domain/dates/plain-date'

const today = plainDate('2026-11-21')
const scotland = (kind: Extract<NationKind, { nation: 'scotland' }>['kind']): NationKind => ({
  nation: 'scotland',
  kind,
})
const northern = (kind: Extract<NationKind, { nation: 'northern_ireland' }>['kind']): NationKind => ({
  nation: 'northern_ireland',
  kind,
})
const adult = { day: '1', month: '6', year: '2020', age: 'adult' }
const end = { endDay: '31', endMonth: '5', endYear: '2022' }

test.each<[string, NationKind, Record<string, string>, Record<string, unknown>]>([
  ['a Scottish fine', scotland('fine'), adult, { period: { firstSpentDay: '2021-06-01' }, confidence: 'H' }],
  [
    '1 year of prison in Scotland',
    scotland('custody'),
    { ...adult, years: '1' },
    { period: { firstSpentDay: '2023-06-01' } },
  ],
  ['over 4 years in Scotland', scotland('custody'), { ...adult, years: '5' }, { period: { outcome: 'never' } }],
  [
    'a Scottish payback order that outlasts its year',
    scotland('community_payback_order'),
    { ...adult, ...end },
    { period: { firstSpentDay: '2022-06-01' } },
  ],
  [
    'a Scottish ban without an end: two years',
    scotland('ancillary_order'),
    { ...adult, withoutEnd: 'yes' },
    { period: { firstSpentDay: '2022-06-01' } },
  ],
  [
    'a Northern Irish fine, under 18',
    northern('fine'),
    { ...adult, age: 'under18' },
    { period: { firstSpentDay: '2022-12-01' } },
  ],
  [
    'prison over 30 months there',
    northern('custody'),
    { ...adult, years: '3' },
    { period: { outcome: 'never' }, confidence: 'M' },
  ],
])('%s', (_, asked, given, expected) => {
  expect(nationAnswer(asked, given, today)).toMatchObject({ outcome: 'found', ...expected })
})

test.each<[string, NationKind, Record<string, string>, string]>([
  ['no such day', scotland('fine'), { ...adult, month: '13' }, 'date'],
  ['a day to come', scotland('fine'), { ...adult, year: '2030' }, 'date'],
  ['no age', scotland('fine'), { ...adult, age: '' }, 'age'],
  ['no length', northern('custody'), adult, 'length'],
  ['an end before the start', northern('probation_order'), { ...adult, ...end, endYear: '2019' }, 'last_day'],
  ['no end where one is needed', northern('probation_order'), { ...adult, withoutEnd: 'yes' }, 'last_day'],
])('refused: %s', (_, asked, given, mistake) => {
  expect(nationAnswer(asked, given, today)).toEqual({ outcome: 'mistake', mistake })
})

test('every kind that is offered has an answer once what it needs is known', () => {
  const kinds = [
    ...nationText.scotland.kinds.map(([kind]) => ({ nation: 'scotland', kind }) as NationKind),
    ...nationText.northern_ireland.kinds.map(([kind]) => ({ nation: 'northern_ireland', kind }) as NationKind),
  ]
  const outcomes = kinds.map((asked) => nationAnswer(asked, { ...adult, ...end, months: '6' }, today).outcome)
  expect(new Set(outcomes)).toEqual(new Set(['found']))
  expect(kinds.filter((asked) => nationNeeds(asked).needs === 'length').map(({ kind }) => kind)).toEqual([
    'custody',
    'custody',
    'childrens_detention',
  ])
})
