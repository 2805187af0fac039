import { redirect } from 'next/navigation'

import { onRequestError } from '@/instrumentation'
import { goOnWith, logUnexpected, newReference, unexpectedErrorMetrics } from '@/lib/server/unexpected'

const logged: unknown[][] = []
jest.mock('@/lib/server/log', () => ({ logEvent: (...line: unknown[]) => logged.push(line) }))
beforeEach(() => (logged.length = 0))

const typed = 'jo@example.org typed this'
const counted = () => Number(unexpectedErrorMetrics().at(-1)?.split(' ')[1])

test('an error is logged once with its place, name and reference, and nothing of what was typed', () => {
  const before = counted()
  const cause = { code: '57014', message: typed }
  logUnexpected('hiring/apply', new TypeError(typed, { cause }), 'a1b2c3d4')
  expect(logged).toEqual([
    [
      'error',
      'unexpected_error',
      {
        place: 'hiring/apply',
        request_id: 'a1b2c3d4',
        error_name: 'TypeError',
        error_code: '57014',
        at: expect.stringMatching(/^unexpected\.test\.ts:\d+:\d+/),
      },
    ],
  ])
  expect(JSON.stringify(logged)).not.toContain('typed this')
  expect(counted()).toBe(before + 1)
})

test('a database that did not answer is told from an error without a code', () => {
  logUnexpected('queue/check_ins', new Error('open_check_ins', { cause: { code: '', message: typed } }))
  expect(logged).toEqual([['error', 'unexpected_error', expect.objectContaining({ error_code: 'no_answer' })]])
})

test.each([[typed], [{ code: typed }], [null], [undefined]])(
  'whatever is thrown is logged without its words: %j',
  (thrown) => {
    logUnexpected('account/name', thrown)
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('typed this')
  },
)

test('a part of a page that fails is left out and logged', async () => {
  const part: number | null = await Promise.reject<number>(new Error(typed)).catch(goOnWith('portal/part', null))
  expect(part).toBeNull()
  expect(logged).toMatchObject([['error', 'unexpected_error', { place: 'portal/part', error_name: 'Error' }]])
})

test('being led to another page is no error', async () => {
  const led = async () => redirect('/sign-in')
  await expect(led().catch(goOnWith('portal/part', null))).rejects.toThrow('NEXT_REDIRECT')
  expect(logged).toEqual([])
})

test('what a page or handler did not catch is logged by its template, with the reference that the error screen shows', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  const error = Object.assign(new Error(typed), { digest: '1234567890' })
  await onRequestError(
    error,
    { path: `/jobs/${typed}`, method: 'GET', headers: {} },
    {
      routerKind: 'App Router',
      routePath: '/jobs/[id]',
      routeType: 'render',
      renderSource: 'react-server-components',
      revalidateReason: undefined,
    },
  )
  delete process.env.NEXT_RUNTIME
  expect(logged).toMatchObject([
    ['error', 'unexpected_error', { place: 'render /jobs/[id]', request_id: '1234567890', error_name: 'Error' }],
  ])
  expect(JSON.stringify(logged)).not.toContain('typed this')
})

test('a reference is short enough to read out', () => {
  expect(newReference()).toMatch(/^[0-9a-f]{8}$/)
})
