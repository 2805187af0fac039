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
  // What is compiled for long use is wasted on a page that is open for seconds: a tenth of its processor time.
  '--js-flags=--no-turbofan --no-maglev',
]

// What `npm test` runs: a whole journey of each side, privacy, forms, and who may see and change what. The other files are second
// walks through the same screens, operations, failures and sizes; the second engine and single tests are marked with
// tests/support/test-tags.ts.
const whatMatters = [
  'e2e/{applying,axe,callback-form,casework-five-people,cv-builder,desk-enquiry,disclosure-calculator,employer-enquiry,header,hiring-five-people,hiring-vault,home,job-matcher,pages,sign-in,strict-policy,two-step}.spec.ts',
  'system/{accept-enquiry,application-cv,candidate-role,catalogue,contact-endpoint,database-access,form-fields,hiring-applications,hiring-bad-posts,hiring-messages,hiring-vault,http-edge,one-time-codes,page-policy,page-weight,referrals,roles,routes,session,signup-endpoint,subject-requests,unexpected-errors}.spec.ts',
]
// They start and kill services of their own and mostly wait, so one at a time runs beside the others.
const ownServices =
  'system/{hiring-rights,outbox,retention,row-rights,support-messages,support-work,supported-people}.spec.ts'
const moreOwnServices =
  'system/{clean-clone,start-and-stop,crash,smtp,transports,hiring-companies,partner-organisations,referral-notices,support-calendar,support-digest,support-reminders,casework-size,week-of-work,hiring-jobs,digest,metrics,image,backup,faults}.spec.ts'
// Set by `npm test`: whoever names a file runs all of it.
const isQuick = process.env.TEST_QUICK === 'yes'

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'own services', testMatch: isQuick ? ownServices : [ownServices, moreOwnServices], workers: 1 },
    {
      name: 'shared service',
      testMatch: isQuick ? whatMatters : '{e2e,system}/**/*.spec.ts',
      testIgnore: [ownServices, moreOwnServices],
    },
  ],
  grepInvert: isQuick ? /@all/ : undefined,
  globalSetup: './tests/support/global-setup.ts',
  // One more than the cores we expect, because a test spends a third of its time waiting. A fourth gains nothing, and answers
  // begin to outlast the time that the service grants them.
  workers: 3,
  // Several times what any of them takes: a machine that others use too may be four times slower for a while.
  timeout: 240_000,
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
