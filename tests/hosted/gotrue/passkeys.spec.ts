import { expect, test, type CDPSession, type Page } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { mailWith, postForm } from '../../support/accounts'
import { addAccount } from '../../support/add-account'
import { freePort } from '../../support/free-port'
import { startHostedService, type HostedService } from '../../support/hosted/service'
import { totpOf, windowWithTime } from '../../support/gotrue-stand-in'

// Passkeys as GoTrue itself has them, with Chromium's own virtual authenticator.

let service: HostedService
let site: string
test.beforeAll(async () => {
  const port = String(await freePort())
  site = `http://localhost:${port}`
  service = await startHostedService({
    env: { PORT: port },
    goTrueSettings: {
      GOTRUE_PASSKEY_ENABLED: 'true',
      // A name, not an address: browsers make no passkey for 127.0.0.1.
      GOTRUE_WEBAUTHN_RP_ID: 'localhost',
      GOTRUE_WEBAUTHN_RP_ORIGINS: site,
    },
  })
})
test.afterAll(() => service.dispose())

type Account = { email: string; password: string }

/** A device that its owner unlocks, and whose passkeys can be looked at. */
async function addDevice(page: Page): Promise<{ device: CDPSession; id: string }> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId: id } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { device, id }
}

async function givePassword(page: Page, { email, password }: Account, next: string) {
  await page.goto(`${site}/sign-in?next=${encodeURIComponent(next)}`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in') || url.pathname.endsWith('/two-step'))
}

async function addPasskey(page: Page, { password }: Account, name: string) {
  await page.goto(`${site}/account/passkeys?add=yes`)
  await page.getByLabel('Your current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What shall we call it? (optional)').fill(name)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByRole('status')).toContainText('You’ve added a passkey.')
}

const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function signOut(page: Page) {
  await page.goto(`${site}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/sign-in/)
}

test('a passkey is added, named, used, and removed; its owner is told of it', async ({ page }) => {
  const account = await addAccount(service, 'passkey')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { device, id } = await addDevice(page)
  await givePassword(page, account, '/account/passkeys')
  await expect(page.getByText('You have no passkeys.')).toBeVisible()
  await expectAccessible(page)
  await addPasskey(page, account, 'My phone')
  await expect(page.getByRole('term').filter({ hasText: /^My phone$/ })).toBeVisible()
  await expectAccessible(page)
  expect((await device.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toHaveLength(1)
  const mail = await mailWith(service, account.email, 'A passkey was added to your account')
  expect(mail.text).toContain('/account/passkeys')

  await page.getByRole('link', { name: 'Change its name My phone' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My old phone')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('term').filter({ hasText: /^My old phone$/ })).toBeVisible()

  await signOut(page)
  await page.goto(`${site}/sign-in?next=/account/name`)
  await expectAccessible(page)
  // By keyboard, as everything.
  await withPasskey(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your name' })).toBeVisible()

  await page.goto(`${site}/account/passkeys`)
  await page.getByRole('link', { name: 'Remove it My old phone' }).click()
  await page.getByLabel('Your current password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(page.getByText('You have no passkeys.')).toBeVisible()

  // The device still has it, and it opens nothing.
  await signOut(page)
  await page.goto(`${site}/sign-in`)
  await withPasskey(page).click()
  await expect(page.locator('#passkey')).toContainText('That passkey does not open an account here.')
  await expect(page.getByRole('link', { name: 'Email me a code to sign in' })).toBeVisible()
})

test('somebody with two-step sign-in who comes by passkey still takes the second step', async ({ page }) => {
  const account = await addAccount(service, 'passkey-two-step')
  await addDevice(page)
  await givePassword(page, account, '/account/two-step')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = (await page.locator('.account-key').textContent()) ?? ''
  const window = await windowWithTime()
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, window - 1))
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
  await addPasskey(page, account, '')
  await signOut(page)
  await page.goto(`${site}/sign-in?next=/account/name`)
  await withPasskey(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  await page.goto(`${site}/account/name`)
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, window + 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your name' })).toBeVisible()
})

test('a passkey is offered once, on the second visit, and never forced', async ({ page }) => {
  const account = await addAccount(service, 'offered')
  await givePassword(page, account, '/account')
  await signOut(page)
  const signInWithout = async () => {
    await page.goto(`${site}/sign-in`)
    await page.locator('input[name="email"]').fill(account.email)
    await page.locator('input[name="password"]').fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signInWithout()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible()
  await page.getByRole('link', { name: 'Not now, go to my page' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/account/passkeys'))
  await signOut(page)
  await signInWithout()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  expect(new URL(page.url()).pathname).not.toBe('/account/passkeys')
})

test('with scripts off the page says so, keeps where somebody was going, and offers the other ways', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site}/sign-in?next=/account/name`)
  await withPasskey(page).click()
  await expect(page.getByText('Passkeys need JavaScript, which is off in this browser.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email me a code to sign in' })).toHaveAttribute(
    'href',
    '/sign-in/link?next=%2Faccount%2Fname',
  )
  await page.close()
})

test('a made-up answer opens nothing, and nobody but an account’s owner is asked to add a passkey', async () => {
  const challenge = crypto.randomUUID()
  for (const credential of ['{}', '{"id":"eA","rawId":"eA","type":"public-key","response":{}}']) {
    const answer = await postForm(service, '/auth/passkey', { challenge, credential })
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?again=/)
  }
  const stranger = await postForm(service, '/auth/passkey-question', { purpose: 'add' })
  expect(stranger.status).toBe(403)
  const elsewhere = await postForm(service, '/auth/passkey-question', {}, { origin: 'https://other.example' })
  expect(elsewhere.status).toBe(403)
})
