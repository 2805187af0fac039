import { isKeepingEnquiries, keepTogether, type Sent } from '@/lib/server/enquiries/keep-together'

type Said = { data?: unknown; error?: { code: string } | null; status: number }
const calls: { keys: string[]; say: (said: Said) => void }[] = []
let mockSilence = new AbortController()
jest.mock('@/lib/server/supabase/service-client', () => ({
  untilSilent: () => mockSilence.signal,
  serviceClient: {
    rpc: (_name: string, { p_enquiries }: { p_enquiries: string }) => ({
      abortSignal: () =>
        new Promise<Said>((say) =>
          calls.push({ keys: (JSON.parse(p_enquiries) as Sent[]).map(({ key }) => String(key)), say }),
        ),
    }),
  },
}))

const sent = (key: string): Sent => ({
  save: 'accept_enquiry',
  enquiry: {},
  emails: [],
  consents: [],
  scope: '/api/contact',
  key,
  fingerprint: 'f',
  client: null,
  quarantined: false,
})
const replayed = (reference: string) => ({ outcome: 'replayed', reference })
const keep = (...keys: string[]) => keys.map((key) => keepTogether(sent(key)))
const lastCall = () => {
  const call = calls.at(-1)
  if (!call) throw new Error('nothing was asked')
  return call
}
/** Says what became of the last call, and waits until the next may have begun. */
async function say(said: Said): Promise<void> {
  lastCall().say(said)
  await new Promise((resolve) => setTimeout(resolve))
}
const kept = (): Promise<void> => say({ data: lastCall().keys.map(replayed), error: null, status: 200 })

beforeEach(() => {
  calls.splice(0)
  mockSilence = new AbortController()
})
afterEach(() => expect(isKeepingEnquiries()).toBe(false))

test('one alone is asked for at once; those that come meanwhile go together, eight at most, in the order in which they came', async () => {
  const all = keep(...'abcdefghijk')
  expect(calls.map(({ keys }) => keys.join(''))).toEqual(['a'])
  expect(isKeepingEnquiries()).toBe(true)
  await kept()
  await kept()
  await kept()
  expect(calls.map(({ keys }) => keys.join(''))).toEqual(['a', 'bcdefghi', 'jk'])
  expect(await Promise.all(all)).toEqual([...'abcdefghijk'].map(replayed))
})

test('each has an outcome of its own', async () => {
  const [first, ...others] = keep('a', 'b', 'c', 'd')
  await kept()
  await say({
    data: [replayed('b'), { outcome: 'failed', code: '23514' }, { outcome: 'limited', retry_after_seconds: 9 }],
    error: null,
    status: 200,
  })
  expect(await first).toEqual(replayed('a'))
  expect(await Promise.all(others)).toEqual([
    replayed('b'),
    { outcome: 'failed', code: '23514' },
    { outcome: 'limited', retry_after_seconds: 9 },
  ])
})

test('a call that the database refuses fails for those in it alone', async () => {
  const [first, second] = keep('a', 'b')
  await say({ error: { code: '57014' }, status: 500 })
  await kept()
  expect(await first).toEqual({ outcome: 'failed', code: '57014' })
  expect(await second).toEqual(replayed('b'))
})

test('while the database is away those who wait are told at once too, and the next is asked for as ever', async () => {
  const all = keep('a', 'b', 'c')
  mockSilence.abort()
  await say({ error: { code: '' }, status: 0 })
  expect(calls).toHaveLength(1)
  expect(await Promise.all(all)).toEqual(Array(3).fill({ outcome: 'failed', code: 'no_answer' }))
  const [next] = keep('d')
  await kept()
  expect(await next).toEqual(replayed('d'))
})

test('a connection that breaks fails for those who were on it alone', async () => {
  const all = keep('a', 'b')
  await say({ error: { code: '' }, status: 0 })
  await kept()
  expect(await Promise.all(all)).toEqual([{ outcome: 'failed', code: 'no_answer' }, replayed('b')])
})

test('while it is only slow each waits ten seconds from its own arrival', async () => {
  jest.useFakeTimers()
  const [underWay, waiting] = keep('a', 'b')
  await jest.advanceTimersByTimeAsync(9_000)
  const [later] = keep('c')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all([underWay, waiting])).toEqual(Array(2).fill({ outcome: 'failed', code: 'no_answer' }))
  lastCall().say({ error: { code: '' }, status: 0 })
  await jest.advanceTimersByTimeAsync(0)
  expect(lastCall().keys).toEqual(['c'])
  lastCall().say({ data: [replayed('c')], error: null, status: 200 })
  expect(await later).toEqual(replayed('c'))
  jest.useRealTimers()
})

test('an answer that is not understood is a failure, for its own enquiry alone', async () => {
  const [first, second, third] = keep('a', 'b', 'c')
  await say({ data: null, error: null, status: 200 })
  await say({ data: [{ outcome: 'new' }, replayed('c')], error: null, status: 200 })
  const failure = { outcome: 'failed', code: 'not_understood' }
  expect(await Promise.all([first, second, third])).toEqual([failure, failure, replayed('c')])
})
