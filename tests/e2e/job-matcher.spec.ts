import { expect, type Locator, type Page } from 'playwright/test'

import { matcherWizardWords, unansweredWords } from '@/lib/content/job-matcher/matcher'
import { neutralSite } from '@/lib/content/site/neutral-site'
import { expectAccessible, smallTargets } from '../support/accessible'
import { meetNeutralSite } from '../support/neutral-site'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

type Scenario = {
  hasRecord?: 'Yes' | 'No'
  sentence?: string
  group?: 'White' | 'Black' | 'Another group, or more than one' | 'rather not say' | { name: string }
  sector?: string
  asks?: boolean
  statement?: boolean
}

const canary = 'Zephyrine'
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const seeResults = (page: Page) => page.getByRole('button', { name: 'See Results' })
const question = (page: Page, legend: string) => page.getByRole('group', { name: legend })
const answer = (page: Page, legend: string, label: string) =>
  question(page, legend).getByRole('radio', { name: label, exact: true })
const asksLegend = 'Does the application ask about convictions?'
const statementLegend = 'Does the advert have a diversity statement?'

async function open(page: Page): Promise<void> {
  await page.goto('/job-matcher')
  await expect(answer(page, 'Do you have a criminal record?', 'Yes')).toBeEnabled()
}

const firstNameFold = (page: Page) =>
  page.locator('summary', { hasText: 'Or let us guess the group from a first name' })

async function openFirstName(page: Page): Promise<void> {
  if (!(await page.getByLabel('First name', { exact: true }).isVisible())) await firstNameFold(page).click()
}

async function answerBackground(page: Page, { sentence = 'Prison', group = 'White' }: Scenario): Promise<void> {
  await answer(page, 'What kind of sentence was it?', sentence).check()
  const whose = 'Which group’s figures would you like to see?'
  if (group === 'rather not say') return answer(page, whose, 'I would rather not say').check()
  if (typeof group === 'object') {
    await openFirstName(page)
    return page.getByLabel('First name', { exact: true }).fill(group.name)
  }
  await answer(page, whose, 'I’ll choose it myself').check()
  await answer(page, 'Which group do you choose?', group).check()
}

async function goToResults(page: Page, scenario: Scenario): Promise<void> {
  const { hasRecord = 'Yes', sector = 'Retail', asks = false, statement = false } = scenario
  await open(page)
  await answer(page, 'Do you have a criminal record?', hasRecord).check()
  await next(page).click()
  if (hasRecord === 'Yes') await answerBackground(page, scenario)
  await next(page).click()
  await answer(page, 'What kind of work is it?', sector).check()
  if (asks) await answer(page, asksLegend, 'Yes').check()
  if (statement) await answer(page, statementLegend, 'Yes').check()
  await seeResults(page).click()
  await expect(heading(page)).toHaveText('Your results')
}

const journeys: [string, Scenario, string, (string | RegExp)[]][] = [
  [
    'a White applicant, the form asks',
    { group: 'White', asks: true },
    'Consider carefully how you apply',
    ['15.6%', '40.6%', '18.3%', 'from 6.9% to 31.8%', 'from 25.5% to 57.7%', '32 pairs, by our reading'],
  ],
  [
    'the same with a diversity statement',
    { group: 'White', asks: true, statement: true },
    'Apply, with a plan',
    ['15.6%', /one step higher/],
  ],
  [
    'a Black applicant, the form asks',
    { group: 'Black', asks: true },
    'Apply',
    ['33.3%', '30.6%', '36 pairs, by our reading', 'Equality Act 2010'],
  ],
  [
    'a Black applicant, the form does not ask',
    { group: 'Black', sentence: 'Community sentence' },
    'Apply, with a plan',
    ['13.5%', '17.1%', /If your order is still running/],
  ],
  [
    'a White applicant, the form does not ask, with a statement',
    { group: 'White', statement: true },
    'Definitely apply',
    ['15.1%', '14.4%', /already the highest/],
  ],
  [
    'rather not say',
    { group: 'rather not say', asks: true },
    'Apply, with a plan',
    [/likely between 7 and 32/, /likely between 20 and 50/, /chose not to name a group/],
  ],
  [
    'another group',
    { group: 'Another group, or more than one' },
    'Apply',
    [/about 15 in every 100/, /about 14 in every 100/, 'no figure of our own'],
  ],
  ['no record', { hasRecord: 'No', asks: true }, 'Definitely apply', ['18.3%', /You don’t have a record/]],
]

for (const [who, scenario, label, texts] of journeys) {
  test(`${who}: ${label}`, onlyInAll, async ({ page }) => {
    await goToResults(page, scenario)
    const main = page.getByRole('main')
    await expect(page.locator('.matcher-verdict').getByRole('heading', { level: 3 })).toHaveText(label)
    for (const text of texts) await expect(main).toContainText(text)
    await expect(main).toContainText('1,053')
    await expect(main).toContainText('2,106')
    await expect(main).not.toContainText(/do not apply\b|don.t apply\b/i)
    await expect(main.locator('a[href="https://doi.org/10.1093/bjc/azad063"]')).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'CV builder' })).toHaveAttribute('href', '/cv-builder')
    await expect(main.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs')
    // Open jobs, of which other tests may have made some, or three made-up ones.
    const examples = main.locator('.matcher-examples .card')
    await expect(examples.first()).toBeVisible()
    expect(await examples.count()).toBeLessThanOrEqual(3)
    const example = await examples.locator('a').first().getAttribute('href')
    expect((await page.request.get(example ?? '')).status()).toBe(200)
    const isUnmeasured = scenario.group === 'rather not say' || scenario.group === 'Another group, or more than one'
    if (isUnmeasured) {
      await expect(main).not.toContainText('Similar applicants without a record')
      // Nothing is drawn, and no figure stands beside a comparison.
      await expect(page.locator('.matcher-chart')).toHaveCount(0)
      await expect(page.locator('.matcher-figures')).not.toContainText('%')
    }
    const isRangeDrawn = (await page.locator('.matcher-range').count()) > 0
    await expect(page.getByText('The thin line shows the likely range.')).toHaveCount(isRangeDrawn ? 1 : 0)
    if (scenario.group === 'rather not say') await expect(main).not.toContainText('did not measure this group')
  })
}

test('the picture and the table say the same', onlyInAll, async ({ page }) => {
  await goToResults(page, { group: 'White', asks: true })
  await page.getByText('What the study found', { exact: true }).click()
  const inPicture = await page.locator('.matcher-chart li strong').allInnerTexts()
  const inTable = await page.locator('.article-table tbody td:nth-child(2)').allInnerTexts()
  expect(inPicture).toEqual(['15.6%', '40.6%', '18.3%'])
  expect(inTable.map((text) => /[\d.]+%/.exec(text)?.[0])).toEqual(inPicture)
  await expect(page.locator('.matcher-range')).toHaveCount(2)
})

test('Next says what is missing on each step, Back is off at the first, and Back keeps the answers', async ({
  page,
}) => {
  await open(page)
  await expect(back(page)).toBeDisabled()
  const tooEarly = async (what: string) => {
    await next(page).click()
    await expect(page.locator('.error-summary')).toContainText(what)
  }
  await tooEarly(unansweredWords['has-record'])
  await answer(page, 'Do you have a criminal record?', 'Yes').check()
  await next(page).click()

  await expect(heading(page)).toContainText('Your background')
  await expect(heading(page)).toBeFocused()
  // What the tool is, and the notice about privacy, stand before the first question only.
  await expect(page.locator('.matcher-privacy')).toBeHidden()
  await expect(page.getByText(matcherWizardWords.privacy)).toBeVisible()
  const top = () => page.getByRole('link', { name: 'Leave this page' }).boundingBox()
  const before = await top()
  await tooEarly(unansweredWords['record-type'])
  await answer(page, 'What kind of sentence was it?', 'Prison').check()
  await openFirstName(page)
  await page.getByLabel('First name', { exact: true }).fill('  ')
  await tooEarly(unansweredWords['first-name'])
  await page.getByLabel('First name', { exact: true }).fill('Kwame')
  await next(page).click()

  await expect(heading(page)).toContainText('Job details')
  await expect(heading(page)).toBeFocused()
  await answer(page, 'What kind of work is it?', 'Construction').check()
  await back(page).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Kwame')
  await next(page).click()
  await expect(answer(page, 'What kind of work is it?', 'Construction')).toBeChecked()
  await seeResults(page).click()
  await expect(heading(page)).toBeFocused()
  // However far down its button was, each screen begins in the same place, and the result with the answer.
  expect(await top()).toEqual(before)
  await expect(page.locator('.matcher-verdict')).toBeInViewport({ ratio: 1 })
  await back(page).click()
  await expect(heading(page)).toContainText('Job details')
  await expect(answer(page, 'What kind of work is it?', 'Construction')).toBeChecked()
})

test('Try Another Scenario, Clear my answers and a reload each forget everything', onlyInAll, async ({ page }) => {
  const expectBlank = async () => {
    await expect(heading(page)).toContainText('Criminal record')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(back(page)).toBeDisabled()
    await answer(page, 'Do you have a criminal record?', 'Yes').check()
    await next(page).click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  }
  await goToResults(page, { group: { name: canary }, asks: true, statement: true })
  await page.getByRole('button', { name: 'Try Another Scenario' }).click()
  await expect(heading(page)).toBeFocused()
  await expectBlank()

  await answer(page, 'What kind of sentence was it?', 'Prison').check()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page.getByText('Your answers are cleared.')).toBeVisible()
  await expectBlank()

  await goToResults(page, { group: { name: canary } })
  await page.reload()
  await expect(answer(page, 'Do you have a criminal record?', 'Yes')).toBeEnabled()
  await expectBlank()
})

test(
  'a first name is only a guess, said to be one, and can be chosen or left unsaid instead',
  onlyInAll,
  async ({ page }) => {
    await open(page)
    await answer(page, 'Do you have a criminal record?', 'Yes').check()
    await next(page).click()
    await openFirstName(page)
    await expect(page.getByText('A name says little about a person')).toBeVisible()
    const name = page.getByLabel('First name', { exact: true })
    const guess = page.locator('.matcher-guess')
    for (const [typed, group] of [
      ['ngozi', 'Black'],
      ['Emily', 'White'],
      [canary, 'Another group'],
    ] as const) {
      await name.fill(typed)
      await expect(guess).toContainText(`Our guess: ${group}`)
    }
    await page.getByText('See the two lists').click()
    await expect(page.locator('.matcher-names')).toContainText('Ngozi')
    await answer(page, 'Which group’s figures would you like to see?', 'I’ll choose it myself').check()
    await expect(name).toBeHidden()
    await openFirstName(page)
    await expect(name).toHaveValue('')
    await expect(
      question(page, 'Which group’s figures would you like to see?').getByRole('radio', { checked: true }),
    ).toHaveCount(0)
  },
)

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
        await expectAccessible(page, `${screen}, ${colorScheme}`)
      }
      expect(await smallTargets(page.locator('.matcher-tool :is(button, .radio-row label)')), screen).toEqual([])
    }
    await open(page)
    await check('step 0')
    await answer(page, 'Do you have a criminal record?', 'Yes').check()
    await next(page).click()
    await check('step 1')
    await answerBackground(page, { group: 'White' })
    await check('step 1, a group chosen')
    await answerBackground(page, { group: { name: 'Emily' } })
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
  await answerBackground(page, { group: { name: canary } })
  await next(page).click()
  await answer(page, 'What kind of work is it?', 'Retail').check()
  await seeResults(page).click()
  await expect(page.locator('.matcher-verdict h3')).toHaveText('Apply')
  await expect(page.getByRole('main')).not.toContainText(canary)
}

test('going on to another page and back shows no answer', onlyInAll, async ({ page }) => {
  await goToResults(page, { group: 'Black', asks: true })
  await page.getByRole('main').getByRole('link', { name: 'Browse jobs' }).click()
  await page.waitForURL(/\/jobs$/)
  await page.goBack()
  await page.waitForURL(/\/job-matcher$/)
  await expect(heading(page)).toContainText('Criminal record')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('on paper: the answer and the figures, without buttons, steps and example jobs', async ({ page }) => {
  await goToResults(page, { group: 'White', asks: true })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Consider carefully how you apply' })).toBeVisible()
  await expect(page.locator('.article-table')).toBeVisible()
  for (const hidden of ['Try Another Scenario', 'Clear my answers', 'Leave this page']) {
    await expect(page.getByRole('button', { name: hidden })).toHaveCount(0)
  }
  await expect(page.locator('.matcher-examples')).toBeHidden()
})

test('the steps move nothing that the person did not move', onlyInAll, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue
        if ('shifted' in window && 'value' in entry) window.shifted = Number(window.shifted) + Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await goToResults(page, { group: { name: 'Emily' }, asks: true })
  expect(await page.evaluate(() => 'shifted' in window && window.shifted)).toBe(0)
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
