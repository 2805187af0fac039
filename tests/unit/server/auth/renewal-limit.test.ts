import { refusalLimit } from '@/lib/server/auth/renewal-limit'

const minute = 60_000
const aDay = 29_000_000 * minute

test('a network that was refused too often is not asked for, and the others are', () => {
  const limit = refusalLimit({ perNetwork: 2, inAll: 10, withinMs: minute })
  limit.note('hostel', aDay)
  expect(limit.isReached('hostel', aDay)).toBe(false)
  limit.note('hostel', aDay + 1)
  expect(limit.isReached('hostel', aDay + 1)).toBe(true)
  expect(limit.isReached('home', aDay + 1)).toBe(false)
  expect(limit.isReached(undefined, aDay + 1)).toBe(false)
})

test('many networks together, and those that are not known, use up no more than all may', () => {
  const limit = refusalLimit({ perNetwork: 2, inAll: 4, withinMs: minute })
  for (const network of ['a', 'b', undefined, undefined]) limit.note(network, aDay)
  for (const network of ['a', 'new', undefined]) expect(limit.isReached(network, aDay)).toBe(true)
})

test('after the minute everybody is asked for again', () => {
  const limit = refusalLimit({ perNetwork: 1, inAll: 1, withinMs: minute })
  limit.note('a', aDay)
  expect(limit.isReached('a', aDay + minute - 1)).toBe(true)
  expect(limit.isReached('a', aDay + minute)).toBe(false)
})
