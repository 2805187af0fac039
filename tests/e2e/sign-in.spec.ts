import { expect, type Page } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessible } from '../support/accessible'
import { addAccount } from '../support/add-account'
import {
  aNewAddress,
  aPassword,
  codeIn,
  fillIn,
  linkIn,
  mailWith,
  postForm,
  sessionOf,
  signInAs,
  signInWith,
} from '../support/accounts'
import { htmlOf, markupOf, wordsOf } from '../support/html-of'
import { test } from '../support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
// The router's own announcer is an alert too.
const problem = (page: Page) => page.getByRole('main').getByRole('alert')
const accountButton = (page: Page) => page.getByRole('banner').locator('summary:visible')

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was seen before is told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))))
      }),
  )

test('sign-up on a computer, verified on a phone, to a page of one’s own; the link works once', async ({
  browser,
  page,
  baseURL,
  service,
}) => {
  const email = aNewAddress()
  await page.goto('/sign-in')
  // Nobody has been here with this browser.
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page.getByRole('link', { name: 'Request a Call Back' }).last()).toHaveAttribute(
    'href',
    '/request-callback',
  )
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page)).toHaveText('Create Your Account')
  await expect(page.getByText('At least 8 characters.')).toBeVisible()
  await expectAccessible(page)

  await fillIn(page, email, 'password123', 'Create account')
  await expect(problem(page)).toHaveText(/too easy to guess/)
  await expect(problem(page)).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email address')).toHaveValue(email)

  await page.getByLabel('Password', { exact: true }).fill(aPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Please check your email to verify your account.' }),
  ).toBeVisible()
  await expect(heading(page)).toHaveText('Your account is nearly ready')
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await fillIn(page, email, aPassword, 'Sign in')
  await expect(problem(page)).toContainText('Email not confirmed. Type the code we emailed you')

  const mail = await mailWith(service, email, 'Your code to verify your email address')
  expect(mail.from[0]?.name).toBe('The SCT team')
  const phone = await browser.newContext({ baseURL, viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  const onPhone = await phone.newPage()
  // An email program that looks at the link first uses nothing up.
  expect((await onPhone.request.get(linkIn(mail))).status()).toBe(200)
  await onPhone.goto(linkIn(mail))
  await expectAccessible(onPhone)
  await onPhone.getByRole('button', { name: 'Verify my address' }).click()
  // The phone cannot know who typed the password on the computer, so it stops working.
  await expect(heading(onPhone)).toHaveText('Choose your password')
  await expectAccessible(onPhone)
  await page.goto('/sign-in')
  await fillIn(page, email, aPassword, 'Sign in')
  await expect(problem(page)).toContainText('Invalid login credentials')
  await onPhone.getByLabel('Password', { exact: true }).fill(`${aPassword} again`)
  await onPhone.getByRole('button', { name: 'Save password' }).click()
  await onPhone.waitForURL('**/dashboard/employerdemo')

  await page.goto(linkIn(mail))
  await page.getByRole('button', { name: 'Verify my address' }).click()
  await expect(heading(page)).toHaveText('This link does not work any more')
  await expectAccessible(page)
  await page.goto('/sign-in')
  await fillIn(page, email, `${aPassword} again`, 'Sign in')
  await page.waitForURL('**/dashboard/employerdemo')
  await phone.close()
})

test('somebody who has an account and signs up again gets a link to sign in', async ({ service }) => {
  await postForm(service, '/auth/sign-up', { email: 'partner@example.org', password: aPassword })
  await mailWith(service, 'partner@example.org', 'Your code to sign in')
})

test('a forgotten password: a link on another device, a new password, and the old one opens nothing', async ({
  page,
  browser,
  baseURL,
  service,
}) => {
  const { email, password } = await addAccount(service, 'forgetful')
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(heading(page)).toHaveText('Forgotten your password?')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(heading(page)).toHaveText('Check your email')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expectAccessible(page)
  expect(page.url()).not.toContain('forgetful')

  const mail = await mailWith(service, email, 'Your code to choose a new password')
  const other = await (await browser.newContext({ baseURL })).newPage()
  await other.goto(linkIn(mail))
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL('**/sign-in/new-password')
  await other.getByLabel('Password', { exact: true }).fill('short')
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(problem(other)).toContainText('Your password must have at least 8 characters.')
  await other.getByLabel('Password', { exact: true }).fill(aPassword)
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'You’ve changed your password' })).toBeVisible()
  await other.context().close()

  await page.goto('/sign-in')
  await fillIn(page, email, password, 'Sign in')
  await expect(problem(page)).toContainText('Invalid login credentials')
  await signInWith(page, email, aPassword)
  await expect(page).toHaveURL(/dashboard\/employerdemo$/)
})

test('a code from an email signs in, and leads to the place that was wanted', async ({ page, service }) => {
  await page.goto('/dashboard/candidateportal?from=mail')
  // People who look for work seldom have a password: none is asked for first, and there is a way to give one.
  await expect(page).toHaveURL(/\/sign-in\/link\?next=%2Fdashboard%2Fcandidateportal%3Ffrom%3Dmail$/)
  await expect(heading(page)).toHaveText('Sign in with a code')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'I have a password' }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdashboard%2Fcandidateportal%3Ffrom%3Dmail$/)
  await page.getByRole('link', { name: 'Email me a code to sign in' }).click()
  // Both pages ask for an address.
  await expect(page).toHaveURL(/\/sign-in\/link\?/)
  await page.getByLabel('Email address').fill('candidate@example.org')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByLabel('Email address')).toHaveCount(0)
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(problem(page)).toContainText(/There is a problem.*That code is wrong/)
  await expect(problem(page)).toBeFocused()
  await expect(page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/That code is wrong/)
  const mail = await mailWith(service, 'candidate@example.org', 'Your code to sign in')
  const code = codeIn(mail)
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard/candidateportal?from=mail')
})

test('each role comes to its page, and no other portal opens', async ({ page, service }) => {
  for (const [role, landing, denied] of [
    ['employer', '/dashboard/employerportal', '/dashboard/candidateportal'],
    ['candidate', '/dashboard/candidateportal', '/dashboard/partnerportal'],
    ['partner', '/dashboard/partnerportal', '/dashboard/employerportal'],
    ['caseworker', '/dashboard/caseworkerportal', '/dashboard/partnerportal'],
    ['no-role', '/dashboard/employerdemo', '/dashboard/caseworkerportal'],
  ] as const) {
    const cookie = await sessionOf(service, role)
    const home = await fetch(`${service.url}/auth/home`, { headers: { cookie }, redirect: 'manual' })
    expect(home.headers.get('location'), role).toMatch(new RegExp(`${landing}$`))
    const answer = await fetch(service.url + denied, { headers: { cookie }, redirect: 'manual' })
    expect(answer.status, `${role} at ${denied}`).toBe(403)
  }
  // Who works in no company is led on from the portal to the demonstration.
  await signInAs(page, 'employer')
  await expect(page).toHaveURL(/\/dashboard\/employer$/)
  expect((await page.goto('/dashboard/candidateportal'))?.status()).toBe(403)
  await expect(heading(page)).toHaveText('Access denied')
  await expect(page.getByText('This account does not have permission to view this area.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your portal' })).toHaveAttribute('href', '/auth/home')
  await expectAccessible(page)
})

test('the header tells that somebody is signed in, and on request who; all tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('contentinfo').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await signInAs(page, 'employer', '/sign-in?next=/account')
  await expect(page).toHaveURL(/\/account$/)
  await expect(accountButton(other)).toHaveText('Account')
  // A page that is loaded is drawn for nobody first: nothing moves when it turns out that somebody is signed in.
  await other.goto('/about')
  await expect(accountButton(other)).toHaveText('Account')
  // On a busy machine the typeface can come late and move a line by a hair; 0.1 is called good.
  expect(await shiftOf(other)).toBeLessThan(0.02)

  const session = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'))
  expect(session.length).toBeGreaterThan(0)
  expect(session.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true)
  expect(await other.evaluate(() => document.cookie)).toMatch(/^signed-in=[0-9a-f]{8}$/)

  const footer = other.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  await expect(footer.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0)

  await accountButton(other).click()
  await expect(other.getByText('employer@example.org')).toBeVisible()
  await expectAccessible(other)
  await other.keyboard.press('Escape')
  await expect(other.getByText('employer@example.org')).toBeHidden()
  await expect(accountButton(other)).toBeFocused()

  await other.goto('/account')
  await expect(other.getByRole('main').getByText('employer@example.org')).toBeVisible()
  await accountButton(other).click()
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByText('You are signed out.')).toBeVisible()
  // The other tab showed something of the account: it is gone at once.
  await page.waitForURL('**/sign-in?next=%2Faccount')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  // Nor does the back button bring it again.
  await other.goBack()
  await expect(other).toHaveURL(/\/sign-in\?next=%2Faccount$/)
  await expect(other.getByText('employer@example.org')).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong password keeps the address and says so; the right one signs in, and the portal shows', async ({
    page,
  }) => {
    await page.goto('/dashboard/partnerportal')
    await fillIn(page, 'partner@example.org', 'not the password', 'Sign in')
    await expect(problem(page)).toContainText('Invalid login credentials')
    await expect(page.getByLabel('Email address')).toHaveValue('partner@example.org')
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/dashboard/partnerportal')
    await expect(heading(page)).toBeVisible()
    await page.goto('/sign-in')
    await expect(page.getByText('You are signed in on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(heading(page)).toHaveText('Welcome Back')
    await page.goto('/dashboard/partnerportal')
    await expect(page).toHaveURL(/\/sign-in\?next=/)
  })

  test('sign-up, the link of its email, and a refused one', async ({ page, service }) => {
    const email = aNewAddress()
    await page.goto('/sign-in?mode=sign-up')
    await fillIn(page, email, 'aaaaaaaa', 'Create account')
    await expect(heading(page)).toHaveText('Create Your Account')
    await expect(problem(page)).toHaveText(/too easy to guess/)
    await page.getByLabel('Password', { exact: true }).fill(aPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible()
    await page.goto(linkIn(await mailWith(service, email, 'Your code to verify your email address')))
    await page.getByRole('button', { name: 'Verify my address' }).click()
    await page.waitForURL('**/dashboard/employerdemo')
    await page.goto('/auth/confirm?token_hash=half&type=signup')
    await expect(heading(page)).toHaveText('This link does not work any more')
  })
})

test('where no texts can be sent, the page for a phone number says so, and what to do instead', async ({ service }) => {
  expect((await htmlOf(service, '/sign-in')).html).not.toContain('Text me a code to sign in')
  const $ = await markupOf(service, '/sign-in/phone?next=/account/name')
  expect(wordsOf($('h1'))).toEqual(['You can’t sign in with a phone number here'])
  expect(wordsOf($('a[href="/sign-in/link?next=%2Faccount%2Fname"]'))).toContain('Use my email address instead')
  const answer = await postForm(service, '/auth/phone', { phone: '07700 900123' })
  expect(answer.headers.get('location')).toBe('/sign-in/phone')
})
