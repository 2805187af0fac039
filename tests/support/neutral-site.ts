import type { Page } from 'playwright/test'

import { neutralSite } from '@/lib/content/site/neutral-site'

/** Answers for the site that 'Leave this page' opens. Returns what it is told of where somebody came from, as it comes. */
export async function meetNeutralSite(page: Page): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = []
  await page.route(neutralSite, async (route) => {
    told.push((await route.request().allHeaders()).referer)
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' })
  })
  return told
}
