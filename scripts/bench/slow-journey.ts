import type { Browser } from 'playwright'

// The preset 'Slow 3G' of Chromium's tools: two seconds to an answer, 400 kbit/s both ways. The processor is four times slower.
const slow3g = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const
const patienceMs = 120_000
const typed = {
  'First name': 'Made',
  'Last name': 'Up',
  'Phone number': '020 7946 0018',
  'Company name': 'Made-up Ltd',
  'Your job title': 'Manager',
  Location: 'Leeds',
  'Email address': 'made-up@example.com',
}

/** Seconds and bytes of a first visit that comes from a search to /employers, fills in the form there and is thanked. */
export type SlowJourney = { paintSeconds: number; thanksSeconds: number; requests: number; bytes: number }

/** Goes from the landing page to /thank-you on a slow line, with nothing cached; typing itself takes no time. */
export async function goSlowly(browser: Browser, siteUrl: string): Promise<SlowJourney> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const devtools = await context.newCDPSession(page)
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', () => (requests += 1))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow3g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${siteUrl}/employers`, { waitUntil: 'load', timeout: patienceMs })
  const paintMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).first().fill(value)
  const sentAt = performance.now()
  await page.getByRole('button', { name: 'Request a Call Back' }).first().click()
  await page.waitForURL(/\/thank-you/, { timeout: patienceMs })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const thanksMs = performance.now() - sentAt
  await context.close()
  return { paintSeconds: (paintMs ?? NaN) / 1000, thanksSeconds: thanksMs / 1000, requests, bytes }
}
