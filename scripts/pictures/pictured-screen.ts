import type { Page } from 'playwright'

/** In CSS pixels: as wide as a large phone, so that the words can be read on a small one. */
export const pictureSize = { width: 440, height: 540 } as const

/**
 * Opens a screen as its picture shows it, and returns the names of what is on it: its heading, and the columns or terms of
 * its lists. What stands beside them is left out, because the story moves with the days.
 */
export async function openPictured(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const words = await page.locator('main').locator('h1, dt, thead th').allTextContents()
  return [...new Set(words.map((text) => text.trim()))].sort()
}
