import { expect, type Page } from 'playwright/test'

import { rowsOf } from '../support/database'
import { test } from '../support/test'

const variants = {
  partner: {
    path: '/partners',
    own: { 'Organisation name': 'Open Door', 'Your message': 'We would like to refer people.' },
  },
  candidate: {
    path: '/request-callback/candidate',
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

for (const [source, { path }] of Object.entries(variants) as [keyof typeof variants, { path: string }][]) {
  test(`${source}: filled in, it is kept`, async ({ page, service }) => {
    await page.goto(path)
    const email = `${source}-variant@example.com`
    await fillIn(page, source, email)
    await submit(page).click()
    await page.waitForURL(/\/thank-you/)
    expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toEqual([
      expect.objectContaining({ form_source: source }),
    ])
  })
}

test('what somebody wrote before the form’s scripts had started is sent with it', async ({ page, service }) => {
  const scripts: (() => void)[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => scripts.push(resolve))
    await route.continue()
  })
  await page.goto(`${service.url}/request-callback`, { waitUntil: 'commit' })
  const email = 'early@example.com'
  const answers = { 'First name': 'Sam', 'Last name': 'Okoro', 'Email address': email, Location: 'Hull' }
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer)
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Your message').fill('Please call me.')
  isHeld = false
  for (const goOn of scripts) goOn()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Your message')).toHaveValue('Please call me.')
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await page.waitForURL(/\/thank-you/)
  expect(await rowsOf(service, 'enquiries', `email=eq.${email}`)).toMatchObject([{ message: 'Please call me.' }])
})
