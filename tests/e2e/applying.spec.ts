import { expect, test, type Browser, type Page } from 'playwright/test'

import { accountWords, doneWords } from '../../lib/content/account/account'
import { deletedWords, deleteWords } from '../../lib/content/account/leaving'
import { receiptEmail } from '../../lib/content/hiring/application-emails'
import { extrasWords } from '../../lib/content/hiring/application-extras'
import { applyPages } from '../../lib/content/hiring/apply'
import { applyWords, ownApplicationsWords } from '../../lib/content/hiring/own-applications'
import { personWords } from '../../lib/content/hiring/person'
import { liveJobWords } from '../../lib/content/job-board/live-board'
import { londonDay } from '../../lib/domain/dates/london-time'
import { expectAccessible } from '../support/accessible'
import { aNewAddress, codeIn, fillIn, linkIn, mailWith, signInAs } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { startServiceWith } from '../support/database'
import { bakeryJobs } from '../support/job-to-apply-for'
import type { Service } from '../support/service'

const job = 'bakery-hand-a1b2c3d4'
const other = 'oven-hand-b2c3d4e5'
const apply = `/jobs/${job}/apply`
const titles = { [job]: 'Bakery hand', [other]: 'Oven hand' }

test.describe.configure({ mode: 'serial' })

let service: Service
test.beforeAll(async () => {
  service = await startServiceWith(bakeryJobs(titles, londonDay(new Date())))
})
test.afterAll(() => service?.dispose())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function aPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: service.url,
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  })
  return context.newPage()
}

/** Each step shows the job, fits the phone and, where axe can run, is accessible. */
async function looksRight(page: Page, hasScripts: boolean): Promise<void> {
  await expect(page.getByRole('region', { name: applyPages.job })).toContainText('Bakery hand')
  if (hasScripts) await expectAccessible(page)
}

async function giveAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await press(page, applyPages.start.submit)
  await expect(heading(page)).toHaveText(applyPages.code.heading)
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code)
  await press(page, applyPages.code.submit)
}

async function sayWhatTheyCanDo(page: Page): Promise<void> {
  await page.getByLabel(personWords.cardNames.skills).fill('Bread\nEarly starts')
  await page.getByLabel(personWords.rightToWork).check()
  await page.getByLabel(personWords.firstName).fill('Josephine')
  await page.getByLabel(personWords.lastName).fill('Li')
}

const newCode = async (email: string): Promise<string> =>
  codeIn(await mailWith(service, email, 'Your code to verify your email address'))

for (const hasScripts of [true, false]) {
  test(`from a job to 'sent' on a phone with a new address, scripts ${hasScripts ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const page = await aPhone(browser, hasScripts)
    const email = aNewAddress()
    // Each press of a button or link from the advert on.
    let taps = 0
    const steps: string[] = []
    const noteStep = async () => {
      const step = await page.getByText(/^Step \d of 3$/).allTextContents()
      const name = step[0] ?? (await heading(page).textContent()) ?? ''
      if (steps.at(-1) !== name) steps.push(name)
    }

    await page.goto(`/jobs/${job}`)
    const first = page.locator('.job-apply').first()
    expect(await first.locator('p, a').allTextContents()).toEqual([
      liveJobWords.applyNeeds,
      liveJobWords.applySeen,
      liveJobWords.apply,
    ])
    // Whoever has read to the end finds the button again, and not the same words.
    await expect(page.locator('.job-apply').last()).toHaveText(liveJobWords.apply)
    const startedAt = Date.now()
    await first.getByRole('link', { name: liveJobWords.apply }).click()
    taps += 1
    await expect(heading(page)).toHaveText(applyPages.start.heading)
    await expect(page).toHaveTitle(new RegExp(`^${applyPages.tab('Bakery hand')}`))
    await looksRight(page, hasScripts)
    await noteStep()
    await giveAddress(page, email)
    taps += 1
    expect(new URL(page.url()).pathname).toBe(apply)
    await looksRight(page, hasScripts)
    await noteStep()

    // The email program was in front, and the page is loaded again: the box is still there.
    const code = await newCode(email)
    await page.reload()
    await giveCode(page, code === '000000' ? '000001' : '000000')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('That code is wrong')
    await giveCode(page, code)
    taps += 1
    await expect(heading(page)).toHaveText(applyPages.about.heading)
    expect(new URL(page.url()).pathname).toBe(apply)
    await looksRight(page, hasScripts)
    await noteStep()
    await sayWhatTheyCanDo(page)
    if (hasScripts) {
      await page.reload()
      await expect(page.getByLabel(personWords.cardNames.skills)).toHaveValue('Bread\nEarly starts')
      await expect(page.getByLabel(personWords.rightToWork)).toBeChecked()
      await expect(page.getByLabel(personWords.firstName)).toHaveValue('Josephine')
    }
    await press(page, applyPages.about.submit)
    taps += 1
    await expect(heading(page)).toHaveText(applyPages.check.heading)
    await expect(page.getByText('Early starts')).toBeVisible()
    await looksRight(page, hasScripts)
    await noteStep()
    if (hasScripts) {
      expect(await page.evaluate(() => localStorage.getItem('typed-form'))).toBeNull()
      await page.getByLabel(extrasWords.why).fill('I like early mornings.')
      await page.reload()
      await expect(page.getByLabel(extrasWords.why)).toHaveValue('I like early mornings.')
    }
    await press(page, applyWords.submit)
    taps += 1
    await expect(heading(page)).toHaveText(applyPages.sent.heading)
    await noteStep()
    const seconds = (Date.now() - startedAt) / 1000
    test.info().annotations.push({ type: 'journey', description: `${taps} taps, ${seconds} s` })
    expect(steps).toEqual(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3', applyPages.sent.heading])
    expect(taps).toBe(5)

    await looksRight(page, hasScripts)
    await expect(page.getByText(applyPages.sent.lead)).toBeVisible()
    await expect(page.getByText(/^You should hear by [A-Z][a-z]+day \d/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Oven hand' })).toBeVisible()
    await expect(page.getByRole('link', { name: applyPages.sent.password })).toBeVisible()

    // The receipt says nothing that somebody who looks over a shoulder should not read.
    const receipt = await mailWith(service, email, receiptEmail.subject)
    expect(receipt.text).toContain('You should hear by ')
    expect(`${receipt.text}${receipt.html}`).not.toMatch(/Bakery|job|appli|employer|convict|second chance/i)

    // Coming back to the job leads to what was sent; the portal has it first.
    await page.goto(apply)
    await expect(heading(page)).toHaveText(applyPages.sent.headingLater)
    await page.goto('/dashboard/candidateportal')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      ownApplicationsWords.forYou,
    )
    await expect(page.getByText('Bakery hand.')).toBeVisible()
    await expect(page.getByText('Join the waitlist')).toHaveCount(0)

    // A card that has come to name its owner, by another name since, is put right before anything more is written.
    await page.goto('/dashboard/candidateportal/profile?part=about')
    await page.getByLabel(personWords.firstName).fill('Bread')
    await press(page, personWords.save)
    await page.goto(`/jobs/${other}/apply`)
    await expect(heading(page)).toHaveText(applyPages.about.heading)
    await expect(page.locator('.error-summary')).toContainText('it says ‘Bread’')
    await expect(page.getByLabel(personWords.cardNames.skills)).toHaveValue('Bread\nEarly starts')
    await page.context().close()
  })
}

test('the link in the email leads back to the job on another device, where no password is asked for', async ({
  browser,
}) => {
  const page = await aPhone(browser, true)
  const email = aNewAddress()
  await page.goto(apply)
  await giveAddress(page, email)
  const link = linkIn(await mailWith(service, email, 'Your code to verify your email address'))
  const elsewhere = await aPhone(browser, false)
  await elsewhere.goto(link)
  await press(elsewhere, 'Verify my address')
  await expect(heading(elsewhere)).toHaveText(applyPages.about.heading)
  await looksRight(elsewhere, false)

  // A day later the page goes on where it was left, and a password can be chosen.
  await sayWhatTheyCanDo(elsewhere)
  await press(elsewhere, applyPages.about.submit)
  await elsewhere.goto('/account/password')
  await elsewhere.getByLabel('Password', { exact: true }).fill('plum anvil river 9')
  await press(elsewhere, 'Save password')
  await expect(elsewhere.getByRole('status').filter({ hasText: doneWords['first-password'] })).toBeVisible()
  await elsewhere.goto(apply)
  await expect(heading(elsewhere)).toHaveText(applyPages.check.heading)
  await page.goto('/sign-in')
  await fillIn(page, email, 'plum anvil river 9', 'Sign in')
  await page.waitForURL('**/dashboard/candidateportal')
  await elsewhere.context().close()
  await page.context().close()
})

test('an address that looks mistyped is asked about beside the box for the code, and put right with one press', async ({
  browser,
}) => {
  const page = await aPhone(browser, false)
  const name = aNewAddress().split('@')[0] ?? ''
  await page.goto(apply)
  await giveAddress(page, `${name}@gmial.com`)
  await expect(page.getByText(`Did you mean ${name}@gmail.com?`)).toBeVisible()
  await press(page, applyPages.code.sendThere)
  await expect(heading(page)).toHaveText(applyPages.code.heading)
  await expect(page.getByText(`${name}@gmail.com`, { exact: true })).toBeVisible()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  expect(codeIn(await mailWith(service, `${name}@gmail.com`, 'Your code to verify your email address'))).toMatch(
    /^\d{6}$/,
  )
  await page.context().close()
})

test('an account without a password is deleted without one, with a new code where the last is old', async ({
  browser,
}) => {
  const page = await aPhone(browser, true)
  const email = aNewAddress()
  await page.goto(apply)
  await giveAddress(page, email)
  await page.getByLabel('Six-digit code').fill(await newCode(email))
  await press(page, applyPages.code.submit)
  await expect(heading(page)).toHaveText(applyPages.about.heading)

  await page.goto('/account/delete')
  await expect(page.getByText(accountWords.proved)).toBeVisible()
  await page.context().clearCookies({ name: /new-password/ })
  await page.reload()
  await expectAccessible(page)
  await page.getByRole('link', { name: accountWords.prove }).click()
  await page.getByLabel('Email address').fill(email)
  await press(page, 'Send the email')
  await expect(page).toHaveTitle(/^Check your email/)
  await page.getByLabel('Six-digit code').fill(codeIn(await mailWith(service, email, 'Your code to sign in')))
  await press(page, 'Continue')
  await page.waitForURL('**/account/delete')
  await page.getByLabel(deleteWords.sure).check()
  await press(page, deleteWords.submit)
  await expect(heading(page)).toHaveText(deletedWords.heading)
  await page.context().close()
})

test('an ordinary sign-up from a job has the code box, a title of its own, and keeps the job on another device', async ({
  browser,
}) => {
  const page = await aPhone(browser, true)
  const email = aNewAddress()
  await page.goto(apply)
  await page.getByRole('link', { name: applyPages.start.password }).click()
  await expect(heading(page)).toHaveText('Sign in')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page)).toHaveText('Create Your Account')
  await expect(page).toHaveTitle(/^Create Your Account/)
  await fillIn(page, email, 'plum anvil river 9', 'Create account')
  await expect(heading(page)).toHaveText('Your account is nearly ready')
  await expectAccessible(page)
  const mail = await mailWith(service, email, 'Your code to verify your email address')
  const elsewhere = await aPhone(browser, true)
  await elsewhere.goto(linkIn(mail))
  await press(elsewhere, 'Verify my address')
  // Nobody there can know who typed the password, so the owner of the address chooses one, and goes on to the job.
  await elsewhere.getByLabel('Password', { exact: true }).fill('plum anvil river 10')
  await press(elsewhere, 'Save password')
  await press(elsewhere, applyPages.begin.submit)
  await expect(heading(elsewhere)).toHaveText(applyPages.about.heading)
  await elsewhere.context().close()
  await page.context().close()
})

test('whoever is signed in goes on, is told what the account is for, or continues with it', async ({ browser }) => {
  const page = await aPhone(browser, true)
  await page.goto(apply)
  await page.getByRole('link', { name: applyPages.start.password }).click()
  await fillIn(page, 'candidate@example.org', 'not yet', 'Sign in')
  await page.goto(apply)
  await page.context().clearCookies()
  await signInAs(page, 'candidate', `/sign-in?next=${encodeURIComponent(apply)}`)
  await expect(page).toHaveURL(apply)
  await expect(heading(page)).toHaveText(applyPages.about.heading)

  for (const role of ['hiring', 'partner', 'caseworker', 'team'] as const) {
    await page.context().clearCookies()
    await signInAs(page, role, `/sign-in?next=${encodeURIComponent(apply)}`)
    await expect(heading(page), role).toHaveText(applyPages.otherRole.heading)
    await expect(page.getByText(applyPages.otherRole.next)).toBeVisible()
  }
  await expectAccessible(page)
  await press(page, applyPages.otherRole.signOut)
  await expect(heading(page)).toHaveText(applyPages.start.heading)

  const plain = await addAccount(service, 'plain')
  await page.context().clearCookies()
  await page.goto(`/sign-in?next=${encodeURIComponent(apply)}`)
  await fillIn(page, plain.email, plain.password, 'Sign in')
  await expect(page.getByText(plain.email)).toBeVisible()
  await expectAccessible(page)
  await press(page, applyPages.begin.submit)
  await expect(heading(page)).toHaveText(applyPages.about.heading)
  // The address of a former page still leads here.
  await page.goto(`/dashboard/candidateportal/apply/${job}`)
  await expect(page).toHaveURL(apply)
  await page.context().close()
})
