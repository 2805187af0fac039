import { expect, type Page } from 'playwright/test'

import { rowsOf } from '../support/database'
import { test } from '../support/test'

const variants = {
  general: {
    path: '/request-callback',
    messages: [
      'First name must be at least 2 characters.',
      'Please enter your last name.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please enter your city or rough location.',
      "Please tell us what you're looking for.",
    ],
    own: { 'Your message': 'Please tell me more.' },
  },
  employer: {
    path: '/employers',
    messages: [
      'First name must be at least 2 characters.',
      'Please enter your last name.',
      'Company name must be at least 2 characters.',
      'Job title must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please enter your city or rough location.',
      "Please tell us what you're looking for.",
    ],
    own: { 'Company name': 'Acme Ltd', 'Your job title': 'Owner', 'Your message': 'Please tell me more.' },
  },
  partner: {
    path: '/partners',
    messages: [
      'First name must be at least 2 characters.',
      'Please enter your last name.',
      'Organisation name must be at least 2 characters.',
      'Please select your organisation type.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please enter your city or rough location.',
      "Please tell us what you're looking for.",
    ],
    own: { 'Organisation name': 'Open Door', 'Your message': 'We would like to refer people.' },
  },
  candidate: {
    path: '/request-callback/candidate',
    messages: [
      'First name must be at least 2 characters.',
      'Please enter your last name.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      'Please enter your city or rough location.',
      'Please tell us what support you are looking for.',
    ],
    own: { 'What support are you looking for?': 'Help with my CV.' },
  },
} as const

const submit = (page: Page) => page.getByRole('button', { name: 'Request a Call Back' })

async function fillIn(page: Page, source: keyof typeof variants, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Okoro')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Location').fill('Hull')
  for (const [label, value] of Object.entries(variants[source].own))
    await page.getByLabel(label, { exact: true }).fill(value)
  if (source === 'partner') await page.getByLabel('Organisation type').selectOption('charity')
}

for (const [source, { path, messages }] of Object.entries(variants) as [
  keyof typeof variants,
  (typeof variants)[keyof typeof variants],
][]) {
  test(`${source}: empty, it says what each field needs; filled in, it is kept`, async ({ page, service }) => {
    await page.goto(path)
    await page.getByLabel(/agree to be contacted/i).uncheck()
    await submit(page).click()
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([...messages, 'You must agree to be contacted.'])
    await summary.getByRole('link').first().click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      /First name must be at least 2 characters\./,
    )

    const email = `${source}-variant@example.com`
    await fillIn(page, source, email)
    await page.getByLabel(/agree to be contacted/i).check()
    await submit(page).click()
    await page.waitForURL(/\/thank-you/)
    expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toEqual([
      expect.objectContaining({ form_source: source }),
    ])
  })
}

test('while sending, the button is disabled and says so; however often it is pressed, one enquiry is sent', async ({
  page,
  service,
}) => {
  await page.goto('/request-callback')
  await fillIn(page, 'general', 'double@example.com')
  let posts = 0
  await page.route('**/api/contact', async (route) => {
    posts += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await submit(page).dblclick()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await expect(busy).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/thank-you/)
  expect(posts).toBe(1)
  expect(await rowsOf(service, 'enquiries', 'email=eq.double@example.com')).toHaveLength(1)
  await page.goBack()
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

for (const [title, fail] of [
  [
    'an answer of 503',
    { status: 503, json: { ok: false, error: { code: 'unavailable', message: 'x' }, requestId: 'x' } },
  ],
  ['a broken connection', 'abort'],
  ['an answer that is no JSON', { status: 500, body: 'oops' }],
] as const) {
  test(`${title}: the toast says so for four seconds, everything typed stays, and the next try sends it once`, async ({
    page,
    service,
  }) => {
    const email = `${title.replaceAll(' ', '-')}@example.com`
    const keys: (string | null)[] = []
    await page.route('**/api/contact', async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'))
      if (keys.length > 1) return route.continue()
      return fail === 'abort' ? route.abort() : route.fulfill(fail)
    })
    await page.goto('/request-callback')
    await fillIn(page, 'general', email)
    await submit(page).click()
    const toast = page.locator('.toast')
    await expect(toast).toHaveText(/Something went wrong\. Please try again\./)
    await expect(submit(page)).toBeEnabled()
    await expect(page.getByLabel('First name')).toHaveValue('Sam')
    await expect(page.getByLabel('Your message')).toHaveValue('Please tell me more.')
    await expect(toast).toHaveCount(0, { timeout: 6_000 })
    await expect(page.getByText(/your answers are still here/i)).toBeVisible()

    await submit(page).click()
    await page.waitForURL(/\/thank-you/)
    expect(keys[1]).toBe(keys[0])
    expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toHaveLength(1)
  })
}

test('what the server finds wrong is shown at its field', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      json: {
        ok: false,
        error: {
          code: 'validation_failed',
          message: 'x',
          fields: { location: 'Please enter your city or rough location.' },
        },
        requestId: 'x',
      },
    }),
  )
  await page.goto('/request-callback')
  await fillIn(page, 'general', 'server@example.com')
  await submit(page).click()
  await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
    'Please enter your city or rough location.',
  ])
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/Please enter your city/)
})
