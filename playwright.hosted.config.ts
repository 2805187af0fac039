import { defineConfig } from 'playwright/test'

import config from './playwright.config'

/** The hosted shape (see docs/operations.md): journeys that also run on the embedded one, and what needs several servers. */
export default defineConfig({
  ...config,
  projects: [
    {
      name: 'hosted',
      testMatch: [
        'hosted/*.spec.ts',
        'e2e/{sign-in,account,portals,two-step}.spec.ts',
        'system/{roles,contact-endpoint}.spec.ts',
        // What only Supabase's own sign-in server has, or does differently.
        ...(process.env.GOTRUE_BIN ? ['hosted/gotrue/*.spec.ts'] : []),
      ],
    },
  ],
  globalSetup: './tests/support/hosted/global-setup.ts',
  workers: 2,
})
