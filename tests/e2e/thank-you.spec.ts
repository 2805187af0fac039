import { expect } from 'playwright/test'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { weekdayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'
import { postForm } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import type { Service } from '../support/service'
import { test } from '../support/test'

test('without a reference the page stands by itself; with one it shows it, scripts or not', async ({
  look: { page },
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

test('search engines are asked to leave it out', async ({ look: { page } }) => {
  for (const path of ['/thank-you', '/thank-you?reference=SC-7F3K9Q2M']) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})

/** Sends a form as a browser without scripts does, and opens the page that it leads to with the cookie it was given. */
async function thanksFor(service: Service, source: FormSource) {
  const fields = Object.entries(anEnquiry(source, { email: `thanks-${source}-${Date.now()}@example.com` }))
  const form = Object.fromEntries(fields.map(([name, value]) => [name, value === true ? 'on' : String(value)]))
  const answer = await postForm(service, '/api/contact', form)
  expect(answer.status, `answered ${answer.status}: ${service.output().slice(-500)}`).toBe(303)
  const at = answer.headers.get('location') ?? ''
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const page = (kept: string) => fetch(`${service.url}${at}`, { headers: { cookie: kept } }).then((each) => each.text())
  return { form, at, cookie, withCookie: await page(cookie), without: await page('') }
}

test('it says which number we call and by which day, to the browser that sent it alone, and no address has it', async ({
  service,
}) => {
  const day = weekdayText(addWorkingDays(londonDay(new Date()), 2, bankHolidayDays))
  const { form, at, cookie, withCookie, without } = await thanksFor(service, 'employer')
  for (const said of [form.phoneNumber, form.email, 'Acme &amp; Sons Ltd', day, 'Read the employer guide']) {
    expect(withCookie).toContain(said)
  }
  expect(withCookie).not.toContain('waitlist')
  expect(at).toMatch(/^\/thank-you\?reference=SC-[0-9A-Z]{8}$/)
  expect(cookie).toMatch(/^sent-enquiry=[\w-]+$/)
  expect(without).not.toContain(form.phoneNumber)
  expect(without).not.toContain(form.email)
  // Another enquiry's page says nothing of this one.
  const other = await thanksFor(service, 'candidate')
  expect(other.withCookie).toContain('Make your CV')
  expect(other.withCookie).not.toContain('Read the employer guide')
  const mixed = await fetch(`${service.url}${other.at}`, { headers: { cookie } })
  expect(await mixed.text()).not.toContain(form.phoneNumber)
})

test('a form that is sent with scripts on leads to the same', async ({ page }) => {
  await page.goto('/partners')
  for (const [label, answer] of [
    ['First name', 'Sam'],
    ['Last name', 'Okoro'],
    ['Organisation name', 'Open Door'],
    ['Email address', `thanks-${Date.now()}@example.com`],
    ['Phone number', '020 7946 0018'],
    ['Location', 'Hull'],
    ['Your message', 'Please call me.'],
  ] as const) {
    await page.getByLabel(label).fill(answer)
  }
  await page.getByLabel('Organisation type').selectOption('charity')
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await page.waitForURL(/\/thank-you\?reference=/)
  const main = page.getByRole('main')
  await expect(main).toContainText('We’ll call 020 7946 0018.')
  await expect(main).toContainText('Open Door')
  // What helps this audience most comes first.
  await expect(main.getByRole('navigation').getByRole('link').first()).toHaveText(
    'Look round the partner demonstration',
  )
  // A recording has nothing of it.
  expect(await main.locator('[data-form-shell] >> text=020 7946 0018').count()).toBe(2)
})
