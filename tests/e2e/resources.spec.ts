import { expect, type Page } from 'playwright/test'

import { employmentResources } from '../../lib/content/resources/employment'
import { topicTabs } from '../../lib/content/resources/hub'
import { legalResources } from '../../lib/content/resources/legal'
import { mentorshipResources } from '../../lib/content/resources/mentorship'
import { practicalResources } from '../../lib/content/resources/practical'
import { trainingResources } from '../../lib/content/resources/training'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const tabs = topicTabs.tabs
const topics = [practicalResources, employmentResources, trainingResources, legalResources, mentorshipResources]
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
  })
}

/** The first topic stands for the others, which `--all` opens too. */
const onFirst = (path: string) => (path === tabs[0]?.path ? {} : onlyInAll)

for (const { path, label } of tabs) {
  test(
    `${path}: crisis help first, then the topic, then a person to talk to`,
    onFirst(path),
    async ({ look: { page } }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
      expect(headings[0]).toBe('In a crisis, now')
      expect(headings.at(-1)).toBe('Talk to a person')
      expect(headings).toContain('Tools')
      const crisis = main.getByRole('region', { name: 'In a crisis, now' })
      const needed = [
        ['999', 'tel:999'],
        ['116\u00a0123', 'tel:116123'],
        ['111', 'tel:111'],
      ] as const
      const onTheFirstTopic = [
        ['0808\u00a02000\u00a0247', 'tel:08082000247'],
        ['0808\u00a080\u00a010\u00a0800', 'tel:08088010800'],
        ['0808\u00a0802\u00a01414', 'tel:08088021414'],
        ['03448\u00a0920\u00a0908', 'tel:03448920908'],
      ] as const
      for (const [number, href] of path === '/resources' ? [...needed, ...onTheFirstTopic] : needed) {
        await expect(crisis.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', href)
      }
      await expect(crisis.locator('a[href="sms:85258"]')).toBeVisible()
      if (path !== '/resources') {
        await expect(crisis.getByRole('link', { name: 'All crisis lines' })).toHaveAttribute(
          'href',
          '/resources#crisis',
        )
        await page.setViewportSize({ width: 1440, height: 900 })
        expect((await crisis.boundingBox())?.height, 'one line').toBeLessThan(80)
      }
      await expect(topicNav(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      const support = main.getByRole('region', { name: 'Talk to a person' })
      await expect(support.getByRole('link', { name: 'Request a call back' })).toHaveAttribute(
        'href',
        '/request-callback/candidate',
      )
      await expect(support.locator('a[href^="mailto:"]')).toHaveCount(1)
    },
  )

  test(
    `${path}: every telephone link dials what it shows, and every item has its sources in the list of the page`,
    onFirst(path),
    async ({ look: { page } }) => {
      await page.goto(path)
      const phones = await page
        .getByRole('main')
        .locator('a[href^="tel:"]')
        .evaluateAll((found) =>
          found.map((link) => [link.getAttribute('href'), link.textContent.replaceAll(/\D/g, '')]),
        )
      for (const [href, digits] of phones) expect(href).toBe(`tel:${digits}`)
      const cards = page.locator('.resource-card')
      const topic = topics.find((candidate) => candidate.path === path)
      await expect(cards.getByRole('heading')).toHaveText(topic?.items.map(({ title }) => title) ?? [])
      const sources = page.locator('.source-list')
      await expect(sources).toHaveCount(1)
      await expect(sources.locator('summary')).toHaveText(/^Sources, checked \p{L}+ 20\d\d$/u)
      await sources.locator('summary').click()
      for (const { title } of topic?.items ?? []) {
        const own = sources.locator('ul.plain-list > li').filter({ has: page.getByText(title, { exact: true }) })
        await expect(own.locator('a[href^="https://"]').first(), title).toBeVisible()
      }
    },
  )

  test(
    `${path}: on a phone of 320 px nothing is cut off and every tab and phone number can be hit`,
    onFirst(path),
    async ({ look: { page } }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
      const targets = page.locator(
        '.topic-tabs a, a[href^="tel:"].crisis-reach, a[href^="tel:"].resource-reach, .tool-link',
      )
      for (const target of await targets.all()) {
        const box = await target.boundingBox()
        expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44)
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      }
    },
  )

  test(`${path}: on paper the content is there, and the tabs are not`, onFirst(path), async ({ look: { page } }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(topicNav(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'In a crisis, now' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'In a crisis, now' }).locator('a[href="tel:116123"]')).toBeVisible()
    for (const card of await page.locator('.resource-card').all()) await expect(card.getByRole('heading')).toBeVisible()
    await expect(page.locator('.source-list a').first()).toBeVisible()
  })
}

test('the tool cards lead to their pages and say which of them is ready', async ({ look: { page } }) => {
  await page.goto('/resources')
  const tools = page.getByRole('region', { name: 'Tools' })
  const working: readonly string[] = ['CV Builder', 'Disclosure Helper', 'Job Matcher']
  for (const [name, href] of [
    ['CV Builder', '/cv-builder'],
    ['Disclosure Helper', '/disclosure-calculator'],
    ['Job Matcher', '/job-matcher'],
    ['24/7 chatbot support', '/candidates/ai-tools'],
  ] as const) {
    const card = tools.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(card).toContainText(working.includes(name) ? 'Working today' : /coming soon/i)
  }
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
