import { expect, test, type Page } from 'playwright/test'

import { expectAccessible } from '../../support/accessible'
import { demoPassword } from '../../../scripts/run/demo-accounts'
import { cookiesOf, postForm, tokenOf } from '../../support/accounts'
import { addAccount } from '../../support/add-account'
import { totpOf, windowWithTime } from '../../support/gotrue-stand-in'
import { startHostedService, type HostedService } from '../../support/hosted/service'
import { mailFor } from '../../support/mailbox'
import { waitUntil } from '../../support/wait-until'

// Two-step sign-in as GoTrue itself has it: several apps, and codes for whoever has lost theirs.

let service: HostedService
test.beforeAll(async () => {
  service = await startHostedService()
})
test.afterAll(() => service.dispose())

async function givePassword(page: Page, { email, password }: { email: string; password: string }, next: string) {
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Adds an app on the page that is open, with the code of a half minute before or after this one, and returns its key. */
async function addApp(page: Page, password: string, button: string, step: -1 | 0): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  const secret = (await page.locator('.account-key').textContent()) ?? ''
  await page.getByLabel('Six digits from your app').fill(totpOf(secret, (await windowWithTime()) + step))
  await page.getByLabel('Your current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  return secret
}

const codesOn = (page: Page): Promise<string[]> => page.locator('.recovery-codes code').allTextContents()

test('two apps: either lets in, one can be removed, and the last stays until two-step sign-in is turned off', async ({
  browser,
}) => {
  const account = await addAccount(service, 'two-apps')
  const page = await browser.newPage()
  await givePassword(page, account, '/account/two-step')
  await addApp(page, account.password, 'Set it up', -1)
  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
  await page.goto(`${service.url}/account/two-step`)
  const second = await addApp(page, account.password, 'Add another app', 0)
  await expect(page.getByRole('status')).toContainText('You’ve added another app.')
  await expectAccessible(page)

  const elsewhere = await browser.newPage({ javaScriptEnabled: false })
  await givePassword(elsewhere, account, '/account')
  await elsewhere.getByLabel('Six digits from your app').fill(totpOf(second, (await windowWithTime()) + 1))
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  await page.getByRole('link', { name: 'Remove this app App 1' }).click()
  // Both pages ask for the password.
  await expect(page.getByRole('heading', { name: 'Remove this app' })).toBeVisible()
  await page.getByLabel('Your current password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Remove this app' }).click()
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Remove this app' }).click()
  await expect(page.getByRole('status')).toContainText('You can’t use that app to sign in any more.')
  await expect(page.getByRole('link', { name: /Remove this app/ })).toHaveCount(0)
  await expect(page.getByText('It is on for this account.')).toBeVisible()
  await page.close()
  await elsewhere.close()
})

test('a recovery code lets in once, in place of the app that is lost; only digests of the codes are kept', async ({
  browser,
}) => {
  const account = await addAccount(service, 'lost-phone')
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } })
  await givePassword(page, account, '/account/two-step')
  // An unlocked device is not enough to lock its owner out.
  await addApp(page, 'not the password', 'Set it up', -1)
  await expect(page.locator('.error-summary')).toContainText('That is not your password.')
  await page.goto(`${service.url}/account/two-step`)
  await expect(page.getByText('It is off for this account.')).toBeVisible()
  await addApp(page, account.password, 'Set it up', 0)
  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
  await expectAccessible(page)
  const codes = await codesOn(page)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  const kept = service.project.run(`select string_agg(c::text, ' ') from public.recovery_codes c`)
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))

  // New codes end the old ones.
  await page.goto(`${service.url}/account/two-step?change=codes`)
  await page.getByLabel('Your current password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  const fresh = await codesOn(page)
  expect(fresh).toHaveLength(10)
  await page.close()

  const phoneless = await browser.newPage({ viewport: { width: 320, height: 700 } })
  await givePassword(phoneless, account, '/account')
  await phoneless.getByRole('link', { name: 'I can’t use my app' }).click()
  const give = async (code: string) => {
    await phoneless.getByLabel('Recovery code').fill(code)
    await phoneless.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await give(codes[0] ?? '')
  await expect(phoneless.locator('.error-summary')).toContainText('That recovery code is wrong or has been used.')
  await expectAccessible(phoneless)
  await give((fresh[0] ?? '').toLowerCase().replaceAll('-', ' '))
  await expect(phoneless.getByRole('status')).toContainText('please set it up again.')
  await expect(phoneless.getByText('It is off for this account.')).toBeVisible()
  // Somebody else may have found the code, so its owner is told.
  const email = await waitUntil(
    async () => (await mailFor(service, account.email)).find(({ subject }) => subject === 'Two-step sign-in is off'),
    { withinMs: 20_000, failure: 'no email says that two-step sign-in is off' },
  )
  expect(email.text).toContain('/sign-in/forgotten')
  // The code was used, and the others went with the app.
  const left = service.project.run(`select 'left ' || count(*) from public.recovery_codes c
    join auth.users u on u.id = c.user_id where u.email = '${account.email}'`)
  expect(left).toContain('left 0')
  await phoneless.close()
})

test('somebody whose only second step is of another kind is told what to do, and a recovery code lets them in', async ({
  browser,
}) => {
  const account = await addAccount(service, 'another-kind')
  service.project
    .run(`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
    select gen_random_uuid(), id, 'phone', 'phone', 'verified', '', '447700900123', now(), now() from auth.users
    where email = '${account.email}'`)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await givePassword(page, account, '/account')
  await page.getByLabel('Six digits from your app').fill('123456')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('.error-summary')).toContainText('This account has no authenticator app.')
  await page.close()
})

test('by the API a member of the team without a second step reads nothing, as on the desk', async () => {
  const { token } = await tokenOf(service, { email: 'team@example.org', password: demoPassword })
  service.project.run(`select public.note_action(id, 'opened', 'enquiry', 'SC-00000001') from auth.users
    where email = 'team@example.org'`)
  const answer = await fetch(`${service.supabaseUrl}/rest/v1/audit_log?select=id`, {
    headers: { apikey: service.keys.publishableKey, authorization: `Bearer ${token}` },
  })
  expect(await answer.json()).toEqual([])
})

test('ending the session of somebody else ends nothing, and does not say that it did', async () => {
  const [mine, theirs] = [await addAccount(service, 'mine'), await addAccount(service, 'theirs')]
  const cookie = cookiesOf(await postForm(service, '/auth/sign-in', mine))
  await postForm(service, '/auth/sign-in', theirs)
  const session = /[0-9a-f-]{36}/.exec(
    service.project.run(
      `select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = '${theirs.email}'`,
    ),
  )?.[0]
  const answer = await postForm(service, '/api/account/device', { session: session ?? '' }, { cookie })
  expect(answer.headers.get('location')).toMatch(/^\/account\/devices\?again=/)
  expect(service.project.run(`select id from auth.sessions where id = '${session}'`)).toContain(session)
})
