import { test as base } from 'playwright/test'

import { startService, type Service } from './service'

/** A test with a running service, one for each worker. */
export const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, provide) => {
      const service = await startService()
      await provide(service)
      await service.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, provide) => provide(service.url),
})
