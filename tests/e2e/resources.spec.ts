import { expect, type Page } from 'playwright/test'

import { employmentResources } from '../../lib/content/resources/employment'
import { topicTabs } from '../../lib/content/resources/hub'
import { legalResources } from '../../lib/content/resources/legal'
import { mentorshipResources } from '../../lib/content/resources/mentorship'
import { practicalResources } from '../../lib/content/resources/practical'
import { trainingResources } from '../../lib/content/resources/training'
import { markupOf, wordsOf } from '../support/html-of'
import { test } from '../support/test'

const tabs = topicTabs.tabs
const topics = [practicalResources, employmentResources, trainingResources, legalResources, mentorshipResources]
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
const topicNav = (page: Page) => page.getByRole('navigation', { name: topicTabs.label, exact: true })

/** The y of the top of what is on the screen, measured in the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a tab changes the address and the topic, and back returns to the topic before', async ({ page }) => {
      await page.goto('/resources')
      let before = { address: page.url(), heading: await page.locator('#topic-heading').innerText() }
      for (const { path, label } of tabs.slice(1)) {
        await topicNav(page).getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${path}#topics$`))
        await expect(topicNav(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
        await expect(topicNav(page).locator('[aria-current]')).toHaveCount(1)
        await expect(page.locator('#topic-heading')).not.toHaveText(before.heading)
        // The tabs come to the top of the window, below the header, so that they stay under the finger.
        await expect.poll(() => topOf(page, '#topics')).toBeLessThan(200)
        await expect.poll(() => topOf(page, '#topics')).toBeGreaterThanOrEqual(0)

        const here = { address: page.url(), heading: await page.locator('#topic-heading').innerText() }
        await page.goBack()
        await expect(page).toHaveURL(before.address)
        await expect(page.locator('#topic-heading')).toHaveText(before.heading)
        await page.goForward()
        await expect(page).toHaveURL(here.address)
        await expect(page.locator('#topic-heading')).toHaveText(here.heading)
        before = here
      }
    })

    test('on a phone each item is one line that unfolds, and a link to one shows all of it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/resources')
      const card = (title: string) =>
        page.locator('.resource-card', { has: page.getByRole('heading', { name: title }) })
      const bank = card('A basic bank account')
      await expect(bank.locator('dl')).toBeHidden()
      expect((await bank.boundingBox())?.height).toBeLessThan(110)
      await bank.locator('.resource-more > summary').click()
      await expect(bank.locator('dl')).toBeVisible()
      await page.goto('/resources/legal#unlock')
      await expect(card('Unlock: advice on criminal records').locator('dl')).toBeInViewport()
      await expect(card('Citizens Advice').locator('dl')).toBeHidden()
    })
  })
}

test('every topic: crisis help first, then the topic, then a person to talk to', async ({ service }) => {
  for (const { path, label } of tabs) {
    const $ = await markupOf(service, path)
    const main = $('main')
    const headings = wordsOf(main.find('h2'))
    expect(headings[0], path).toBe('In a crisis, now')
    expect(headings.at(-1), path).toBe('Talk to a person')
    expect(headings, path).toContain('Tools')
    const crisis = main.find('[aria-labelledby="crisis"]')
    const needed = { 'tel:999': '999', 'tel:116123': '116 123', 'tel:111': '111' }
    const onTheFirstTopic = {
      'tel:08082000247': '0808 2000 247',
      'tel:08088010800': '0808 80 10 800',
      'tel:08088021414': '0808 802 1414',
      'tel:03448920908': '03448 920 908',
    }
    const isFirst = path === '/resources'
    for (const [href, number] of Object.entries({ ...needed, ...(isFirst ? onTheFirstTopic : {}) }))
      expect(wordsOf(crisis.find(`a[href="${href}"]`)), path).toEqual([number])
    expect(crisis.find('a[href="sms:85258"]'), path).toHaveLength(1)
    if (!isFirst) expect(wordsOf(crisis.find('a[href="/resources#crisis"]')), path).toEqual(['All crisis lines'])
    expect(wordsOf($(`nav[aria-label="${topicTabs.label}"] [aria-current="page"]`)), path).toEqual([label])
    const support = main.find('[aria-labelledby="talk-to-a-person"]')
    expect(wordsOf(support.find('a[href="/request-callback/candidate"]')), path).toEqual(['Request a call back'])
    expect(support.find('a[href^="mailto:"]'), path).toHaveLength(1)
  }
})

test('every telephone link dials what it shows, and every item has its sources in the list of the page', async ({
  service,
}) => {
  for (const { path } of tabs) {
    const $ = await markupOf(service, path)
    for (const phone of $('main a[href^="tel:"]').toArray())
      expect($(phone).attr('href'), path).toBe(`tel:${$(phone).text().replaceAll(/\D/g, '')}`)
    const titles = topics.find((topic) => topic.path === path)?.items.map(({ title }) => collapse(title)) ?? []
    expect(titles.length, path).toBeGreaterThan(0)
    expect(wordsOf($('.resource-card h3')), path).toEqual(titles)
    const sources = $('details.source-list')
    expect(sources, path).toHaveLength(1)
    expect(wordsOf(sources.find('summary'))[0], path).toMatch(/^Sources, checked \p{L}+ 20\d\d$/u)
    for (const title of titles) {
      const own = sources.find('ul.plain-list > li').filter((_, item) => wordsOf($(item).find('strong'))[0] === title)
      expect(own.find('a[href^="https://"]').length, `${path}: ${title}`).toBeGreaterThan(0)
    }
  }
})

for (const { path } of tabs) {
  test(`${path}: whole on a phone of 320 px, its crisis line short on a wide screen, and all there on paper`, async ({
    look: { page },
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    for (const folded of await page.locator('.resource-more > summary').all()) await folded.click()
    const targets = page.locator(
      '.topic-tabs a, a[href^="tel:"].crisis-reach, a[href^="tel:"].resource-reach, .tool-link',
    )
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44)
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    }
    for (const unfolded of await page.locator('.resource-more > summary').all()) await unfolded.click()
    const crisis = page.getByRole('region', { name: 'In a crisis, now' })
    if (path !== '/resources') {
      await page.setViewportSize({ width: 1440, height: 900 })
      expect((await crisis.boundingBox())?.height, 'one line').toBeLessThan(80)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(topicNav(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'In a crisis, now' })).toBeVisible()
    await expect(crisis.locator('a[href="tel:116123"]')).toBeVisible()
    for (const card of await page.locator('.resource-card').all()) {
      await expect(card.getByRole('heading')).toBeVisible()
      await expect(card.locator('dl')).toBeVisible()
    }
    await expect(page.locator('.source-list a').first()).toBeVisible()
  })
}

test('the tool cards lead to their pages and say which of them is ready', async ({ service }) => {
  const $ = await markupOf(service, '/resources')
  const cards = $('[aria-labelledby="tools"] li').toArray()
  expect(cards.map((card) => [...wordsOf($(card).find('a')), $(card).find('a').attr('href')])).toEqual([
    ['CV Builder', '/cv-builder'],
    ['Disclosure Helper', '/disclosure-calculator'],
    ['Job Matcher', '/job-matcher'],
    ['24/7 chatbot support', '/candidates/ai-tools'],
  ])
  expect(cards.flatMap((card) => wordsOf($(card).find('.tool-state')))).toEqual([
    'Working today',
    'Working today',
    'Working today',
    'Coming soon',
  ])
})

test('the keyboard reaches every link of the page, in the order of the page, and opens a tab', async ({
  look: { page },
}) => {
  await page.goto('/resources/training')
  const main = page.getByRole('main')
  const expected = await main
    .locator('a[href], summary')
    .evaluateAll((found) =>
      found.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('href') ?? 'summary'),
    )
  await main.locator('a[href]').first().focus()
  const reached: string[] = []
  for (let press = 0; press < expected.length; press++) {
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'summary'))
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(expected)

  await topicNav(page).getByRole('link', { name: 'Legal', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/resources\/legal#topics$/)
})
