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

/** What arrived in the analytics inbox so far. */
export async function receivedEvents(service: Service): Promise<ReceivedEvent[]> {
  return (await (await fetch(`${service.analyticsUrl}/events`)).json()) as ReceivedEvent[]
}

/** What a test needs of a browser: visitors, one after another. */
export type BrowserWithInbox = Pick<Browser, 'newContext' | 'close'>

/**
 * A browser that finds the service's own inbox at the address that the build has for analytics: the name is looked up
 * elsewhere, and everything else, such as what a page sends as it goes, is the browser's own. It names itself as an
 * ordinary one, because PostHog drops what programs do.
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
      // Not as an option of the context, which no longer holds when a page is left.
      `--user-agent=${ordinaryBrowser}`,
      `--host-resolver-rules=MAP ${from} ${to}`,
    ],
  })
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options)
      // The headless shell says what it is in a second place, which no setting of the browser changes.
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })
      })
      return context
    },
    close: () => browser.close(),
  }
}

/** Every request of a visitor's that went, or tried to go, to analytics. */
export function requestsToAnalytics(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(analyticsHostOfBuild)) seen.push(request.url())
  })
  return seen
}

/** The names of all that the site keeps in this browser. */
export function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie])
}
