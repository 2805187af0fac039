// `npm test`: every check, then the tests that prove what matters against the built site, then one line with the totals.
// With `-- --all` every test: also the second engine, operations, sizes and each screen, and the journeys in the hosted
// shape if PostgreSQL is there and GOTRUE_BIN names GoTrue.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBuild } from '../run/ensure-build.ts'
import { root } from '../run/settings.ts'
import { stopWith } from '../run/stop-with.ts'
import { buildEnv } from './build-env.ts'
import { findChromium } from './find-chromium.ts'
import { findGoTrue } from './find-gotrue.ts'
import { postgresPrograms } from './find-postgres.ts'

const found = findChromium()
if (!found) {
  stopWith(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  )
}

const isAll = process.argv.includes('--all')
const reports = mkdtempSync(join(tmpdir(), 'second-chance-reports-'))
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')
const hostedReport = join(reports, 'hosted.json')
const failures: string[] = []
const slowestShown = 25

/** Runs a command to its end. Its output is printed in one piece at the end, unless it is to be followed live. */
async function step(title: string, script: string, args: string[] = [], env = process.env, isLive = false) {
  const startedAt = Date.now()
  if (isLive) console.log(`\n--- ${title}`)
  const command = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  })
  const printed: Buffer[] = []
  for (const stream of [command.stdout, command.stderr]) stream?.on('data', (piece: Buffer) => printed.push(piece))
  const status = await new Promise<number | null>((resolve) => {
    command.once('error', () => resolve(null))
    command.once('close', resolve)
  })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
  if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(`\n--- ${title}\n`), ...printed]))
  console.log(`--- ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (status !== 0) failures.push(title)
}

// Two at a time, because each of these runs on one core for long stretches. The build writes what the type check reads,
// so the type check follows it in the same row; whichever row is free takes the rest.
const others = [
  () => step('unit and component tests', 'unit', ['--json', `--outputFile=${jestReport}`]),
  () => step('lint', 'lint'),
  () => step('dead code', 'dead'),
  () => step('import rules', 'deps'),
  () => step('format', 'format'),
]
async function takeOthers(): Promise<void> {
  for (let next = others.shift(); next; next = others.shift()) await next()
}
async function typesThenBuild(): Promise<boolean> {
  await step('types', 'types', [], buildEnv)
  const startedAt = Date.now()
  const isBuilt = await ensureBuild(buildEnv)
  console.log(`--- build: ${isBuilt ? 'ok' : 'FAILED'}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
  if (!isBuilt) failures.push('build')
  await takeOthers()
  return isBuilt
}

const [isBuilt] = await Promise.all([typesThenBuild(), takeOthers()])
if (isBuilt) {
  const env = {
    ...process.env,
    CHROMIUM_PATH: found,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    TEST_QUICK: isAll ? '' : 'yes',
  }
  await step('browser and system tests', 'e2e', [], env, true)
}

/** Why the journeys in the hosted shape are not run; undefined when they can be. */
function whyNotHosted(): string | undefined {
  if (!isAll) return 'they are part of npm test -- --all, and a command of their own: npm run test:hosted'
  if (!isBuilt) return 'the site was not built'
  if (!postgresPrograms()) return 'PostgreSQL is not installed'
  const goTrue = findGoTrue()
  return 'reason' in goTrue ? goTrue.reason : undefined
}
const notHosted = whyNotHosted()
if (!notHosted) {
  const env = { ...process.env, CHROMIUM_PATH: found, PLAYWRIGHT_JSON_OUTPUT_FILE: hostedReport }
  await step('journeys on the hosted shape', 'test:hosted', [], env, true)
}

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
type PlaywrightResult = { status: string; duration: number; errors: { message?: string }[] }
type PlaywrightSpec = {
  title: string
  file: string
  line: number
  tests: { status: string; results: PlaywrightResult[] }[]
}
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

// Repeated at the end, because the end of a long log is what gets kept and read.
function reportFailed(suites: PlaywrightSuite[]): void {
  for (const { title, file, line, tests } of specsOf(suites)) {
    for (const { status, results } of tests) {
      if (status !== 'unexpected') continue
      console.log(`\nFailed: ${file}:${line} ${title}`)
      for (const { message } of results.flatMap(({ errors }) => errors)) console.log(message?.slice(0, 2_000))
    }
  }
}

/** So that a run which grows too long says itself where to look. */
function reportSlowest(suites: PlaywrightSuite[]): void {
  const msByFile = new Map<string, number>()
  for (const { file, tests } of specsOf(suites)) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    msByFile.set(file, (msByFile.get(file) ?? 0) + ms)
  }
  const slowest = [...msByFile].sort(([, one], [, other]) => other - one).slice(0, slowestShown)
  console.log('\nFiles that took longest, in seconds:')
  for (const [file, ms] of slowest) console.log(`${(ms / 1000).toFixed(0).padStart(5)}  ${file}`)
}

const jest = readReport<JestReport>(jestReport)
const inBrowsers = [playwrightReport, hostedReport].flatMap((file) => readReport<PlaywrightReport>(file) ?? [])
rmSync(reports, { recursive: true, force: true })
for (const { suites } of inBrowsers) reportSlowest(suites)
for (const { suites } of inBrowsers) reportFailed(suites)

let passed = jest?.numPassedTests ?? 0
let failedTests = jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 0
for (const { stats, errors } of inBrowsers) {
  passed += stats.expected
  failedTests += stats.unexpected + errors.length
}
if (!isAll) console.log('\nNot run: the second engine, operations, sizes and most screen walks (npm test -- --all).')
if (notHosted) console.log(`\nNot run: the journeys on the hosted shape (${notHosted}).`)
if (failures.length > 0) console.log(`\nNot passed: ${failures.join(', ')}.`)
// A failed check, or a runner that left no report, counts as one failure, so that the line cannot look clean.
const failed = failedTests || failures.length
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
