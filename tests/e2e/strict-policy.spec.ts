import { expect } from 'playwright/test'

import { test } from '../support/test'

declare global {
  // What the browser refused, written down before any script of ours runs.
  var refused: string[]
}

test('the policy refuses nothing that the site does by itself', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.refused = []
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.refused.push(`${event.effectiveDirective} ${event.sourceFile} ${event.sample}`),
    )
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

test('a script or a style that somebody slips into a page does not run, prerendered or not', async ({ page }) => {
  for (const path of ['/', '/thank-you?reference=SC-7F3K9Q2M', '/no-such-page']) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).not.toContain('unsafe')
    const slipped = await page.evaluate(async () => {
      const refused: string[] = []
      document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
      const style = document.createElement('style')
      style.textContent = 'body { display: none }'
      document.body.append(style)
      const handler = document.createElement('p')
      handler.setAttribute('onclick', 'document.title = "taken over"')
      document.body.append(handler)
      handler.click()
      // Reports come as events of their own, after this one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return { refused: refused.sort(), title: document.title }
    })
    expect(slipped.refused, path).toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem'])
    expect(slipped.title, path).not.toBe('taken over')
  }
})

test('each page made for one request has a nonce of its own', async ({ request }) => {
  const nonceOf = async () => {
    const answer = await request.get('/jobs?q=chef')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    expect(await answer.text()).toContain(`nonce="${nonce}"`)
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})
