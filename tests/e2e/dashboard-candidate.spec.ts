import { expect, type Page } from 'playwright/test'

import { diaryDone, diaryWords } from '@/lib/content/casework/diary'
import { supportMessagesDone } from '@/lib/content/casework/support-messages'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { ownSupportDone, ownSupportProblems, ownSupportWords } from '@/lib/content/casework/own-support'
import { supportWorkDone, supportWorkWords } from '@/lib/content/casework/support-work'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import { applyPages } from '@/lib/content/hiring/apply'
import { extrasWords } from '@/lib/content/hiring/application-extras'
import { applyWords, ownApplicationsDone, ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { personWords } from '@/lib/content/hiring/person'
import { personJobDoneWords } from '@/lib/content/hiring/person-jobs'
import { statementDone, statementWords } from '@/lib/content/hiring/statement'
import { diaryMessages } from '@/lib/domain/casework/diary'
import { supportMessageMessages } from '@/lib/domain/casework/support-message'

import { test } from '../support/test'

const open = (page: Page, path: string) => page.goto(`/dashboard/candidate${path}`)
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your portal' }).first().getByRole('link', { name }).click()
/** What the page after a form says. */
const answered = (page: Page) => page.getByRole('region', { name: 'What you would read next' })
const email = (page: Page) => page.getByRole('region', { name: 'Who would get an email' })

test('apply and withdraw: each is checked, answered with the employer’s email, and kept nowhere', async ({ page }) => {
  await open(page, '')
  await expect(page.getByRole('heading', { name: 'You have an interview at Samplewick Logistics' })).toBeVisible()
  await go(page, 'Jobs')
  const job = page.getByRole('article', { name: 'Trainee Bricklayer' })
  await job.getByRole('link', { name: 'Apply: Trainee Bricklayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applyPages.check.heading)
  await page.getByLabel(extrasWords.why).fill('Write to me at sam@example.org.')
  await page.getByRole('button', { name: applyWords.submit }).click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await page.getByLabel(extrasWords.why).fill('I like working outdoors.')
  await page.getByRole('button', { name: applyWords.submit }).click()
  await expect(answered(page)).toContainText(ownApplicationsDone.applied)
  await expect(email(page)).toContainText('People at Pretendley Construction')
  await expect(email(page)).toContainText('Somebody has applied for Trainee Bricklayer.')
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(job.getByRole('link', { name: /^Apply/ })).toBeVisible()

  await go(page, 'Applications')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownApplicationsWords.title)
  await page.getByRole('link', { name: 'Warehouse Operative' }).click()
  await page.locator('summary').filter({ hasText: ownApplicationsWords.withdraw }).click()
  await page.getByLabel('Not the right job').check()
  await page.getByRole('button', { name: ownApplicationsWords.withdrawSubmit }).click()
  await expect(answered(page)).toContainText(ownApplicationsDone.withdrawn)
  await expect(email(page)).toContainText('People at Samplewick Logistics')
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.locator('.screen-heading .dash-badge')).toHaveText('Interview')
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([])
})

test('with scripts off a person looks for jobs, saves one, and cancels an interview', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await open(page, '/jobs')
  await page.getByLabel('How far').selectOption('5')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/miles=5/)
  await expect(page.getByRole('article', { name: 'Kitchen Assistant' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Trainee Bricklayer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save: Kitchen Assistant' }).click()
  await expect(answered(page)).toContainText(personJobDoneWords['job-saved'])
  await page.getByRole('link', { name: 'Go back' }).click()

  await open(page, '/applications/A-7KX101')
  await page.locator('summary').filter({ hasText: ownApplicationsWords.cancel }).click()
  await page.getByRole('button', { name: ownApplicationsWords.cancelSubmit }).click()
  await expect(answered(page)).toContainText(ownApplicationsDone['interview-cancelled'])
  await expect(email(page)).toContainText('An applicant has cancelled the interview on')
  await context.close()
})

test('what is sorted out, shared and written is in one place and answers as live', async ({ page }) => {
  await open(page, '/resources')
  await expect(page.getByRole('heading', { level: 2, name: ownSupportWords.sorted })).toHaveCount(1)
  await page.getByText(ownSupportWords.sortedChange, { exact: true }).click()
  await page.getByRole('button', { name: ownSupportWords.sortedSave, exact: true }).first().click()
  await expect(answered(page)).toContainText(ownSupportDone.sorted)
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.locator('summary').filter({ hasText: ownSupportWords.end }).first().click()
  await page.getByRole('button', { name: ownSupportWords.endSubmit }).first().click()
  await expect(page.locator('.error-summary')).toContainText(ownSupportProblems.notSure)

  await page.getByRole('link', { name: ownSupportWords.together }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(supportWorkWords.ownTitle)
  await page
    .getByRole('button', { name: new RegExp(`^${supportWorkWords.done}: `) })
    .first()
    .click()
  await expect(answered(page)).toContainText(supportWorkDone.ticked)
})

test('a job’s title leads to its advert, and the advert back to the demonstration', async ({ page }) => {
  await open(page, '/jobs')
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\/[a-z-]+\?from=candidate$/)
  await expect(page.getByText('You cannot apply for them.')).toBeHidden()
  await page.getByRole('link', { name: 'Back to the candidate demonstration' }).click()
  await expect(page).toHaveURL('/dashboard/candidate/jobs')
  await page.goto('/jobs/packing-line-worker?from=candidate')
  await page.getByRole('link', { name: liveJobWords.apply }).click()
  await expect(page).toHaveURL('/dashboard/candidate/jobs/packing-line-worker/apply')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applyPages.check.heading)
  await expect(page.locator('.apply-step')).toHaveCount(0)
})

test('the diary has the interview; an own entry is checked, answered, and kept nowhere', async ({ page }) => {
  await open(page, '/diary?view=list')
  await expect(page.getByRole('listitem').filter({ hasText: 'Interview: Warehouse Operative' }).first()).toBeVisible()
  await page.getByText(diaryWords.add, { exact: true }).click()
  await page.getByRole('button', { name: diaryWords.addSubmit }).click()
  await page.locator('.error-summary').getByRole('link', { name: diaryMessages.title }).click()
  await expect(page.getByLabel(diaryWords.what)).toBeFocused()
  await page.keyboard.type('Optician')
  const day = await page.evaluate(() => {
    const date = new Date()
    date.setDate(date.getDate() + 1)
    return date.toLocaleDateString('sv-SE')
  })
  await page.getByLabel(diaryWords.on, { exact: true }).fill(day)
  await page.getByLabel(diaryWords.at, { exact: true }).fill('07:15')
  await page.getByRole('button', { name: diaryWords.addSubmit }).click()
  await expect(answered(page)).toContainText(diaryDone['diary-added'])
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByText('Optician')).toHaveCount(0)
})

test('a statement is checked and answered, and its words are nowhere afterwards', async ({ page }) => {
  await open(page, '/disclosure')
  await page.getByLabel(statementWords.label).fill('Canary words of my own')
  await page.getByRole('button', { name: statementWords.saveNew }).click()
  await expect(answered(page)).toContainText(statementDone.saved)
  expect(page.url()).not.toMatch(/canary/i)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByLabel(statementWords.label)).toHaveValue(/^I am reliable/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/canary/i)
})

test('a message to the mentor and a worry are answered as the portal would', async ({ page }) => {
  await open(page, '/mentoring')
  await expect(page.getByText('Revise for the CSCS test with the practice app')).toBeVisible()
  await page.getByRole('button', { name: supportMessagesWords.submit }).click()
  await expect(page.locator('.error-summary')).toContainText(supportMessageMessages.text)
  await page.getByLabel(supportMessagesWords.label).fill('See you on Friday')
  await page.getByRole('button', { name: supportMessagesWords.submit }).click()
  await expect(answered(page)).toContainText(supportMessagesDone['mentoring-message'])
})

test('who may see the profile is answered as live', async ({ page }) => {
  await open(page, '/settings')
  await page
    .getByRole('group', { name: 'Who can see my profile?' })
    .getByLabel('All employers, without my name')
    .check()
  await page.getByRole('button', { name: personWords.save }).first().click()
  await expect(answered(page)).toBeVisible()
})

test('on paper: the screen with what it says, and without what can be pressed', async ({ page }) => {
  await open(page, '/applications')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Demonstration data.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Warehouse Operative/ })).toBeVisible()
  await expect(page.locator('.dash-nav, .work-menu').first()).toBeHidden()
  for (const button of await page.locator('.dash button').all()) await expect(button).toBeHidden()
})

test('appointments and plan are printed on one sheet of A4, without messages and notes', async ({ page }) => {
  await open(page, '/resources/SP-7KX101')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: supportWorkWords.plan, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: supportWorkWords.notes, exact: true })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
