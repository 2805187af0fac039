import { test as base, type Page } from 'playwright/test'

import { startService, type Service } from './service'

/** A page in the browser that a worker keeps open, and what its console has reported in this test. */
type Look = { page: Page; problems: string[] }

/**
 * A test with a running service, one per worker. `look` is for tests that only look at a page and leave nothing behind:
 * a visit in a page that is already open takes a quarter of the work of one in its own browser context.
 */
export const test = base.extend<{ look: Look }, { service: Service; openPage: Page }>({
  service: [
    async ({}, provide) => {
      // Imported only where it is wanted.
      const isHosted = process.env.TEST_SHAPE === 'hosted'
      const service = await (isHosted ? (await import('./hosted/service')).startHostedService() : startService())
      await provide(service)
      await service.dispose()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ service }, provide) => provide(service.url),
  openPage: [
    async ({ browser, service }, provide) => {
      const context = await browser.newContext({
        baseURL: service.url,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      })
      // Silently: if told to block them, Playwright warns in the page's console.
      await context.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
      })
      const page = await context.newPage()
      // Each visit fetches everything it needs, like a first visit, so that whatever arrives late is seen to.
      const session = await context.newCDPSession(page)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await provide(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  look: async ({ openPage: page }, provide) => {
    const problems: string[] = []
    const noteMessage = (message: { type: () => string; text: () => string }): void => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    }
    const noteError = (error: Error): void => void problems.push(error.message)
    page.on('console', noteMessage)
    page.on('pageerror', noteError)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await provide({ page, problems })
    page.off('console', noteMessage)
    page.off('pageerror', noteError)
  },
})
