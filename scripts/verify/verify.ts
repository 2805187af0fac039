// `npm test`: every check, then every test against the built site, then one line with the sum.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBuild } from '../run/ensure-build.ts'
import { root } from '../run/settings.ts'
import { stopWith } from '../run/stop-with.ts'
import { findChromium } from './find-chromium.ts'

const found = findChromium()
if (!found) {
  stopWith(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  )
}

const reports = mkdtempSync(join(tmpdir(), 'second-chance-reports-'))
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')
const failures: string[] = []

// The values that the tests build and run with; a developer's own .env must not change what is tested.
const buildEnv: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@example.org',
  NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
  NEXT_PUBLIC_POSTHOG_HOST: 'http://127.0.0.1:8010',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'only_while_building_for_tests',
  SUPABASE_SECRET_KEY: 'only_while_building_for_tests',
}

function step(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const startedAt = Date.now()
  console.log(`\n--- ${title}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  console.log(`--- ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
  if (status !== 0) failures.push(title)
}

const npmRun = (title: string, script: string, args: string[] = [], env?: NodeJS.ProcessEnv): void =>
  step(title, 'npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env)

npmRun('format', 'format')
npmRun('types', 'types', [], buildEnv)
npmRun('lint', 'lint')
npmRun('import rules', 'deps')
npmRun('dead code', 'dead')
npmRun('unit and component tests', 'unit', ['--json', `--outputFile=${jestReport}`])

const buildStartedAt = Date.now()
if (await ensureBuild(buildEnv)) {
  console.log(`--- build: ok, ${((Date.now() - buildStartedAt) / 1000).toFixed(0)} s`)
  npmRun('browser and system tests', 'e2e', [], {
    ...process.env,
    CHROMIUM_PATH: found,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
} else failures.push('build')

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
type PlaywrightResult = { status: string; errors: { message?: string }[] }
type PlaywrightSpec = {
  title: string
  file: string
  line: number
  tests: { status: string; results: PlaywrightResult[] }[]
}
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

// Again at the end, because the end of a long log is what gets kept and read.
function reportTroubled(suites: PlaywrightSuite[]): void {
  for (const { specs, suites: inner = [] } of suites) {
    for (const { title, file, line, tests } of specs) {
      for (const { status, results } of tests) {
        if (status !== 'flaky' && status !== 'unexpected') continue
        console.log(`\n${status === 'flaky' ? 'Passed only when tried again' : 'Failed'}: ${file}:${line} ${title}`)
        for (const { message } of results.flatMap(({ errors }) => errors)) console.log(message?.slice(0, 2_000))
      }
    }
    reportTroubled(inner)
  }
}

const jest = readReport<JestReport>(jestReport)
const playwright = readReport<PlaywrightReport>(playwrightReport)
rmSync(reports, { recursive: true, force: true })
reportTroubled(playwright?.suites ?? [])

const passed = (jest?.numPassedTests ?? 0) + (playwright ? playwright.stats.expected + playwright.stats.flaky : 0)
const failedTests =
  (jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 0) +
  (playwright ? playwright.stats.unexpected + playwright.errors.length : 0)
if (failures.length > 0) console.log(`\nNot passed: ${failures.join(', ')}.`)
// A failed check, or a runner that left no report, counts as one failure, so that the line cannot look clean.
const failed = failedTests || failures.length
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
