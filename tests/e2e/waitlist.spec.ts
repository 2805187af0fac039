import { expect, type Page } from 'playwright/test'

import { candidatesWaitlist } from '@/lib/content/candidates/candidates'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'

import { axeFindings } from '../support/accessible'
import { rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

const agree = /^I agree that you can keep/
const send = { name: 'Join the waitlist' }

async function fillIn(page: Page, email: string): Promise<void> {
  const typed = { 'First name': 'Amina', 'Last name': 'Obi', 'Email address': email, 'Phone number': '07700 900123' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Location').fill('Leeds')
  await page.getByLabel('What kind of work').selectOption('warehouse')
  await page.getByLabel('When could you start').selectOption('1-month')
}

test('somebody joins the waitlist, sees the thank-you screen with a reference, and is written to', async ({
  page,
  service,
}) => {
  await page.goto('/candidates')
  await expect(page.getByRole('heading', { name: 'What You Get' })).toBeVisible()
  await fillIn(page, 'joiner@example.com')
  await page.getByLabel('What support').selectOption('all')
  await page.getByLabel('Your skills').fill('Forklift\nCooking')
  await expect(page.getByRole('button', send)).toBeDisabled()
  await page.getByLabel(agree).check()
  await expect(page.getByLabel(/news/i)).not.toBeChecked()
  await page.getByRole('button', send).click()

  const thanks = page.getByRole('status').filter({ hasText: 'Thank You' })
  await expect(thanks).toBeFocused()
  await expect(thanks.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  const [reference] = /SC-[0-9A-Z]{8}/.exec(await thanks.innerText()) ?? []
  expect(page.url()).not.toContain('SC-')
  const day = weekdayText(ourAnswerDueOn(londonDay(new Date())))
  await expect(thanks).toContainText(`by ${day}. We’ll call 07700 900123.`)
  await expect(page.getByRole('button', send)).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  expect(row).toMatchObject({ form_source: 'waitlist', email: 'joiner@example.com' })
  await waitUntil(async () => (await mailFor(service, 'joiner@example.com'))[0], { failure: 'no confirmation' })
})

test('the button says why it waits, and a box ticked before the page is alive counts', async ({ page }) => {
  let letScriptsThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letScriptsThrough = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/candidates', { waitUntil: 'commit' })
  await page.getByLabel(agree).check()
  letScriptsThrough()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', send)).toBeEnabled()
  await page.getByLabel(agree).uncheck()
  await expect(page.getByRole('button', send)).toBeDisabled()
  await expect(page.getByRole('button', send)).toHaveAccessibleDescription(/Tick the box above/)
})

test('each missing answer is named above its field and in the summary', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/candidates')
  // On a phone the form waits until it is wanted.
  await expect(page.getByLabel('First name')).toBeHidden()
  await page.getByText(candidatesWaitlist.open, { exact: true }).click()
  await page.getByLabel(agree).check()
  await page.getByRole('button', send).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  const [box, header] = await Promise.all([summary.boundingBox(), page.getByRole('banner').boundingBox()])
  expect(box?.y, 'nothing of it is under the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
    'Enter your phone number.',
    'Enter your city or rough location.',
    'Please choose the kind of work you are looking for.',
    'Please choose when you could start.',
  ])
  await summary.getByRole('link').nth(5).click()
  await expect(page.getByLabel('What kind of work')).toBeFocused()
})

test('a failure is told by the browser’s alert, and nothing typed is lost', async ({ page, service }) => {
  await page.goto('/candidates')
  await fillIn(page, 'unlucky@example.com')
  await page.getByLabel(agree).check()
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })
  await page.route('**/api/applicant-signup', (route) => route.fulfill({ status: 503, json: { ok: false } }))
  await page.getByRole('button', send).click()
  await expect(page.locator('[data-form-notice="waitlist"]')).toContainText('it will not be sent twice')
  expect(alerts).toEqual(['alert: There was an error submitting your application. Please try again.'])
  await expect(page.getByLabel('First name')).toHaveValue('Amina')

  await page.unroute('**/api/applicant-signup')
  await page.route('**/api/applicant-signup', (route) => route.abort())
  await page.getByRole('button', send).click()
  await expect(page.locator('[data-form-notice="waitlist"]')).toContainText('did not get an answer')
  expect(alerts).toHaveLength(2)

  await page.unroute('**/api/applicant-signup')
  await page.getByRole('button', send).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  expect(await rowsOf(service, 'enquiries', 'email=eq.unlucky@example.com')).toHaveLength(1)
})

test('with scripts off: a mistake comes back filled in, and then it is kept', async ({ browser, baseURL, service }) => {
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  await page.goto('/candidates')
  await page.getByText(candidatesWaitlist.open, { exact: true }).click()
  await fillIn(page, 'waitlist-no-scripts@example.com')
  await page.getByLabel('Phone number').fill('12')
  await page.getByLabel(agree).check()
  await page.getByRole('button', send).click()
  await expect(page.locator('.error-summary')).toContainText('Please enter a valid phone number.')
  await expect(page.getByLabel('What kind of work')).toHaveValue('warehouse')
  await expect(page.getByLabel(agree)).toBeChecked()
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByRole('button', send).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  await expect(page.getByRole('main')).toContainText(/SC-[0-9A-Z]{8}/)
  expect(await rowsOf(service, 'enquiries', 'email=eq.waitlist-no-scripts@example.com')).toHaveLength(1)
  await context.close()
})
