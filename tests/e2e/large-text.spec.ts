import { chromium, expect } from 'playwright/test'

import config from '../../playwright.config'
import { sidewaysScroll } from '../support/accessible'
import { signInAs } from '../support/accounts'
import { test } from '../support/test'
import { onlyInAll } from '../support/test-tags'

const screens = {
  candidate: ['/dashboard/candidateportal', '/dashboard/candidateportal/applications', '/account'],
  employer: ['/dashboard/employerportal', '/dashboard/employerportal/applications'],
  caseworker: ['/dashboard/caseworkerportal'],
  team: ['/dashboard/team', '/dashboard/team/enquiries'],
}

test(
  'with text twice as large as usual nothing runs over, and the page begins on the first screen of a phone',
  onlyInAll,
  async ({ service }) => {
    const { executablePath, args = [], env } = config.use?.launchOptions ?? {}
    // The setting of the browser itself, on which the widths in our style sheets depend too.
    const browser = await chromium.launch({
      executablePath,
      env,
      args: [...args, '--blink-settings=defaultFontSize=32'],
    })
    for (const [role, paths] of Object.entries(screens)) {
      const context = await browser.newContext({ baseURL: service.url, viewport: { width: 360, height: 640 } })
      const page = await context.newPage()
      // The wider face of the system, which stands in where ours comes too late: what fits with it fits with both.
      await page.route(/\.woff2/, (route) => route.abort())
      await signInAs(page, role)
      for (const path of paths) {
        for (const width of [360, 640, 1280]) {
          await page.setViewportSize({ width, height: 640 })
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          // A fraction of a pixel counts as one.
          expect(await sidewaysScroll(page), `${path} at ${width}`).toBeLessThanOrEqual(1)
          await expect(page.getByRole('heading', { level: 1 }), `${path} at ${width}`).toBeInViewport()
        }
      }
      await context.close()
    }
    await browser.close()
  },
)
