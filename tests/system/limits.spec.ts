import { expect } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { startService } from '../support/service'
import { test } from '../support/test'

test('behind a proxy of ours, the sixth enquiry of one visitor in a minute is 429 with a time to wait; others are not held up', async () => {
  const service = await startService({ env: { TRUST_PROXY_HOPS: '1' } })
  const from = (address: string) => postEnquiry(service.url, anEnquiry(), { headers: { 'x-forwarded-for': address } })
  // A minute may turn in the middle: then the count begins again, and the second round meets the limit.
  const statuses: number[] = []
  let limited: Response | undefined
  for (let index = 0; index < 11 && !limited; index += 1) {
    // What the client claims before the proxy's own entry changes nothing.
    const answer = await from(`10.0.0.${index}, 198.51.100.7`)
    statuses.push(answer.status)
    if (answer.status === 429) limited = answer
  }
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(5)
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(limited?.headers.get('retry-after'))).toBeLessThanOrEqual(61)
  const body = (await limited?.json()) as { error: { code: string; message: string } }
  expect(body.error.code).toBe('rate_limited')
  expect(body.error.message).toMatch(/email/)
  expect((await from('198.51.100.8')).status).toBe(201)
  // A refused form still gets its own answer, and does not use up anybody's turn.
  expect((await postEnquiry(service.url, {}, { headers: { 'x-forwarded-for': '198.51.100.9' } })).status).toBe(422)
  expect(service.output()).not.toContain('198.51.100')
  await service.dispose()
})

test('with no proxy of ours, a claimed address limits nobody', async ({ service }) => {
  for (let index = 0; index < 8; index += 1) {
    expect(
      (await postEnquiry(service.url, anEnquiry(), { headers: { 'x-forwarded-for': '198.51.100.7' } })).status,
    ).toBe(201)
  }
})

test('a flood from everywhere is kept, but its emails are held', async () => {
  const service = await startService({ env: { ENQUIRIES_HELD_ABOVE_PER_MINUTE: '3' } })
  for (let index = 0; index < 8; index += 1) {
    expect((await postEnquiry(service.url, anEnquiry('general', { email: `p${index}@example.com` }))).status).toBe(201)
  }
  const rows = await rowsOf(service, 'enquiries')
  expect(rows).toHaveLength(8)
  const held = rows.filter(({ quarantined }) => quarantined)
  expect(held.length).toBeGreaterThanOrEqual(2)
  for (const { id } of held) {
    const emails = await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${id}`)
    expect(emails.every(({ status }) => status === 'held')).toBe(true)
  }
  expect(await (await fetch(`${service.url}/api/health/ready`)).json()).toMatchObject({
    status: 'DEGRADED',
    components: { enquiries: 'DEGRADED' },
    enquiries: { heldByFlood: held.length, heldByHoneypot: 0 },
  })
  await service.dispose()
})
