import { expect, test } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { tokenOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, inStoppedDatabase, rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { ResendStandIn, type ResendMode } from '../support/resend-stand-in'
import { startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

let resend: ResendStandIn
let service: Service
let env: Record<string, string>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  resend = await new ResendStandIn().start()
  env = { RESEND_API_KEY: 're_stand_in', RESEND_BASE_URL: resend.url }
  service = await startService({ env })
})
test.afterAll(async () => {
  await service.dispose()
  await resend.stop()
})

const sentTo = (address: string) => resend.sent.filter(({ to }) => to === address)
const emailsOf = async (reference: string) => {
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  return rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${row?.id}`)
}
async function accept(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await postEnquiry(service.url, anEnquiry('employer', { email, ...changes }))
  expect(answer.status, service.output()).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}
const untilSent = (reference: string, withinMs = 30_000) =>
  waitUntil(async () => ((await emailsOf(reference)).every(({ status }) => status === 'sent') ? true : undefined), {
    withinMs,
    everyMs: 200,
    failure: `the emails of ${reference} were not sent`,
  })

const untilNothingWaits = () =>
  waitUntil(
    async () =>
      (await rowsOf(service, 'outgoing_emails', 'status=in.(pending,sending)')).length === 0 ? true : undefined,
    { withinMs: 60_000, everyMs: 200, failure: 'not all emails were sent' },
  )

test('no mailbox is started if a mail provider is set', () => {
  expect(() => service.part('mailbox')).toThrow('not running')
})

test('an accepted enquiry sends one confirmation and one notification', async () => {
  const reference = await accept('once@example.com')
  await untilSent(reference)
  expect(sentTo('once@example.com')).toHaveLength(1)
  const notices = sentTo('team@example.org').filter(({ subject }) => subject.includes(reference))
  expect(notices).toHaveLength(1)
  expect(notices[0]?.body).toContain('Answer on the desk')
  expect(JSON.parse(notices[0]?.body ?? '{}')).not.toHaveProperty('reply_to')
})

test('an email that can be stopped says so to the mail program (RFC 8058), and no other does', async () => {
  const { user } = await tokenOf(service, { email: 'team@example.org', password: demoPassword })
  const stopUrl = 'http://localhost:3000/api/stop-emails?token=made-up'
  expect(
    await callFunction(service, 'queue_digest', {
      p_user_id: user.id,
      p_day: '2026-11-23',
      p_subject: 'Today: 1 due, 0 overdue',
      p_html: '<p>1</p>',
      p_text: '1',
      p_stop_url: stopUrl,
    }),
  ).toBe(true)
  const digest = await waitUntil(() => resend.sent.find(({ subject }) => subject.startsWith('Today: ')), {
    failure: 'the digest was not sent',
  })
  expect(JSON.parse(digest.body)).toMatchObject({
    to: 'team@example.org',
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  const others = resend.sent.filter((sent) => sent !== digest)
  expect(others.length).toBeGreaterThan(0)
  for (const { body } of others) expect(body).not.toContain('List-Unsubscribe')
})

test('one address gets one confirmation a day, however often somebody types it; the team is told each time', async () => {
  const references = [
    await accept('victim@example.com'),
    await accept('VICTIM@example.com'),
    await accept('victim@example.com'),
  ]
  for (const reference of references) await untilSent(reference)
  expect([...sentTo('victim@example.com'), ...sentTo('VICTIM@example.com')]).toHaveLength(1)
  for (const reference of references) {
    expect(
      resend.sent.filter(({ to, subject }) => to === 'team@example.org' && subject.includes(reference)),
    ).toHaveLength(1)
  }
})

for (const mode of ['500', '429', 'hang', 'lose the answer'] as const satisfies ResendMode[]) {
  test(
    `a provider in mode "${mode}": the sender of the form does not wait, and after recovery each email arrives once`,
    mode === '500' ? {} : onlyInAll,
    async () => {
      resend.mode = mode
      const attemptsBefore = resend.attempts
      const address = `${mode.replaceAll(' ', '-')}@example.com`
      const startedAt = Date.now()
      const reference = await accept(address)
      // An attempt to send may take twice as long (send-result.ts).
      expect(Date.now() - startedAt).toBeLessThan(5000)
      await waitUntil(() => (resend.attempts > attemptsBefore ? true : undefined), { failure: 'nothing was tried' })
      expect((await emailsOf(reference)).every(({ status }) => status !== 'sent')).toBe(true)
      resend.mode = 'ok'
      await untilSent(reference, 60_000)
      expect(sentTo(address)).toHaveLength(1)
      expect(
        resend.sent.filter(({ to, subject }) => to === 'team@example.org' && subject.includes(reference)),
      ).toHaveLength(1)
    },
  )
}

test('waiting for the provider to take email again is not counted as an attempt', onlyInAll, async () => {
  const tried = await rowsOf(service, 'outgoing_emails', 'to_address=eq.429@example.com')
  expect(tried[0]?.attempts).toBe(1)
})

test(
  'an email that the provider refuses for good is dead: seen by health, logged, and sent again when told to',
  onlyInAll,
  async () => {
    resend.mode = '422'
    const reference = await accept('refused@example.com')
    await waitUntil(
      async () => ((await emailsOf(reference)).every(({ status }) => status === 'dead') ? true : undefined),
      {
        withinMs: 20_000,
        failure: 'the emails did not die',
      },
    )
    const ready = await fetch(`${service.url}/api/health/ready`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      status: 'DEGRADED',
      components: { email: 'DEGRADED' },
      email: { dead: 2 },
    })
    expect(service.output()).toMatch(/"level":"error".*"outcome":"dead"/)

    resend.mode = 'ok'
    expect(await callFunction(service, 'requeue_dead_emails')).toBe(2)
    await untilSent(reference)
    expect(sentTo('refused@example.com')).toHaveLength(1)
  },
)

test('one refused email of a batch fails alone', async () => {
  resend.mode = '429'
  const references = [await accept('unknown@example.com'), await accept('known@example.com')]
  await waitUntil(() => (service.output().includes('429_rate_limit_exceeded') ? true : undefined), {
    failure: 'nothing was tried',
  })
  resend.mode = 'ok'
  await untilNothingWaits()
  const states = (await emailsOf(references[0] ?? '')).map(({ to_address, status }) => [to_address, status])
  expect(Object.fromEntries(states)).toEqual({ 'unknown@example.com': 'dead', 'team@example.org': 'sent' })
  expect(sentTo('known@example.com')).toHaveLength(1)
  for (const reference of references)
    expect(
      resend.sent.filter(({ to, subject }) => to === 'team@example.org' && subject.includes(reference)),
    ).toHaveLength(1)
})

test('the emails of 200 enquiries at once go out in a few calls, each once', onlyInAll, async () => {
  resend.mode = '429'
  const callsBefore = resend.calls.length
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  for (let from = 0; from < numbers.length; from += 20) {
    await Promise.all(numbers.slice(from, from + 20).map((number) => accept(`many-${number}@example.com`)))
  }
  resend.mode = 'ok'
  await untilNothingWaits()
  for (const number of numbers) expect(sentTo(`many-${number}@example.com`)).toHaveLength(1)
  // 400 emails. Those that were tried while the provider took none keep to the company they had.
  expect(resend.calls.length - callsBefore).toBeLessThan(100)
})

test('a released enquiry sends what was held', async () => {
  const reference = await accept('held@example.com', { website: 'x' })
  expect((await emailsOf(reference)).map(({ status }) => status)).toEqual(['held', 'held'])
  expect(sentTo('held@example.com')).toHaveLength(0)
  expect(await callFunction(service, 'release_enquiry', { p_reference: reference })).toBe(true)
  await untilSent(reference)
  expect(sentTo('held@example.com')).toHaveLength(1)
})

test('three released enquiries of one address send one confirmation', async () => {
  const held = () => accept('held-often@example.com', { website: 'x' })
  const references = [await held(), await held(), await held()]
  for (const reference of references) await callFunction(service, 'release_enquiry', { p_reference: reference })
  for (const reference of references) await untilSent(reference)
  expect(sentTo('held-often@example.com')).toHaveLength(1)
})

test('a scheduler with the secret drains what is left; nobody else can', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', service.keys.cronSecret]) {
    expect((await fetch(`${service.url}/api/outbox`, { headers: { authorization } })).status).toBe(401)
  }
  const answer = await fetch(`${service.url}/api/outbox`, {
    headers: { authorization: `Bearer ${service.keys.cronSecret}` },
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true, sent: expect.any(Number) })
})

test('each email writes one line to the log, and no line has an address in it', async () => {
  const lines = service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const emailLines = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'email')
  expect(emailLines.length).toBeGreaterThan(20)
  for (const line of emailLines) {
    expect(line).toMatchObject({
      // Empty for what is about no enquiry.
      reference: expect.stringMatching(/^(SC-|$)/),
      kind: expect.any(String),
      outcome: expect.any(String),
    })
  }
  expect(service.output()).not.toMatch(/@example\.com/)
})

test(
  'an email is not sent twice if we are killed after the provider took it and before we record it',
  onlyInAll,
  async () => {
    resend.mode = 'take and hang'
    const reference = await accept('killed@example.com')
    await waitUntil(() => (sentTo('killed@example.com').length > 0 ? true : undefined), { failure: 'nothing was sent' })
    process.kill(service.part('site'), 'SIGKILL')
    resend.mode = 'ok'
    const claimed = (await emailsOf(reference)).find(({ to_address }) => to_address === 'killed@example.com')
    expect(claimed?.status).toBe('sending')
    // As long as the lease of the killed sender lasts, nobody else takes its email; then it is tried again with the same
    // key. The lease of a minute and a half is not waited for: it is ended in the stopped database.
    expect(Date.parse(String(claimed?.locked_until)) - Date.now()).toBeGreaterThan(60_000)
    await service.stop()
    await inStoppedDatabase(service, "update outgoing_emails set locked_until = now() where status = 'sending'")
    service = await startService({ env, dataFolder: service.dataFolder })
    await untilSent(reference)
    expect(sentTo('killed@example.com')).toHaveLength(1)
    // Both were handed over in the call that was cut off, and both were handed over again.
    expect((await emailsOf(reference)).map(({ attempts }) => attempts)).toEqual([2, 2])
    expect(
      resend.sent.filter(({ to, subject }) => to === 'team@example.org' && subject.includes(reference)),
    ).toHaveLength(1)
    expect(service.output()).not.toMatch(/@example\.com/)
  },
)
