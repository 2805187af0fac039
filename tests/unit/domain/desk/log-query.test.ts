import { logQueryFrom, logValuesOf } from '@/lib/domain/desk/log-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

const nothing = { who: null, kind: null, about: '', withOpenings: false, before: null }
const id = '3f0e9c5e-9d7a-4c27-8a0e-2f1a6f0c8b11'

test.each([
  [{}, nothing],
  [{ who: id }, { ...nothing, who: id }],
  [{ who: 'command_line' }, { ...nothing, who: 'command_line' }],
  [{ who: `${id}' or true` }, nothing],
  [{ kind: 'account' }, { ...nothing, kind: 'account' }],
  [{ kind: 'everything' }, nothing],
  [{ about: ' SC-12345678 ' }, { ...nothing, about: 'SC-12345678' }],
  [
    { kind: 'job', openings: 'yes' },
    { ...nothing, kind: 'job', withOpenings: true },
  ],
  [{ openings: 'no' }, nothing],
  [{ before: '120' }, { ...nothing, before: 120 }],
  [{ before: '-1' }, nothing],
  [{ before: '1e3' }, nothing],
  [{ before: '9'.repeat(40) }, nothing],
  [{ who: [id, 'x'] }, { ...nothing, who: id }],
])('%j', (address, query) => {
  expect(logQueryFrom(address)).toEqual(query)
})

test('the address of a page leads to that page', () => {
  const query = { who: id, kind: 'enquiry', about: 'SC-12345678', withOpenings: true, before: 7 } as const
  const { searchParams } = new URL(pathWithQuery('http://a.example/log', logValuesOf(query)))
  expect(logQueryFrom(Object.fromEntries(searchParams))).toEqual(query)
})
