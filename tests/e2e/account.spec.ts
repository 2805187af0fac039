import { readFileSync } from 'node:fs'
import { expect } from 'playwright/test'

import { emailWords } from '../../lib/content/account/account'
import { formWords } from '../../lib/content/forms/form-words'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessible, sidewaysScroll } from '../support/accessible'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { isOnGoTrue } from '../support/hosted/on-gotrue'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { cookiesOf, linkIn, mailWith, postForm, signInWith } from '../support/accounts'
import { addAccount } from '../support/add-account'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { withinOneMinute } from '../support/within-one-minute'
import { onlyInAll } from '../support/test-tags'

const accountPages = [
  '',
  '/name',
  '/email',
  '/password',
  '/role',
  '/two-step',
  '/ways',
  '/devices',
  '/data',
  '/delete',
] as const

test('no page of the account is wider than the screen, and axe finds nothing on one of each kind', async ({ page }) => {
  await signInWith(page, 'candidate@example.org', demoPassword)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of accountPages) {
    await page.goto(`/account${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Facts, a form, a list and a warning: the others are made of the same parts.
    if (['', '/password', '/devices', '/delete'].includes(path)) await expectAccessible(page)
    else expect(await sidewaysScroll(page), path).toBe(0)
    if (path === '')
      await expect(page.getByRole('link', { name: 'Change Two-step sign-in' })).toHaveCount(isOnGoTrue ? 1 : 0)
    if (path === '/name') await expect(page.getByRole('link', { name: 'in your profile' })).toBeVisible()
    if (path === '/ways' && !isOnGoTrue) await expect(page.locator('.account-rows')).toHaveCount(0)
    if (path === '/two-step')
      await expect(
        page.getByText(
          isOnGoTrue
            ? 'It is off for this account.'
            : 'Two-step sign-in isn’t available here yet. Use a long password.',
        ),
      ).toBeVisible()
  }
  const setUp = await page.request.get('/account/two-step/set-up', { maxRedirects: 0 })
  expect(setUp.headers().location ?? 'here').toMatch(isOnGoTrue ? /^here$/ : /\/account\/two-step$/)
})

test('name, password and devices change, with scripts off too, and nothing typed is lost', async ({
  browser,
  service,
}) => {
  const account = await addAccount(service, 'changes')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url })
  const page = await context.newPage()
  await signInWith(page, account.email, account.password)

  await page.goto('/account')
  await expect(page.getByText('Not given')).toBeVisible()
  await page.getByRole('link', { name: 'Change Name' }).click()
  await page.getByLabel('Name (optional)').fill('Amina \u202e O’Brien')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.locator('.error-summary')).toContainText('has a hidden character in it')
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Amina \u202e O’Brien')
  await page.getByLabel('Name (optional)').fill('Amina O’Brien')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('status')).toContainText('You’ve changed your name.')
  await expect(page.getByText('Amina O’Brien')).toBeVisible()

  // Another device, which a new password signs out.
  const other = await browser.newContext({ baseURL: service.url })
  const otherPage = await other.newPage()
  await signInWith(otherPage, account.email, account.password)
  await page.goto('/account/devices')
  await expect(page.getByText('(the one you’re using now)')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign it out' })).toHaveCount(1)

  await page.goto('/account/password')
  const change = async (now: string, wanted: string) => {
    await page.getByLabel('Your current password', { exact: true }).fill(now)
    await page.getByLabel('New password', { exact: true }).fill(wanted)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password', 'kettle orbit walnut')
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await change(account.password, 'short')
  await expect(page.locator('.error-summary')).toBeVisible()
  await change(account.password, account.password)
  await expect(page.locator('.error-summary')).toContainText('The new password is the same as the old one.')
  await change(account.password, 'kettle orbit walnut')
  await expect(page.getByRole('status')).toContainText('You’ve changed your password')
  await otherPage.goto('/account')
  await expect(otherPage).toHaveURL(/\/sign-in\?next=%2Faccount/)
  await signInWith(otherPage, account.email, 'kettle orbit walnut')

  await page.goto('/account/devices')
  await page.getByRole('button', { name: 'Sign it out' }).click()
  await expect(page.getByRole('status')).toContainText('You’ve signed out that device.')
  await expect(page.getByRole('button', { name: 'Sign it out' })).toHaveCount(0)
  await other.close()
  await context.close()
})

test('a new email address that looks mistyped is named on the next page, and one a minute is enough', async ({
  page,
  service,
}) => {
  const account = await addAccount(service, 'mistypes')
  await signInWith(page, account.email, account.password)
  const change = async (to: string) => {
    await page.goto('/account/email')
    await page.getByLabel('New email address').fill(to)
    await page.getByLabel('Your current password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Change email address' }).click()
  }
  await withinOneMinute()
  // Said on the page that follows, because without scripts nothing says it beside the field.
  await change('moved@gmial.com')
  await expect(page.getByText(emailWords.meant('moved@gmail.com'))).toBeVisible()
  await change('moved@gmail.com')
  await expect(page.locator('.error-summary')).toContainText('Too many tries.')
  await expect(page.getByLabel('New email address')).toHaveValue('moved@gmail.com')
})

test('whether somebody else has a new address shows in nothing that is answered', async ({ service }) => {
  const answers = []
  for (const wanted of ['employer@example.org', `${crypto.randomUUID().slice(0, 8)}@example.org`]) {
    const account = await addAccount(service, 'asks')
    const cookie = cookiesOf(await postForm(service, '/auth/sign-in', account))
    const startedAt = performance.now()
    const answer = await postForm(
      service,
      '/api/account/email',
      { email: wanted, password: account.password },
      { cookie },
    )
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const set = answer.headers.getSetCookie().map((each) => each.replace(/expires=[^;]+/i, ''))
    answers.push({ status: answer.status, at: answer.headers.get('location'), set, isSlow: seconds > 0 })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 303, at: '/account?done=email', isSlow: true })
})

test('a new email address is confirmed by email before it counts', async ({ page, browser, service }) => {
  const account = await addAccount(service, 'moves')
  await signInWith(page, account.email, account.password)
  await page.goto('/account/email')
  const wanted = `moved-${Date.now()}@example.org`
  await page.getByLabel('New email address').fill(wanted)
  await page.getByLabel('Your current password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await expect(page.getByLabel('New email address')).toHaveValue(wanted)
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect(page.getByRole('status')).toContainText('Check your email.')
  await expect(page.getByText(account.email)).toBeVisible()
  const mail = await mailWith(service, wanted, 'Change your email address')
  // Only who reads the mail of the new address can make it count: what was sent from it is theirs. Here on a phone that
  // nobody is signed in on.
  const phone = await browser.newPage({ baseURL: service.url, viewport: { width: 375, height: 700 } })
  if (isOnGoTrue) {
    // It asks both addresses, so that nobody with an unlocked device takes an account away.
    await phone.goto(linkIn(await mailWith(service, account.email, 'Change your email address')))
    await phone.getByRole('button', { name: 'Confirm the change' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'One more confirmation' })).toBeVisible()
    await page.goto('/account')
    await expect(page.getByText(account.email)).toBeVisible()
  } else {
    const subjects = (await mailFor(service, account.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Change your email address')
  }
  await phone.goto(linkIn(mail))
  await phone.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(phone).not.toHaveURL(/auth\/confirm/)
  await phone.goto('/account')
  await expect(phone.getByText(wanted)).toBeVisible()
  await phone.close()
  await page.goto('/account')
  await expect(page.getByText(wanted)).toBeVisible()
})

test('a person can take all of their data along, and then delete it with their account', async ({ page, service }) => {
  const account = await addAccount(service, 'leaves')
  const { reference } = (await (
    await postEnquiry(service.url, anEnquiry('general', { email: account.email }))
  ).json()) as { reference: string }
  await postEnquiry(service.url, anEnquiry('general', { email: `other-${account.email}` }))
  await signInWith(page, account.email, account.password)

  await page.goto('/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    account: { email: string }
    sessions: unknown[]
    enquiries: { reference: string; message: string; consents: unknown[] }[]
  }
  expect(data.account.email).toBe(account.email)
  expect(data.sessions.length).toBeGreaterThan(0)
  expect(data.enquiries.map((enquiry) => enquiry.reference)).toEqual([reference])
  expect(data.enquiries[0]?.message).toBe('We would like to talk about hiring.')
  expect(data.enquiries[0]?.consents).toHaveLength(2)

  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page
    .locator('form')
    .filter({ hasText: 'I’m sure' })
    .evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('.error-summary')).toContainText('Tick the box')
  await page.getByLabel('I’m sure.').check()
  await page.getByLabel('Your current password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toHaveLength(1)

  await page.getByLabel('I’m sure.').check()
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await expectAccessible(page)
  // The browser no longer says that anybody is signed in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect(page.locator('.account-menu')).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in')
  expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toEqual([])
  expect(await rowsOf(service, 'enquiries', `email=eq.other-${account.email}`)).toHaveLength(1)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount/)
  await page.locator('input[name="email"]').fill(account.email)
  await page.locator('input[name="password"]').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  const told = await waitUntil(
    async () => (await mailFor(service, 'team@example.org')).find(({ text }) => text.includes('deleted their account')),
    { withinMs: 20_000, failure: 'the team was not told' },
  )
  expect(told.text).toContain(reference)
  expect(told.text).not.toContain(account.email)
  await mailWith(service, account.email, 'Your account has been deleted')
})

test(
  'a form of the account is taken from our own pages and a signed-in person alone',
  onlyInAll,
  async ({ page, service }) => {
    await signInWith(page, 'candidate@example.org', demoPassword)
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const post = (action: string, headers: Record<string, string>, body = 'name=Changed') =>
      fetch(`${service.url}/api/account/${action}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      })
    const own = { origin: service.url, cookie: cookies }
    expect((await post('name', { ...own, origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('name', { cookie: cookies })).status).toBe(403)
    expect((await post('data', { ...own, origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('toString', own)).status).toBe(404)
    expect((await post('name', { ...own, 'content-type': 'application/json' }, '{"name":"Changed"}')).status).toBe(415)
    expect((await post('name', own, `name=${'x'.repeat(40_000)}`)).status).toBe(413)
    expect((await post('name', { ...own, origin: 'https://evil.example' }, 'name=Jo%EF%BF%BD')).status).toBe(403)
    const broken = await post('name', { origin: service.url }, 'name=Jo%EF%BF%BD')
    expect(broken.headers.get('location')).toMatch(/^\/sign-in\?next=%2Faccount%2Fname%3Fagain%3D/)
    const signedOut = await post('name', { origin: service.url })
    expect(signedOut.status).toBe(303)
    expect(signedOut.headers.get('location')).toMatch(/^\/sign-in\?next=%2Faccount%2Fname%3Fagain%3D/)
    const nameField = page.getByLabel('Name (optional)')
    await page.goto('/account/name')
    await expect(nameField).toHaveValue('')

    // A character that did not arrive: nothing is changed, and the form says so with what they typed.
    await nameField.fill('Jo\ufffd')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.locator('.error-summary')).toContainText(formWords.brokenCharacter)
    await expect(nameField).toHaveValue('Jo\ufffd')
    await page.goto('/account/name')
    await expect(nameField).toHaveValue('')

    // Signed out while they wrote: what they typed waits behind the sign-in page.
    await nameField.fill('Kept')
    const session = (await page.context().cookies()).filter(({ name }) => name.includes('auth-token'))
    for (const { name } of session) await page.context().clearCookies({ name })
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await page.locator('input[name="email"]').fill('candidate@example.org')
    await page.locator('input[name="password"]').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account\/name\?again=/)
    await expect(nameField).toHaveValue('Kept')
    await expect(page.locator('.error-summary')).toContainText('What you typed is still here.')
  },
)
