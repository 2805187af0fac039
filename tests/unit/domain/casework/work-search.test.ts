import { barredDistricts, readWorkSearch } from '@/lib/domain/casework/work-search'

const profile = {
  district: 'LS9',
  wants: { hours: 'up_to_30', nights: false } as const,
  tickets: ['CSCS'],
  skills: ['Baking', 'CSCS'],
}

test('what the person shares is looked for first, or else the district of the file', () => {
  expect(readWorkSearch({}, { district: 'LS1', profile })).toEqual({
    district: 'LS9',
    miles: 25,
    hours: 'up_to_30',
    nights: false,
    tickets: ['CSCS', 'Baking'],
  })
  expect(readWorkSearch({}, { district: 'LS1', profile: null })).toEqual({
    district: 'LS1',
    miles: 25,
    hours: 'any',
    nights: true,
    tickets: [],
  })
})

test('what was entered by hand counts instead, and what nobody offers does not', () => {
  const asked = {
    by: 'hand',
    postcode: 'ls2 4ab',
    miles: '10',
    hours: 'over_30',
    nights: 'no',
    tickets: ' CSCS, , forklift\r\nstreet works, Forklift',
  }
  expect(readWorkSearch(asked, { district: 'LS1', profile })).toEqual({
    district: 'LS2',
    miles: 10,
    hours: 'over_30',
    nights: false,
    tickets: ['CSCS', 'Forklift', 'street works'],
  })
  expect(
    readWorkSearch({ by: 'hand', postcode: 'nowhere', miles: '7', hours: 'x' }, { district: 'LS1', profile }),
  ).toEqual({ district: '', miles: 25, hours: 'any', nights: true, tickets: [] })
})

test('only restrictions about places bar a district', () => {
  expect(barredDistricts([{ kind: 'hours', detail: '9 to 5' }])).toEqual([])
  expect(
    barredDistricts([
      { kind: 'districts', detail: 'LS1, LS2' },
      { kind: 'districts', detail: 'BD1' },
    ]),
  ).toEqual(['LS1', 'LS2', 'BD1'])
})
