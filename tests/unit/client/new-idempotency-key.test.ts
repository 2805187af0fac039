/** @jest-environment jsdom */
import { newIdempotencyKey } from '@/lib/client/new-idempotency-key'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key is a UUID, and each is new', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()]
  keys.forEach((key) => expect(key).toMatch(uuid))
  expect(keys[0]).not.toBe(keys[1])
})

test('where the page came over plain http it is a UUID too', () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const keys = [newIdempotencyKey(), newIdempotencyKey()]
  keys.forEach((key) => expect(key).toMatch(uuid))
  expect(keys[0]).not.toBe(keys[1])
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
})
