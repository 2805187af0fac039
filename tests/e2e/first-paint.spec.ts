import { expect, type Page } from 'playwright/test'

import { guardOf, isPersonal } from '@/lib/domain/access/access'

import { sitePages } from '../support/site-pages'
import { test } from '../support/test'

const madeForEachVisit = ['/jobs', '/sign-in', '/thank-you']
const madeWithTheBuild = sitePages.filter(
  (path) => !guardOf(path) && !isPersonal(path) && !madeForEachVisit.some((made) => path.startsWith(made)),
)
const screens = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

/** Where everything in the page stands, and how it looks, on each screen. */
async function drawnAt(page: Page): Promise<string[][]> {
  const drawn: string[][] = []
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    drawn.push(
      await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => !element.matches('link, script'))
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

test('what is drawn before the style sheets arrive is what stands there after them', async ({ page }) => {
  test.setTimeout(180_000)
  expect(madeWithTheBuild.length).toBeGreaterThan(25)
  // Neither what a script changes nor a typeface that came in time is asked about here.
  await page.route('**/*.{js,woff2}', (route) => route.abort())
  for (const path of madeWithTheBuild) {
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
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.locator('.plain-page h1')).toBeVisible()
  expect(asked.slice(before.length).filter((sheet) => before.includes(sheet))).toEqual([])
})
