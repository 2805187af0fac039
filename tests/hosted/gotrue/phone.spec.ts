import { expect, test, type Page } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { cookiesOf, postForm } from '../../support/accounts'
import { aNewNumber, codeFor, startPhoneService } from '../../support/hosted/phone-service'
import type { HostedService } from '../../support/hosted/service'
import { smsFor } from '../../support/mailbox'

// Signing in with a phone number, as GoTrue itself has it: it makes the code, and hands it to our hook.

let service: HostedService
test.beforeAll(async () => {
  service = await startPhoneService()
})
test.afterAll(() => service.dispose())

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const code = (page: Page) => page.getByLabel('Six-digit code')

async function askForCode(page: Page, typed: string, next = '') {
  await page.goto(`${service.url}/sign-in/phone${next && `?next=${encodeURIComponent(next)}`}`)
  await page.getByLabel('Mobile phone number').fill(typed)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await heading(page, 'Check your phone')
}

async function giveCode(page: Page, digits: string) {
  await code(page).fill(digits)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.goto(`${service.url}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/sign-in/)
}

const accountsOf = (kept: string): number =>
  Number(
    /of it (\d+)/.exec(
      service.project.run(`select 'of it ' || count(*) from auth.users where phone = '${kept.slice(1)}'`),
    )?.[1],
  )

test('somebody new comes in with their number, becomes a candidate, and comes back to the same account', async ({
  page,
}) => {
  const number = aNewNumber()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${service.url}/sign-in`)
  await page.getByRole('link', { name: 'Text me a code to sign in' }).click()
  await heading(page, 'Sign in with your phone')
  await expectAccessible(page)
  await page.getByLabel('Mobile phone number').fill('020 7946 0123')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.locator('#phone').getByRole('alert')).toContainText('Enter a UK mobile number')
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('020 7946 0123')
  await expect(page.getByLabel('Mobile phone number')).toHaveAttribute('autocomplete', 'tel')

  await page.getByLabel('Mobile phone number').fill(number.typed.replace(/^0/, '+44 (0) '))
  // By keyboard, as everything.
  await page.getByLabel('Mobile phone number').press('Enter')
  await heading(page, 'Check your phone')
  await expect(page.getByText(number.typed)).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/You can ask for a new code in \d+ seconds\./)
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  const digits = await codeFor(service, number.kept)
  await giveCode(page, '12')
  await expect(page.locator('#phone-code').getByRole('alert')).toContainText('Enter the six digits from the text.')
  await giveCode(page, digits === '000000' ? '111111' : '000000')
  await expect(page.locator('#phone-code').getByRole('alert')).toContainText('That code is wrong, has been used')
  // The whole message, pasted.
  await giveCode(page, (await smsFor(service, number.kept)).at(-1)?.text ?? '')
  await page.waitForURL(/candidateportal/)
  await page.goto(`${service.url}/account`)
  await expect(page.getByText(number.typed, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await askForCode(page, number.typed, '/account/name')
  await giveCode(page, await codeFor(service, number.kept, { after: 1 }))
  await heading(page, 'Your name')
  expect(accountsOf(number.kept)).toBe(1)
})

test('it works with scripts off, and nothing typed is lost', async ({ browser }) => {
  const number = aNewNumber()
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  await page.goto(`${service.url}/sign-in/phone?next=/account/name`)
  await page.getByLabel('Mobile phone number').fill('my phone')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.locator('.error-summary')).toContainText('Enter a UK mobile number')
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('my phone')
  await page.getByLabel('Mobile phone number').fill(number.typed)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await heading(page, 'Check your phone')
  await giveCode(page, 'abc')
  await expect(page.locator('.error-summary')).toContainText('Enter the six digits from the text.')
  await expect(page.getByText(number.typed)).toBeVisible()
  // Too early: it says how long to wait, and still takes the code.
  await page.getByRole('button', { name: 'Text me a new code' }).click()
  await expect(page.getByText(/wait \d+ seconds? and ask for a new one/)).toBeVisible()
  await giveCode(page, await codeFor(service, number.kept))
  await heading(page, 'Your name')
  await page.close()
})

test('a code works once, and not after ten minutes', async ({ page, browser }) => {
  const number = aNewNumber()
  await askForCode(page, number.typed)
  const digits = await codeFor(service, number.kept)
  const elsewhere = await browser.newPage()
  await askForCode(elsewhere, aNewNumber().typed)
  await giveCode(page, digits)
  await page.waitForURL(/candidateportal/)
  const again = await postForm(service, '/auth/phone-code', { phone: number.kept, code: digits })
  expect(again.headers.get('location')).toMatch(/^\/sign-in\/phone\?.*again=/)
  await elsewhere.close()

  const late = aNewNumber()
  await askForCode(page, late.typed)
  const old = await codeFor(service, late.kept)
  service.project.run(
    `update auth.users set confirmation_sent_at = now() - interval '11 minutes' where phone = '${late.kept.slice(1)}'`,
  )
  await giveCode(page, old)
  await expect(page.locator('#phone-code').getByRole('alert')).toContainText('more than 10 minutes old')
})

test('whether a number has an account shows neither in the answer nor in its time', async () => {
  const known = aNewNumber()
  const first = await postForm(service, '/auth/phone', { phone: known.typed })
  expect(first.status).toBe(303)
  await postForm(service, '/auth/phone-code', { phone: known.kept, code: await codeFor(service, known.kept) })
  // Its count is for a minute.
  service.project.run('delete from public.rate_windows')
  const ask = async (phone: string) => {
    const startedAt = performance.now()
    const answer = await postForm(service, '/auth/phone', { phone })
    const ms = performance.now() - startedAt
    const place = (answer.headers.get('location') ?? '').replace(/again=\w+/, 'again=')
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    return { status: answer.status, place, cookies, ms }
  }
  const [ofKnown, ofNew] = [await ask(known.typed), await ask(aNewNumber().typed)]
  const { ms: knownMs, ...knownAnswer } = ofKnown
  const { ms: newMs, ...newAnswer } = ofNew
  expect(knownAnswer).toEqual(newAnswer)
  expect(Math.abs(knownMs - newMs)).toBeLessThan(150)
  const guess = async (phone: string) => {
    const startedAt = performance.now()
    const answer = await postForm(service, '/auth/phone-code', { phone, code: '000000' })
    return { status: answer.status, whole: Math.round((performance.now() - startedAt) / 1000) }
  }
  expect(await guess(known.kept)).toEqual(await guess(aNewNumber().kept))
})

test('a password that a stranger chose for somebody’s number opens nothing once its owner has come in', async ({
  page,
}) => {
  const number = aNewNumber()
  const atProvider = (path: string, body: object) =>
    fetch(`${service.supabaseUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'a stranger chose this 1'
  await atProvider('signup', { phone: number.kept, password, data: { wanted_role: 'employer' } })
  await codeFor(service, number.kept)
  await askForCode(page, number.typed)
  await giveCode(page, await codeFor(service, number.kept, { after: 1 }))
  await page.waitForURL(/candidateportal/)
  const stranger = await atProvider('token?grant_type=password', { phone: number.kept, password })
  expect(stranger.status).toBe(400)
})

test('a banned account reads the same as a wrong code', async ({ page }) => {
  const number = aNewNumber()
  await askForCode(page, number.typed)
  const digits = await codeFor(service, number.kept)
  service.project.run(
    `update auth.users set banned_until = now() + interval '1 day' where phone = '${number.kept.slice(1)}'`,
  )
  await giveCode(page, digits)
  await expect(page.locator('#phone-code').getByRole('alert')).toContainText('That code is wrong, has been used')
})

test('an account with only a number has its data, and can be deleted without a password', async () => {
  const number = aNewNumber()
  await postForm(service, '/auth/phone', { phone: number.typed })
  const signedIn = await postForm(service, '/auth/phone-code', {
    phone: number.kept,
    code: await codeFor(service, number.kept),
  })
  const cookie = cookiesOf(signedIn)
  const data = await fetch(`${service.url}/api/account/data`, {
    method: 'POST',
    headers: { cookie, origin: service.url },
  })
  expect(await data.text()).toContain(number.kept.slice(1))
  const gone = await postForm(service, '/api/account/delete', { sure: 'on' }, { cookie })
  expect(gone.headers.get('location')).toBe('/account-deleted')
  expect(accountsOf(number.kept)).toBe(0)
  const left = service.project.run(
    `select 'left ' || count(*) from public.outgoing_emails where to_address = '${number.kept}'`,
  )
  expect(left).toContain('left 0')
})
