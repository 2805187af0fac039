import { countByReason, mostHeldAtOnce, referencesIn, tickedIn } from '@/lib/domain/desk/held-query'

const [one, other] = ['SC-7F3K9Q2M', 'SC-00000001']

test.each([
  [undefined, []],
  [one, [one]],
  [
    [one, other, one],
    [one, other],
  ],
  [['everything', other, ''], [other]],
])('the ticked boxes %j are %j', (ref, expected) => {
  expect(tickedIn({ ref })).toEqual(expected)
})

test('the references of one field are as many as may be confirmed at once, at most', () => {
  expect(referencesIn(`${one} ${other} x`)).toEqual([one, other])
  expect(referencesIn('')).toEqual([])
  const many = Array.from({ length: 300 }, (_, index) => `SC-${String(index).padStart(8, '0')}`)
  expect(referencesIn(many.join(' '))).toEqual(many.slice(0, mostHeldAtOnce))
})

test('it counts how many are held for each reason', () => {
  expect(countByReason([{ because: 'flood' }, { because: 'honeypot' }, { because: 'flood' }])).toEqual({
    honeypot: 1,
    flood: 2,
  })
})
