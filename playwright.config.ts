import { defineConfig } from 'playwright/test'

// Turns off the browser's own background requests, many of which fail on a closed network.
const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// They start and kill services of their own and mostly wait, so they run first and leave the cores to the others.
const withOwnServices =
  'system/{clean-clone,start-and-stop,outbox,crash,smtp,transports,retention,row-rights,hiring-rights,hiring-companies,partner-organisations,referral-notices,support-calendar,support-digest,support-messages,support-reminders,support-work,supported-people,casework-size,week-of-work,hiring-jobs,digest,metrics,image,backup,faults}.spec.ts'

// Operations, failures, sizes, first paint and the demonstration: slow, and seldom touched by a change. Single tests and
// the second engine are marked with tests/support/test-tags.ts instead.
const onlyInAll = [
  'e2e/{dashboard-candidate,dashboard-caseworker,dashboard-employer,dashboard-partner,first-paint,hiring-applications}.spec.ts',
  'system/{abuse,answers-alike,backup,casework-pages,casework-size,clean-clone,crash,cv-files,day-pages,desk-list,digest,disk,faults,growing-tables,hiring-size,image,job-search-size,limits,lock-out,mailbox,metrics,slow-database,smtp,start-and-stop,stopping,transports,week-of-work}.spec.ts',
]
// Set by `npm test`: whoever names a file runs all of it.
const isQuick = process.env.TEST_QUICK === 'yes'
const leftOut = isQuick ? onlyInAll : []

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'own services', testMatch: withOwnServices, testIgnore: leftOut },
    { name: 'shared service', testMatch: '{e2e,system}/**/*.spec.ts', testIgnore: [withOwnServices, ...leftOut] },
  ],
  grepInvert: isQuick ? /@all/ : undefined,
  globalSetup: './tests/support/global-setup.ts',
  // One more than the number of cores we expect, because a test spends a third of its time waiting.
  workers: 3,
  timeout: 120_000,
  // As long as a form waits for its answer (post-step.ts) before it says that there is none: on a busy machine an email may
  // take its time.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is a defect.
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  outputDir: 'test-results',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: quietChromium,
      // Without a locale, Chromium on Linux names every file "download" whose name is not pure ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Tests must see every request of a page; the tests of service workers allow them.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
