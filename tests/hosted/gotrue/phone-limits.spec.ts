import { expect, test } from 'playwright/test'

import { demoPassword } from '../../../scripts/run/demo-accounts'
import { cookiesOf, postForm, sessionOf } from '../../support/accounts'
import { aNewNumber, codeFor, startPhoneService } from '../../support/hosted/phone-service'
import type { HostedService } from '../../support/hosted/service'
import { smsFor } from '../../support/mailbox'
import { withinOneMinute } from '../../support/within-one-minute'

// What somebody meets who floods a number, guesses codes, or runs up the bill. The sign-in server's own limits are those
// of production.

let service: HostedService
test.beforeAll(async () => {
  service = await startPhoneService({
    env: { SMS_PER_NUMBER_PER_DAY: '3', SMS_PER_DAY: '8', TRUST_PROXY_HOPS: '1' },
    goTrueSettings: { GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' },
  })
})
test.afterAll(() => service.dispose())

const atProvider = (phone: string) =>
  fetch(`${service.supabaseUrl}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, channel: 'sms' }),
  })

/** Posts from a network of its own, with scripts, and returns what the page would show. */
async function post(step: string, form: Record<string, string>, network: string) {
  const answer = await postForm(service, `/auth/${step}`, form, {
    accept: 'application/json',
    'x-forwarded-for': network,
  })
  return { status: answer.status, ...((await answer.json()) as { ok: boolean; message?: string; to?: string }) }
}

test('a number gets no more codes than its share, whoever asks and by whatever way', async () => {
  const victim = aNewNumber()
  await withinOneMinute()
  expect((await post('phone', { phone: victim.typed }, '198.51.100.1')).ok).toBe(true)
  await codeFor(service, victim.kept)
  // From other networks, in other spellings, and at the sign-in server itself.
  const again = await post('phone', { phone: victim.kept }, '198.51.100.2')
  expect(again).toMatchObject({ status: 429, ok: false })
  expect(again.message).toMatch(/Check your phone, or wait \d+ seconds? and ask for a new one/)
  const statuses = []
  for (let tries = 0; tries < 5; tries += 1) statuses.push((await atProvider(victim.kept)).status)
  expect(statuses).toEqual([200, 200, 429, 429, 429])
  service.project.run('delete from public.rate_windows')
  const ceiling = await post('phone', { phone: victim.typed }, '198.51.100.3')
  expect(ceiling.message).toContain('We’ve sent several codes to this number today')
  expect(await smsFor(service, victim.kept)).toHaveLength(3)
})

test('codes cannot be guessed: after a few the number has to wait, from any network', async () => {
  const number = aNewNumber()
  await post('phone', { phone: number.typed }, '198.51.100.4')
  const digits = await codeFor(service, number.kept)
  const guesses = Array.from({ length: 6 }, (_, index) => String(100_000 + index)).filter((guess) => guess !== digits)
  await withinOneMinute()
  const statuses: number[] = []
  for (const [index, code] of guesses.entries()) {
    statuses.push((await post('phone-code', { phone: number.kept, code }, `198.51.100.${10 + index}`)).status)
  }
  expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403])
  const right = await post('phone-code', { phone: number.kept, code: digits }, '198.51.100.30')
  expect(right).toMatchObject({ status: 429, ok: false })
  expect(right.message).toContain('Too many tries.')
})

test('a number of another country is sent nothing, at the sign-in server itself either', async () => {
  const answer = await atProvider('+12025550123')
  expect(answer.status).toBe(429)
  // Nothing is left of the account that it was about to make.
  expect(service.project.run(`select 'of it ' || count(*) from auth.users where phone = '12025550123'`)).toContain(
    'of it 0',
  )
})

test('when the day’s ceiling is reached people read what to do instead, with and without an account', async () => {
  const known = aNewNumber()
  await post('phone', { phone: known.typed }, '198.51.100.5')
  const code = await codeFor(service, known.kept)
  expect((await post('phone-code', { phone: known.kept, code }, '198.51.100.5')).ok).toBe(true)
  for (let count = 0; count < 8; count += 1) await atProvider(aNewNumber().kept)
  service.project.run('delete from public.rate_windows')
  const [ofKnown, ofNew] = [
    await post('phone', { phone: known.typed }, '198.51.100.6'),
    await post('phone', { phone: aNewNumber().typed }, '198.51.100.7'),
  ]
  expect(ofKnown).toEqual(ofNew)
  expect(ofNew.message).toBe(
    'We can’t send any more texts today. Use your email address instead, or try again tomorrow.',
  )
  // Nor does an account that asks to have the number learn whether somebody else has it: the sign-in server would have
  // refused that one before it asked for a text.
  const cookie = await sessionOf(service, 'employer')
  const asked: [string | null, string][] = []
  for (const phone of [known.typed, aNewNumber().typed]) {
    service.project.run('delete from public.rate_windows')
    const answer = await postForm(service, '/api/account/phone', { phone, password: demoPassword }, { cookie })
    const location = answer.headers.get('location')?.replace(/again=\w+/, 'again') ?? null
    const page = await fetch(`${service.url}${answer.headers.get('location')}`, {
      headers: { cookie: `${cookie}; ${cookiesOf(answer)}` },
    })
    asked.push([location, /We can’t send any more texts today/.exec(await page.text())?.[0] ?? 'nothing said'])
  }
  expect(asked[0]).toEqual(asked[1])
  expect(asked[0]).toEqual(['/account/phone?again', 'We can’t send any more texts today'])
})
