import { expect, type Page } from 'playwright/test'

import { peopleWords } from '@/lib/content/casework/people'
import { supportWorkDone, supportWorkWords } from '@/lib/content/casework/support-work'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import { workingDayFrom } from '@/lib/domain/dates/working-days'

import { untilHydrated } from '../support/hydrated'
import { test } from '../support/test'

const area = '/dashboard/caseworker'
const note = (page: Page) => page.locator('.dash-note > p')
const faults = (page: Page) => page.locator('.error-summary')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('booking warns of a clash in words, and who came is written where the appointment stands', async ({ page }) => {
  const today = londonDay(new Date())
  const day = workingDayFrom(today, 0, bankHolidayDays)
  await page.goto(`${area}/calendar?week=${day}`)
  const onTheDay = page.locator('.dash-days > li').filter({ has: page.locator(`time[datetime="${day}"]`) })
  await expect(onTheDay.getByText('9:30am')).toBeVisible()

  await page.getByText('Book an appointment').click()
  await page.getByLabel('Who with').selectOption('Priya Nair')
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(faults(page)).toBeFocused()
  await expect(faults(page)).toContainText('Say what it is about.')
  await page.getByLabel('What it is about').fill('What comes next')
  await page.getByLabel('Date', { exact: true }).fill(day)
  await page.getByLabel('Start time').fill('09:45')
  await page.getByLabel('Place').fill('By phone')
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(faults(page)).toContainText('That clashes with another appointment.')
  await page.getByRole('button', { name: 'Book anyway' }).click()
  await expect(note(page)).toHaveText('Booked: What comes next.')
  await expect(onTheDay.getByText('Clashes with: Interview practice and travel.')).toBeVisible()

  const booked = onTheDay.locator('.dash-entry', { hasText: 'What comes next' })
  await booked.getByRole('button', { name: /^Cancel appointment: What comes next/ }).click()
  await booked.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(booked).toHaveCount(0)

  // What was written is changed where the appointment stands.
  await page.goto(`${area}/calendar?week=${workingDayFrom(today, -1, bankHolidayDays)}`)
  const entry = page.locator('.dash-days .dash-entry', { hasText: 'Job search together' })
  await entry.getByText('Change attendance').click()
  await entry.getByLabel('Attended late').check()
  await entry.getByLabel('Note (optional)').fill('The bus was late.')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(note(page)).toHaveText('Kelly Doyle: attended late.')
  await expect(entry).toContainText('The bus was late.')
  await expect(entry.locator('summary')).toBeFocused()

  // Attendance that nobody has recorded yet leaves its list.
  await page.goto(`${area}/calendar#to-write`)
  const missing = page.getByRole('region', { name: /^Attendance to record/ })
  await missing.getByText('Record attendance').click()
  await missing.getByRole('button', { name: 'Save' }).click()
  await expect(missing.getByText('Choose an option.')).toBeVisible()
  await missing.getByLabel('Did not attend (no acceptable reason)').check()
  await missing.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Attendance to record (0)')).toBeFocused()
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

  await page.getByRole('link', { name: 'Appointments, notes and plan' }).click()
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

test('with scripts off a caseworker still goes from week to week and filters the caseload', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`${area}/calendar`)
  const week = page.getByRole('heading', { level: 2, name: /^Week of/ })
  const before = await week.innerText()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(week).not.toHaveText(before)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(week).toHaveText(before)
  await page.goto(`${area}/caseload`)
  await page.getByLabel('Release').selectOption('Within 12 weeks')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.locator('.dash-table > tbody > tr')).toHaveCount(2)
  await context.close()
})

test('on a phone the filters of the caseload are folded until they are wanted; with room they are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${area}/caseload`)
  await expect(page.getByLabel('Release')).toBeHidden()
  await page.getByText(peopleWords.filterAndSort).click()
  await page.getByLabel('Release').selectOption('Within 12 weeks')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.locator('.dash-table > tbody > tr')).toHaveCount(2)
  await expect(page.getByLabel('Release')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`${area}/caseload`)
  await expect(page.getByLabel('Release')).toBeVisible()
  await expect(page.getByText(peopleWords.filterAndSort)).toBeHidden()
  const rows = await page.locator('.dash-table > tbody > tr').evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...rows)).toBeLessThan(170)
})
