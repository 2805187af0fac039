import { expect, type Page } from 'playwright/test'

import { guardOf, isPersonal } from '@/lib/domain/access/access'

import { sitePages } from '../support/site-pages'
import { test } from '../support/test'

const thanks = '/thank-you?reference=SC-7F3K9Q2M'
const publicPages = [...sitePages.filter((path) => !guardOf(path) && !isPersonal(path)), thanks]
// From a page made with the build, or rendered on request, to one of either kind.
const links = [
  ['/about', '/terms'],
  ['/', '/resources'],
  ['/terms', '/jobs'],
  ['/', '/sign-in'],
  ['/jobs', '/employers'],
  ['/jobs', '/sign-in'],
  ['/sign-in', '/about'],
] as const

/** Collects what the content security policy refuses, and each style sheet that the page fetches. */
async function watch(page: Page): Promise<{ refused: string[]; sheets: string[] }> {
  const seen = { refused: [] as string[], sheets: [] as string[] }
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.refused.push(message.text())
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') seen.sheets.push(request.url())
  })
  return seen
}

test('the first visit to a public page fetches no style sheet, and its policy refuses nothing', async ({ page }) => {
  test.setTimeout(240_000)
  expect(publicPages.length).toBeGreaterThan(40)
  const seen = await watch(page)
  for (const path of publicPages) {
    await page.goto(path)
    await expect(page.locator('h1').first(), path).toBeVisible()
    expect(await page.evaluate(() => document.styleSheets.length), path).toBeGreaterThan(0)
    expect(seen, path).toEqual({ refused: [], sheets: [] })
  }
})

/** Where each element of the page stands, and how it looks. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => !element.matches('link, script, style') && !element.closest('dialog:not([open])'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
        const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ')
        return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`
      }),
  )

test('a page opened from a link looks as it does when it is opened directly', async ({ page }) => {
  test.setTimeout(180_000)
  // A typeface that comes in time for one visit and not for the other would move everything.
  await page.route('**/*.woff2', (route) => route.abort())
  const seen = await watch(page)
  for (const [from, to] of links) {
    const step = `from ${from} to ${to}`
    await page.goto(to)
    await page.waitForLoadState('networkidle')
    const heading = await page.locator('h1').first().innerText()
    const direct = await drawn(page)
    await page.goto(from)
    await page.waitForLoadState('networkidle')
    seen.sheets.length = 0
    await page.locator(`a[href="${to}"]:visible`).last().click()
    await expect(page.locator('h1').first(), step).toHaveText(heading)
    await expect(page, step).toHaveURL(to)
    await page.waitForLoadState('networkidle')
    expect(await drawn(page), step).toEqual(direct)
    expect(seen.refused, step).toEqual([])
    expect(new Set(seen.sheets).size, step).toBe(seen.sheets.length)
  }
})

test('nothing moves on a page when its scripts arrive after it was drawn', async ({ page }) => {
  test.setTimeout(180_000)
  let paint = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await paint.promise
    await route.continue()
  })
  for (const path of ['/', '/jobs', '/sign-in', '/jobs/examples', '/dashboard/employer', thanks]) {
    paint = Promise.withResolvers<undefined>()
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    paint.resolve(undefined)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[]
            resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 300)
        }),
    )
    expect(shift, path).toBe(0)
  }
})
