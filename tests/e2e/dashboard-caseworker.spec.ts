import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const area = '/dashboard/caseworker'
const note = (page: Page) => page.locator('.dash-note').getByRole('status')
const faults = (page: Page) => page.locator('.error-summary')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('a caseworker clears alerts, brings them back, and puts them off', async ({ page }) => {
  await page.goto(area)
  const tile = page.getByRole('link', { name: /^\d+ Alerts$/ })
  const count = Number((await tile.innerText()).match(/\d+/)?.[0])
  await tile.click()
  await expect(heading(page, `${count} alerts`)).toBeVisible()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(note(page)).toHaveText('Choose at least one alert first.')
  await page.getByLabel('Missed a session: Yusuf Demir').check()
  await page.getByLabel('No contact: Yusuf Demir').check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(note(page)).toHaveText('2 alerts cleared.')
  await expect(heading(page, `${count - 2} alerts`)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note(page)).toHaveText('2 alerts back on the list.')
  await expect(page.getByLabel('Missed a session: Yusuf Demir')).toBeVisible()

  await page.getByLabel('Choose all').check()
  await page.getByRole('button', { name: 'Put off for a week' }).click()
  await expect(page.getByText('There is no alert. Nothing has been missed.')).toBeVisible()

  await page.getByRole('link', { name: /^Choose after how many days/ }).click()
  await page.getByLabel('No contact: after').fill('x')
  await page.getByRole('button', { name: 'Save the days' }).click()
  await expect(page.locator('.field-error')).toHaveText('Enter a whole number from 0 to 365.')
  await page.getByLabel('No contact: after').fill('1')
  await page.getByRole('button', { name: 'Save the days' }).click()
  await expect(page.getByText(/With these days you have [1-9]\d* alerts?\./)).toBeVisible()
})

test('booking warns of a clash in words, and who came is written where the appointment stands', async ({ page }) => {
  await page.goto(`${area}/calendar`)
  const today = page.locator('.dash-days > li[aria-current="date"]')
  const first = today.getByText('9:30am')
  await expect(first).toBeVisible()
  const day = (await today.locator('time').getAttribute('datetime')) ?? ''

  await page.getByText('Book an appointment').click()
  await page.getByLabel('Who with').selectOption('Priya Nair')
  await page.getByRole('button', { name: 'Book it' }).click()
  await expect(faults(page)).toBeFocused()
  await expect(faults(page)).toContainText('Say what it is about.')
  await page.getByLabel('What it is about').fill('What comes next')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Starts at').fill('09:45')
  await page.getByLabel('Place, or phone').fill('By phone')
  await page.getByRole('button', { name: 'Book it' }).click()
  await expect(faults(page)).toContainText('Something else is at that time.')
  await page.getByRole('button', { name: 'Book it anyway' }).click()
  await expect(note(page)).toHaveText('Booked: What comes next.')
  await expect(today.getByText('At the same time: Interview practice and bus times.')).toBeVisible()

  const entry = today.locator('.dash-entry', { hasText: 'Kelly Doyle' })
  await entry.getByText('Say who came').click()
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(entry.getByText('Choose one.')).toBeVisible()
  await entry.getByLabel('Came late').check()
  await entry.getByLabel('Note (optional)').fill('The bus was late.')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(note(page)).toHaveText('Kelly Doyle: came late.')
  await expect(entry).toContainText('The bus was late.')
  await expect(entry.locator('summary')).toBeFocused()

  const booked = today.locator('.dash-entry', { hasText: 'What comes next' })
  await booked.getByRole('button', { name: /^Cancel: What comes next/ }).click()
  await booked.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(booked).toHaveCount(0)

  // The outcome that nobody has written down yet leaves its list.
  await page.goto(area)
  await page.getByRole('link', { name: /^1 Outcomes to write down/ }).click()
  const missing = page.getByRole('region', { name: /^Outcomes to write down/ })
  await missing.getByText('Say who came').click()
  await missing.getByLabel('Did not come', { exact: true }).check()
  await missing.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Outcomes to write down (0)')).toBeFocused()
})

test('a caseworker finds a person, and keeps what was agreed', async ({ page }) => {
  await page.goto(`${area}/caseload`)
  await page.getByLabel('Name or reference').fill('p-105')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(heading(page, '1 person')).toBeVisible()
  await page.getByRole('link', { name: 'Marcus Bell' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible()
  await expect(page.getByText('Speak to the supervising officer before you contact any employer.')).toBeVisible()
  await expect(page.locator('#screen')).not.toContainText(/convicted|made a bad choice/)

  await page.getByLabel('Work status').selectOption('Needs support')
  await expect(note(page)).toHaveText('Work status: Needs support.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Work status')).toHaveValue('ready')

  await page.getByRole('link', { name: 'Applications', exact: true }).last().click()
  await page.getByLabel('The officer has approved it').check()
  await expect(note(page)).toContainText('Approved.')

  await page.getByRole('link', { name: 'Notes', exact: true }).click()
  await page.getByText('Write a note').click()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Write the note first.')).toBeVisible()
  await page.getByLabel('Note', { exact: true }).fill('The officer rang back.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The officer rang back.' })).toContainText('Helen Ashby')

  await page.goto(`${area}/candidate/person-999`)
  await expect(page.getByText('There is nobody with this reference on the caseload.')).toBeVisible()
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
  await page.getByLabel('Time to release').selectOption('Within 12 weeks')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(heading(page, '2 people')).toBeVisible()
  await context.close()
})
