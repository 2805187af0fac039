import { expect, type Page } from 'playwright/test'

import { ourAnswerDueOn, callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'

import { rowsOf } from '../support/database'
import { mailFor } from '../support/mailbox'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

const typed = {
  'First name': 'Priya',
  'Last name': "O'Shea",
  'Phone number': '020 7946 0018',
  'Company name': 'Acme & Sons Ltd',
  'Your job title': 'HR Lead',
  Location: 'Leeds',
  'Your message': 'We have six warehouse jobs.\nPlease call after 2pm.',
}

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Email address').fill(email)
}

async function referenceOnThankYou(page: Page): Promise<string> {
  await page.waitForURL(/\/thank-you/)
  const text = await page.getByRole('main').innerText()
  const [reference] = /SC-[0-9A-Z]{8}/.exec(text) ?? []
  expect(reference, 'the thank-you page shows the reference').toBeDefined()
  const callBy = ourAnswerDueOn(londonDay(new Date()))
  expect(text).toContain(`contact you within ${callBackTime}, by ${weekdayText(callBy)}`)
  return reference ?? ''
}

async function expectKeptAndMailed(service: Service, reference: string, email: string, status = 201): Promise<void> {
  const [row] = await rowsOf(service, 'enquiries', `reference=eq.${reference}`)
  expect(row).toMatchObject({
    form_source: 'employer',
    first_name: typed['First name'],
    last_name: typed['Last name'],
    email,
    company_name: typed['Company name'],
    job_title: typed['Your job title'],
    message: typed['Your message'],
    quarantined: false,
  })
  const confirmation = await waitUntil(async () => (await mailFor(service, email))[0], {
    failure: 'no confirmation arrived',
  })
  expect(confirmation.subject).toContain(reference)
  expect(confirmation.text).toMatch(/Within 1\sto\s2\sbusiness days, by /)
  // Whoever sees the list of emails learns nothing; whoever opens it learns who it is from.
  expect(`${confirmation.subject} ${confirmation.from[0]?.name}`).not.toMatch(/convict|second chance/i)
  expect(confirmation.text).toContain(company.brand)
  const notification = await waitUntil(
    async () => (await mailFor(service, 'team@example.org')).find(({ subject }) => subject.includes(reference)),
    { failure: 'no notification arrived' },
  )
  expect(notification.text).toContain(email)
  expect(notification.text).toContain('Acme & Sons Ltd')
  expect(Object.keys(notification.headers).map((name) => name.toLowerCase())).not.toContain('reply-to')

  const line = await waitUntil(
    () =>
      service
        .output()
        .split('\n')
        .find((text) => text.includes('"event":"request"') && text.includes(reference)),
    { failure: 'no log line' },
  )
  expect(JSON.parse(line)).toMatchObject({
    route: '/api/contact',
    status,
    form_source: 'employer',
    outcome: 'accepted',
  })
  expect(service.output()).not.toMatch(/Priya|O'Shea|7946 ?0018|warehouse jobs|@example\.com/)
}

test('a hiring manager goes from the home page to a kept enquiry, a reference and two emails', async ({
  page,
  service,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock New Talent for Your Organisation')
  await page.getByRole('main').getByRole('link', { name: 'I am an Employer' }).first().click()
  await page.waitForURL(/\/employers/)
  await page.getByRole('main').getByRole('link', { name: 'Talk to us first' }).first().click()
  await expect(page.getByLabel('First name')).toBeInViewport()
  await fillIn(page, 'journey@example.com')
  await expect(page.getByLabel(/agree to be contacted/i)).toBeChecked()
  await expect(page.getByLabel(/news/i)).not.toBeChecked()
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await expectKeptAndMailed(service, await referenceOnThankYou(page), 'journey@example.com')
})

test('on a phone the way to the form is on the first screen, with what happens next, and by when', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/employers')
  const start = page.getByRole('main').getByRole('link', { name: 'Talk to us first' }).first()
  await expect(start).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/we call you within 1\sto\s2\sbusiness days/).first()).toBeInViewport()
  await start.click()
  await expect(page.getByRole('heading', { name: 'Ready to talk?' })).toBeInViewport()
})

test('the same at 320 px, with the keyboard alone', async ({ page, service }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/employers')
  const firstName = page.getByLabel('First name')
  // From the top of the page by Tab alone, as somebody without a pointer gets there.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await firstName.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(firstName).toBeFocused()
  const values: Record<string, string> = { ...typed, 'Email address': 'keyboard@example.com' }
  for (let fields = 0; fields < 12; fields += 1) {
    const label = await page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? (field.labels?.[0]?.textContent ?? '')
        : ''
    })
    const value = values[label.trim()]
    if (value) await page.keyboard.insertText(value)
    if (
      await page
        .getByRole('button', { name: 'Request a Call Back' })
        .evaluate((button) => button === document.activeElement)
    )
      break
    await page.keyboard.press('Tab')
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.keyboard.press('Enter')
  await expectKeptAndMailed(service, await referenceOnThankYou(page), 'keyboard@example.com')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the same by an ordinary form post: what is wrong is listed, linked, and everything typed is kept', async ({
    page,
    service,
  }) => {
    await page.goto('/employers')
    await fillIn(page, 'not an address')
    await page.getByLabel('First name').fill('P')
    await page.getByLabel(/agree to be contacted/i).uncheck()
    await page.getByLabel(/news/i).check()
    await page.getByRole('button', { name: 'Request a Call Back' }).click()

    await expect(page).toHaveTitle(/^Error: /)
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      'First name must be at least 2 characters.',
      'Please enter a valid email address.',
      'You must agree to be contacted.',
    ])
    await summary.getByRole('link').nth(1).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/Please enter a valid email address\./)
    await expect(page.getByLabel('Email address')).toHaveValue('not an address')
    await expect(page.getByLabel('Your message')).toHaveValue(typed['Your message'])
    await expect(page.getByLabel('Company name')).toHaveValue(typed['Company name'])
    await expect(page.getByLabel(/agree to be contacted/i)).not.toBeChecked()
    await expect(page.getByLabel(/news/i)).toBeChecked()

    await page.getByLabel('First name').fill(typed['First name'])
    await page.getByLabel('Email address').fill('corrected@example.com')
    await page.getByLabel(/agree to be contacted/i).check()
    await page.getByLabel(/news/i).uncheck()
    await page.getByRole('button', { name: 'Request a Call Back' }).click()
    await expectKeptAndMailed(service, await referenceOnThankYou(page), 'corrected@example.com', 303)
  })

  test('markup that was typed comes back as text', async ({ page }) => {
    await page.goto('/request-callback')
    const markup = '"><script>document.title="x"</script></textarea><b>'
    await page.getByLabel('First name').fill(markup)
    await page.getByLabel('Your message').fill(markup)
    await page.getByRole('button', { name: 'Request a Call Back' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue(markup)
    await expect(page.getByLabel('Your message')).toHaveValue(markup)
  })

  test('sent twice by mistake, it is one enquiry', async ({ page, service }) => {
    const send = async (): Promise<string> => {
      await page.goto('/employers')
      await fillIn(page, 'twice@example.com')
      await page.getByRole('button', { name: 'Request a Call Back' }).click()
      return referenceOnThankYou(page)
    }
    expect(await send()).toBe(await send())
    expect(await rowsOf(service, 'enquiries', 'email=eq.twice@example.com')).toHaveLength(1)
  })

  test('a partner chooses the type of organisation and gets it back after a mistake', async ({ page }) => {
    await page.goto('/partners')
    await page.getByLabel('Organisation type').selectOption({ label: 'Charity' })
    await page.getByRole('button', { name: 'Request a Call Back' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Organisation type')).toHaveValue('charity')
  })
})
