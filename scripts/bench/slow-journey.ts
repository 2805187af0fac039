import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'

// The 'Slow 3G' preset of Chromium's tools: two seconds to a response, 400 kbit/s both ways; and a processor four times
// slower.
const slow3g = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
// Chromium's tools do not throttle what a service worker fetches.
const phone = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
const article = '/employer-guide/dbs-checks'
const searchEngine = 'https://www.google.com/'
const patienceMs = 120_000
const quietForMs = 3000
const lookAgainMs = 100
const typed = {
  'First name': 'Made',
  'Last name': 'Up',
  'Phone number': '020 7946 0018',
  'Company name': 'Made-up Ltd',
  'Your job title': 'Manager',
  Location: 'Leeds',
  'Your message': 'We would like to talk about hiring.',
  'Email address': 'made-up@example.com',
}

/** How long somebody waited for what they asked for, and what it transferred until nothing more came. */
export type Step = { seconds: number; bytes: number; requests: number }

/**
 * Follows an employer on a slow connection with an empty cache: from a search to an article, by its link to the form,
 * and by submitting that to the thank-you page. Typing and reading take no time, and each step starts only when
 * everything has loaded.
 */
export async function goSlowly(browser: Browser, siteUrl: string): Promise<Record<string, Step>> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const devtools = await context.newCDPSession(page)
  const underWay = new Set<string>()
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    requests += 1
    underWay.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    underWay.delete(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow3g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  async function step(act: () => Promise<unknown>): Promise<Step> {
    requests = 0
    bytes = 0
    const startedAt = performance.now()
    await act()
    const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1))
    for (let quietMs = 0; quietMs < quietForMs; quietMs = underWay.size > 0 ? 0 : quietMs + lookAgainMs)
      await pause(lookAgainMs)
    return { seconds, bytes, requests }
  }
  const untilPainted = (path: string): Promise<unknown> =>
    page.waitForFunction(
      (wanted) => location.pathname === wanted && performance.getEntriesByName('first-contentful-paint').length > 0,
      path,
    )

  const landed = await step(async () => {
    await page.goto(siteUrl + article, { referer: searchEngine, waitUntil: 'commit' })
    await untilPainted(article)
  })
  const send = page.getByRole('button', { name: 'Request a Call Back' })
  const atForm = await step(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Request a Call Back' }).first().click()
    await send.waitFor()
  })
  const filledIn = await step(async () => {
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  })
  const thanked = await step(async () => {
    await send.click()
    await untilPainted('/thank-you')
  })
  await page
    .getByText(/SC-[0-9A-Z]{8}/)
    .first()
    .waitFor()
  await context.close()
  return {
    'the article, first paint': landed,
    'the form, from the link': atForm,
    'the form, filled in': filledIn,
    'the thanks, first paint from sending': thanked,
  }
}
