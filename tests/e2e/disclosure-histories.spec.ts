import { expect, type Page } from 'playwright/test'

import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

// Histories that were once answered wrongly, told from the first question to the result as a person would.
const prison = 'Prison, or a young offender institution'

async function open(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await page.goto('/disclosure-calculator')
  await expect(page.getByLabel('England or Wales')).toBeEnabled()
  await choose(page, 'England or Wales')
}

const heading = (page: Page) => page.locator('#question-heading')
const result = (page: Page, record = 'r1') => page.locator(`[data-result="${record}"]`)
const doubt = (page: Page, name: string) => page.locator(`[data-doubt="${name}"]`)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const another = (page: Page) => page.getByRole('button', { name: 'Add another' }).click()

async function choose(page: Page, ...labels: string[]): Promise<void> {
  const others = page.getByText('Show all other sentences and orders')
  if (await others.isVisible()) await others.click()
  for (const label of labels) await page.getByLabel(label, { exact: true }).check()
  await next(page)
}

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await next(page)
}

const on = (page: Page, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return type(page, { Day: date, Month: month, Year: year })
}

async function conviction(page: Page, day: string, ...given: string[]): Promise<void> {
  await choose(page, 'Conviction')
  await choose(page, '18 or over')
  await on(page, day)
  await choose(page, ...given)
}

async function orderOf(page: Page, years: string): Promise<void> {
  await page.getByLabel('It was for a set length of time').check()
  await type(page, { Years: years })
}

async function see(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Check your answers')
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(heading(page)).toHaveText('Your result')
}

test('an order that was spent in 2013 does not come back through prison in 2019', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2010-1-1', 'Community order')
  await choose(page, 'Yes, on the same day')
  await orderOf(page, '3')
  await another(page)
  await conviction(page, '2011-1-1', 'Fine', 'Restraining order')
  await choose(page, 'Yes, on the same day')
  await orderOf(page, '10')
  await another(page)
  await conviction(page, '2019-1-1', prison)
  await choose(page, 'Yes, on the same day')
  await type(page, { Years: '4' })
  await choose(page, 'No')
  await choose(page, 'No, or I am not sure')
  await see(page)
  await expect(result(page)).toContainText('The first day you could say ‘no’ was 1 January 2013.')
  await expect(result(page, 'r2')).toContainText('The first day you can say ‘no’ is 1 January 2027.')
  await expect(page.locator('.result-day')).toHaveText('1 January 2027')
})

test('2 years, 2 years at the same time and 1 year after them are 3 years', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2018-1-1', prison)
  await choose(page, 'Yes, on the same day')
  await type(page, { Years: '2' })
  await choose(page, 'Yes, to serve at the same time')
  await type(page, { Years: '2' })
  await choose(page, 'Yes, to serve one after another')
  await expect(heading(page)).toHaveText('Which term does this one go with?')
  await expect(page.locator('.term-chain')).toContainText('Term 2: 2 years')
  await choose(page, 'It comes after: Term 1: 2 years')
  await type(page, { Years: '1' })
  await choose(page, 'No')
  await choose(page, 'No, or I am not sure')
  await see(page)
  await expect(result(page)).toContainText('The first day you could say ‘no’ was 1 January 2025.')
})

test(
  'whoever knows the total gives it, and whoever does not know how terms go together gets both days',
  onlyInAll,
  async ({ page }) => {
    await open(page)
    await conviction(page, '2024-1-1', prison)
    await choose(page, 'Yes, on the same day')
    await type(page, { Months: '8' })
    await choose(page, 'Yes, and I know how long it was in all')
    await type(page, { Months: '12' })
    await choose(page, 'No, or I am not sure')
    await see(page)
    await expect(result(page)).toContainText('The first day you could say ‘no’ was 1 January 2026.')
    await page.getByRole('button', { name: 'Check or change my answers' }).click()
    await page.getByRole('button', { name: /^Change .*another term/ }).click()
    await choose(page, 'Yes, but I am not sure how they go together')
    await type(page, { Months: '6' })
    await choose(page, 'No')
    await choose(page, 'No, or I am not sure')
    await see(page)
    await expect(result(page)).toContainText('1 March 2029')
    await expect(doubt(page, 'terms_not_known')).toContainText('it would be spent from 1 September 2025')
    await expect(doubt(page, 'terms_not_known')).toContainText('Which of my terms ran at the same time')
  },
)

test('a new sentence for a broken discharge has a day of its own', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2024-1-10', 'Conditional discharge', 'Fine')
  await choose(page, 'Some of it that day, and some later')
  await choose(page, 'On the day I was convicted')
  await orderOf(page, '3')
  await see(page)
  await expect(result(page)).toContainText('The first day you can say ‘no’ is 10 January 2027.')
})

test('a suspended sentence that was put into effect, and one of which nobody is sure', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2024-1-1', 'Suspended prison sentence')
  await choose(page, 'Yes, on the same day')
  await type(page, { Months: '6' })
  await choose(page, 'No')
  await expect(heading(page)).toHaveText('Did a court later send you to prison for it?')
  await page.getByLabel('Yes, on this date').check()
  await on(page, '2025-3-1')
  await choose(page, 'No, or I am not sure')
  await see(page)
  await expect(result(page)).toContainText('The first day you could say ‘no’ was 1 September 2026.')
  await page.getByRole('button', { name: 'Check or change my answers' }).click()
  await page.getByRole('button', { name: /^Change .*send you to prison/ }).click()
  await choose(page, 'I am not sure')
  await choose(page, 'No, or I am not sure')
  await see(page)
  // Counted as served from today, the latest day there can be: 6 months and 12 months.
  await expect(result(page)).toContainText('21 May 2028')
  await expect(doubt(page, 'assumed_activated')).toContainText(
    'If you never had to serve it, it would be spent from 1 July 2025.',
  )
})

test('time served is an answer, and so is a sentence that is still to come', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2026-1-1', prison)
  await choose(page, 'Yes, on the same day')
  await type(page, { Months: '3' })
  await choose(page, 'No')
  await choose(page, 'Yes, all of it: I had served it by the time I was sentenced')
  await another(page)
  await conviction(page, '2026-6-1', 'Nothing yet: I am waiting for my sentence')
  await choose(page, 'Yes')
  await see(page)
  await expect(result(page)).toContainText('The first day you can say ‘no’ is 2 January 2027.')
  await expect(result(page, 'r2')).toContainText('the court has not given you a sentence')
  await expect(page.locator('.result-day')).toHaveText('No date yet')
})

test('366 days in a leap year carry both days, and why', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2024-1-1', prison)
  await choose(page, 'Yes, on the same day')
  await type(page, { Days: '366' })
  await choose(page, 'No')
  await choose(page, 'No, or I am not sure')
  await see(page)
  await expect(result(page)).toContainText('1 January 2026')
  await expect(doubt(page, 'days_as_months')).toContainText('Counted their way, it would be spent from 1 January 2029.')
  await expect(page.getByText('The date that we show is the later one.')).toHaveCount(0)
})

test('what we know no rule of is refused in words, and what is neither is told apart', onlyInAll, async ({ page }) => {
  await open(page)
  await conviction(page, '2000-1-1', 'Extended sentence for an offence before April 2005')
  await another(page)
  await choose(page, 'Neither')
  await choose(page, 'A conviction that was quashed')
  await see(page)
  await expect(result(page)).toContainText('We can’t tell you the date')
  await expect(page.locator('[data-result="first"]')).toContainText(
    'a conviction that was quashed is no longer a conviction',
  )
  await page.goto('/disclosure-calculator/covers')
  await expect(page.locator('[data-covers="refused"] [data-kind="extended_sentence_before_2005"]')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Borstal/ })).toContainText('5(8)')
})

test('back to the question before', onlyInAll, async ({ page }) => {
  await open(page)
  await choose(page, 'Conviction')
  await choose(page, '18 or over')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page)).toHaveText('How old were you on the day you were convicted?')
  await expect(page.getByLabel('18 or over')).toBeChecked()
  await choose(page, '18 or over')
  await on(page, '2026-6-1')
  await expect(page.getByLabel('Compensation order')).toBeHidden()
  await page.getByText('Show all other sentences and orders').click()
  await expect(page.getByLabel('Compensation order')).toBeVisible()
})
