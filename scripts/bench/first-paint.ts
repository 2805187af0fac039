import type { Browser } from 'playwright'

// What Lighthouse 13 calls devtools throttling for a phone: slow 4G and a processor four times slower.
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
const settleMs = 1500

/** Milliseconds from the click to each paint, the layout shift, and what a first visit fetched. */
export type FirstVisit = { firstMs: number; largestMs: number; shift: number; requests: number; bytes: number }

/** Visits a page for the first time, with an empty cache, with a phone's processor and connection. */
export async function visitFirst(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', () => (requests += 1))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const paints = await page.evaluate(async () => {
    const observed = (type: string): Promise<PerformanceEntryList> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    const [paint, largest, shifts] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift'].map(observed),
    )
    return {
      firstMs: paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
      largestMs: largest?.at(-1)?.startTime ?? NaN,
      shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    }
  })
  await context.close()
  return { ...paints, requests, bytes }
}
