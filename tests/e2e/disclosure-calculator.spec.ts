import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'

const address = '/disclosure-calculator'

async function open(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

async function choose(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
  await next(page)
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function date(page: Page, day: string, month: string, year: string): Promise<void> {
  await fill(page, { Day: day, Month: month, Year: year })
  await next(page)
}

async function conviction(page: Page, on: [string, string, string], ...given: string[]): Promise<void> {
  await choose(page, 'Conviction')
  await choose(page, '18 or over')
  await date(page, ...on)
  await choose(page, ...given)
}

const see = (page: Page) => page.getByRole('button', { name: 'See the result' }).click()
const first = (page: Page) => page.locator('[data-result="first"]')

test('one fine, spent and not spent', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '6', '2026'], 'Fine')
  await see(page)
  await expect(first(page)).toContainText('You do need to tell')
  await expect(page.locator('[data-result="r1"]')).toContainText('1 June 2027')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a reminder' }).click()
  expect((await download).suggestedFilename()).toBe('reminder.ics')
})

test('prison for 3 years', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '1', '2020'], 'Prison, or a young offender institution')
  await choose(page, 'Yes, on the same day')
  await fill(page, { Years: '3' })
  await next(page)
  await choose(page, 'No')
  await choose(page, 'No')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('31 December 2026')
})

test('suspended prison of 30 months', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '4', '2026'], 'Suspended prison sentence')
  await choose(page, 'Yes, on the same day')
  await fill(page, { Months: '30' })
  await next(page)
  await choose(page, 'No')
  await choose(page, 'No')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('30 September 2032')
})

test('two convictions that end together', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '1', '2026'], 'Fine')
  await page.getByRole('button', { name: 'Add another' }).click()
  await conviction(page, ['1', '6', '2026'], 'Fine')
  await choose(page, 'No')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('1 June 2027')
  await expect(page.locator('[data-result="r2"]')).toContainText('1 June 2027')
})

test('a driving ban with an endorsement', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '6', '2025'], 'Driving ban')
  await choose(page, 'Yes, on the same day')
  await page.getByLabel('It had a length').check()
  await fill(page, { Months: '12' })
  await next(page)
  await choose(page, 'Yes')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('1 June 2030')
  await expect(page.getByText('We are not sure of this rule')).toBeVisible()
})

test('a conditional caution', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await choose(page, 'Caution')
  await choose(page, 'Conditional caution')
  await date(page, '1', '11', '2026')
  await choose(page, 'No, or I am not sure')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('2 February 2027')
})

test('an order until further order', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '6', '2015'], 'Restraining order')
  await choose(page, 'Yes, on the same day')
  await choose(page, 'It lasts “until further order”, or until something happens')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('until the order ends')
})

test('a date that is not known gives a range, and the later day counts', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await choose(page, 'Conviction')
  await choose(page, '18 or over')
  await page.getByLabel('I don’t know the exact date').check()
  await fill(page, { Month: '6', Year: '2026' })
  await next(page)
  await choose(page, 'Fine')
  await see(page)
  await expect(page.locator('[data-result="r1"]')).toContainText('1 June 2027 – 30 June 2027')
})

test('a changed early answer clears what hung on it, and the browser’s button goes back', async ({ page }) => {
  await open(page)
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '6', '2026'], 'Fine')
  await page.getByRole('button', { name: /Change.*How old/ }).click()
  await choose(page, 'Under 18')
  await expect(page.getByRole('heading', { name: 'What did the court give you?' })).toBeFocused()
  await expect(page.getByLabel('Fine', { exact: true })).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /How old were you/ })).toBeFocused()
  await expect(page.getByLabel('Under 18')).toBeChecked()
})

test('elsewhere is told who can help', async ({ page }) => {
  await open(page)
  await choose(page, 'Scotland')
  await expect(page.getByRole('heading', { name: 'We cannot tell you. Here is who can' })).toBeVisible()
})

test('with the keyboard alone, and a mistake is told', async ({ page }) => {
  await open(page)
  await page.getByLabel('England or Wales').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.error-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Was it a caution or a conviction?' })).toBeFocused()
})

test('no request, no storage and no address holds an answer before it is asked for', async ({ page }) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await choose(page, 'England or Wales')
  await conviction(page, ['1', '6', '2026'], 'Fine')
  const kept = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(JSON.stringify(await kept())).not.toContain('disclosure-answers')
  await see(page)
  expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(address)
  expect(requests).toEqual([])
  await page.getByLabel('Keep my answers on this device').check()
  expect(JSON.stringify(await kept())).toContain('disclosure-answers')
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  expect(JSON.stringify(await kept())).not.toContain('disclosure-answers')
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('axe finds nothing on any screen, light or dark, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  }
  await open(page)
  await look()
  await choose(page, 'England or Wales')
  await look()
  await choose(page, 'Conviction')
  await look()
  await choose(page, '18 or over')
  await look()
  await date(page, '1', '6', '2026')
  await look()
  await choose(page, 'Driving ban')
  await look()
  await choose(page, 'Yes, on the same day')
  await page.getByLabel('It had a length').check()
  await look()
  await fill(page, { Months: '12' })
  await next(page)
  await look()
  await choose(page, 'Yes')
  await look()
  await see(page)
  await look()
})
