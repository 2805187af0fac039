import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page } from 'playwright/test'

import {
  beginReferralWords,
  referralDone,
  referralListWords,
  referralPageWords,
  referralSectionWords,
} from '@/lib/content/casework/referrals'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { fileWords, peopleDone, peopleProblems } from '@/lib/content/casework/people'
import { supportNeedLabels, supportWorkDone, supportWorkWords } from '@/lib/content/casework/support-work'

import { test } from '../support/test'

/** What the page after a form says. */
const answered = (page: Page) => page.getByRole('region', { name: 'What you would read next' })
const note = (page: Page) => page.locator('.dash-note')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Opens a screen, and waits until its buttons work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/dashboard/partner${path}`)
  await expect(page.getByRole('button', { name: 'Reset the demo' })).toBeEnabled()
}

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this dashboard' }).first().getByRole('link', { name }).click()
const tile = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('list', { name: 'To do' }).getByRole('link', { name })
const numberOn = async (one: Locator): Promise<number> => Number.parseInt(await one.innerText(), 10)

test('a referral is begun with consent, then filled in, checked and sent', async ({ page }) => {
  await page.goto('/dashboard/partner/referrals/new')
  await page.getByRole('button', { name: beginReferralWords.takeLabel('The resettlement team') }).click()
  await page.getByRole('button', { name: beginReferralWords.submit }).click()
  const problems = page.locator('.error-summary')
  await expect(problems).toContainText('Say how they agreed.')
  await page.goto('/dashboard/partner/referrals?direction=sent')
  await page.getByRole('link', { name: 'Kelly Doyle' }).click()
  await page.getByRole('link', { name: referralPageWords.changeOf(referralSectionWords.help.short) }).click()
  await page.getByLabel(serviceLabels.housing_link).uncheck()
  await page.getByRole('button', { name: referralSectionWords.help.submit }).click()
  await expect(problems).toBeVisible()
  await page.goto('/dashboard/partner/referrals/RF-7KX2099')
  await page.getByRole('button', { name: referralPageWords.send }).click()
  await expect(answered(page)).toContainText(referralDone.sent)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('button', { name: referralPageWords.send })).toBeVisible()
})

test('a referral that came is declined only with a reason, and a search may find nothing', async ({ page }) => {
  await page.goto('/dashboard/partner/referrals?state=sent')
  await page.locator('.dash-table tbody').getByRole('link').first().click()
  await page.getByText(referralPageWords.decline, { exact: true }).first().click()
  await page.getByRole('button', { name: referralPageWords.decline }).click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await page.goto('/dashboard/partner/referrals?find=RF-XXXXXX')
  await expect(page.getByText(referralListWords.notFound)).toBeVisible()
})

test('a thread is read, answered, archived and brought back', async ({ page }) => {
  await open(page, '')
  const unread = await numberOn(tile(page, /Unread conversations?/))
  await tile(page, /Unread conversations?/).click()
  await expect(page.getByText('1 new')).toHaveCount(unread)
  await page.getByRole('link', { name: 'Housing' }).click()
  await expect(heading(page)).toHaveText('Housing')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
  await expect(page.getByText('Write a reply first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('I will call the council\nwith you.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.locator('.partner-thread > li').last()).toContainText('You')
  await expect(page.locator('.partner-thread > li').last()).toContainText('I will call the council with you.', {
    useInnerText: false,
  })
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(note(page)).toContainText('Conversation archived.')
  await go(page, 'Messages')
  await expect(page.getByText('1 new')).toHaveCount(unread - 1)
  await page.getByRole('link', { name: 'Archived (1)' }).click()
  await row(page, 'Housing').getByRole('link').click()
  await page.getByRole('button', { name: 'Move back to the inbox' }).click()
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Move back to the inbox' })).toBeVisible()
  await go(page, 'Overview')
  await expect(tile(page, /Unread conversations?/)).toContainText(String(unread - 1))
})

test('a job is found for a client, applied for with a second word, and withdrawn from', async ({ page }) => {
  await open(page, '/job-matcher')
  await expect(page.getByText('No client chosen yet.')).toBeVisible()
  await page.getByLabel('Client', { exact: true }).selectOption('Sam Okoro')
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page).toHaveURL(/person=person-101/)
  const job = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Packing Line Worker' }) })
  await expect(job).toContainText('miles away')
  // What the employer says of convictions stands here as it does for the candidate.
  await expect(page.getByRole('list', { name: 'Convictions: what this employer asks' }).first()).toBeVisible()
  await expect(page.getByText(/^Can’t accept: /).first()).toBeVisible()
  await job.getByRole('button', { name: 'Apply for Sam Okoro' }).click()
  await expect(job.getByRole('button', { name: 'Go back' })).toBeFocused()
  await job.getByRole('button', { name: 'Yes, send application' }).click()
  await expect(job).toContainText('Already applied')

  await go(page, 'Applications')
  await row(page, 'Packing Line Worker').getByRole('link', { name: 'Sam Okoro' }).click()
  await expect(heading(page)).toHaveText('Sam Okoro: Packing Line Worker')
  await expect(page.getByText('Us, for the client')).toBeVisible()
  await page.getByLabel('Why is the client withdrawing?').selectOption('Found another job')
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(note(page)).toContainText('Application withdrawn.')
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'About this application' })).toContainText('Found another job')
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toHaveCount(0)
})

test('people: a colleague’s file is opened with a reason, and one’s own is worked in', async ({ page }) => {
  await page.goto('/dashboard/partner/support')
  await page.getByRole('link', { name: 'Tess', exact: false }).first().click()
  await expect(heading(page)).toHaveText(fileWords.whyTitle)
  await page.getByRole('button', { name: fileWords.whySubmit }).click()
  await expect(page.locator('.error-summary')).toContainText(peopleProblems.reason)
  await page.getByLabel(fileWords.whyReason).selectOption('cover')
  await page.getByRole('button', { name: fileWords.whySubmit }).click()
  await expect(page.getByRole('region', { name: 'What you would read next' })).toContainText(peopleDone.opened)

  await page.goto('/dashboard/partner/support/SP-7KX101')
  await page.getByRole('link', { name: fileWords.theWork }).click()
  const need = page.getByRole('listitem').filter({ hasText: supportNeedLabels.health })
  await need.getByText(supportWorkWords.changeNeed).click()
  await need.getByRole('combobox').selectOption('met')
  await need.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'What you would read next' })).toContainText(supportWorkDone.need)
})

test('a job start is checked on the overview, which counts along', async ({ page }) => {
  await open(page, '')
  const checks = await numberOn(tile(page, /Job starts? to follow up/))
  const starts = page.getByRole('region', { name: 'Job starts to follow up' })
  await expect(starts.getByRole('listitem')).toHaveCount(checks)
  await starts.getByLabel('How do you know?').first().selectOption('Payslip seen')
  const saveFollowUp = starts.getByRole('button', { name: /^Save follow-up/ }).first()
  await saveFollowUp.click()
  await expect(starts.getByText('Choose an option.')).toHaveCount(1)
  await expect(starts.getByRole('listitem')).toHaveCount(checks)
  await starts.getByLabel('Are they still in the job?').first().selectOption('Still in the job')
  await saveFollowUp.click()
  await expect(starts.getByRole('listitem')).toHaveCount(checks - 1)
  await expect(tile(page, /Job starts? to follow up/)).toContainText(String(checks - 1))
})

test('setting up and settings are kept, can be undone, and change the other screens', async ({ page }) => {
  await open(page, '/onboarding')
  await expect(page.getByRole('heading', { name: '6 of 8 steps done' })).toBeVisible()
  await page.getByLabel('Read the guide to safe contact').check()
  await page.getByLabel('Yearly review of access rights').check()
  await expect(page.getByText('All done. You’re ready for your first referral.')).toBeVisible()
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Yearly review of access rights')).not.toBeChecked()

  await go(page, 'Settings')
  await page.getByLabel('How many people can you take each month?').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a whole number from 1 to 200.')).toBeVisible()
  await page.getByLabel('How many people can you take each month?').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(note(page)).toContainText('Your overview now uses this number.')
  await page.getByLabel('Housing').uncheck()
  await page.getByLabel('No emails').check()
  await page.reload()
  await expect(page.getByLabel('No emails')).toBeChecked()
  await go(page, 'Overview')
  await expect(page.getByText(/\d+ of 20/)).toBeVisible()
  await page.getByRole('link', { name: 'Add a referral' }).click()
  await expect(page.getByLabel('ID and bank account')).toBeVisible()
  await expect(page.getByLabel('Housing')).toHaveCount(0)
})

test('the report to funders on paper: no small number, no control, and the file says the same', async ({ page }) => {
  await open(page, '/outcomes?period=all')
  const numbers = await page.locator('.dash-bars strong').allInnerTexts()
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter((text) => !/^(0|[5-9]|\d\d+|Hidden to protect privacy)$/.test(text.trim()))).toEqual([])
  expect(numbers.filter((text) => text === 'Hidden to protect privacy').length).toBeLessThan(numbers.length / 2)
  await expect(page.locator('.dash-headline')).toHaveText(
    /^1\d\d people referred\. \d\d have started a job\. \d\d were /,
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/From referral to a lasting job,Started a job,\d\d\r\n/)
  expect(file).not.toMatch(/,[1-4]\r\n/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Lantern Works').first()).toBeVisible()
  await expect(page.getByText('we don’t show numbers under 5', { exact: false })).toBeVisible()
  await expect(page.getByRole('list', { name: 'How referrals ended' })).toBeVisible()
  for (const control of await page.locator('.dash :is(button, nav, form)').all()) await expect(control).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1000)
})
