import { expect, type Page } from 'playwright/test'

import { partWords } from '../../lib/content/dashboards/part-words'
import { deskListWords } from '../../lib/content/desk/enquiries'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { signInWith } from '../support/accounts'
import { aWaitlistApplication } from '../support/a-waitlist-application'
import { expectAccessible, expectAccessibleNarrowAndWide } from '../support/accessible'
import { anEnquiry } from '../support/an-enquiry'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import type { Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'
import { onlyInAll } from '../support/test-tags'

const list = '/dashboard/team/enquiries'

async function send(service: Service, changes: Record<string, unknown>, source: 'general' | 'employer' = 'general') {
  const answer = await postEnquiry(service.url, anEnquiry(source, changes))
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference })

/** Presses a key of the list once its keys are on: they are off until the page's script has run. */
async function pressListKey(page: Page, key: string): Promise<void> {
  await expect(page.getByLabel('Use these keys on this device')).toBeChecked()
  await page.keyboard.press(key)
}

test('what people sent is in one list, is found by any of their words, and is taken by single keys', async ({
  page,
  service,
}) => {
  await page.goto(list)
  await expect(page).toHaveURL(/\/sign-in/)
  const reference = await send(
    service,
    {
      firstName: 'Zebedee',
      lastName: 'O’Hara',
      email: 'zeb@zoo.example',
      companyName: 'Zoo & Sons',
      phoneNumber: '+44 113 496 0555',
    },
    'employer',
  )
  const unbroken = await send(
    service,
    { firstName: 'W'.repeat(40), lastName: 'M'.repeat(40), companyName: 'X'.repeat(100) },
    'employer',
  )
  await postEnquiry(service.url, aWaitlistApplication({ firstName: 'Walter', email: 'walter@zoo.example' }), {
    path: '/api/applicant-signup',
  })
  await signInWith(page, 'team@example.org', demoPassword)
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  const row = rowOf(page, reference)
  await expect(row).toContainText('Zebedee O’Hara')
  await expect(row).toContainText('Zoo & Sons')
  await expect(row).toContainText('Employer')
  await expect(row).toContainText(/Due in \d working days?/)
  await expect(row).toContainText('Nobody')
  await expect(page.getByRole('row').filter({ hasText: 'Walter' })).toContainText('Waitlist')
  await expect(rowOf(page, unbroken)).toContainText('X'.repeat(100))
  await expectAccessibleNarrowAndWide(page, 'the list')

  for (const typed of [reference.toLowerCase(), 'zeb zoo', 'zeb@zoo.example', '0113 496 0555']) {
    await page.goto(list)
    await page.getByLabel('Find', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('heading', { name: `Found for ‘${typed}’` })).toBeVisible()
    await expect(rowOf(page, reference), typed).toBeVisible()
    await expect(page.getByRole('row'), typed).toHaveCount(2)
  }

  // By keys alone: find, go to it, take it, and to where a contact is noted.
  await pressListKey(page, '?')
  await expect(page.getByText('Note how you contacted them')).toBeVisible()
  await pressListKey(page, 'j')
  await expect(page.getByRole('link', { name: reference, exact: true })).toBeFocused()
  await pressListKey(page, 'a')
  await expect(page.getByText('You’re now the owner.')).toBeVisible()
  await expect(rowOf(page, reference)).toContainText('You')
  await expect(page.getByRole('link', { name: reference, exact: true })).toBeFocused()
  // One slip of a key stores nothing: it opens the form that asks how.
  await pressListKey(page, 'c')
  await expect(page).toHaveURL(new RegExp(`/${reference}\\?note=contact#contact$`))
  await page.getByLabel('Emailed them from another mailbox').check()
  await page.getByRole('button', { name: 'Save the contact' }).click()
  await expect(page.getByText(/^First contact on/)).toBeVisible()
  await page.goto(`${list}?q=zeb`)
  await expect(rowOf(page, reference)).toContainText('Waiting for them')
  await pressListKey(page, '/')
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused()
  // In a field a letter is a letter.
  await page.keyboard.press('End')
  await page.keyboard.type('ja')
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('zebja')

  for (const [tab, isThere] of [
    ['mine', true],
    ['waiting', true],
    ['new', false],
    ['open&owner=me&source=employer', true],
    ['open&owner=nobody', false],
  ] as const) {
    await page.goto(`${list}?tab=${tab}`)
    await expect(rowOf(page, reference), tab).toHaveCount(isThere ? 1 : 0)
  }
  // The keys can be switched off.
  await page.getByText('Keyboard shortcuts (press ?)').click()
  await page.getByLabel('Use these keys on this device').uncheck()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Find', { exact: true })).not.toBeFocused()
})

test('with scripts off and on a narrow phone: the next 50 by key, tabs, filters and a step', async ({
  browser,
  service,
}) => {
  const before = await send(service, { firstName: 'Eldest', email: 'eldest@example.com' })
  for (let index = 0; index < 55; index += 1) {
    await send(service, { firstName: 'Paged', email: `paged-${index}@example.com` })
  }
  const context = await browser.newContext({
    baseURL: service.url,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  })
  const page = await context.newPage()
  await signInWith(page, 'team@example.org', demoPassword)
  await page.goto(`${list}?q=paged&source=general`)
  const first = await page.getByRole('link', { name: /^SC-/ }).allTextContents()
  expect(first).toHaveLength(50)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible()
  const second = await page.getByRole('link', { name: /^SC-/ }).allTextContents()
  expect(second).toHaveLength(5)
  expect(first.filter((one) => second.includes(one))).toEqual([])
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByRole('link', { name: first[0] ?? '', exact: true })).toBeVisible()

  // The filters are folded here, and say that they are on.
  await page.getByText(partWords.foldOn(deskListWords.folded)).click()
  await page.getByLabel('Order').selectOption('Oldest first')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/order=reversed/)
  await expect(page.getByRole('link', { name: /^SC-/ }).first()).toHaveText(second.at(-1) ?? '')

  await page.goto(`${list}?q=eldest`)
  // On a phone the steps of an enquiry are folded below who wrote and what.
  await expect(page.getByRole('button', { name: `Take ${before}` })).toBeHidden()
  await page.getByText(deskListWords.rest, { exact: true }).click()
  await page.getByRole('button', { name: `Take ${before}` }).click()
  await expect(page.getByText('You’re now the owner.')).toBeVisible()
  await expect(page).toHaveURL(/q=eldest/)
  await page.getByRole('link', { name: /^Mine/ }).click()
  await expect(page.getByRole('link', { name: before, exact: true })).toBeVisible()
  await context.close()
})

test(
  'held enquiries are looked at side by side, and released or deleted many at once after one confirmation',
  onlyInAll,
  async ({ page, service }) => {
    const trapped = []
    for (const name of ['Robot', 'Automat', 'Person']) {
      trapped.push(
        await send(service, {
          firstName: name,
          email: `${name}@held.example`.toLowerCase(),
          website: 'https://spam.example',
        }),
      )
    }
    await signInWith(page, 'team@example.org', demoPassword)
    await page.goto(list)
    await page.getByRole('link', { name: /^Held as spam \(\d+\)/ }).click()
    await expect(rowOf(page, trapped[0] ?? '')).toContainText('Filled in a hidden field')
    await expectAccessibleNarrowAndWide(page, 'what is held')

    // Nothing ticked is nothing done.
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await expect(page.getByText('Select at least one enquiry first.')).toBeVisible()
    await page.getByRole('link', { name: 'Go back to the list' }).click()

    for (const reference of trapped.slice(0, 2)) await page.getByLabel(`Select ${reference}`).check()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await expect(page.getByRole('heading', { name: 'Delete 2 enquiries for good?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, delete 2 enquiries' }).click()
    await expect(page.getByText('Deleted: 2 enquiries.')).toBeVisible()
    await expect(rowOf(page, trapped[0] ?? '')).toHaveCount(0)

    const person = trapped[2] ?? ''
    expect(await mailFor(service, 'person@held.example')).toEqual([])
    await page.getByLabel(`Select ${person}`).check()
    await page.getByRole('button', { name: 'Release selected' }).click()
    await page.getByRole('button', { name: 'Yes, release 1 enquiry' }).click()
    await expect(page.getByText('Released: 1 enquiry.')).toBeVisible()
    await waitUntil(async () => ((await mailFor(service, 'person@held.example')).length > 0 ? true : undefined), {
      failure: 'the confirmation was not sent',
    })
    await page.goto(`${list}?q=person@held.example`)
    await expect(rowOf(page, person)).toContainText('Not contacted yet')
    // Who did what is in the log, and of what is gone the reference alone.
    const log = await fetch(`${service.supabaseUrl}/rest/v1/audit_log?select=action,subject&order=id.desc&limit=3`, {
      headers: { apikey: service.keys.secretKey, authorization: `Bearer ${service.keys.secretKey}` },
    })
    expect(await log.json()).toEqual([
      { action: 'released', subject: person },
      ...trapped
        .slice(0, 2)
        .sort()
        .reverse()
        .map((subject) => ({ action: 'deleted', subject })),
    ])
  },
)
