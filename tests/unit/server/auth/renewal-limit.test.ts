import { refusalLimit } from '@/lib/server/auth/renewal-limit'

const minute = 60_000
const aDay = 29_000_000 * minute
const limits = { perAccount: 2, perNetwork: 2, ofStrangers: 4, withinMs: minute }
const from = (network?: string) => ({ network })

test('a network that was refused too often is not asked for, and the others are', () => {
  const limit = refusalLimit(limits)
  limit.note(from('hostel'), aDay)
  expect(limit.isReached(from('hostel'), aDay)).toBe(false)
  limit.note(from('hostel'), aDay + 1)
  expect(limit.isReached(from('hostel'), aDay + 1)).toBe(true)
  expect(limit.isReached(from('home'), aDay + 1)).toBe(false)
  expect(limit.isReached(from(), aDay + 1)).toBe(false)
})

test('strangers of many networks, and those that are not known, use up no more than all of them may', () => {
  const limit = refusalLimit(limits)
  for (const network of ['a', 'b', undefined, undefined]) limit.note(from(network), aDay)
  for (const network of ['a', 'new', undefined]) expect(limit.isReached(from(network), aDay)).toBe(true)
})

test('whatever strangers send, our own sessions are still checked, until that account has been refused too often', () => {
  const limit = refusalLimit(limits)
  for (let count = 0; count < 100; count += 1) limit.note(from('hostel'), aDay)
  expect(limit.isReached({ account: 'a' }, aDay)).toBe(false)
  limit.note({ account: 'a' }, aDay)
  limit.note({ account: 'a' }, aDay)
  expect(limit.isReached({ account: 'a' }, aDay)).toBe(true)
  expect(limit.isReached({ account: 'b' }, aDay)).toBe(false)
})

test('after the minute everybody is asked for again', () => {
  const limit = refusalLimit({ ...limits, perNetwork: 1 })
  limit.note(from('a'), aDay)
  expect(limit.isReached(from('a'), aDay + minute - 1)).toBe(true)
  expect(limit.isReached(from('a'), aDay + minute)).toBe(false)
})
