import { parseJsonObject } from '@/lib/server/http/parse-json-object'

test.each([
  '',
  'hello',
  '{"a":1}//x',
  '{}{}',
  '{"a":NaN}',
  '"x"',
  '[]',
  '1',
  'null',
  `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`,
])('%j is no object we read', (text) => {
  expect(parseJsonObject(text)).toBeUndefined()
})

test('thousands of levels are refused, not followed', () => {
  expect(parseJsonObject(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)).toBeUndefined()
})

test('an object is read, the last of two equal keys counts', () => {
  expect(parseJsonObject('{"a":1,"a":2,"b":{"c":[3]}}')).toEqual({ a: 2, b: { c: [3] } })
})

test('a __proto__ key changes no object but its own', () => {
  const value = parseJsonObject('{"__proto__":{"polluted":1}}')
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  expect(value).toBeDefined()
})
