import { readFile } from 'node:fs/promises'

import { expect, type Page } from 'playwright/test'

import { findingWords, fieldLabels } from '@/lib/content/hiring/advert'
import { templateWords } from '@/lib/content/hiring/message-templates'
import {
  applicantsDone,
  applicantsProblems,
  companyApplicantsWords,
  readAgainWords,
  stepPages,
  tasksWords,
} from '@/lib/content/hiring/applicants'
import { colleagueDoneWords, colleagueWords, rightWords } from '@/lib/content/hiring/colleague-words'
import { companyWords } from '@/lib/content/hiring/company'
import { companyJobWords } from '@/lib/content/hiring/company-job-words'
import { employerValueWords as value } from '@/lib/content/hiring/social-value'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'

import { test } from '../support/test'

const area = '/dashboard/employer'

/** What the page after a form says. */
const answered = (page: Page) => page.getByRole('region', { name: 'What you would read next' })
const email = (page: Page) => page.getByRole('region', { name: 'Who would get an email' })

test('an employer answers those who wait, without a name before the shortlist and with a reason for every no', async ({
  page,
}) => {
  await page.goto(area)
  const waiting = page.getByRole('region', { name: tasksWords.title })
  await expect(page.locator('#screen')).not.toContainText(/Yusuf|Demir|Aoife|Brennan|convicted|offence|Lantern Works/)
  await waiting.getByRole('link', { name: 'Applicant A-7KX122' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applicant A-7KX122')
  await expect(page.locator('#screen')).not.toContainText(/Yusuf|Demir|convicted|offence|Lantern Works/)

  await page.getByRole('link', { name: 'Reject', exact: true }).click()
  const check = page.getByRole('button', { name: stepPages['applicant-no'].submit })
  await check.click()
  const problems = page.locator('.error-summary')
  await expect(problems).toContainText('Choose at least one reason.')
  await expect(page).toHaveTitle(/^Error: Reject this applicant: A-7KX122/)
  await page.getByLabel('Something else').check()
  await check.click()
  await expect(problems).toContainText('You chose ‘Something else’. Say what it is.')
  await expect(page.getByLabel('Something else')).toBeChecked()
  await page.getByLabel('Something else').uncheck()
  await page.getByLabel('The job has been filled').check()
  await check.click()
  await page.getByRole('button', { name: readAgainWords.steps['applicant-no'].submit }).click()
  await expect(answered(page)).toContainText('Rejected. We’ve told them, with your reasons.')
  await expect(email(page)).toContainText('Applicant A-7KX122')
  await expect(email(page)).toContainText('You have an answer.')

  // Nothing was kept.
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Shortlist' }).click()
  await expect(answered(page)).toContainText('Shortlisted. We’ve told them, and you can now see their name.')
  await page.goto(`${area}/applications?tab=shortlisted`)
  await expect(page.getByRole('link', { name: 'Kelly Doyle' })).toBeVisible()
  await expect(page.locator('#screen')).not.toContainText(/Yusuf|Demir/)

  // Who was told no stays without a name.
  await page.goto(`${area}/applications?tab=unsuccessful`)
  await expect(page.getByRole('link', { name: 'Applicant A-7KX125' })).toBeVisible()
  await expect(page.locator('#screen')).not.toContainText(/Aoife|Brennan/)
})

test('an employer extends and closes a job, and decides who reads answers', async ({ page }) => {
  await page.goto(`${area}/jobs`)
  await page.getByRole('link', { name: 'Warehouse Operative' }).click()
  await page.getByText('Close the job', { exact: true }).click()
  await page.getByLabel(companyJobWords.hired).fill('many')
  await page.getByRole('button', { name: companyJobWords.closeSubmit }).click()
  await expect(page.locator('.error-summary')).toContainText('Enter how many people you hired')
  await page.getByLabel(companyJobWords.hired).fill('1')
  await page.getByRole('button', { name: companyJobWords.closeSubmit }).click()
  await expect(answered(page)).toContainText('The job is closed.')
  await expect(email(page)).toContainText('4 people waiting for an answer')
  await page.goto(`${area}/jobs`)
  await expect(page.getByRole('link', { name: 'Warehouse Operative' })).toBeVisible()

  await page.goto(`${area}/settings`)
  await page.getByRole('link', { name: companyWords.people }).click()
  const ravi = page.getByRole('row').filter({ hasText: 'Ravi Solanki' })
  await ravi.getByText(colleagueWords.changeRights).click()
  const label = ravi.locator('label', { hasText: rightWords.read_disclosures })
  expect((await label.boundingBox())?.width).toBeGreaterThan(100)
  await ravi.getByLabel(rightWords.read_disclosures).uncheck()
  await ravi.getByRole('button', { name: colleagueWords.saveRights }).click()
  await expect(answered(page)).toContainText(colleagueDoneWords.rights)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(ravi.getByRole('listitem').filter({ hasText: rightWords.read_disclosures })).toBeVisible()
})

test('the social value report hides small numbers on the screen, in the file and on one sheet of A4', async ({
  page,
}) => {
  await page.goto(`${area}/social-value`)
  await page.getByRole('search').getByLabel(value.contract).selectOption('Hospital stores')
  await page.getByRole('button', { name: value.show }).click()
  await expect(page).toHaveURL(/contract=[0-9a-f-]{36}/)
  const started = page.getByRole('table', { name: value.table }).getByRole('row', { name: /^People starting a job/ })
  await expect(started).toContainText(/\d\d.*40.*\d+%.*HS 4a/)
  const kept = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hospital stores' }) })
  await expect(kept).toContainText('Samplewick Hospitals')
  await expect(kept.getByRole('row', { name: /^People starting a job/ })).toContainText(/\d\d of 40/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: value.download }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/People starting a job,\d\d,40,HS 4a/)
  expect(csv).not.toMatch(/,[1-4],/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByText('Samplewick Logistics. Hospital stores. All dates.')).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('with scripts off a form is sent, checked and answered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`${area}/applications?tab=shortlisted`)
  await page.getByRole('search').getByLabel('Job').selectOption('Delivery Driver')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText('Nobody is at this stage.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.getByRole('link', { name: 'Kelly Doyle' }).click()
  await page.getByText('Invite to interview').click()
  await page.getByLabel('How you’ll meet').selectOption('phone')
  await page.getByLabel('Place, phone number or link').fill('Dana will ring you')
  await page.getByRole('button', { name: 'Check the invitation' }).click()
  await expect(page.locator('.error-summary')).toContainText('Suggest at least one time.')
  const day = addDays(londonDay(new Date()), 8)
  await page.getByLabel('Day', { exact: true }).first().fill(day)
  await page.getByLabel('Start', { exact: true }).first().fill('14:30')
  await page.getByRole('button', { name: 'Check the invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your invitation')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would have happened')
  await expect(email(page)).toContainText('Kelly Doyle')
  await expect(email(page)).toContainText('Choose a time by')
  await context.close()
})

test('with scripts off, those who are ticked are named, and rejected', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const reject = page.getByRole('button', { name: companyApplicantsWords.several })
  await page.goto(`${area}/applications`)
  await reject.click()
  await expect(page.locator('.error-summary')).toContainText(applicantsProblems.nobody)
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await reject.click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Reject \d+ applicants$/)
  await page.getByRole('link', { name: companyApplicantsWords.severalBack(2) }).click()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('checkbox').first().uncheck()
  await reject.click()
  await expect(title).toHaveText(/^Reject (\d+|this) applicants?$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Kelly Doyle' })).toBeVisible()
  const submit = page.getByRole('main').locator('form[method="post"]').getByRole('button').first()
  // Ready wording could not be filled in.
  await expect(page.getByText(templateWords.lead)).toBeHidden()
  await submit.click()
  await expect(page.locator('.error-summary')).toContainText(applicantsProblems.reason)
  await page.getByLabel('The job has been filled').check()
  await submit.click()
  await expect(title).toHaveText(readAgainWords.pageTitle(readAgainWords.steps['applicant-no'].heading))
  await submit.click()
  await expect(answered(page)).toContainText(applicantsDone['no-several'])
  await context.close()
})

test('ready wording for a message is filled in for whoever presses it', async ({ page }) => {
  await page.goto(`${area}/applications`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: companyApplicantsWords.several }).click()
  const wordings = page.getByRole('group', { name: templateWords.lead })
  // Somebody who has just applied is not thanked for an interview.
  await expect(wordings.getByRole('button')).toHaveText(['Thank you', 'Please apply again'])
  await wordings.getByRole('button', { name: 'Please apply again' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(/we’d be glad to hear from you again/)
})

test('an advert is stopped in the words of the live service, and a fair one is not', async ({ page }) => {
  await page.goto(`${area}/jobs/warehouse-operative?step=pay`)
  await expect(page).toHaveTitle(/^Pay and hours: Warehouse Operative/)
  await page.goto(`${area}/jobs/new`)
  await page.getByLabel('Job title').fill('Yard Marshal')
  const description = page.getByLabel(fieldLabels.description)
  await description.fill('Guide lorries in and out of the yard. You need a clean criminal record.')
  await page.getByRole('button', { name: companyJobWords.save }).click()
  await expect(page.locator('.error-summary')).toContainText('What they will do: Take out ‘clean criminal record’.')
  await expect(page.locator('.field-found')).toContainText(findingWords.blanket_ban)
  await expect(page.getByLabel('Job title')).toHaveValue('Yard Marshal')
  await description.fill('Guide lorries in and out of the yard. Check their loads and keep the yard safe.')
  await page.getByRole('button', { name: companyJobWords.save }).click()
  await expect(answered(page)).toContainText('Your draft is saved.')
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])
})

test('what was typed and marked before the scripts of a page have started stays', async ({ page }) => {
  const scripts: (() => void)[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => scripts.push(resolve))
    await route.continue()
  })
  await page.goto(`${area}/jobs/warehouse-operative?step=offer`, { waitUntil: 'commit' })
  const training = page.getByLabel(fieldLabels.training)
  const skills = page.getByLabel(fieldLabels.skills)
  const tooLong = 'x'.repeat(advertLimits.reason + 1)
  await training.fill(tooLong)
  await skills.selectText()
  isHeld = false
  for (const goOn of scripts) goOn()
  // Said once the form has started.
  await expect(page.getByText('You have 1 character too many.')).toBeVisible()
  await expect(training).toHaveValue(tooLong)
  await page.keyboard.type('Driving')
  await expect(skills).toHaveValue('Driving')
})
