import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'

import { test } from '../support/test'

const area = '/dashboard/employer'
const card = (page: Page, name: string) => page.getByRole('article', { name })
const note = (page: Page) => page.locator('.dash-note > p')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function csvOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('an employer answers those who wait, without a name before the shortlist and with a reason for every no', async ({
  page,
}) => {
  await page.goto(area)
  const post = page.locator('#screen').getByRole('link', { name: 'Post a job' })
  await expect(post).toHaveAttribute('href', `${area}/jobs/new`)
  await page.getByRole('link', { name: /^1 Waiting 10 days or more/ }).click()
  await expect(heading(page, 'Applicants (1)')).toBeVisible()
  await page.getByRole('link', { name: 'Show all applicants' }).click()

  // Fourteen days back, and on to the Friday before when that is a weekend.
  await expect(card(page, 'Applicant A-122')).toContainText(/Waiting 1[4-6] days/)
  await expect(page.locator('#screen')).not.toContainText(/Yusuf|Demir|Aoife|Brennan|convicted|offence|Lantern Works/)
  expect(await csvOf(page)).not.toMatch(/Yusuf|Demir|Aoife|Brennan/)

  const other = card(page, 'Applicant A-126')
  await other.getByText('Reject', { exact: true }).click()
  await other.getByRole('button', { name: 'Send rejection' }).click()
  await expect(other.getByText('Choose at least one reason.', { exact: true })).toBeVisible()
  await expect(other.getByLabel('Not enough experience for this job')).toBeFocused()
  await other.getByLabel('Something else').check()
  await other.getByRole('button', { name: 'Send rejection' }).click()
  await expect(other.getByText('You chose ‘Something else’. Say what it is.', { exact: true })).toBeVisible()
  await expect(other.getByLabel('Message to the applicant', { exact: true })).toBeFocused()
  await other.getByLabel('Something else').uncheck()
  await other.getByLabel('The job has been filled').check()
  await other.getByRole('button', { name: 'Send rejection' }).click()
  await expect(note(page)).toHaveText('You have told Applicant A-126 and given your reasons.')
  await expect(heading(page, 'Applied (1)')).toBeFocused()

  await card(page, 'Applicant A-122').getByRole('button', { name: 'Shortlist' }).click()
  await expect(heading(page, 'Applied (0)')).toBeFocused()
  await expect(page.getByText('Nobody is at this stage.')).toBeVisible()
  await page.getByRole('link', { name: 'Shortlisted (2)' }).click()
  const named = card(page, 'Yusuf Demir')
  await expect(named).toContainText('Only Ravi Solanki will be able to read the answer.')
  await named.getByRole('button', { name: 'Ask about a record' }).click()
  await expect(named.getByRole('button', { name: 'Do not ask' })).toBeFocused()
  await named.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(named).toContainText('Asked, waiting for an answer')
  await expect(named.getByRole('button', { name: 'Ask about a record' })).toHaveCount(0)

  // Who was told no stays without a name, and without a name in the list.
  await page.getByRole('link', { name: /^Rejected/ }).click()
  await expect(card(page, 'Applicant A-126')).toContainText('The job has been filled')
  await expect(page.locator('#screen')).not.toContainText(/Aoife|Brennan/)
})

test('an employer pauses, extends and closes jobs, and decides who reads answers', async ({ page }) => {
  await page.goto(`${area}/jobs`)
  const job = card(page, 'Warehouse Operative')
  await job.getByRole('button', { name: 'Pause' }).click()
  await expect(note(page)).toHaveText('Warehouse Operative is paused, so nobody can apply.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(job.getByRole('button', { name: 'Pause' })).toBeVisible()

  await job.getByText('Change the closing date').click()
  await job.getByLabel('New closing date').fill('2020-01-01')
  await job.getByRole('button', { name: 'Save new date' }).click()
  await expect(job.locator('.field-error')).toHaveText('Choose today or a later date.')

  await job.getByText('Close this job', { exact: true }).click()
  await expect(job).toContainText('We’ll tell 4 people still waiting to hear from you')
  await job.getByRole('button', { name: 'Close this job for good' }).click()
  await expect(job.getByText('Enter a number from 0 to 1,000.')).toBeVisible()
  await job.getByLabel('How many people did you hire?').fill('1')
  await job.getByRole('button', { name: 'Close this job for good' }).click()
  await expect(note(page)).toHaveText('Warehouse Operative is closed. We have told 4 people.')
  await page.getByRole('link', { name: 'Closed (2)' }).click()
  await expect(job).toContainText('You hired')
  await expect(job.getByRole('button')).toHaveCount(0)

  await page.goto(`${area}/settings`)
  await page
    .getByRole('group', { name: 'Ravi Solanki' })
    .getByLabel(/^Read what applicants share/)
    .uncheck()
  await expect(page.getByText('Nobody has permission to read what applicants share about a record')).toBeVisible()

  await page.getByRole('button', { name: 'Reset the demo' }).click()
  await expect(page.getByText('Nobody has permission to read what applicants share about a record')).toHaveCount(0)
  await page.goto(`${area}/jobs?status=live`)
  await expect(heading(page, 'Live (2)')).toBeVisible()
})

test('the social value report hides small numbers on the screen, in the file and on one sheet of A4', async ({
  page,
}) => {
  let letScriptsThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letScriptsThrough = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${area}/social-value`, { waitUntil: 'commit' })
  await page.getByLabel('Contract').selectOption('Hospital stores')
  letScriptsThrough()
  await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
  await expect(page.getByLabel('Contract'), 'a choice made before the scripts came stays').toHaveValue(
    'contract-stores',
  )
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/contract=contract-stores/)
  const started = page.getByRole('listitem').filter({ hasText: /^People who started a job/ })
  await expect(started).toContainText(/\d\d of 40 promised \(\d+%\)/)
  await expect(page.locator('.dash-headline')).toHaveText(/^\d\d people have started a job with us\. /)

  const csv = await csvOf(page)
  expect(csv).toMatch(/People who started a job,\d\d,40,\d+%/)
  const numbers = (await page.locator('#screen .dash-bars strong').allInnerTexts()).map((text) => text.split(' ')[0])
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers.filter((text) => /^[1-4]$/.test(text ?? ''))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByText('Samplewick Logistics. All time. Hospital stores.')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('with scripts off the tabs, filters and numbers work, and no button is there that would do nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`${area}/applications?tab=shortlisted`)
  await expect(card(page, 'Kelly Doyle')).toBeVisible()
  await expect(page.getByText('Invite to interview')).toBeHidden()
  await page.getByRole('search').getByLabel('Job').selectOption('Delivery Driver')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText('Nobody is at this stage.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(heading(page, 'Shortlisted (1)')).toBeVisible()
  await context.close()
})

test('a job is posted: what stands in its way is named, it is previewed, and it goes live', async ({ page }) => {
  await page.goto(`${area}/jobs`)
  await page.getByRole('link', { name: 'Post a job' }).click()
  const submit = page.getByRole('button', { name: 'Check and preview' })
  await submit.click()
  const problems = page.locator('.error-summary')
  await expect(problems).toBeFocused()
  await problems.getByRole('link', { name: 'Enter a job title.' }).click()
  await expect(page.getByLabel('Job title')).toBeFocused()

  await page.getByLabel('Job title').fill('Yard Marshal')
  await page.getByLabel('Where is it?').selectOption('Leeds')
  await page.getByLabel('How many people do you need?').fill('2')
  await page.getByLabel('What will they do?').fill('Guide lorries. We want young men with a clean criminal record.')
  await page.getByLabel('Skills that help').fill('Manual handling, Teamwork')
  await page.getByLabel('Pay for each hour').fill('11.20')
  await page.getByLabel('Hours each week').fill('38')
  await page.getByLabel('Last day to apply').fill(addDays(londonDay(new Date()), 30))
  await page.getByLabel('When will they work?').fill('Monday to Friday')
  await page.getByLabel('After an offer').check()
  await page.getByLabel('Enhanced DBS check').check()
  await submit.click()
  await expect(problems).toContainText('The pay is below the National Living Wage')
  await expect(problems).toContainText('You wrote: ‘clean criminal record’. This turns away everybody with a record')
  await expect(problems).toContainText('You wrote: ‘want young men’. You cannot lawfully choose people by their sex.')
  await expect(problems).toContainText('A standard or enhanced check is only lawful for work listed in the law.')
  await expect(problems).toContainText('Say what it is about the work that makes the check lawful.')

  await page.getByLabel('What will they do?').fill('Guide lorries in and out of the yard. School leavers.')
  await page.getByLabel('Pay for each hour').fill('13.20')
  await page.getByLabel('No DBS check').check()
  await submit.click()
  const preview = page.getByRole('region', { name: 'Check your advert' })
  await expect(preview.getByRole('heading', { name: 'Check your advert' })).toBeFocused()
  await expect(preview).toContainText('£13.20')
  await expect(preview).toContainText('You wrote: ‘School leavers’. This can shut people out because of their age.')
  await preview.getByRole('button', { name: 'Change something' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Yard Marshal')
  await submit.click()
  await preview.getByRole('button', { name: 'Post this job' }).click()
  await expect(page.getByRole('heading', { name: 'Job posted' })).toBeFocused()
  await page.getByRole('link', { name: 'View job' }).click()
  await expect(card(page, 'Yard Marshal')).toContainText('Live')
})
