import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'

import { postForm, sessionOf } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { ProviderBetween } from '../support/provider-between'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

let between: ProviderBetween
let site: Service

test.beforeAll(async ({ service }) => {
  between = await new ProviderBetween(service.supabaseUrl).start()
  site = await startService({
    env: {
      NEXT_PUBLIC_SUPABASE_URL: between.url,
      SUPABASE_PUBLISHABLE_KEY: service.keys.publishableKey,
      SUPABASE_SECRET_KEY: service.keys.secretKey,
      NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
    },
  })
})
test.beforeEach(() => void (between.keeping = 'answer'))
test.afterAll(async () => {
  await site.dispose()
  await between.stop()
})

const keptFrom = (service: Service, email: string) => rowsOf(service, 'enquiries', `email=eq.${email}`)

for (const [title, path, bodyOf] of [
  ['an enquiry', '/api/contact', (email: string) => anEnquiry('general', { email })],
  ['a waitlist application', '/api/applicant-signup', (email: string) => aWaitlistApplication({ email })],
] as const) {
  test(`${title} whose 503 was committed all the same: the same key answers 201 with its reference`, async ({
    service,
  }) => {
    const email = `${randomUUID()}@example.com`
    const sent = bodyOf(email)
    const key = randomUUID()
    between.keeping = 'lost'
    const first = await postEnquiry(site.url, sent, { key, path })
    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('30')
    expect(await first.json()).toMatchObject({
      error: { code: 'unavailable', message: expect.stringContaining('will not be sent twice') },
    })
    between.keeping = 'answer'
    const second = await postEnquiry(site.url, sent, { key, path })
    expect(second.status).toBe(201)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const kept = await keptFrom(service, email)
    expect(kept.map(({ reference }) => reference)).toEqual([((await second.json()) as { reference: string }).reference])
    expect(await rowsOf(service, 'outgoing_emails', `enquiry_id=eq.${kept[0]?.id}`)).toHaveLength(2)
  })
}

test('without scripts: the form comes back filled in, says so, and sent again leads to the one reference', async ({
  service,
}) => {
  const email = `${randomUUID()}@example.com`
  const form = Object.fromEntries(
    Object.entries(anEnquiry('general', { email })).map(([name, value]) => [
      name,
      value === true ? 'on' : String(value),
    ]),
  )
  between.keeping = 'lost'
  const first = await postForm(site, '/api/contact', form)
  expect(first.status).toBe(503)
  const page = await first.text()
  expect(page).toContain('it will not be sent twice')
  expect(page).toContain(email)
  between.keeping = 'answer'
  const second = await postForm(site, '/api/contact', form)
  expect(second.status).toBe(303)
  const kept = await keptFrom(service, email)
  expect(kept).toHaveLength(1)
  expect(second.headers.get('location')).toBe(`/thank-you?reference=${kept[0]?.reference}`)
})

test('a page that was told 503 says that pressing again sends nothing twice, and so it is', async ({
  page,
  service,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto(`${site.url}/request-callback`)
  const answers = { 'First name': 'Sam', 'Last name': 'Okoro', 'Email address': email, Location: 'Hull' }
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer)
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Your message').fill('Please call me.')
  between.keeping = 'lost'
  const button = page.getByRole('button', { name: 'Request a Call Back' })
  await button.click()
  const notice = page.locator('[data-form-notice="general"]')
  await expect(notice).toContainText('may already have your enquiry. Press the button again')
  between.keeping = 'answer'
  await button.click()
  await page.waitForURL(/\/thank-you\?reference=/)
  const kept = await keptFrom(service, email)
  expect(kept.map(({ reference }) => reference)).toEqual([new URL(page.url()).searchParams.get('reference')])
})

test('a database that answers others is waited for: slow is not away', async ({ service }) => {
  const email = `${randomUUID()}@example.com`
  between.keeping = { lateMs: 4_500 }
  const others = setInterval(() => void fetch(`${site.url}/api/health/ready`), 500)
  try {
    const answer = await postEnquiry(site.url, anEnquiry('general', { email }), { key: randomUUID() })
    expect(answer.status).toBe(201)
  } finally {
    clearInterval(others)
  }
  expect(await keptFrom(service, email)).toHaveLength(1)
})

test('many people at once are waited for longer, so that nobody reads that nothing was changed when they are there', async () => {
  const cookie = await sessionOf(site, 'caseworker')
  between.keeping = { lateMs: 4_500 }
  const rows = JSON.stringify([{ line: 1, cells: { name: 'Sam' }, way: 'signed', on: '2026-01-05' }])
  const answer = await postForm(site, '/api/caseworker/people-import', { rows }, { cookie })
  expect(answer.status).toBe(303)
  expect(between.callsTo('/rpc/import_people')).toBe(1)
  // The database's own answer arrived: this account belongs to no organisation. The answer can be here before its line in the log.
  await waitUntil(() => /"action":"people-import","outcome":"refused"/.test(site.output()) || undefined, {
    withinMs: 5000,
    failure: 'the import was not refused by the database',
  })
  expect(site.output()).not.toMatch(/"place":"casework\/people-import"/)
})
