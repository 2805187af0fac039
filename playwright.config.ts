import { defineConfig } from 'playwright/test'

// Without the browser's own errands to the internet, which a closed network answers with many failures.
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// They start what they test by themselves, kill it and wait, so they come first and leave the cores to the others.
const withOwnServices =
  'system/{clean-clone,start-and-stop,outbox,crash,smtp,transports,retention,row-rights,hiring-rights,hiring-companies,hiring-jobs,digest,metrics,image,backup,faults}.spec.ts'

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'own services', testMatch: withOwnServices },
    { name: 'shared service', testMatch: '{e2e,system}/**/*.spec.ts', testIgnore: withOwnServices },
  ],
  globalSetup: './tests/support/global-setup.ts',
  // One more than the cores that we count on: a test waits for a third of its time.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser now and then stumbles; `npm test` names each test that needed its second try.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  outputDir: 'test-results',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: quietChromium,
      // Where no language is set, Chromium on Linux gives every file with a letter beyond ASCII the name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // What a page asks for is to be seen in each test; the tests of the workers allow them.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
