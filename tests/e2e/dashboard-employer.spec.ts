import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const area = '/dashboard/employer'
const card = (page: Page, name: string) => page.getByRole('article', { name })
const note = (page: Page) => page.locator('.dash-note').getByRole('status')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function csvOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('an employer answers those who wait, without a name before the shortlist and with a reason for every no', async ({
  page,
}) => {
  await page.goto(area)
  await page.getByRole('link', { name: /^2 Waited 10 days or more/ }).click()
  await expect(heading(page, 'Applicants (2)')).toBeVisible()
  await page.getByRole('link', { name: 'Show all applicants' }).click()

  await expect(card(page, 'Applicant A-122')).toContainText('Waits for 15 days')
  await expect(page.locator('#screen')).not.toContainText(/Yusuf|Demir|Aoife|Brennan|convicted|offence|Lantern Works/)
  expect(await csvOf(page)).not.toMatch(/Yusuf|Demir|Aoife|Brennan/)

  const other = card(page, 'Applicant A-126')
  await other.getByText('Say no').click()
  await other.getByRole('button', { name: 'Send the answer' }).click()
  await expect(other.getByText('Choose at least one reason.')).toBeVisible()
  await expect(other.getByLabel('Experience for this job')).toBeFocused()
  await other.getByLabel('The job is filled').check()
  await other.getByRole('button', { name: 'Send the answer' }).click()
  await expect(note(page)).toHaveText('Applicant A-126 has your answer and your reasons.')
  await expect(heading(page, 'New (1)')).toBeFocused()

  await card(page, 'Applicant A-122').getByRole('button', { name: 'Shortlist' }).click()
  await expect(heading(page, 'New (0)')).toBeFocused()
  await expect(page.getByText('No applicant is at this stage.')).toBeVisible()
  await page.getByRole('link', { name: 'Shortlisted (2)' }).click()
  const named = card(page, 'Yusuf Demir')
  await expect(named).toContainText('Only Ravi Solanki can read the answer.')
  await named.getByRole('button', { name: 'Ask about a record' }).click()
  await expect(named.getByRole('button', { name: 'No, keep it' })).toBeFocused()
  await named.getByRole('button', { name: 'Yes, ask' }).click()
  await expect(named).toContainText('Asked, no answer yet')
  await expect(named.getByRole('button', { name: 'Ask about a record' })).toHaveCount(0)

  // Who was told no stays without a name, and without a name in the list.
  await page.getByRole('link', { name: /^Not successful/ }).click()
  await expect(card(page, 'Applicant A-126')).toContainText('The job is filled')
  await expect(page.locator('#screen')).not.toContainText(/Aoife|Brennan/)
})

test('an employer pauses, extends and closes jobs, and decides who reads answers', async ({ page }) => {
  await page.goto(`${area}/jobs`)
  const job = card(page, 'Warehouse Operative')
  await job.getByRole('button', { name: 'Pause' }).click()
  await expect(note(page)).toHaveText('Warehouse Operative is paused. Nobody can apply.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(job.getByRole('button', { name: 'Pause' })).toBeVisible()

  await job.getByText('Give it more time').click()
  await job.getByLabel('New closing date').fill('2020-01-01')
  await job.getByRole('button', { name: 'Save the date' }).click()
  await expect(job.locator('.field-error')).toHaveText('Choose today or a later day.')

  await job.getByText('Close this job').click()
  await expect(job).toContainText('4 people who still wait for you will be told')
  await job.getByRole('button', { name: 'Close the job for good' }).click()
  await expect(job.getByText('Enter a number from 0 to 1,000.')).toBeVisible()
  await job.getByLabel('How many people did you hire?').fill('1')
  await job.getByRole('button', { name: 'Close the job for good' }).click()
  await expect(note(page)).toHaveText('Warehouse Operative is closed. 4 people told.')
  await page.getByRole('link', { name: 'Closed (2)' }).click()
  await expect(job).toContainText('You hired')
  await expect(job.getByRole('button')).toHaveCount(0)

  await page.goto(`${area}/settings`)
  await page
    .getByRole('group', { name: 'Ravi Solanki' })
    .getByLabel(/^Read what an applicant says/)
    .uncheck()
  await expect(page.getByText('Nobody may read what an applicant says about a record.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset the demo' }).click()
  await expect(page.getByText('Nobody may read what an applicant says about a record.')).toHaveCount(0)
  await page.goto(`${area}/jobs?status=live`)
  await expect(heading(page, 'Live (2)')).toBeVisible()
})

test('the social value report hides small numbers on the screen, in the file and on one sheet of A4', async ({
  page,
}) => {
  await page.goto(`${area}/social-value`)
  await page.getByLabel('Contract').selectOption('Hospital stores')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/contract=contract-stores/)
  const started = page.getByRole('row', { name: /^People who started a job/ })
  await expect(started).toContainText('120%')
  await expect(page.getByRole('row', { name: /^Apprenticeships/ })).toContainText('not shown')

  const csv = await csvOf(page)
  expect(csv).toContain('People who started a job,12,10,120%')
  expect(csv).toContain('Apprenticeships,not shown,')
  const numbers = (await page.locator('#screen td[data-number]').allInnerTexts()).filter((text) => /^\d+$/.test(text))
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers.map(Number).filter((number) => number > 0 && number < 5)).toEqual([])

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
  await expect(page.getByText('No applicant is at this stage.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(heading(page, 'Shortlisted (1)')).toBeVisible()
  await context.close()
})
