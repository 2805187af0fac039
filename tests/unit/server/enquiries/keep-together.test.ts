import { isKeepingEnquiries, keepTogether, type Sent } from '@/lib/server/enquiries/keep-together'

type Said = { data?: unknown; error?: { code: string } | null; status: number }
const calls: { keys: string[]; say: (said: Said) => void }[] = []
jest.mock('@/lib/server/supabase/service-client', () => ({
  untilSilent: () => new AbortController().signal,
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

beforeEach(() => void calls.splice(0))
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
  await say({ error: { code: '' }, status: 0 })
  expect(calls).toHaveLength(1)
  expect(await Promise.all(all)).toEqual(Array(3).fill({ outcome: 'failed', code: 'no_answer' }))
  const [next] = keep('d')
  await kept()
  expect(await next).toEqual(replayed('d'))
})

test('while it is only slow those who wait are asked for: who came first has waited long enough', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const all = keep('a', 'b')
  clock.mockReturnValue(10_000)
  await say({ error: { code: '' }, status: 0 })
  await kept()
  clock.mockRestore()
  expect(await Promise.all(all)).toEqual([{ outcome: 'failed', code: 'no_answer' }, replayed('b')])
})

test('an answer that is not understood is a failure', async () => {
  const [only] = keep('a')
  await say({ data: [{ outcome: 'new' }], error: null, status: 200 })
  expect(await only).toEqual({ outcome: 'failed', code: 'not_understood' })
})
