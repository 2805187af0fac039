import { queueJobAlerts } from '@/lib/server/hiring/queue-job-alerts'

type Call = { name: string; args: Record<string, unknown> }
type Answer = { data: unknown; error: { code: string } | null }

const calls: Call[] = []
const logged: unknown[][] = []
let answer: (call: Call) => Answer

jest.mock('@/lib/server/log', () => ({ logEvent: (...line: unknown[]) => logged.push(line) }))
jest.mock('@/lib/server/supabase/service-client', () => ({
  serviceClient: {
    rpc: (name: string, args: Record<string, unknown>) => {
      calls.push({ name, args })
      return Promise.resolve(answer({ name, args }))
    },
  },
}))

const now = new Date('2026-11-24T07:00:00Z')
const lookedUntil = '2026-11-23T07:00:00+00:00'
const dueIds = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`)
const due = dueIds.map((id) => ({
  id,
  query: 'q=chef',
  rhythm: 'daily',
  looked_until: lookedUntil,
  until: '2026-11-24T06:59:00+00:00',
}))
const [broken] = dueIds

const fine = (data: unknown): Answer => ({ data, error: null })
const failed: Answer = { data: null, error: { code: 'XX000' } }

/** The first search always fails; the others have nothing new. */
function oneIsBroken({ name, args }: Call): Answer {
  if (name === 'job_alerts_due') return fine(due)
  if (name === 'new_jobs') return args.p_search === broken ? failed : fine({ total: 0, jobs: [] })
  return fine(true)
}

beforeEach(() => {
  calls.length = 0
  logged.length = 0
  answer = oneIsBroken
})

const unexpected = [
  'error',
  'unexpected_error',
  expect.objectContaining({ place: 'queue/job_alerts', error_name: 'Error', error_code: 'XX000' }),
]
const looksStored = () => calls.filter(({ name }) => name === 'queue_job_alert').map(({ args }) => args)

test('a search that fails keeps no other waiting, is tried again in an hour and misses nothing', async () => {
  await queueJobAlerts(now)
  expect(looksStored().map(({ p_id: id }) => id)).toEqual(dueIds)
  expect(looksStored()[0]).toEqual({
    p_id: broken,
    p_looked_until: lookedUntil,
    p_until: lookedUntil,
    p_next: '2026-11-24T08:00:00.000Z',
    p_message: null,
  })
  expect(logged).toEqual([unexpected, ['info', 'job_alerts', { searches: 3, queued: 0 }]])
})

test('a round ends when the database answers nothing any more', async () => {
  answer = (call) => (call.name === 'job_alerts_due' ? fine(due) : failed)
  await queueJobAlerts(now)
  expect(calls.map(({ name }) => name)).toEqual(['job_alerts_due', 'new_jobs', 'queue_job_alert'])
  expect(logged.at(-1)).toEqual(unexpected)
})
