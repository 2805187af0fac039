import { expect, type Page } from 'playwright/test'

import {
  beginReferralWords,
  referralDone,
  referralListWords,
  referralPageWords,
  referralSectionWords,
} from '@/lib/content/casework/referrals'
import { workSearchDone, workSearchWords } from '@/lib/content/casework/work-search'
import { funderReportWords, partnerReportWords } from '@/lib/content/casework/partner-report'
import { answerWords } from '@/lib/content/demonstration/answer-words'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { fileWords, peopleDone, peopleProblems } from '@/lib/content/casework/people'
import { supportNeedLabels, supportWorkDone, supportWorkWords } from '@/lib/content/casework/support-work'

import { untilHydrated } from '../support/hydrated'
import { test } from '../support/test'

/** What the page after a form says. */
const answered = (page: Page) => page.getByRole('region', { name: 'What you would read next' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a referral is begun with consent, then filled in, checked and sent', async ({ page }) => {
  await page.goto('/dashboard/partner/referrals/new')
  await page.getByRole('button', { name: beginReferralWords.takeLabel('Aire Resettlement Team') }).click()
  await page.getByRole('button', { name: beginReferralWords.submit }).click()
  const problems = page.locator('.error-summary')
  await expect(problems).toContainText('Say how they agreed.')
  await page.goto('/dashboard/partner/referrals?direction=sent')
  await page.getByRole('link', { name: 'Kelly Doyle' }).click()
  await page
    .getByRole('link', { name: `${referralPageWords.change} ${referralPageWords.services}`, exact: true })
    .click()
  await page.getByLabel(serviceLabels.housing_link).uncheck()
  await page.getByRole('button', { name: referralSectionWords.help.submit }).click()
  await expect(problems).toBeVisible()
  await page.goto('/dashboard/partner/referrals/RF-7KX2099')
  await page.getByRole('button', { name: referralPageWords.send }).click()
  await expect(answered(page)).toContainText(referralDone.sent)
  await page.getByRole('link', { name: answerWords.back.referral }).click()
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

test('a job is suggested to somebody, with its reason, and their applications lead to sheets to print', async ({
  page,
}) => {
  await page.goto('/dashboard/partner/job-matcher')
  await expect(heading(page)).toHaveText(workSearchWords.title('Sam Okoro'))
  // What the employer says of convictions stands here as it does for the candidate.
  await expect(page.getByRole('list', { name: 'Convictions: what this employer asks' }).first()).toBeVisible()
  await expect(page.getByText(workSearchWords.shares(''), { exact: false }).first()).toBeVisible()
  const suggest = page.locator('details').filter({ hasText: workSearchWords.suggest }).first()
  await suggest.locator('summary').click()
  await untilHydrated(suggest.getByLabel(workSearchWords.why))
  await suggest.getByLabel(workSearchWords.why).fill('After the burglary.')
  await suggest.getByRole('button').click()
  await expect(page.locator('.error-summary')).toContainText('Leave out ‘burglary’.')
  const again = page.locator('details[open]').filter({ hasText: workSearchWords.suggestSubmit })
  await untilHydrated(again.getByLabel(workSearchWords.why))
  await again.getByLabel(workSearchWords.why).fill('It is close by.')
  await again.getByRole('button').click()
  await expect(answered(page)).toContainText(workSearchDone.suggested)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/support\/SP-7KX101\/jobs$/)

  await page.goto('/dashboard/partner/applications')
  await page.getByRole('link', { name: new RegExp(`^${workSearchWords.interviewSheet}.*Warehouse Operative$`) }).click()
  await expect(heading(page)).toHaveText(workSearchWords.prepare('Warehouse Operative'))
})

test('people: a colleague’s file is opened with a reason, and one’s own is worked in', async ({ page }) => {
  await page.goto('/dashboard/partner/support')
  await page.getByRole('link', { name: 'Tess', exact: false }).first().click()
  await expect(heading(page)).toHaveText(/^Why are you opening Tess.*’s file\?$/)
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

test('the team’s report opens who is behind a number; the funder’s has no small number, on paper either', async ({
  page,
}) => {
  await page.goto('/dashboard/partner/outcomes')
  await page
    .getByRole('row', { name: /^Started/ })
    .getByRole('link')
    .first()
    .click()
  const listed = page.locator('#listed')
  await expect(listed).toBeVisible()
  await page.getByRole('link', { name: partnerReportWords.toFunder }).click()
  await expect(heading(page)).toContainText(funderReportWords.titleOf('Lantern Works'))
  const cells = await page.locator('.dash-table tbody tr td:last-child').allInnerTexts()
  expect(cells.length).toBeGreaterThan(5)
  expect(cells.filter((text) => /^[1-4]$/.test(text.trim()))).toEqual([])
  expect(cells.filter((text) => /^\d\d/.test(text.trim())).length).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Lantern Works').first()).toBeVisible()
  await expect(page.getByText('we don’t show numbers from 1 to 4', { exact: false })).toBeVisible()
  for (const control of await page.locator('.dash :is(button, nav, form)').all()) await expect(control).toBeHidden()
})
