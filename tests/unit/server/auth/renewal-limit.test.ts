import { refusalLimit } from '@/lib/server/auth/renewal-limit'

const minute = 60_000
const aDay = 29_000_000 * minute
const limits = { perAccount: 2, perNetwork: 2, ofStrangers: 4, withinMs: minute }
const from = (network?: string) => ({ network })

type Limit = ReturnType<typeof refusalLimit>
type Renewal = Parameters<Limit['begin']>[0]
const refuse = (limit: Limit, renewal: Renewal, nowMs: number): boolean => {
  const mayAsk = limit.begin(renewal, nowMs)
  if (mayAsk) limit.end(renewal, { isRefused: true }, nowMs)
  return mayAsk
}
const mayAsk = (limit: Limit, renewal: Renewal, nowMs: number): boolean => {
  const may = limit.begin(renewal, nowMs)
  if (may) limit.end(renewal, { isRefused: false }, nowMs)
  return may
}

test('a network that was refused too often is not asked for, and the others are', () => {
  const limit = refusalLimit(limits)
  refuse(limit, from('hostel'), aDay)
  expect(mayAsk(limit, from('hostel'), aDay)).toBe(true)
  refuse(limit, from('hostel'), aDay + 1)
  expect(mayAsk(limit, from('hostel'), aDay + 1)).toBe(false)
  expect(mayAsk(limit, from('home'), aDay + 1)).toBe(true)
  expect(mayAsk(limit, from(), aDay + 1)).toBe(true)
})

test('strangers of many networks, and those that are not known, use up no more than all of them may', () => {
  const limit = refusalLimit(limits)
  for (const network of ['a', 'b', undefined, undefined]) refuse(limit, from(network), aDay)
  for (const network of ['a', 'new', undefined]) expect(mayAsk(limit, from(network), aDay)).toBe(false)
})

test('what is still being asked counts as if it were refused, until it is answered', () => {
  const limit = refusalLimit(limits)
  const asked = ['a', 'b', 'c', 'd', 'e'].filter((network) => limit.begin(from(network), aDay))
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
  expect(mayAsk(limit, { account: 'ours' }, aDay)).toBe(true)
  limit.end(from('a'), { isRefused: false }, aDay)
  expect(mayAsk(limit, from('e'), aDay)).toBe(true)
  // Answered in the next minute, and refused: that counts in the minute in which it is known.
  for (const network of ['b', 'c', 'd']) limit.end(from(network), { isRefused: true }, aDay + minute)
  expect(limit.begin(from('f'), aDay + minute)).toBe(true)
  expect(limit.begin(from('g'), aDay + minute)).toBe(false)
})

test('whatever strangers send, our own sessions are still checked, until that account has been refused too often', () => {
  const limit = refusalLimit(limits)
  for (let count = 0; count < 100; count += 1) refuse(limit, from('hostel'), aDay)
  expect(refuse(limit, { account: 'a' }, aDay)).toBe(true)
  expect(refuse(limit, { account: 'a' }, aDay)).toBe(true)
  expect(mayAsk(limit, { account: 'a' }, aDay)).toBe(false)
  expect(mayAsk(limit, { account: 'b' }, aDay)).toBe(true)
})

test('after the minute everybody is asked for again', () => {
  const limit = refusalLimit({ ...limits, perNetwork: 1 })
  refuse(limit, from('a'), aDay)
  expect(mayAsk(limit, from('a'), aDay + minute - 1)).toBe(false)
  expect(mayAsk(limit, from('a'), aDay + minute)).toBe(true)
})
