import { expect, test, type Page } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { addAccount } from '../../support/add-account'
import { totpOf, windowWithTime } from '../../support/gotrue-stand-in'
import { aNewNumber, codeFor, startPhoneService } from '../../support/hosted/phone-service'
import type { HostedService } from '../../support/hosted/service'
import { smsFor } from '../../support/mailbox'

// A phone as the second step, beside the app, as GoTrue itself has it.

let service: HostedService
test.beforeAll(async () => {
  service = await startPhoneService()
})
test.afterAll(() => service.dispose())

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const password = (page: Page) => page.getByLabel('Your current password', { exact: true })

async function givePassword(page: Page, account: { email: string; password: string }, next: string) {
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`)
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signInByPhone(page: Page, { kept, typed }: { kept: string; typed: string }, next: string) {
  await page.goto(`${service.url}/sign-in/phone?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Mobile phone number').fill(typed)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await codeFor(service, kept))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a phone is added beside the app, takes its place while signing in, and goes again', async ({ page, browser }) => {
  const account = await addAccount(service, 'phone-step')
  const number = aNewNumber()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await givePassword(page, account, '/account/two-step')
  // Not without an app: a number can be taken over.
  await expect(page.getByText('It is off for this account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add a phone' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await page.locator('.account-key').textContent()) ?? ''
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, (await windowWithTime()) - 1))
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await heading(page, 'Your recovery codes')

  await page.goto(`${service.url}/account/two-step`)
  await page.getByRole('link', { name: 'Add a phone' }).click()
  await page.getByLabel('Mobile phone number').fill(number.typed)
  await expect(page).toHaveTitle(/Two-step sign-in/)
  await expectAccessible(page)
  await password(page).fill('wrong')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await expect(page.getByLabel('Mobile phone number')).toHaveValue(number.typed)
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  const first = await codeFor(service, number.kept)
  expect((await smsFor(service, number.kept))[0]?.text).toContain('It works for 5 minutes.')
  await page.getByLabel('Six-digit code').fill(first === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Add this phone' }).click()
  await expect(page.locator('.error-summary')).toContainText('That code is wrong')
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').fill(first)
  await page.getByRole('button', { name: 'Add this phone' }).click()
  await expect(page.getByRole('status')).toContainText('You’ve added your phone.')
  await expect(page.getByText(number.typed)).toBeVisible()

  service.project.run('delete from public.rate_windows')
  const elsewhere = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  await givePassword(elsewhere, account, '/account/name')
  await heading(elsewhere, 'One more step')
  await elsewhere.getByRole('button', { name: 'Text me a code instead' }).click()
  await expect(elsewhere.getByText(`your number that ends in ${number.kept.slice(-3)}`)).toBeVisible()
  const second = await codeFor(service, number.kept, { after: 1 })
  await elsewhere.getByLabel('Six-digit code').fill('12')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere.locator('.error-summary')).toContainText('Enter the six digits from the text.')
  await elsewhere.getByLabel('Six-digit code').fill(second)
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(elsewhere, 'Your name')
  await elsewhere.close()

  // The number that is the second step cannot be the first one too.
  await page.goto(`${service.url}/account/phone`)
  await page.getByLabel('Mobile phone number').fill(number.typed)
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.locator('.error-summary')).toContainText('You use this number for two-step sign-in')

  await page.goto(`${service.url}/account/two-step`)
  await page.getByRole('link', { name: 'Remove this phone' }).click()
  // Both pages ask for the password.
  await expect(page.getByRole('heading', { name: 'Remove this phone' })).toBeVisible()
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Remove this phone' }).click()
  await expect(page.getByRole('status')).toContainText('We won’t send codes to that phone any more.')
  await expect(page.getByText('It is on for this account.')).toBeVisible()
})

test('whoever comes by phone and has an app still gives its code', async ({ page }) => {
  const account = await addAccount(service, 'phone-and-app')
  const number = aNewNumber()
  await givePassword(page, account, '/account/two-step')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await page.locator('.account-key').textContent()) ?? ''
  const window = await windowWithTime()
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, window - 1))
  await password(page).fill(account.password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await heading(page, 'Your recovery codes')
  await page.goto(`${service.url}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/sign-in/)
  service.project.run(
    `update auth.users set phone = '${number.kept.slice(1)}', phone_confirmed_at = now() where email = '${account.email}'`,
  )
  await signInByPhone(page, number, '/account/name')
  await heading(page, 'One more step')
  await page.goto(`${service.url}/account/name`)
  await heading(page, 'One more step')
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, window + 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(page, 'Your name')
})

test('somebody with only a number is asked for an email address before they set up an app', async ({ page }) => {
  const number = aNewNumber()
  await signInByPhone(page, number, '/account/two-step')
  await heading(page, 'Two-step sign-in')
  await expect(page.getByRole('button', { name: 'Set it up' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Add an email address' })).toHaveAttribute(
    'href',
    '/account/email',
  )
})
