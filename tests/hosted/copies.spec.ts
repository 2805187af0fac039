import { expect, test } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { cookiesOf, postForm, sessionOf, tokenOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { startCopyOf, startHostedService } from '../support/hosted/service'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { startRoundRobin } from '../support/round-robin'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

const portal = '/dashboard/employerportal'
let first: Service
let second: Service
let all: Awaited<ReturnType<typeof startRoundRobin>>

// Two processes of the site on one database, and a proxy that gives each of them every other request.
test.beforeAll(async () => {
  const env = { TRUST_PROXY_HOPS: '1' }
  // The provider's library renews a session a minute and a half before its end: here after four seconds.
  first = await startHostedService({ env, tokenSeconds: 94 })
  second = await startCopyOf(first, env)
  all = await startRoundRobin([first.url, second.url])
})
test.afterAll(async () => {
  await all.stop()
  await second.dispose()
  await first.dispose()
})

const visit = (copy: Pick<Service, 'url'>, path: string, cookie = '') =>
  fetch(`${copy.url}${path}`, { redirect: 'manual', headers: { cookie } })
const from = (address: string) => ({ 'x-forwarded-for': address })

test('a form that is sent twenty times at once is one enquiry with one reference, whichever copy takes it', async () => {
  const email = 'sent-often@example.com'
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postEnquiry(all.url, anEnquiry('general', { email }), {
        key: 'one-key-for-all-of-them',
        headers: from(`198.51.100.${index}`),
      }),
    ),
  )
  const kept = await Promise.all(
    answers.filter(({ status }) => status === 201).map((answer) => answer.json() as Promise<{ reference: string }>),
  )
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1)
  expect(await rowsOf(first, 'enquiries', `email=eq.${email}`)).toHaveLength(1)
})

test('the limit of one visitor counts what all copies took', async () => {
  const send = () => postEnquiry(all.url, anEnquiry('general'), { headers: from('203.0.113.5') })
  const statuses: number[] = []
  // A minute may turn in the middle: then the count begins again.
  while (statuses.at(-1) !== 429 && statuses.length < 11) statuses.push((await send()).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(10)
})

test('two copies send each email once, and an address one confirmation a day', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `copies-${index}@example.com`)
  const answers = await Promise.all(
    [...people, ...people].map((email, index) =>
      postEnquiry(all.url, anEnquiry('general', { email }), { headers: from(`192.0.2.${index}`) }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const references = (await Promise.all(answers.map((answer) => answer.json()))).map(
    (body) => (body as { reference: string }).reference,
  )
  expect(new Set(references).size).toBe(60)
  const unsent = async () => {
    const waiting = await rowsOf(first, 'outgoing_emails', 'status=in.(pending,sending)')
    return waiting.length === 0 ? true : undefined
  }
  await waitUntil(unsent, { withinMs: 30_000, everyMs: 500, failure: 'emails were left' })
  for (const email of people) expect(await mailFor(first, email), email).toHaveLength(1)
  const told = (await mailFor(first, 'team@example.org')).filter(({ text }) =>
    references.some((reference) => text.includes(reference)),
  )
  expect(told).toHaveLength(60)
})

test('a role that is given or taken holds on every copy from the next page on', async () => {
  const cookie = await sessionOf(first, 'no-role')
  const expectNone = async () => {
    for (const copy of [first, second]) {
      // Whoever has no portal yet tells us about their company first.
      expect((await visit(copy, portal, cookie)).headers.get('location')).toBe('/account/company')
    }
  }
  await expectNone()
  expect((await runRole(first, ['no-role@example.org', 'employer'])).code).toBe(0)
  for (const copy of [second, first]) expect((await visit(copy, portal, cookie)).status).toBe(200)
  expect((await runRole(first, ['no-role@example.org', 'none'])).code).toBe(0)
  await expectNone()
})

test('who signs out everywhere on one copy is signed out on the other at once', async () => {
  const [here, there] = [await sessionOf(first, 'candidate'), await sessionOf(second, 'candidate')]
  const own = '/dashboard/candidateportal'
  for (const copy of [first, second]) expect((await visit(copy, own, there)).status).toBe(200)
  await postForm(first, '/auth/sign-out', { scope: 'global' }, { cookie: here })
  for (const copy of [first, second]) {
    for (const cookie of [here, there]) {
      expect((await visit(copy, own, cookie)).headers.get('location'), copy.url).toMatch(/^\/sign-in/)
    }
  }
})

test('a token whose session was ended is nobody’s from then on, though it has not run out', async () => {
  const { token } = await tokenOf(first, { email: 'candidate@example.org', password: demoPassword })
  const ask = (path: string) =>
    fetch(`${first.supabaseUrl}${path}`, {
      method: 'POST',
      headers: {
        apikey: first.keys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    })
  const whose = async () => (await (await ask('/rest/v1/rpc/current_account')).json()) as unknown[]
  expect(await whose()).toMatchObject([{ role: 'candidate' }])
  expect((await ask('/auth/v1/logout?scope=global')).ok).toBe(true)
  expect(await whose()).toEqual([])
})

test('two tabs on two copies renew one session at one moment, and both go on', async () => {
  const before = await sessionOf(first, 'employer')
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const answers = await Promise.all([first, second, first, second].map((copy) => visit(copy, portal, before)))
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('location') ?? ''}`.trim())).toEqual([
    '200',
    '200',
    '200',
    '200',
  ])
  const renewed = answers.map(cookiesOf).filter((cookie) => cookie.includes('-auth-token'))
  expect(renewed.length).toBeGreaterThan(0)
  for (const cookie of renewed) {
    for (const copy of [first, second]) expect((await visit(copy, portal, cookie)).status).toBe(200)
  }
})
