import { expect, type Locator, type Page } from 'playwright/test'

import { matcherWizardWords } from '@/lib/content/job-matcher/matcher'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { expectAccessible, smallTargets } from '../support/accessible'
import { meetNeutralSite } from '../support/neutral-site'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

type Group = 'White' | { name: string }

const canary = 'Zephyrine'
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const seeResults = (page: Page) => page.getByRole('button', { name: 'See Results' })
const question = (page: Page, legend: string) => page.getByRole('group', { name: legend })
const answer = (page: Page, legend: string, label: string) =>
  question(page, legend).getByRole('radio', { name: label, exact: true })
const asksLegend = 'Does the application ask about convictions?'

async function open(page: Page): Promise<void> {
  await page.goto('/job-matcher')
  await expect(answer(page, 'Do you have a criminal record?', 'Yes')).toBeEnabled()
}

const firstNameFold = (page: Page) =>
  page.locator('summary', { hasText: 'Or let us guess the group from a first name' })

async function openFirstName(page: Page): Promise<void> {
  if (!(await page.getByLabel('First name', { exact: true }).isVisible())) await firstNameFold(page).click()
}

async function answerBackground(page: Page, group: Group): Promise<void> {
  await answer(page, 'What kind of sentence was it?', 'Prison').check()
  if (typeof group === 'object') {
    await openFirstName(page)
    return page.getByLabel('First name', { exact: true }).fill(group.name)
  }
  await answer(page, 'Which group’s figures would you like to see?', 'I’ll choose it myself').check()
  await answer(page, 'Which group do you choose?', group).check()
}

test('the whole way by keyboard', async ({ page }) => {
  await open(page)
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 40; press++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await heading(page).focus()
  await tabTo(answer(page, 'Do you have a criminal record?', 'Yes'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Your background')
  await tabTo(answer(page, 'What kind of sentence was it?', 'Prison'))
  await page.keyboard.press('ArrowDown')
  await expect(answer(page, 'What kind of sentence was it?', 'Community sentence')).toBeChecked()
  await tabTo(firstNameFold(page))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kofi')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Job details')
  await tabTo(answer(page, 'What kind of work is it?', 'Retail'))
  await page.keyboard.press('Space')
  await tabTo(answer(page, asksLegend, 'No, not that I can see'))
  await page.keyboard.press('ArrowUp')
  await tabTo(seeResults(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('.matcher-verdict h3')).toHaveText('Apply')
  await tabTo(page.getByRole('button', { name: 'Try Another Scenario' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toContainText('Criminal record')
})

test(
  'axe finds nothing in any step or in the results, light or dark, and nothing is wider than 320 px',
  onlyInAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const check = async (screen: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page, `${screen}, ${colorScheme}`, { withColours: true })
      }
      expect(await smallTargets(page.locator('.matcher-tool :is(button, .radio-row label)')), screen).toEqual([])
    }
    await open(page)
    await check('step 0')
    await answer(page, 'Do you have a criminal record?', 'Yes').check()
    await next(page).click()
    await check('step 1')
    await answerBackground(page, 'White')
    await check('step 1, a group chosen')
    await answerBackground(page, { name: 'Emily' })
    await page.getByText('See the two lists').click()
    await check('step 1, a name')
    await next(page).click()
    await check('step 2')
    await answer(page, 'What kind of work is it?', 'Logistics').check()
    await answer(page, asksLegend, 'Yes').check()
    await seeResults(page).click()
    await check('results')
    for (const line of await page.locator('.fold > summary').all()) await line.click()
    await check('results, all of them open')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAccessible(page, 'results, wide')
  },
)

test('nothing is sent, kept or written into the address, and leaving forgets the page', async ({ page, baseURL }) => {
  const requests: string[] = []
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenWrites: seen })
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      seen.push(`${key}=${value}`)
      setItem.call(this, key, value)
    }
  })
  await page.goto('/')
  await page.goto('/job-matcher')
  await page.waitForLoadState('networkidle')
  // A busy browser fetches the site's icon late; its address, as it was before any answer, carries none.
  const icons = await page
    .locator('link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? `GET ${link.href} ` : '')))
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await goToResultsWithoutLoad(page)

  // The full address: a static file of the site would carry no answer either.
  const staticFiles = new RegExp(`^GET ${baseURL ?? ''}/_next/static/[^?]+(\\?dpl=[^&]+)? $`)
  // Open jobs of every kind of work: the same request for everybody.
  const newest = `GET ${baseURL ?? ''}/api/newest-jobs `
  await expect(page.locator('.matcher-examples')).toBeVisible()
  expect(requests.filter((request) => !staticFiles.test(request) && !icons.includes(request))).toEqual([newest])
  expect(page.url()).toBe(`${baseURL ?? ''}/job-matcher`)
  expect(await page.context().cookies()).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.cookie,
      'seenWrites' in window && window.seenWrites,
    ]),
  )
  expect(kept).not.toMatch(new RegExp(`${canary}|prison|White|Black|Other|retail`, 'i'))
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)

  await meetNeutralSite(page)
  await page.getByRole('link', { name: 'Leave this page' }).click()
  await page.waitForURL(neutralSite)
  await page.goBack()
  // Its steps are in the browser's history, because Back goes one step back; their answers are not.
  await expect(answer(page, 'Do you have a criminal record?', 'Yes')).toBeEnabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(requests.join('\n')).not.toContain(canary)
})

async function goToResultsWithoutLoad(page: Page): Promise<void> {
  await answer(page, 'Do you have a criminal record?', 'Yes').check()
  await next(page).click()
  await answerBackground(page, { name: canary })
  await next(page).click()
  await answer(page, 'What kind of work is it?', 'Retail').check()
  await seeResults(page).click()
  await expect(page.locator('.matcher-verdict h3')).toHaveText('Apply')
  await expect(page.getByRole('main')).not.toContainText(canary)
}

test('on paper the answer stands without buttons and example jobs, and going on to another page and back shows no answer', async ({
  page,
}) => {
  await open(page)
  await answer(page, 'Do you have a criminal record?', 'Yes').check()
  await next(page).click()
  await answerBackground(page, 'White')
  await next(page).click()
  await answer(page, 'What kind of work is it?', 'Retail').check()
  await answer(page, asksLegend, 'Yes').check()
  await seeResults(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Consider carefully how you apply' })).toBeVisible()
  await expect(page.locator('.article-table')).toBeVisible()
  for (const hidden of ['Try Another Scenario', 'Clear my answers', 'Leave this page']) {
    await expect(page.getByRole('button', { name: hidden })).toHaveCount(0)
  }
  const examples = page.locator('.matcher-examples')
  await expect(examples).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  // Open jobs, of which other tests may have made some, or three made-up ones.
  const example = await examples.locator('.card a').first().getAttribute('href')
  expect((await page.request.get(example ?? '')).status()).toBe(200)
  await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).click()
  await page.waitForURL(/\/jobs$/)
  await page.goBack()
  await page.waitForURL(/\/job-matcher$/)
  await expect(heading(page)).toContainText('Criminal record')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('each screen begins in the same place, nothing moves that the person did not move, and a reload forgets', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
        if ('shifted' in window && 'value' in entry) window.shifted = Number(window.shifted) + Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page)
  await answer(page, 'Do you have a criminal record?', 'Yes').check()
  await next(page).click()
  await expect(heading(page)).toContainText('Your background')
  await expect(heading(page)).toBeFocused()
  // What the tool is, and the notice about privacy, stand before the first question only.
  await expect(page.locator('.matcher-privacy')).toBeHidden()
  await expect(page.getByText(matcherWizardWords.privacy)).toBeVisible()
  const top = () => page.getByRole('link', { name: 'Leave this page' }).boundingBox()
  const before = await top()
  await answerBackground(page, { name: 'Emily' })
  await next(page).click()
  await answer(page, 'What kind of work is it?', 'Retail').check()
  await answer(page, asksLegend, 'Yes').check()
  await seeResults(page).click()
  await expect(heading(page)).toBeFocused()
  // However far down its button was, each screen begins in the same place, and the result with the answer.
  expect(await top()).toEqual(before)
  await expect(page.locator('.matcher-verdict')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => 'shifted' in window && window.shifted)).toBe(0)
  await page.reload()
  await expect(answer(page, 'Do you have a criminal record?', 'Yes')).toBeEnabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them and how to reach a person, and asks nothing', async ({ page }) => {
    await page.goto('/job-matcher')
    const notice = page.locator('main .no-script-notice')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText('This tool needs JavaScript')
    await expect(notice.locator('a[href="/request-callback/candidate"]')).toBeVisible()
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
    await expect(page.locator('.matcher-tool')).toBeHidden()
    // The study needs no scripts.
    await expect(page.getByRole('heading', { name: 'Where the application does not ask' })).toBeVisible()
    // A search by text passes over all of a noscript, so its line is found by what it is.
    const line = page
      .getByRole('listitem')
      .filter({ hasText: 'White applicants with a record: likely between 7 and 32' })
    await expect(line).toBeVisible()
  })
})
