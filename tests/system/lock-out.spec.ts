import { expect } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { codeIn, cookiesOf, linkIn, mailWith, postForm } from '../support/accounts'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'

const email = 'candidate@example.org'
const subject = 'Your code to sign in'
const wrong = { email, password: 'not the password' }

let service: Service

const post = (path: string, form: Record<string, string>, address: string, cookie = '') =>
  postForm(service, path, form, { 'x-forwarded-for': address, accept: 'application/json', cookie })
const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

/** So many strangers, each from an address of their own, a few at a time. */
async function strangers(count: number, ask: (address: string) => Promise<Response>): Promise<number[]> {
  const all: number[] = []
  while (all.length < count) {
    const few = Array.from({ length: Math.min(6, count - all.length) }, (_, index) =>
      ask(`198.51.100.${all.length + index + 1}`),
    )
    all.push(...(await statuses(few)))
  }
  return all
}

/** What a browser keeps once its owner has signed in and out again. */
async function deviceOf(person: string): Promise<string> {
  const signedIn = await post('/auth/sign-in', { email: person, password: demoPassword }, '203.0.113.1')
  expect(signedIn.status).toBe(200)
  const all = cookiesOf(signedIn)
  const out = await post('/auth/sign-out', {}, '203.0.113.1', all)
  const ended = out.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  return all
    .split('; ')
    .filter((cookie) => !ended.includes(cookie.split('=')[0]))
    .join('; ')
}

/** Limits are counted by the minute, so what belongs together begins with one. */
const minute = (number: number): string => `2026-11-25T10:0${number}:00Z`

test('strangers use up every limit of an account, and its owner gets in all the same', async () => {
  test.setTimeout(300_000)
  const clock = movableClock(minute(0))
  service = await startService({ env: { TRUST_PROXY_HOPS: '1', ...clock.env } })
  const device = await deviceOf(email)
  const anotherDevice = await deviceOf('partner@example.org')
  expect(device).toMatch(/^known-device=[\w-]+$/)
  expect(Buffer.from(device.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toMatch(/candidate|example/)

  await clock.moveTo(minute(1))
  // Whoever asks for emails is told the same each time, and the address gets three in a minute: here one after another, so
  // that the email which comes last has the newest link.
  for (const host of [101, 102, 103]) {
    expect((await post('/auth/link', { email }, `198.51.100.${host}`)).status).toBe(200)
  }
  expect(await strangers(9, (address) => post('/auth/link', { email }, address))).toEqual(Array(9).fill(200))
  expect(await strangers(70, (address) => post('/auth/sign-in', wrong, address))).toContain(429)
  // A browser that nobody has signed in with, or somebody else has, is a stranger, and waits a minute and not an hour.
  const right = { email, password: demoPassword }
  for (const cookie of ['', anotherDevice]) {
    const answer = await post('/auth/sign-in', right, '203.0.113.2', cookie)
    expect(answer.status).toBe(429)
    expect(((await answer.json()) as { message: string }).message).toMatch(/wait \d\d? seconds? /)
  }
  expect(await strangers(25, (address) => post('/auth/code', { email, code: '000000' }, address))).toContain(429)

  // The newest link in the mailbox works, on any device.
  const link = new URL(linkIn(await mailWith(service, email, subject, { after: 2 })), service.url)
  const byLink = await post('/auth/verify', Object.fromEntries(link.searchParams), '203.0.113.3')
  expect(byLink.status).toBe(200)
  expect(cookiesOf(byLink)).toContain('auth-token')

  // On the owner's own device each of the four ways is open.
  expect((await post('/auth/sign-in', right, '203.0.113.1', device)).status).toBe(200)
  for (const [path, title] of [
    ['/auth/link', subject],
    ['/auth/forgotten', 'Your code to choose a new password'],
  ] as const) {
    const before = (await mailFor(service, email)).filter((mail) => mail.subject === title).length
    expect((await post(path, { email }, '203.0.113.1', device)).status).toBe(200)
    const code = codeIn(await mailWith(service, email, title, { after: before }))
    const purpose = path === '/auth/forgotten' ? 'recovery' : ''
    expect((await post('/auth/code', { email, code, purpose }, '203.0.113.1', device)).status).toBe(200)
  }
  // It is no place to guess at either.
  const guesses = await statuses(Array.from({ length: 12 }, () => post('/auth/sign-in', wrong, '203.0.113.1', device)))
  expect(guesses).toContain(429)
  await service.dispose()
})

test('past the hour’s number a stranger’s tries go on slowly: one each minute', async () => {
  test.setTimeout(300_000)
  const clock = movableClock(minute(0))
  service = await startService({ env: { TRUST_PROXY_HOPS: '1', ...clock.env } })
  await clock.moveTo(minute(1))
  await strangers(80, (address) => post('/auth/sign-in', wrong, address))
  const tryIn = async () => (await post('/auth/sign-in', { email, password: demoPassword }, '203.0.113.2')).status
  expect(await tryIn()).toBe(429)
  await clock.moveTo(minute(2))
  expect(await tryIn()).toBe(200)
  await service.dispose()
})
