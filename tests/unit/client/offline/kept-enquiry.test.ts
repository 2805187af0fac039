/** @jest-environment jsdom */
import { forgetEnquiry, keepEnquiry, sendKeptEnquiry } from '@/lib/client/offline/kept-enquiry'

const enquiry = { path: '/api/contact', body: '{"firstName":"Sam"}', key: 'a-key' }
const stored = () => localStorage.getItem('kept-enquiry')
const answers = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) })
const post = jest.fn()

beforeEach(() => {
  localStorage.clear()
  post.mockReset()
  Object.assign(globalThis, { fetch: post })
})
afterEach(() => jest.useRealTimers())

test('an enquiry that was accepted is deleted from the device, and its reference is shown', async () => {
  post.mockImplementation(() => answers(201, { ok: true, reference: 'SC-7F3K9Q2M' }))
  expect(keepEnquiry(enquiry)).toBe(true)
  await expect(sendKeptEnquiry()).resolves.toEqual({ outcome: 'sent', reference: 'SC-7F3K9Q2M' })
  expect(post.mock.calls[0][1]).toMatchObject({ body: enquiry.body, headers: { 'idempotency-key': 'a-key' } })
  expect(stored()).toBeNull()
  await expect(sendKeptEnquiry()).resolves.toEqual({ outcome: 'none' })
  expect(post).toHaveBeenCalledTimes(1)
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'waiting'],
  ['a service that is down', () => answers(503, {}), 'waiting'],
  ['a refusal of what was written', () => answers(422, {}), 'refused'],
])('after %s it stays, under the same key', async (_, answer, outcome) => {
  post.mockImplementation(answer)
  keepEnquiry(enquiry)
  await expect(sendKeptEnquiry()).resolves.toEqual({ outcome })
  expect(stored()).toContain('a-key')
})

test('a day after a try without an answer the server no longer knows the key: it is not sent again', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), doNotFake: ['setTimeout', 'clearTimeout'] })
  post.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
  keepEnquiry(enquiry)
  await sendKeptEnquiry()
  jest.setSystemTime(new Date('2026-11-23T08:00:00Z'))
  await expect(sendKeptEnquiry()).resolves.toEqual({ outcome: 'unsure' })
  expect(post).toHaveBeenCalledTimes(1)
})

test('a second one is not kept over the first, and the first can be deleted', () => {
  keepEnquiry(enquiry)
  expect(keepEnquiry({ ...enquiry, key: 'another' })).toBe(false)
  expect(stored()).toContain('a-key')
  forgetEnquiry()
  expect(stored()).toBeNull()
})

test('a browser that forbids storage keeps nothing and sends nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(keepEnquiry(enquiry)).toBe(false)
  await expect(sendKeptEnquiry()).resolves.toEqual({ outcome: 'none' })
  jest.restoreAllMocks()
})
