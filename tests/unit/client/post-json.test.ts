/** @jest-environment jsdom */
import { postJson } from '@/lib/client/post-json'

const fetchStub = jest.fn<Promise<unknown>, [string, { signal: AbortSignal }]>()

beforeAll(() => void Object.assign(globalThis, { fetch: fetchStub }))
beforeEach(() => fetchStub.mockReset())

const post = () => postJson('/api/contact', '{}', { idempotencyKey: 'key' })
const answer = (status: number, body: unknown) =>
  fetchStub.mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) })

test('after 20 seconds without an answer it gives up', async () => {
  jest.useFakeTimers()
  fetchStub.mockImplementation(
    (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const posted = post()
  jest.advanceTimersByTime(19_900)
  expect(fetchStub.mock.calls[0]?.[1].signal.aborted).toBe(false)
  jest.advanceTimersByTime(200)
  await expect(posted).resolves.toEqual({ outcome: 'no-answer' })
  jest.useRealTimers()
})

test.each([[null], [[]], ['text'], [{ reference: 7 }], [{}]])(
  'an answer of 201 with %j counts as kept',
  async (body) => {
    answer(201, body)
    await expect(post()).resolves.toEqual({ outcome: 'accepted', reference: null })
  },
)

test('another ok answer counts as kept when it says so', async () => {
  answer(200, { ok: true, reference: 'SC-7F3K9Q2M' })
  await expect(post()).resolves.toEqual({ outcome: 'accepted', reference: 'SC-7F3K9Q2M' })
})

test.each([[null], ['<html>Sign in to the Wi-Fi</html>'], [{}], [{ ok: 'true' }]])(
  'an answer of 200 with %j is not from our server, so nobody knows whether it was kept',
  async (body) => {
    answer(200, body)
    await expect(post()).resolves.toEqual({ outcome: 'no-answer' })
  },
)

test.each([[null], [{ error: null }], [{ error: { fields: ['x'] } }], [{ error: { fields: { email: 7 } } }]])(
  'a refusal with %j has no field messages',
  async (body) => {
    answer(422, body)
    await expect(post()).resolves.toEqual({ outcome: 'refused', status: 422, fields: {} })
  },
)
