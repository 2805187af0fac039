import { expect, test, type BrowserContext, type Page } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { expectAccessible, sidewaysScroll } from '../support/accessible'
import { codeIn, mailWith, postForm } from '../support/accounts'
import { totpOf, windowWithTime } from '../support/gotrue-stand-in'
import { startSecondStepService, type SecondStepService } from '../support/second-step-service'
import type { Service } from '../support/service'
import { onlyInAll } from '../support/test-tags'

let all: SecondStepService
let provider: Service
let site: Service

test.beforeAll(async () => {
  all = await startSecondStepService()
  ;({ provider, site } = all)
})
test.afterAll(() => all.dispose())

async function givePassword(page: Page, role = 'candidate', next = '/account/two-step'): Promise<void> {
  await page.goto(`${site.url}/sign-in?next=${encodeURIComponent(next)}`)
  await page.locator('input[name="email"]').fill(`${role}@example.org`)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('two-step sign-in is set up, asked for at the next sign-in before anything is shown, and turned off', async ({
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const otherDevice = await elsewhere.newPage()
  await givePassword(otherDevice)
  await expect(otherDevice.getByText('It is off for this account.')).toBeVisible()
  const context = await browser.newContext()
  const page = await context.newPage()
  await givePassword(page)
  await expect(page.getByText('It is off for this account.')).toBeVisible()
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: /square code/ })).toBeVisible()
  expect(
    await page.getByRole('img', { name: /square code/ }).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  const secret = (await page.locator('.account-key').textContent()) ?? ''
  expect(await page.getByRole('link', { name: /Open it in an app/ }).getAttribute('href')).toContain(
    `secret=${secret.replaceAll(' ', '')}`,
  )

  // Without the password nothing changes: an open session is not enough to lock its owner out.
  await page.getByLabel('Six digits from your app').fill(totpOf(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  // A wrong code changes nothing, and the key that was scanned stays good.
  await page.getByLabel('Six digits from your app').fill('000000')
  await page.getByLabel('Your current password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('.error-summary')).toContainText('That code is wrong or has expired.')
  const first = totpOf(secret)
  await page.getByLabel('Six digits from your app').fill(`${first.slice(0, 3)} ${first.slice(3)}`)
  await page.getByLabel('Your current password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('status')).toContainText(
    'Two-step sign-in is on, and you’ve been signed out on all other devices.',
  )
  // What was signed in with a password alone has been signed out, as the page says; this device goes on.
  await otherDevice.goto(`${site.url}/account`)
  await expect(otherDevice).toHaveURL(/\/sign-in/)
  await elsewhere.close()
  await page.goto(`${site.url}/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  // Elsewhere the password alone opens nothing, with scripts off as well.
  const other = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await other.newPage()
  await givePassword(stranger)
  await expect(stranger.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  for (const path of ['/account', '/account/name', '/dashboard/candidateportal']) {
    await stranger.goto(site.url + path)
    await expect(stranger.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  }
  const cookie = (await other.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const action of ['name', 'two-step-off', 'delete', 'data']) {
    const refused = await fetch(`${site.url}/api/account/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.url, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: `sure=on&password=${demoPassword}`,
    })
    expect(refused.headers.get('location'), action).toMatch(/^\/sign-in\/two-step/)
  }
  expect(all.factorCount()).toBe(1)
  // Nor does the code of an email that was asked for where somebody applies for a job.
  const apply = '/jobs/any-job-a1b2c3d4/apply'
  const email = 'candidate@example.org'
  await postForm(site, '/auth/apply', { email, next: apply })
  const code = codeIn(await mailWith(provider, email, 'Your code to sign in'))
  const arrived = await postForm(site, '/auth/code', { email, code, purpose: 'apply', next: apply })
  expect(arrived.headers.get('location')).toBe(`/sign-in/two-step?next=${encodeURIComponent(apply)}`)
  // No public page knows them either.
  const who = async () => (await other.request.get(`${site.url}/auth/who`)).status()
  const home = async () =>
    (await other.request.get(`${site.url}/auth/home`, { maxRedirects: 0 })).headers().location ?? ''
  expect(await who()).toBe(401)
  expect(await home()).toBe('/sign-in/two-step')
  await stranger.goto(`${site.url}/job-alerts`)
  await expect(stranger.locator('main input[name="email"]')).toBeVisible()
  await expect(stranger.locator('main')).not.toContainText('candidate@example.org')

  // The provider would take the first code again for as long as an app shows it; we do not.
  await stranger.goto(`${site.url}/account/name`)
  await stranger.getByLabel('Six digits from your app').fill(first)
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(stranger.locator('.error-summary')).toContainText('That code is wrong or has expired.')
  // The next half minute's code: an app shows it then, and a clock that runs ahead shows it now.
  await stranger.getByLabel('Six digits from your app').fill(totpOf(secret, Math.floor(Date.now() / 30_000) + 1))
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(stranger.getByRole('heading', { level: 1, name: 'Your name' })).toBeVisible()
  expect(await who()).toBe(200)
  expect(await home()).toBe('/dashboard/candidateportal')
  await stranger.goto(`${site.url}/job-alerts`)
  await expect(stranger.locator('main')).toContainText('candidate@example.org')
  await other.close()

  await page.goto(`${site.url}/account/two-step`)
  await expect(page.getByText('It is on for this account.')).toBeVisible()
  await page.getByLabel('Your current password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await expectAccessible(page)
  await page.getByLabel('Your current password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByRole('status')).toContainText('Two-step sign-in is off.')
  expect(all.factorCount()).toBe(0)
  await context.close()
})

test(
  'the desk opens for no member of the team without the second step: not a page, not a form, not a file',
  onlyInAll,
  async ({ browser }) => {
    const desk = '/dashboard/team'
    const context = await browser.newContext()
    const page = await context.newPage()
    await givePassword(page, 'team', desk)
    await page.waitForURL(/\/account\/two-step/)
    const whereTo = async (from: BrowserContext, action: string) => {
      const cookie = (await from.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      const answer = await fetch(`${site.url}/api/desk/${action}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.url, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'days=7',
      })
      return answer.headers.get('location')
    }
    const actions = ['emails-requeue', 'figures', 'subject-data']
    for (const action of actions) expect(await whereTo(context, action), action).toBe('/account/two-step')

    await page.getByRole('button', { name: 'Set it up' }).click()
    const secret = (await page.locator('.account-key').textContent()) ?? ''
    await page.getByLabel('Six digits from your app').fill(totpOf(secret))
    await page.getByLabel('Your current password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('status')).toContainText(
      'Two-step sign-in is on, and you’ve been signed out on all other devices.',
    )
    for (const path of [desk, `${desk}/enquiries`, `${desk}/log`]) {
      expect((await page.goto(site.url + path))?.status(), path).toBe(200)
    }

    const other = await browser.newContext({ javaScriptEnabled: false })
    const elsewhere = await other.newPage()
    await givePassword(elsewhere, 'team', desk)
    for (const path of [desk, `${desk}/enquiries`, `${desk}/people`, `${desk}/subjects`, `${desk}/log`]) {
      await elsewhere.goto(site.url + path)
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    }
    for (const action of actions) expect(await whereTo(other, action), action).toMatch(/^\/sign-in\/two-step/)
    await other.close()
    await context.close()
  },
)

test('what somebody with two-step sign-in had typed when their session ended is still there, with scripts off', async ({
  browser,
}) => {
  const window = () => Math.floor(Date.now() / 30_000)
  const setUp = await browser.newContext()
  const first = await setUp.newPage()
  await givePassword(first, 'partner')
  await first.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await first.locator('.account-key').textContent()) ?? ''
  await first.getByLabel('Six digits from your app').fill(totpOf(secret, (await windowWithTime()) - 1))
  await first.getByLabel('Your current password', { exact: true }).fill(demoPassword)
  await first.getByRole('button', { name: 'Turn it on' }).click()
  await expect(first.getByRole('status')).toContainText('Two-step sign-in is on')
  await setUp.close()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const fillPassword = async (password: string) => {
    await page.locator('input[name="email"]').fill('partner@example.org')
    await page.locator('input[name="password"]').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const giveCode = async (code: string) => {
    await page.getByLabel('Six digits from your app').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name)
  const expectStillThere = async (name: string) => {
    await expect(page).toHaveURL(/\/account\/name\?again=/)
    await expect(page.locator('.error-summary')).toContainText('What you typed is still here.')
    await expect(page.getByLabel('Name (optional)')).toHaveValue(name)
    expect(await cookieNames()).not.toContain('kept-sign-in')
  }
  await page.goto(`${site.url}/sign-in?next=/account/name`)
  await fillPassword(demoPassword)
  await giveCode(totpOf(secret, window()))

  // The session ends while they write. On the way back they mistype the password, and then the code.
  const endSession = async () => {
    for (const name of await cookieNames()) if (name.includes('auth-token')) await context.clearCookies({ name })
  }
  await page.getByLabel('Name (optional)').fill('Typed before it ended')
  await endSession()
  await page.getByRole('button', { name: 'Save name' }).click()
  await fillPassword('not the password')
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await expect(page.locator('input[name="email"]')).toHaveValue('partner@example.org')
  await fillPassword(demoPassword)
  await giveCode('12345')
  await expect(page.locator('.error-summary')).toContainText('That code is wrong or has expired.')
  // Their session ends here as well: the form that waits is not forgotten.
  await endSession()
  await giveCode('123456')
  await fillPassword(demoPassword)
  await giveCode(totpOf(secret, window() + 1))
  await expectStillThere('Typed before it ended')

  // A form posted with the first step alone comes back in the same way.
  await endSession()
  await page.goto(`${site.url}/sign-in?next=/account/name`)
  await fillPassword(demoPassword)
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  const posted = await context.request.post(`${site.url}/api/account/name`, {
    form: { name: 'Typed after one step' },
    headers: { origin: site.url },
    maxRedirects: 0,
  })
  expect(posted.headers().location).toMatch(/^\/sign-in\/two-step\?next=%2Faccount%2Fname%3Fagain%3D/)
  await page.goto(site.url + (posted.headers().location ?? ''))
  await giveCode('12345')
  expect(await cookieNames()).toEqual(expect.arrayContaining(['kept-input', 'kept-sign-in']))
  // Whoever signs in with another account instead takes none of it along.
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page).toHaveURL(/\/sign-in\?sent=signed-out/)
  expect(await cookieNames()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^kept-/)]))
  await context.close()
})
