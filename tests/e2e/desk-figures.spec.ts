import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { expectAccessibleNarrowAndWide } from '../support/accessible'
import { cookiesOf, postForm, sessionOf, signInAs } from '../support/accounts'
import { anEnquiry } from '../support/an-enquiry'
import { callFunction, rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { startService, type Service } from '../support/service'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const path = '/dashboard/team/figures'
const section = (page: Page, name: string) => page.getByRole('region', { name })
const tile = (page: Page, label: string) => page.locator('.dash-tile', { hasText: label })

/** One enquiry by each of three forms, the first of them contacted at once; a fourth is held as spam. */
async function sendEnquiries(service: Service): Promise<void> {
  const sources = ['employer', 'partner', 'general'] as const
  for (const source of sources) {
    const answer = await postEnquiry(service.url, anEnquiry(source, { email: `${source}-figures@example.com` }))
    const { reference } = (await answer.json()) as { reference: string }
    if (source === 'employer')
      await callFunction(service, 'set_enquiry_state', { p_reference: reference, p_state: 'contacted' })
  }
  await postEnquiry(
    service.url,
    anEnquiry('general', { email: 'trap-figures@example.com', website: 'https://spam.example' }),
  )
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a member reads the figures of what came and what is open, and takes them as a file without a name in it', async ({
    page,
  }) => {
    // Of its own, because it counts all that there is.
    const service = await startService()
    await signInAs(page, 'team', `${service.url}/sign-in`)
    await page.goto(service.url + path)
    await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible()
    await expect(tile(page, 'People we contacted in time')).toContainText('No first contact is due yet.')
    await expect(tile(page, 'Nobody has been contacted yet')).toContainText('First contact')
    await expect(page.getByText('None arrived in this time.')).toBeVisible()
    await expect(page.getByText('Nothing is open.')).toHaveCount(2)

    await sendEnquiries(service)
    await page.getByRole('link', { name: 'Last 7 days' }).click()
    await expect(page.getByText('Based on 3 enquiries')).toBeVisible()
    await expect(tile(page, 'People we contacted in time')).toContainText('1 of 1')
    await expect(tile(page, 'We show the usual time once 5 people have been contacted.')).toContainText('First contact')
    const sources = section(page, 'Enquiries by where they came from')
    await expect(sources.getByRole('row', { name: 'Employers 1' })).toBeVisible()
    await expect(sources.getByRole('row', { name: 'General 1' })).toBeVisible()
    await expect(sources.getByRole('row', { name: 'Waitlist 0' })).toBeVisible()
    await expect(section(page, 'Open now, by owner').getByRole('row', { name: 'Nobody yet 3' })).toBeVisible()
    await expect(section(page, 'Open now, by age').getByRole('row', { name: 'Today 3' })).toBeVisible()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^enquiry-figures-7-days-to-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(4)
    expect(text).toMatch(/Employers,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,[\d.]+,kept/)
    expect(text).not.toMatch(/@|SC-|Amina|Acme|Leeds/)
    const lines = await rowsOf(service, 'audit_log', 'subject_kind=eq.figures')
    expect(lines.map(({ actor, action, subject }) => ({ actor, action, subject }))).toEqual([
      { actor: 'team@example.org', action: 'downloaded', subject: '7 days' },
    ])
    await service.dispose()
  })
})

test(
  'the figures read well on a large and on a narrow screen, and hold no style attribute',
  onlyInAll,
  async ({ page }) => {
    await signInAs(page, 'team')
    await page.goto(`${path}?days=90`)
    await expectAccessibleNarrowAndWide(page)
    await page.goto('/stop-emails?token=not-ours')
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await expectAccessibleNarrowAndWide(page)
    await page.goto(path)
    expect(await page.locator('main [style]').count()).toBe(0)
  },
)

test('a member switches the daily email off and on again', async ({ page }) => {
  await signInAs(page, 'team')
  await page.goto(path)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.locator('main').getByRole('status')).toHaveText('The daily email is off.')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('main').getByRole('status')).toHaveText('The daily email is on.')
})

test('nobody but a member is given the page or the file', async ({ service }) => {
  const employer = { cookie: await sessionOf(service, 'employer') }
  expect((await fetch(service.url + path, { headers: employer })).status).toBe(403)
  const post = (headers: Record<string, string>) => postForm(service, '/api/desk/figures', { days: '7' }, headers)
  expect((await post(employer)).status).toBe(403)
  const stranger = await post({})
  expect(stranger.status).toBe(303)
  expect(stranger.headers.get('location')).toContain('/sign-in')
  expect(cookiesOf(stranger)).toBe('')
  expect((await post({ cookie: await sessionOf(service, 'team'), origin: 'https://elsewhere.example' })).status).toBe(
    403,
  )
})
