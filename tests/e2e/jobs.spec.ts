import { expect, type Page } from 'playwright/test'

import { axeFindings, expectAccessible } from '../support/accessible'
import { keptNames } from '../support/analytics-inbox'
import { test } from '../support/test'

const cards = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /Found$/ })
const field = (page: Page, name: string) => page.getByRole('search').getByLabel(name)

test('the list follows what is typed and chosen, the address keeps it, and Sort by sorts', async ({ page }) => {
  await page.goto('/jobs/examples')
  await expect(page.getByText('Pilot demo. These listings are for demonstration only.')).toBeVisible()
  await expect(count(page)).toHaveText('5 Jobs Found')
  const newest = await titles(page)
  expect(newest).toHaveLength(5)

  await field(page, 'Job Title or Skills').fill('drivers')
  await expect(count(page)).toHaveText('1 Job Found')
  await expect(page).toHaveURL(/\/jobs\/examples\?q=drivers$/)
  await field(page, 'Job Title or Skills').fill('custmer')
  await expect(count(page)).toHaveText('3 Jobs Found')
  await field(page, 'Location').fill('bradford')
  expect((await titles(page))[0]).toBe('Customer Service Representative')
  await expect(page).toHaveURL(/\/jobs\/examples\?q=custmer&location=bradford$/)

  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await expect(count(page)).toBeFocused()

  // Following a job and coming back finds the search as it was.
  await cards(page).first().getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Service Representative')
  await page.goBack()
  await expect(field(page, 'Job Title or Skills')).toHaveValue('custmer')
  await expect(count(page)).toHaveText('2 Jobs Found')

  // A link to the whole list starts afresh.
  await cards(page).first().getByRole('link', { name: 'View Details' }).click()
  await page.getByRole('link', { name: 'Back to all jobs' }).click()
  await expect(count(page)).toHaveText('5 Jobs Found')
  await expect(field(page, 'Job Title or Skills')).toHaveValue('')
  await field(page, 'Sort by').selectOption('Oldest First')
  expect(await titles(page)).toEqual([...newest].reverse())
})

test('nothing found says so and how to go on, and Clear Filters shows everything again', async ({ page }) => {
  await page.goto('/jobs/examples?q=astronaut&type=temporary')
  await expect(count(page)).toHaveText('0 Jobs Found')
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(count(page)).toHaveText('5 Jobs Found')
  await expect(count(page)).toBeFocused()
  await expect(page).toHaveURL(/\/jobs\/examples$/)
  await expect(field(page, 'Job Type')).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches, Clear Filters clears, and a job can be read', async ({ page }) => {
    await page.goto('/jobs/examples')
    await field(page, 'Job Title or Skills').fill('kitchen')
    await field(page, 'Job Type').selectOption('Part-time')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await expect(page).toHaveURL(/\/jobs\/examples\?q=kitchen&location=&type=part-time&sort=relevance$/)
    await expect(count(page)).toHaveText('1 Job Found')
    await expect(field(page, 'Job Title or Skills')).toHaveValue('kitchen')
    await field(page, 'Job Title or Skills').fill('astronaut')
    await page.getByRole('button', { name: 'Search Jobs' }).click()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expect(count(page)).toHaveText('5 Jobs Found')
    await cards(page).first().getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByRole('heading', { name: 'What may this employer ask me?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save on this device' })).toHaveCount(0)
  })
})

test('a job has a page of its own: what it asks, saved on this device, on paper, kept from search engines', async ({
  page,
  request,
}) => {
  await page.goto('/jobs/delivery-driver')
  const main = page.getByRole('main')
  for (const text of [
    'Pilot demo',
    '£25,000 to £26,000 a year',
    'Basic DBS check',
    'Only once they’ve shortlisted you.',
    'Driving offences: Our insurer',
    'Closes in',
    'Full driving licence, held for a year',
    'People with convictions welcome',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(main.getByRole('link', { name: 'What must I tell them, if they ask?' })).toHaveAttribute(
    'href',
    '/disclosure-calculator?check=basic#what-may-they-ask',
  )
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(main.getByRole('status')).toContainText('Nothing is sent to us')
  expect(await keptNames(page)).toEqual(['saved-jobs', ''])

  await page.getByRole('link', { name: 'Back to all jobs' }).click()
  const saved = page.getByRole('region', { name: 'Saved on this device' })
  await expect(saved.getByRole('link', { name: 'Delivery Driver' })).toHaveAttribute('href', '/jobs/delivery-driver')
  await saved.getByRole('button', { name: 'Forget all saved jobs' }).click()
  await expect(saved).toHaveCount(0)
  expect(await keptNames(page)).toEqual([''])

  for (const path of ['/jobs/examples', '/jobs/warehouse-operative']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    expect(html, path).not.toContain('JobPosting')
    expect(html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ''), path).not.toMatch(/\sstyle="/)
  }
  expect((await request.get('/jobs/no-such-job')).status()).toBe(404)

  await page.goto('/jobs/customer-service-representative')
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, `the job, ${width} px`)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Pilot demo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What may this employer ask me?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this job' })).toBeHidden()
})
