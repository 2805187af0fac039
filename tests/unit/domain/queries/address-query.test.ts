import { chosenOf, givenList, givenText, pathWithQuery } from '@/lib/domain/queries/address-query'

test.each([
  { value: 'yes', text: 'yes' },
  { value: ['first', 'second'], text: 'first' },
  { value: [], text: '' },
  { value: undefined, text: '' },
  { value: '\0', text: ' ' },
  { value: 'ba\u0000ke\u0007r\ud800', text: 'ba ke r ' },
  { value: 'x'.repeat(500), text: 'x'.repeat(100) },
])('what an address says: $value', ({ value, text }) => {
  expect(givenText(value)).toBe(text)
})

test.each([
  { value: ' CSCS, , forklift ', list: ['CSCS', '', 'forklift'] },
  { value: 'CSCS\r\nforklift\0licence', list: ['CSCS', '', 'forklift licence'] },
  { value: `${'x'.repeat(90)}, ${'y'.repeat(90)}`, list: ['x'.repeat(90), 'y'.repeat(90)] },
  { value: undefined, list: [''] },
])('what an address lists: $value', ({ value, list }) => {
  expect(givenList(value)).toEqual(list)
})

test.each([
  { value: 'b', chosen: 'b' },
  { value: ['a', 'b'], chosen: 'a' },
  { value: 'c', chosen: null },
  { value: 'constructor', chosen: null },
  { value: undefined, chosen: null },
])('the choice that an address names: $value', ({ value, chosen }) => {
  expect(chosenOf(['a', 'b'], value, null)).toBe(chosen)
})

test('a path with its query leaves out what is not given', () => {
  expect(pathWithQuery('/list', { tab: 'open', search: 'a&b c', sort: null, job: '' })).toBe(
    '/list?tab=open&search=a%26b+c',
  )
  expect(pathWithQuery('/list', { tab: null })).toBe('/list')
})
