import { expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test'

import { axeFindings } from '../support/accessible'
import { signInAs } from '../support/accounts'
import {
  browserWithInbox,
  keptNames,
  receivedEvents,
  requestsToAnalytics,
  type BrowserWithInbox,
  type ReceivedEvent,
} from '../support/analytics-inbox'
import { postEnquiry } from '../support/post-enquiry'
import { analyticsHostOfBuild } from '../support/service'
import { test as base } from '../support/test'
import { waitUntil } from '../support/wait-until'

type Visit = { context: BrowserContext; page: Page; requests: string[] }
type Fixtures = { visit: (options?: BrowserContextOptions) => Promise<Visit>; inbox: () => Promise<ReceivedEvent[]> }

const test = base.extend<Fixtures, { ownBrowser: BrowserWithInbox }>({
  ownBrowser: [
    async ({ service }, provide) => {
      const browser = await browserWithInbox(service)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ ownBrowser, service }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options) => {
      const context = await ownBrowser.newContext({ baseURL: service.url, locale: 'en-GB', ...options })
      contexts.push(context)
      return { context, page: await context.newPage(), requests: requestsToAnalytics(context) }
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  // What arrives during this test: the service is the worker's.
  inbox: async ({ service }, provide) => {
    const before = (await receivedEvents(service)).length
    await provide(async () => (await receivedEvents(service)).slice(before))
  },
})

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and analytics' })
/** What a visitor does before they are asked. */
async function beginToScroll(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1)
    await page.mouse.wheel(0, -1)
    await expect(bar(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}
async function accept(page: Page): Promise<void> {
  await beginToScroll(page)
  await page.getByRole('button', { name: 'Accept analytics' }).click()
}
async function refuse(page: Page): Promise<void> {
  await beginToScroll(page)
  await page.getByRole('button', { name: 'Refuse analytics' }).click()
}
const choices = (page: Page) => page.getByRole('button', { name: 'Cookie choices' })
const isRunning = (page: Page) => page.evaluate(() => '__PosthogExtensions__' in window)
const namesIn = async (inbox: () => Promise<ReceivedEvent[]>) => (await inbox()).map(({ event }) => event)

/** Longer than PostHog keeps anything waiting before it sends it. */
const longerThanABatch = (page: Page) => page.waitForTimeout(4000)

async function acceptAndStart(page: Page): Promise<void> {
  await accept(page)
  await expect.poll(() => isRunning(page)).toBe(true)
}

test('before a choice the first screen has nothing over it, nothing is asked of analytics and nothing is kept', async ({
  visit,
}) => {
  const { page, context, requests } = await visit({ viewport: { width: 375, height: 740 } })
  await page.goto('/')
  await expect(choices(page)).toBeAttached()
  await expect(bar(page)).toHaveCount(0)
  for (const name of ['I am an Employer', 'I am a Candidate'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  for (const path of ['/', '/employers', '/request-callback/candidate']) {
    if (path !== '/') await page.goto(path)
    await beginToScroll(page)
    // On a phone it ends the page, so that it never lies over a button.
    await expect(bar(page), path).not.toBeInViewport()
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(1500)
    expect(await keptNames(page), path).toEqual([''])
  }
  expect(requests).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await isRunning(page)).toBe(false)
})

test('the bar covers and moves nothing, its answers are alike, and a no by keyboard alone is remembered', async ({
  visit,
}) => {
  const { page, context, requests } = await visit({ viewport: { width: 1280, height: 700 } })
  await page.goto('/about')
  await beginToScroll(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
  expect(shift).toBe(0)
  const buttons = bar(page).getByRole('button')
  await expect(buttons).toHaveCount(2)
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const [yes, no] = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width: wide, height, top } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button)
        return { wide: Math.round(wide), height, top, color, backgroundColor, borderColor, fontWeight, fontSize }
      }),
    )
    expect(yes).toEqual(no)
    expect(yes?.height).toBeGreaterThanOrEqual(44)
    const covered = (await bar(page).boundingBox())?.height ?? 700
    expect(covered, `${width} px`).toBeLessThan(250)
  }
  // At 400% zoom it ends the page instead.
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar(page)).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 700 })

  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const focused = document.activeElement
      const cover = document.querySelector('.consent-bar')
      if (!focused || !cover) return 'gone'
      if (cover.contains(focused)) return 'in the bar'
      return focused.getBoundingClientRect().bottom <= cover.getBoundingClientRect().top + 1
        ? 'free'
        : focused.outerHTML
    })
    if (place === 'in the bar') break
    expect(place).toBe('free')
  }
  await expect(bar(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]', { hasText: 'You refused analytics' })).toBeAttached()

  await choices(page).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('You refused on')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(choices(page)).toBeFocused()

  for (const path of ['/', '/about']) {
    await page.goto(path)
    await expect(choices(page)).toBeVisible()
    await page.mouse.wheel(0, 500)
    await expect(bar(page)).toHaveCount(0)
    expect(await keptNames(page)).toEqual(['analytics-choice', ''])
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('analytics-choice') ?? '') as unknown)
  expect(kept).toEqual({ choice: 'no', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  await longerThanABatch(page)
  expect(requests).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('after a yes come pageviews, clicks, the statistics, the end of a page and a recording, as the inbox shows', async ({
  visit,
  service,
  inbox,
}) => {
  const { page, context } = await visit()
  await page.goto('/')
  await acceptAndStart(page)
  expect(await context.cookies()).toEqual([])
  await page.locator('#uk-statistics-heading').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => namesIn(inbox)).toContain('uk_stats_viewed')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await page.waitForURL(/\/about$/)
  await expect
    .poll(async () => (await inbox()).filter(({ event }) => event === '$pageview').map((e) => e.properties.$pathname))
    .toEqual(['/', '/about'])
  await expect.poll(() => namesIn(inbox), { timeout: 15_000 }).toContain('$snapshot')
  await page.goto('about:blank')
  await expect.poll(() => namesIn(inbox)).toEqual(expect.arrayContaining(['$autocapture', '$pageleave']))
  const all = await inbox()
  expect(all.filter(({ event }) => event === 'uk_stats_viewed')).toHaveLength(1)
  expect(all.filter(({ event }) => !/^\$|^uk_stats_viewed$/.test(event))).toEqual([])
  expect(all.filter(({ event }) => event === '$identify' || event === '$set')).toEqual([])

  await page.goto(service.analyticsUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics inbox')
  await page.getByText('$pageview on /about').first().click()
  await expect(page.locator('details[open] pre')).toContainText('"$current_url"')
  expect(await axeFindings(page)).toEqual([])
  expect(service.output()).toContain(service.analyticsUrl.replace('127.0.0.1', 'localhost'))
})

test('nothing that is typed or chosen in a form is sent, and no reference', async ({ visit, inbox }) => {
  const { page } = await visit()
  await page.goto('/request-callback?from=canary-query#canary-fragment')
  await acceptAndStart(page)
  await page.getByLabel('First name').fill('Canaryfirst')
  await page.getByLabel('Last name').fill('Canarylast')
  await page.getByLabel('Email address').fill('canary@example.com')
  await page.getByLabel('Phone number').pressSequentially('07700900987')
  await page.getByLabel('Location').fill('Canarytown')
  await page.getByLabel('Your message').pressSequentially('Canarymessage that nobody may see.')
  await page.getByLabel(/news and updates/).check()
  await expect.poll(() => namesIn(inbox), { timeout: 15_000 }).toContain('$snapshot')
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await page.waitForURL(/thank-you\?reference=/)
  const reference = new URL(page.url()).searchParams.get('reference') ?? 'none'
  await expect(page.getByText(reference)).toBeVisible()
  await expect
    .poll(async () => (await inbox()).filter(({ event }) => event === '$pageview').map((e) => e.properties.$pathname))
    .toContain('/thank-you')
  await page.mouse.wheel(0, 500)
  await page
    .getByRole('link', { name: /resources/i })
    .first()
    .click()
  await longerThanABatch(page)
  const isOfThanks = ({ event, properties }: Awaited<ReturnType<typeof inbox>>[number]) =>
    event === '$snapshot' && JSON.stringify(properties.$snapshot_data ?? []).includes('/thank-you')
  // On a busy machine the recording of the page that was left comes after its batch.
  await expect.poll(async () => (await inbox()).some(isOfThanks), { timeout: 15_000 }).toBe(true)
  const sent = JSON.stringify(await inbox())
  for (const secret of [/canary/i, /07700/, new RegExp(reference), /reference=/, /nobody may see/]) {
    expect(sent).not.toMatch(secret)
  }
  const clicks = (await inbox()).filter(({ event }) => event === '$autocapture').map((event) => JSON.stringify(event))
  expect(clicks.filter((click) => /form-shell|callback-general/.test(click))).toEqual([])
})

test('who agreed and signed in is named as an employer, is a number as a candidate, and is forgotten after', async ({
  visit,
  inbox,
}) => {
  for (const [role, isNamed] of [
    ['employer', true],
    ['candidate', false],
  ] as const) {
    const { page, requests } = await visit()
    await signInAs(page, role)
    const before = (await inbox()).length
    const since = async () => (await inbox()).slice(before)
    await page.goto('/about')
    expect(requests).toEqual([])
    await acceptAndStart(page)
    const identify = await waitUntil(async () => (await since()).find(({ event }) => event === '$identify'), {
      failure: 'nobody was identified',
    })
    const id = String(identify.properties.distinct_id)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    await page.getByRole('banner').locator('summary:visible').click()
    await expect(page.getByText(`${role}@example.org`)).toBeVisible()
    await page.getByText('Signed in as').click()
    await longerThanABatch(page)
    const all = JSON.stringify(await since())
    expect(all.includes(`${role}@example.org`), role).toBe(isNamed)
    expect(all.includes(`"role":"${role}"`), role).toBe(isNamed)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in?sent=signed-out')
    await page.goto('/about')
    await expect.poll(() => isRunning(page)).toBe(true)
    await expect.poll(() => keptNames(page)).not.toContain('__ph_session_mark')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept.includes(id)).toBe(false)
  }
})

test('withdrawing, here or in another tab, stops everything and forgets the identifiers at once', async ({
  visit,
  inbox,
}) => {
  const { page, context, requests } = await visit()
  await page.goto('/about')
  await acceptAndStart(page)
  await expect.poll(() => namesIn(inbox)).toContain('$pageview')
  expect((await keptNames(page)).some((name) => name.startsWith('ph_'))).toBe(true)

  await page.mouse.click(300, 300)
  await choices(page).click()
  await expect(bar(page)).toContainText('You accepted on')
  await refuse(page)
  let before = requests.length
  expect(await keptNames(page)).toEqual(['analytics-choice', ''])
  await page.mouse.wheel(0, 2000)
  await page.getByRole('link', { name: 'For Employers' }).first().click()
  await page.waitForURL(/\/employers$/)
  await longerThanABatch(page)

  // A yes after it starts with the next page.
  await choices(page).click()
  await accept(page)
  await longerThanABatch(page)
  expect(requests.slice(before)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click()
  await page.waitForURL(/\/resources$/)
  await expect
    .poll(async () => (await inbox()).map(({ event, properties }) => `${event} ${properties.$pathname}`))
    .toContain('$pageview /resources')

  const other = await context.newPage()
  await other.goto('/sign-in')
  await choices(other).click()
  await refuse(other)
  await expect.poll(() => keptNames(page)).toEqual(['analytics-choice', ''])
  before = requests.length
  await page.mouse.wheel(0, 2000)
  await page.mouse.click(300, 300)
  await longerThanABatch(page)
  await page.goto('/faqs')
  await longerThanABatch(page)
  expect(requests.slice(before)).toEqual([])
  expect(await keptNames(page)).toEqual(['analytics-choice', ''])
  expect(await isRunning(page)).toBe(false)
})

async function expectSilence(page: Page, requests: string[]): Promise<void> {
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(500)
  const before = requests.length
  await page.mouse.wheel(0, 1000)
  await page.mouse.click(5, 300)
  await longerThanABatch(page)
  expect(requests.slice(before), page.url()).toEqual([])
  expect(await isRunning(page), page.url()).toBe(false)
  expect(await page.evaluate(() => 'posthog' in window)).toBe(false)
  const toAnalytics = await page.evaluate(
    (host) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(host)).length,
    analyticsHostOfBuild,
  )
  expect(toAnalytics, page.url()).toBe(0)
}

test('on private pages nobody is asked and nothing runs, however a person gets there', async ({ visit, inbox }) => {
  const { page, requests } = await visit({ viewport: { width: 1280, height: 800 } })
  // A yes given later never brings analytics onto one by the back button.
  await page.goto('/job-matcher')
  await expect(choices(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await page.waitForURL(/\/faqs$/)
  await accept(page)
  // Here nothing starts at all, so there is nothing to wait for but time.
  await page.waitForTimeout(3000)
  await page.goBack()
  await page.waitForURL(/\/job-matcher$/)
  await expectSilence(page, requests)
  expect(requests).toEqual([])

  await page.goto('/')
  await expect.poll(() => isRunning(page)).toBe(true)
  await expect.poll(() => namesIn(inbox)).toContain('$pageview')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/sign-in$/)
  await expectSilence(page, requests)

  await page.goBack()
  await page.waitForURL(/\/$/)
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click()
  await page.waitForURL(/\/resources$/)
  await page.getByRole('main').locator('a[href="/job-matcher"]').first().click()
  await page.waitForURL(/\/job-matcher$/)
  await expectSilence(page, requests)

  // A private page's own links to public ones are full loads too, so that going back never is a soft navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await page.waitForURL(/\/faqs$/)
  await expect.poll(() => isRunning(page)).toBe(true)
  await page.goBack()
  await page.waitForURL(/\/job-matcher$/)
  await expectSilence(page, requests)

  // A soft navigation that arrives on one all the same becomes a full load.
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/about')
  await expect.poll(() => isRunning(page)).toBe(true)
  await page.mouse.wheel(0, 500)
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => history.pushState(null, '', '/cv-builder'))
  await loaded
  await expectSilence(page, requests)

  await page.goto('/about')
  await expect.poll(() => isRunning(page)).toBe(true)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/sign-in$/)
  await expectSilence(page, requests)

  await page.goto('/dashboard')
  await expectSilence(page, requests)
  const all = await inbox()
  expect(JSON.stringify(all.map(({ properties }) => [properties.$current_url, properties.$pathname]))).not.toMatch(
    /sign-in|job-matcher|cv-builder|dashboard/,
  )
})

test('when analytics is blocked, answers 500 or never answers, the site works and a form is sent', async ({
  visit,
}) => {
  const { page, context } = await visit()
  let asked = 0
  await context.route(`${analyticsHostOfBuild}/**`, (route) => {
    asked += 1
    if (asked % 3 === 1) return route.abort()
    if (asked % 3 === 2) return route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } })
    return new Promise(() => undefined)
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/request-callback')
  await acceptAndStart(page)
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Okoro')
  await page.getByLabel('Email address').fill('sam@example.com')
  await page.getByLabel('Phone number').fill('07700 900123')
  await page.getByLabel('Location').fill('Hull')
  await page.getByLabel('Your message').fill('Please call me.')
  // Until each way of failing has come up.
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Request a Call Back' }).click()
  await page.waitForURL(/thank-you\?reference=/)
  expect(errors).toEqual([])
})

test('an accepted enquiry is one event of the server, with its form and nothing of the person', async ({
  service,
  inbox,
}) => {
  expect((await postEnquiry(service.url)).status).toBe(201)
  const event = await waitUntil(async () => (await inbox()).find(({ event: name }) => name === 'enquiry_accepted'), {
    failure: 'the event did not arrive',
  })
  expect(event.properties).toMatchObject({ form_source: 'general', $process_person_profile: false })
  expect(JSON.stringify(event)).not.toMatch(/Amina|example\.com|7946 ?0018|Leeds|SC-/)
})
