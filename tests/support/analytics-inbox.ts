import { chromium, type Browser, type BrowserContext, type Page } from 'playwright/test'

import config from '../../playwright.config'
import { analyticsHostOfBuild, type Service } from './service'

const ordinaryBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export type ReceivedEvent = {
  receivedAt: string
  endpoint: string
  event: string
  distinct_id?: string
  properties: Record<string, unknown>
}

/** What has arrived in the analytics inbox so far. */
export async function receivedEvents(service: Service): Promise<ReceivedEvent[]> {
  return (await (await fetch(`${service.analyticsUrl}/events`)).json()) as ReceivedEvent[]
}

/** What a test needs from a browser: one visitor after another. */
export type BrowserWithInbox = Pick<Browser, 'newContext' | 'close'>

/**
 * A browser that reaches the service's own inbox at the analytics address in the build: only the name resolves
 * elsewhere, and everything else, such as what a page sends as it is left, is the browser's own behaviour. It presents
 * itself as an ordinary browser, because PostHog drops what automated ones send.
 */
export async function browserWithInbox(service: Service): Promise<BrowserWithInbox> {
  const { executablePath, args = [], env } = config.use?.launchOptions ?? {}
  const from = new URL(analyticsHostOfBuild).host
  const to = new URL(service.analyticsUrl).host
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [
      ...args,
      '--disable-blink-features=AutomationControlled',
      // Not as a context option, which no longer applies when a page is left.
      `--user-agent=${ordinaryBrowser}`,
      `--host-resolver-rules=MAP ${from} ${to}`,
    ],
  })
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options)
      // The headless shell identifies itself in a second place, which no browser setting changes.
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })
      })
      return context
    },
    close: () => browser.close(),
  }
}

/** Every request that a visitor made, or tried to make, to analytics. */
export function requestsToAnalytics(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(analyticsHostOfBuild)) seen.push(request.url())
  })
  return seen
}

/** The names of everything that the site stores in this browser. */
export function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie])
}
