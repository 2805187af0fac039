import axe, { type RunOptions } from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

// Only the elements that break a rule are needed: passes, and a selector for each element, are not computed.
const violationsOnly: RunOptions = { resultTypes: ['violations'], selectors: false }
// Comparing colours is four fifths of the work of axe.
const withoutColours: RunOptions = { ...violationsOnly, rules: { 'color-contrast': { enabled: false } } }

/**
 * Waits until the page has nothing else to do: what follows a new width of the window, or comes ahead of a click, has
 * been done. A page that is never idle, as on a busy machine, is waited for ten seconds at most.
 */
export const pageIsIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const patience = { timeout: 5000 }
    return new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, patience), patience))
  })

/**
 * What axe finds on the page as it is: each rule with the elements that break it. Our pages have no frames, so axe runs
 * in the page itself, and is injected once per page load.
 */
export async function axeFindings(page: Page, chosen = violationsOnly): Promise<string[]> {
  await pageIsIdle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, chosen)
}

/** How many pixels wider than the window the page is, so how far a person would have to scroll sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Expects that axe finds nothing and that nothing is wider than the window; `where` names the page in a failure. Colours
 * are compared where a test looks at a page of each kind, light and dark; for the rest, their pairs in the
 * sheets are held by tests/architecture/contrast.test.ts.
 */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  { withColours = false }: { withColours?: boolean } = {},
): Promise<void> {
  // Next.js sends the title of a page made on request after the page's first part.
  await expect(page).toHaveTitle(/./)
  const found = await axeFindings(page, withColours ? violationsOnly : withoutColours)
  expect(found, `what axe finds on ${where}`).toEqual([])
  expect(await sidewaysScroll(page), `sideways scroll of ${where}`).toBe(0)
}

/** The same of the page on a wide screen, on which it is left; on a small phone it is no wider than the window either. */
export async function expectAccessibleNarrowAndWide(page: Page, where = page.url()): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page).toHaveTitle(/./)
  await pageIsIdle(page)
  expect(await sidewaysScroll(page), `sideways scroll of ${where}, narrow`).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectAccessible(page, `${where}, wide`)
}

/** The text of those targets that are less high than a finger needs: 44 px, minus what a browser rounds off. */
export const smallTargets = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.textContent ?? ''),
  )
