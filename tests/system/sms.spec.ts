import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'

import { rowsOf } from '../support/database'
import { smsFor } from '../support/mailbox'
import { startService, type Service } from '../support/service'
import { askForSms, hookBody, hookHeaders, newHookSecret } from '../support/sms-hook'
import { waitUntil } from '../support/wait-until'

// What the sign-in server hands over to be sent by SMS: signed, queued in the outbox, and sent by Twilio's interface, for
// which the mailbox stands in.

const secret = newHookSecret()
const metricsSecret = 'shown-by-the-scraper'
let service: Service
test.beforeAll(async () => {
  service = await startService({
    env: {
      SMS_HOOK_SECRET: `${newHookSecret()}|${secret}`,
      SMS_PER_NUMBER_PER_DAY: '3',
      SMS_PER_NETWORK_PER_DAY: '4',
      SMS_PER_DAY: '12',
      TRUST_PROXY_HOPS: '1',
      METRICS_SECRET: metricsSecret,
    },
  })
})
test.afterAll(() => service.dispose())

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${service.url}/api/send-sms`, { method: 'POST', headers, body })
let numbers = 100
const newNumber = () => `447700900${(numbers += 1)}`
const textsTo = async (phone: string) => (await smsFor(service, `+${phone}`)).map(({ text }) => text)
const queued = async () => (await rowsOf(service, 'outgoing_emails')).filter(({ channel }) => channel === 'sms')
const arrived = (phone: string, count: number) =>
  waitUntil(async () => ((await textsTo(phone)).length === count ? true : undefined), {
    withinMs: 15_000,
    failure: 'the code did not arrive',
  })

test('a code that the sign-in server signed arrives within seconds, and its text is kept nowhere', async () => {
  const phone = newNumber()
  const answer = await askForSms(service.url, secret, { phone, otp: '123456' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({})
  await arrived(phone, 1)
  expect(await textsTo(phone)).toEqual([
    '123456 is your code. It works for 10 minutes. Nobody from us will ever ask you for it.',
  ])
  const row = await waitUntil(
    async () => (await queued()).find(({ to_address, status }) => to_address === `+${phone}` && status === 'sent'),
    { withinMs: 10_000, failure: 'the code was not recorded as sent' },
  )
  expect(row).toMatchObject({ provider: 'twilio', body_text: null, html: null, account_id: null })
  expect(JSON.stringify(row)).not.toContain('123456')
  expect(service.output()).not.toContain(phone)
  expect(service.output()).not.toContain('123456')
})

test('a request that is replayed, or sent again by the sign-in server, sends nothing more', async () => {
  const phone = newNumber()
  const body = hookBody({ phone, otp: '222222' })
  const headers = hookHeaders(body, secret)
  expect((await post(body, headers)).status).toBe(200)
  expect((await post(body, headers)).status).toBe(200)
  // It signs each of its attempts anew.
  expect((await post(body, hookHeaders(body, secret))).status).toBe(200)
  await arrived(phone, 1)
  expect((await queued()).filter(({ to_address }) => to_address === `+${phone}`)).toHaveLength(1)
})

test('nobody but the sign-in server is answered', async () => {
  const phone = newNumber()
  const body = hookBody({ phone, otp: '333333' })
  const signed = hookHeaders(body, secret)
  const { 'webhook-signature': signature = '' } = signed
  const sixMinutes = 6 * 60_000
  const strangers: [string, string, Record<string, string>][] = [
    ['unsigned', body, {}],
    ['signed with another secret', body, hookHeaders(body, newHookSecret())],
    ['signed for something else', hookBody({ phone, otp: '444444' }), signed],
    ['another id', body, { ...signed, 'webhook-id': randomUUID() }],
    ['of another version', body, { ...signed, 'webhook-signature': signature.replace('v1', 'v2') }],
    ['too old', body, hookHeaders(body, secret, new Date(Date.now() - sixMinutes))],
    ['from the future', body, hookHeaders(body, secret, new Date(Date.now() + sixMinutes))],
    ['no signature', body, { ...signed, 'webhook-signature': '' }],
    ['endless', 'x'.repeat(200 * 1024), signed],
  ]
  for (const [name, sent, headers] of strangers) expect((await post(sent, headers)).status, name).toBe(401)
  const nonsense = '{"sms":{}}'
  expect((await post(nonsense, hookHeaders(nonsense, secret))).status).toBe(400)
  expect((await fetch(`${service.url}/api/send-sms`)).status).toBe(405)
  expect(await textsTo(phone)).toEqual([])
})

test('no SMS goes abroad, to a landline, to a dear number or to a number in a spelling that is not ours', async () => {
  for (const phone of ['12025550123', '442079460123', '447012345678', '449001234567', '4407700900123', '07700900123']) {
    const answer = await askForSms(service.url, secret, { phone, otp: '555555' })
    expect(await answer.json()).toEqual({ error: { http_code: 429, message: 'sms_not_sent_abroad' } })
  }
})

test('there is a ceiling for a number, for a network and for everybody, and operators see them', async () => {
  const flooded = newNumber()
  const ask = async (phone: string, ip: string) => {
    const answer = await askForSms(service.url, secret, { phone, otp: '666666', ip })
    return ((await answer.json()) as { error?: { message: string } }).error?.message ?? 'queued'
  }
  const outcomes: string[] = []
  for (const network of [1, 2, 3, 4]) outcomes.push(await ask(flooded, `198.51.100.${network}`))
  expect(outcomes).toEqual(['queued', 'queued', 'queued', 'sms_not_sent_number'])
  const from: string[] = []
  for (let count = 0; count < 5; count += 1) from.push(await ask(newNumber(), '203.0.113.9'))
  expect(from).toEqual(['queued', 'queued', 'queued', 'queued', 'sms_not_sent_network'])
  // Many at once: the last one is last only once.
  const before = (await queued()).length
  const atOnce = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(newNumber(), `198.51.100.${index + 50}`)),
  )
  expect(atOnce.filter((outcome) => outcome === 'queued')).toHaveLength(12 - before)
  expect(atOnce.filter((outcome) => outcome === 'sms_not_sent_everybody')).toHaveLength(8 + before)

  const metrics = await (
    await fetch(`${service.url}/api/metrics`, { headers: { authorization: `Bearer ${metricsSecret}` } })
  ).text()
  expect(metrics).toContain('second_chance_sms_today 12')
  expect(metrics).toContain('second_chance_sms_ceiling 12')
  expect(metrics).toMatch(/second_chance_sms_turned_away_total\{reason="number"\} 1\n/)
  expect(metrics).toMatch(/second_chance_sms_turned_away_total\{reason="signature"\} [1-9]/)
  // A network is named by a pseudonym of the day.
  expect(JSON.stringify(await queued())).not.toContain('203.0.113')
})
