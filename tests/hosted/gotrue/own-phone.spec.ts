import { expect, test, type Page } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { aNewAddress, linkIn, mailWith } from '../../support/accounts'
import { addAccount } from '../../support/add-account'
import { aNewNumber, codeFor, startPhoneService } from '../../support/hosted/phone-service'
import type { HostedService } from '../../support/hosted/service'
import { smsFor } from '../../support/mailbox'
import { withinOneMinute } from '../../support/within-one-minute'

// A phone number added to an account with an email address, and the other way round.

let service: HostedService
test.beforeAll(async () => {
  service = await startPhoneService()
})
test.afterAll(() => service.dispose())

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function signInByPhone(page: Page, { kept, typed }: { kept: string; typed: string }, next: string) {
  const before = (await smsFor(service, kept)).length
  await page.goto(`${service.url}/sign-in/phone?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Mobile phone number').fill(typed)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await page.getByLabel('Six-digit code').fill(await codeFor(service, kept, { after: before }))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signInByPassword(page: Page, account: { email: string; password: string }, next: string) {
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`)
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.goto(`${service.url}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/sign-in/)
}

async function askForNumber(page: Page, typed: string, password: string) {
  await page.goto(`${service.url}/account/phone`)
  await page.getByLabel('Mobile phone number').fill(typed)
  await page.getByLabel('Your current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Text me a code' }).click()
}

test('somebody who came with a number adds an email address, and both lead to the same account', async ({ page }) => {
  const number = aNewNumber()
  const email = aNewAddress()
  await page.setViewportSize({ width: 320, height: 700 })
  await signInByPhone(page, number, '/account/email')
  await heading(page, 'Add an email address')
  await expectAccessible(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Add an email address' }).click()
  await expect(page.getByRole('status')).toContainText('confirm that the address is yours')
  // Until then nothing has changed.
  await expect(page.getByText(email)).toHaveCount(0)
  const mail = await mailWith(service, email, 'Change your email address')
  await page.goto(service.url + linkIn(mail))
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await page.goto(`${service.url}/account`)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(number.typed, { exact: true })).toBeVisible()
  // A password goes with the address now.
  await page.goto(`${service.url}/account/password`)
  await expect(page.getByText('You haven’t chosen a password.')).toBeVisible()
})

test('a number is added to an account with a password, its owner is told, and it signs in and goes again', async ({
  page,
}) => {
  const account = await addAccount(service, 'adds-phone')
  const number = aNewNumber()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInByPassword(page, account, '/account/phone')
  await heading(page, 'Your phone number')
  await expectAccessible(page)
  await askForNumber(page, number.typed, 'wrong')
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await expect(page.getByLabel('Mobile phone number')).toHaveValue(number.typed)
  expect(await smsFor(service, number.kept)).toEqual([])
  await askForNumber(page, 'landline', account.password)
  await expect(page.locator('.error-summary')).toContainText('Enter a UK mobile number')

  await askForNumber(page, number.typed, account.password)
  await heading(page, 'Enter the code from the text')
  await expectAccessible(page)
  const digits = await codeFor(service, number.kept)
  await page.getByLabel('Six-digit code').fill(digits === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Save this number' }).click()
  await expect(page.locator('.error-summary')).toContainText('That code is wrong')
  await page.getByLabel('Six-digit code').fill(digits)
  await page.getByRole('button', { name: 'Save this number' }).click()
  await expect(page.getByRole('status')).toContainText('You’ve added your phone number.')
  const mail = await mailWith(service, account.email, 'A phone number was added to your account')
  expect(mail.text).toContain('/account/phone')
  expect(mail.text).not.toContain(number.typed)

  await signOut(page)
  service.project.run('delete from public.rate_windows')
  await signInByPhone(page, number, '/account')
  await expect(page.getByText(account.email)).toBeVisible()
  // An account with an address is not made a candidate's by its number, and keeps its password.
  await expect(page.getByText('No portal yet')).toBeVisible()

  await page.goto(`${service.url}/account/phone?remove=yes`)
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Remove my number' }).click()
  await expect(page.getByRole('status')).toContainText('You can’t sign in with that number any more.')
})

test('nobody learns from their own account whether somebody else has a number', async ({ page, browser }) => {
  const taken = aNewNumber()
  const other = await browser.newPage()
  await signInByPhone(other, taken, '/account/name')
  await heading(other, 'Your name')
  await other.close()
  service.project.run('delete from public.rate_windows')
  const account = await addAccount(service, 'curious')
  await signInByPassword(page, account, '/account/phone')
  await heading(page, 'Your phone number')
  const pages: string[] = []
  for (const number of [taken, aNewNumber()]) {
    await withinOneMinute()
    await askForNumber(page, number.typed, account.password)
    await heading(page, 'Enter the code from the text')
    pages.push((await page.getByRole('main').innerText()).replace(number.typed, ''))
    // Nobody sends codes to one number after another.
    const another = aNewNumber()
    await askForNumber(page, another.typed, account.password)
    await expect(page.locator('.error-summary')).toContainText('Too many tries.')
    expect(await smsFor(service, another.kept)).toEqual([])
    service.project.run('delete from public.rate_windows')
  }
  expect(pages[0]).toBe(pages[1])
  expect(await smsFor(service, taken.kept)).toHaveLength(1)
})

test('somebody with a number can be told by SMS that there is an update, and stop it', async ({ page }) => {
  const number = aNewNumber()
  await signInByPhone(page, number, '/account')
  await page.getByRole('button', { name: 'Turn texts on' }).click()
  await expect(page.getByRole('status')).toContainText('Texts that you have an update are on.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn texts off' }).click()
  await expect(page.getByRole('status')).toContainText('Texts that you have an update are off.')
})
