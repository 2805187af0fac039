import { expect, type Page } from 'playwright/test'

import { guardOf, isPersonal } from '@/lib/domain/access/access'

import { pagePaths } from '../../lib/content/site/pages'
import { keptForMs } from '../../scripts/run/day-pages'
import { htmlOf } from '../support/html-of'
import { Line } from '../support/line'
import type { Service } from '../support/service'
import { sitePages } from '../support/site-pages'
import { test } from '../support/test'

const madeWithTheBuild = sitePages.filter(
  (path) => !guardOf(path) && !isPersonal(path) && !keptForMs(path) && !path.startsWith('/thank-you'),
)
const kept = pagePaths.filter((path) => keptForMs(path))
const thanks = '/thank-you?reference=SC-7F3K9Q2M'
const screens = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

/** Where everything that is drawn in the page stands, and how it looks, on each screen, but for dialogs that are closed. */
async function drawnAt(page: Page): Promise<string[][]> {
  const drawn: string[][] = []
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    drawn.push(
      await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => !element.matches('link, script') && !element.closest('dialog:not([open])'))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const { color, backgroundColor, fontSize, fontWeight, visibility } = getComputedStyle(element)
            const place = [x, y, width, height].map(Math.round).join(' ')
            return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${visibility}`
          }),
      ),
    )
  }
  return drawn
}

/** Fails where anything in a page moves or changes its colour once its style sheets are there. */
async function expectNothingMoves(page: Page, paths: readonly string[]): Promise<void> {
  // Neither what a script changes nor a typeface that came in time is asked about here.
  await page.route('**/*.{js,woff2}', (route) => route.abort())
  for (const path of paths) {
    let sheets = 0
    await page.route('**/*.css', (route) => {
      sheets += 1
      return route.abort()
    })
    await page.goto(path)
    const before = await drawnAt(page)
    await page.unroute('**/*.css')
    await page.goto(path)
    expect(await drawnAt(page), path).toEqual(before)
    // One file: of several, one that comes before the next moves what the page's own rules had put in place.
    expect(sheets, path).toBe(1)
  }
}

/** The first page of each set of style sheets: the others have the same kinds of parts. */
async function oneOfEachSheet(service: Service, paths: readonly string[]): Promise<string[]> {
  const bySheet = new Map<string, string>()
  for (const path of paths) {
    const { html } = await htmlOf(service, path)
    const sheet = /[^"]+\.later\.css/.exec(html)?.[0] ?? ''
    if (!bySheet.has(sheet)) bySheet.set(sheet, path)
  }
  return [...bySheet.values()]
}

test('what is drawn before the style sheets arrive is what stands there after them', async ({ page, service }) => {
  const paths = await oneOfEachSheet(service, madeWithTheBuild)
  expect(paths.length).toBeGreaterThan(8)
  await expectNothingMoves(page, paths)
})

test('the same on pages that are kept for the day or for a second, and on the thanks', async ({ page, service }) => {
  expect(kept).toEqual(expect.arrayContaining(['/jobs', '/sign-in', '/jobs/examples', '/dashboard/employer']))
  // The first to come is answered by Next.js.
  for (const path of kept) await (await fetch(service.url + path)).text()
  const paths = await oneOfEachSheet(service, [...kept, thanks])
  expect(paths.length).toBeGreaterThan(4)
  await expectNothingMoves(page, paths)
})

test('a page is drawn while its style sheets are on their way, and asks for each of them once', async ({ page }) => {
  const asked: string[] = []
  const { promise: until, resolve: letThemCome } = Promise.withResolvers<undefined>()
  await page.route('**/*.css', async (route) => {
    asked.push(route.request().url())
    await until
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  letThemCome(undefined)
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked).size).toBe(asked.length)

  // From here to a page that shares sheets with this one: only those that it has not got yet are fetched.
  const before = [...asked]
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/, { timeout: 30_000 })
  await expect(page.locator('.plain-page h1')).toBeVisible()
  expect(asked.slice(before.length).filter((sheet) => before.includes(sheet))).toEqual([])
})

test('nothing moves on such a page when its scripts arrive after it was drawn', async ({ page, service }) => {
  let drawn = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await drawn.promise
    await route.continue()
  })
  // A typeface that arrives just after the words moves them once, without any script.
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of kept) await (await fetch(service.url + path)).text()
  for (const path of await oneOfEachSheet(service, [...kept, thanks])) {
    drawn = Promise.withResolvers<undefined>()
    await page.goto(path, { waitUntil: 'commit' })
    // A page may be drawn while half of it is still being read: what follows then moves what stood there, with no script.
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const before = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        ),
    )
    drawn.resolve(undefined)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      (since) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[]
            resolve(shifts.reduce((sum, { startTime, value = 0 }) => sum + (startTime > since ? value : 0), 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 300)
        }),
      before,
    )
    expect(shift, path).toBe(0)
  }
})

test('React asks for no sheet again, even where it starts before the end of the page has arrived', async ({
  page,
  service,
}) => {
  const line = await new Line(service.url).start()
  for (const path of ['/', '/employers', '/privacy-policy']) {
    // The first request for a page is answered by Next.js.
    await (await fetch(service.url + path)).text()
    const { promise: until, resolve: sendTheEnd } = Promise.withResolvers<undefined>()
    line.pauses.set(path, { before: '.later.css', until })
    line.calls.length = 0
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    sendTheEnd(undefined)
    await page.waitForLoadState('networkidle')
    const sheets = line.calls.filter((call) => call.endsWith('.css'))
    expect(sheets, path).toEqual([expect.stringMatching(/\.later\.css$/)])
  }
  await line.stop()
})
