import { expect, type Page } from 'playwright/test'

import { peopleWords } from '@/lib/content/casework/people'
import { partWords } from '@/lib/content/dashboards/part-words'
import { supportWorkDone, supportWorkWords } from '@/lib/content/casework/support-work'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'

import { untilHydrated } from '../support/hydrated'
import { test } from '../support/test'

const area = '/dashboard/caseworker'
const faults = (page: Page) => page.locator('.error-summary')

test('the calendar shows a day, a week and a list, and leads to the work with a person, where it is noted', async ({
  page,
}) => {
  await page.goto(`${area}/calendar`)
  const entries = page.locator('.dash-entry')
  await page.getByRole('link', { name: partWords.layouts.day, exact: true }).click()
  await expect(page.getByRole('navigation', { name: partWords.days })).toBeVisible()
  await page.getByRole('link', { name: partWords.layouts.list, exact: true }).click()
  await entries.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Plan and notes/ })).toBeVisible()
  await page.goto(area)
  const missing = page.getByRole('region', { name: supportWorkWords.toNote })
  await missing.getByRole('link').first().click()
  const open = page.locator('details').filter({ hasText: supportWorkWords.outcome }).first()
  await open.locator('summary').click()
  await open.getByRole('button', { name: supportWorkWords.outcomeSubmit }).click()
  await expect(faults(page)).toBeVisible()
})

/** What the page after a form says. */
const answered = (page: Page) => page.getByRole('region', { name: 'What you would read next' })

test('an alert leads to the person, and is put off with a day and a reason', async ({ page }) => {
  await page.goto(`${area}/alerts`)
  const alert = page.getByRole('region', { name: supportWorkWords.alerts }).getByRole('listitem').first()
  await alert.locator('summary').filter({ hasText: supportWorkWords.putOff }).click()
  await alert.getByRole('button', { name: supportWorkWords.putOffSubmit }).click()
  await expect(faults(page)).toBeVisible()
  await alert.getByLabel(supportWorkWords.putOffDay).fill(addDays(londonDay(new Date()), 7))
  await alert.getByLabel(supportWorkWords.putOffReason).fill('On holiday')
  await alert.getByRole('button', { name: supportWorkWords.putOffSubmit }).click()
  await expect(answered(page)).toContainText(supportWorkDone['put-off'])
})

test('a caseworker finds a person, and each form about them is checked and answered', async ({ page }) => {
  await page.goto(`${area}/caseload`)
  await page.getByLabel('Name or reference').fill('sp-7kx105')
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('link', { name: 'Marcus Bell' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible()
  await expect(page.locator('strong').filter({ hasText: 'A supervising officer approves the job first' })).toBeVisible()
  await expect(page.locator('#screen')).not.toContainText('made a bad choice')

  await page.getByRole('link', { name: 'Plan and notes' }).click()
  await page.locator('summary').filter({ hasText: supportWorkWords.note }).click()
  await page.getByRole('button', { name: supportWorkWords.noteSubmit }).first().click()
  await expect(faults(page)).toContainText('Write the note.')
  await untilHydrated(page.locator('#words'))
  await page.locator('#words').fill('The officer rang back about a burglary.')
  await page.getByRole('button', { name: supportWorkWords.noteSubmit }).first().click()
  await expect(faults(page)).toContainText('Leave out ‘burglary’.')
  await untilHydrated(page.locator('#words'))
  await page.locator('#words').fill('The officer rang back.')
  await page.getByRole('button', { name: supportWorkWords.noteSubmit }).first().click()
  await expect(answered(page)).toContainText(supportWorkDone.note)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByText('The officer rang back.')).toHaveCount(0)

  await page.goto(`${area}/candidate/person-999`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Marcus Bell')).toHaveCount(0)
})

test('with scripts off a caseworker still filters the caseload', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`${area}/caseload`)
  await page.getByLabel(peopleWords.release).selectOption('Within 12 weeks')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.locator('.dash-table > tbody > tr')).toHaveCount(2)
  await context.close()
})

test('on a phone the filters of the caseload are folded until they are wanted; with room they are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${area}/caseload`)
  await expect(page.getByLabel(peopleWords.release)).toBeHidden()
  await page.getByText(peopleWords.filterAndSort).click()
  await page.getByLabel(peopleWords.release).selectOption('Within 12 weeks')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.locator('.dash-table > tbody > tr')).toHaveCount(2)
  await expect(page.getByLabel(peopleWords.release)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`${area}/caseload`)
  await expect(page.getByLabel(peopleWords.release)).toBeVisible()
  await expect(page.getByText(peopleWords.filterAndSort)).toBeHidden()
  const rows = await page.locator('.dash-table > tbody > tr').evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...rows)).toBeLessThan(170)
})
