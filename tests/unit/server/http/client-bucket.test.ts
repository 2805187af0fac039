import { clientBucket } from '@/lib/server/http/client-bucket'

const options = { trustedHops: 1, secret: 'secret', day: '2026-11-21' }
const bucket = (forwardedFor: string, changes = {}) =>
  clientBucket(new Headers({ 'x-forwarded-for': forwardedFor }), { ...options, ...changes })

test('what a client claims before our proxy does not change who it is', () => {
  expect(bucket('10.0.0.1, 198.51.100.7')).toBe(bucket('198.51.100.7'))
  expect(bucket('198.51.100.8')).not.toBe(bucket('198.51.100.7'))
})

test('behind two of our proxies, the last address but one counts', () => {
  expect(bucket('9.9.9.9, 198.51.100.7, 10.0.0.1', { trustedHops: 2 })).toBe(bucket('198.51.100.7'))
})

test('without a trusted proxy, or without an address, nobody is known', () => {
  expect(bucket('198.51.100.7', { trustedHops: 0 })).toBeUndefined()
  expect(clientBucket(new Headers(), options)).toBeUndefined()
  expect(bucket('198.51.100.7', { trustedHops: 3 })).toBeUndefined()
})

test('all addresses of one IPv6 network are one client, however they are written', () => {
  const one = bucket('2001:db8:1:2:3:4:5:6')
  expect(bucket('2001:db8:1:2::9')).toBe(one)
  expect(bucket('2001:0DB8:0001:0002:ffff::')).toBe(one)
  expect(bucket('2001:db8:1:3::9')).not.toBe(one)
  expect(bucket('::1')).toMatch(/^[0-9a-f]{16}$/)
})

test('the name tells no address and changes with the day', () => {
  expect(bucket('198.51.100.7')).toMatch(/^[0-9a-f]{16}$/)
  expect(bucket('198.51.100.7', { day: '2026-11-22' })).not.toBe(bucket('198.51.100.7'))
})
