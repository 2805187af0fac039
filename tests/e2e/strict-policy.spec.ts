import { expect } from 'playwright/test'

import { test } from '../support/test'

declare global {
  // What the browser refused, written down before any script of ours runs.
  var refused: string[]
}

test('nothing is built that a strict policy for styles and handlers would refuse', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.refused = []
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.refused.push(`${event.effectiveDirective} ${event.sourceFile} ${event.sample}`),
    )
  })
  // The script hashes come with the policy itself; here inline scripts of the framework are let through, styles are not.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const policy =
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; script-src-attr 'none'; base-uri 'none'"
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
  await page.route('**/api/contact', (route) => route.abort())

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'For Candidates' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /next/i }).click()
  expect(await page.evaluate(() => globalThis.refused)).toEqual([])

  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/request-callback')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Okoro')
  await page.getByLabel('Email address').fill('sam@example.com')
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Location').fill('Hull')
  await page.getByLabel('Your message').fill('Please call me.')
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  expect(await page.evaluate(() => globalThis.refused)).toEqual([])
})
