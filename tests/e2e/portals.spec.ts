import { expect } from 'playwright/test'

import { problemWords, roleRequestWords } from '@/lib/content/account/account'
import { partnerFormWords } from '@/lib/content/casework/organisation'
import { noPortalWords } from '@/lib/content/account/portals'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { signInWith } from '../support/accounts'
import { expectAccessible } from '../support/accessible'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { runRole } from '../support/run-command'
import { test } from '../support/test'

const referenceOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { reference: string }).reference

test('an employer sees what was sent from their own address and how far it is, and nobody else’s', async ({
  page,
  service,
}) => {
  const email = 'employer@example.org'
  await page.goto('/dashboard/employer')
  await expect(page.getByRole('link', { name: 'Go to your portal' })).toHaveCount(0)
  await signInWith(page, email, demoPassword)
  // Signed in, the demonstration shows the way to what is one's own.
  await page.goto('/dashboard/employer')
  await page.getByRole('link', { name: 'Go to your portal' }).click()
  await expect(page).toHaveURL('/dashboard/employerportal')
  await expect(page.getByRole('heading', { level: 1, name: 'Your employer portal' })).toBeVisible()
  await expect(page.getByText('Want to talk first?')).toBeVisible()
  await expectAccessible(page)

  const own = await referenceOf(
    await postEnquiry(
      service.url,
      anEnquiry('employer', { email: 'Employer@Example.org', companyName: 'Brick & Beam' }),
    ),
  )
  const other = await referenceOf(
    await postEnquiry(service.url, anEnquiry('employer', { email: 'partner@example.org' })),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: own })).toBeVisible()
  await expect(page.getByText('Received. Someone will contact you.')).toBeVisible()
  await expect(page.getByText('Brick & Beam')).toBeVisible()
  await expect(page.getByText('We would like to talk about hiring.')).toHaveCount(0)
  await expect(page.getByText(other)).toHaveCount(0)

  expect(await callFunction(service, 'set_enquiry_state', { p_reference: own, p_state: 'contacted' })).toBe(true)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.getByText('We have contacted you')).toBeVisible()
  await expectAccessible(page)

  // Taken away, it closes at once, and so does the data.
  await runRole(service, [email, 'none'])
  await page.goto('/dashboard/employerportal')
  await expect(page).toHaveURL('/account/company')
  await expect(page.getByText(own)).toHaveCount(0)
  await runRole(service, [email, 'employer'])
})

for (const [role, heading, calculator] of [
  ['candidate', 'Your candidate portal', 'Open the disclosure calculator'],
  ['partner', 'Your partner portal', 'Disclosure calculator'],
] as const) {
  test(`a ${role} has a portal of their own, also with scripts off`, async ({ browser, service }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url })
    const page = await context.newPage()
    await signInWith(page, `${role}@example.org`, demoPassword)
    await expect(page).toHaveURL(`/dashboard/${role}portal`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(`${role}@example.org`)).toBeVisible()
    await expect(page.getByRole('link', { name: calculator, exact: true })).toBeVisible()
    expect((await page.goto('/dashboard/employerportal'))?.status()).toBe(403)
    await context.close()
  })
}

test('who has no portal learns how to get one, and whoever supports people is led to their organisation', async ({
  page,
  service,
}) => {
  await page.goto('/dashboard/employerdemo')
  await expect(page.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await expectAccessible(page)

  await signInWith(page, 'caseworker@example.org', demoPassword)
  await page.goto('/dashboard/employerdemo')
  await expect(page.getByText('Your account already has a portal.')).toBeVisible()
  await page.context().clearCookies()

  await signInWith(page, 'no-role@example.org', demoPassword)
  await expect(page).toHaveURL('/dashboard/employerdemo')
  // Whoever supports people has one way in, by the page here and by the form for everybody.
  await page.getByRole('link', { name: noPortalWords.ask }).click()
  await expect(page).toHaveURL('/account/organisation')
  await page.goto('/account/role')
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for a portal' })).toBeVisible()
  await expectAccessible(page)
  await page
    .locator('form')
    .filter({ hasText: roleRequestWords.submit })
    .evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: roleRequestWords.submit }).click()
  await expect(page.locator('.error-summary')).toContainText('Choose the kind of account you want.')
  await expect(page.locator('.error-summary')).toBeFocused()
  const earlier = await page.context().newPage()
  await earlier.goto('/account/role')
  await earlier.getByLabel(roleRequestWords.role).selectOption('partner')
  await page.getByLabel(roleRequestWords.role).selectOption('partner')
  await page.getByRole('button', { name: roleRequestWords.submit }).click()
  await expect(page).toHaveURL('/account/organisation')
  await expect(page.getByRole('heading', { level: 1, name: partnerFormWords.askTitle })).toBeVisible()

  await runRole(service, ['no-role@example.org', 'partner'])
  await page.goto('/dashboard/partnerportal')
  await expect(page.getByRole('heading', { level: 1, name: 'Your partner portal' })).toBeVisible()
  await page.goto('/account/role')
  // An account has one portal: the page says so before somebody fills in anything, and a form sent anyway is refused.
  await expect(page.getByText(roleRequestWords.onePortal)).toBeVisible()
  await expect(page.getByRole('button', { name: roleRequestWords.submit })).toHaveCount(0)
  await earlier.getByRole('button', { name: roleRequestWords.submit }).click()
  await expect(earlier.getByRole('alert').filter({ hasText: problemWords.hasPortal })).toBeVisible()
  await earlier.close()
  await runRole(service, ['no-role@example.org', 'none'])
})
