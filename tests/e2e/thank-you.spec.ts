import { expect } from 'playwright/test'

import { test } from '../support/test'

test('without a reference the page stands by itself; with one it shows it, scripts or not', async ({
  page,
  request,
}) => {
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  for (const path of ['/', '/resources', '/request-callback']) {
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Submit another enquiry' })).toBeVisible()
  await expect(main).toContainText('hello@example.org')

  const html = await (await request.get('/thank-you?reference=SC-7F3K9Q2M')).text()
  expect(html).toContain('SC-7F3K9Q2M')
  for (const wrong of ['SC-1', 'SC-7F3K9Q2MX', '<script>alert(1)</script>']) {
    const answer = await request.get(`/thank-you?reference=${encodeURIComponent(wrong)}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain(`>${wrong}<`)
  }
  expect((await request.get('/thank-you/SC-NOPE')).status()).toBe(404)
})

test('search engines are asked to leave it out', async ({ page }) => {
  for (const path of ['/thank-you', '/thank-you?reference=SC-7F3K9Q2M']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})
