import { expect, type Page } from 'playwright/test'

import { expectAccessible, sidewaysScroll } from '../support/accessible'
import { day, keptAnswers } from '../support/calculator-answers'
import { test } from '../support/test'

const address = '/disclosure-calculator'
const today = new Date('2026-11-21T12:00:00Z')

async function open(page: Page, where = address): Promise<void> {
  await page.clock.setFixedTime(today)
  await page.goto(where)
  await expect(page.getByRole('button', { name: 'Clear my answers' })).toBeEnabled()
}

/** The result of what somebody kept on this device. */
async function resultOf(page: Page, kept: string, where = address): Promise<void> {
  await page.addInitScript((text) => window.localStorage.setItem('disclosure-answers', text), kept)
  await open(page, where)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await page.evaluate(() => document.querySelectorAll('.result-part').forEach((part) => part.setAttribute('open', '')))
}

const record = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

const noDays = { credited: { isCredited: 'no' }, more: { more: 'no' } }

test('what may this employer ask: from a job’s link, before any answer, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = (list: PerformanceObserverEntryList) => {
      document.documentElement.dataset.moved = list
        .getEntries()
        .map(({ name }) => name)
        .join()
    }
    new PerformanceObserver(moved).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, `${address}?check=basic#what-may-they-ask`)
  const question = page.getByRole('region', { name: 'What may an employer ask me?' })
  await expect(question.getByRole('heading', { name: 'What may an employer ask me?' })).toBeInViewport()
  await expect(question.getByRole('radio', { name: 'Basic check' })).toBeChecked()
  // The part is there before scripts are, so that nothing moves while somebody reads it.
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
  await expect(question).toContainText('Anything that is spent. You can answer ‘no’')
  await question.getByRole('radio', { name: 'Enhanced check' }).check()
  await expect(question).toContainText('Only for jobs on a list in the law')
  await expect(page.locator('[data-part="mustAnswer"]')).toHaveCount(0)
})

const everything = keptAnswers(
  {
    on: day('2020-01-01'),
    kind: 'prison',
    more: { term: { years: '5' }, schedule18: { answer: 'not_sure' }, ...noDays },
  },
  {
    on: { unsure: 'yes', year: '2025' },
    kind: 'driving_disqualification',
    more: { term: { mode: 'length', months: '12' }, endorsed: { answer: 'not_sure' } },
  },
  { on: day('2012-11-01'), caution: 'simple_caution' },
)

test('on paper everything that was closed is there and the buttons are not, and axe finds nothing on a screen', async ({
  page,
}) => {
  await resultOf(page, everything, `${address}?check=enhanced`)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const title of ['Conviction 1', 'Conviction 2', 'Caution 1']) {
    await expect(
      record(page, title)
        .getByText(/Rehabilitation of Offenders Act 1974/)
        .first(),
    ).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Timeline' }).locator('svg')).toBeVisible()
  await expect(page.getByText('For what you told us, today')).toBeVisible()
  await expect(page.locator('.answer-list').first()).toBeVisible()
  await expect(page.getByText('No account needed.')).toBeHidden()
  const main = page.getByRole('main')
  for (const name of ['Print or save as PDF', 'Clear my answers']) {
    await expect(main.getByRole('button', { name })).toBeHidden()
  }
  await expect(main.getByRole('link', { name: 'Leave this page' })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Enhanced check' })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, `the result, ${colorScheme}`, { withColours: true })
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [640, 800]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
  }
})
