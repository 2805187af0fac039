// `npm start` and `npm run dev`: the embedded Supabase, mailbox and analytics inbox where nothing else is configured, then the site.
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { freeBytesOf, leastFreeBytes } from '../../lib/server/health/disk-space.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { examplePeople } from './example-adverts.ts'
import { exampleCharity, exampleJoined } from './example-casework.ts'
import { ensureBuild, holdBuild } from './ensure-build.ts'
import { loadRunSettings, type RunSettings } from './settings.ts'
import { stopWith } from './stop-with.ts'
import { SupervisedChild } from './supervised-child.ts'

// Together less than the 10 seconds after which platforms kill a process.
const sitePatienceMs = 7_000
const othersPatienceMs = 1_500
// Garbage is collected early rather than after hundreds of megabytes; neither option sets a limit that could be
// reached.
const smallHeap = ['--heap-growing-percent=30', '--max-semi-space-size=8']
// The optimising compiler for WebAssembly costs the embedded database a second of processor time at each start, and
// later gains nothing that could be measured.
const withoutOptimisedWasm = ['--liftoff-only']
const startedAt = Date.now()
const option = { type: 'boolean', default: false } as const
const {
  dev: isDev,
  // Before a restart, so that the restart is short: builds what the next start would build, and ends.
  'build-only': isOnlyBuilt,
  'with-example-hiring': hasExampleHiring,
  'with-example-casework': hasExampleCasework,
} = parseArgs({
  options: { dev: option, 'build-only': option, 'with-example-hiring': option, 'with-example-casework': option },
}).values

const settings = readSettings()
const children: SupervisedChild[] = []
const building = new AbortController()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

if ((hasExampleHiring || hasExampleCasework) && !settings.usesEmbeddedSupabase) {
  stopWith('Examples fill the embedded database alone: take away --with-example-..., or the settings of Supabase.')
}
if (!isOnlyBuilt) await requireFreePorts()
if (settings.usesEmbeddedSupabase && !hasSpace()) {
  stopWith(`${lackOfSpace()} Make room, or set DATA_DIR to a folder on another disk, and start again.`)
}
if (!isDev && !(await ensureBuild(settings.siteEnv, building.signal)) && !isStopping) {
  stopWith('The site could not be built: see the messages above.')
}
if (isOnlyBuilt) {
  console.log('The site is built: the next start with these settings is short.')
  process.exit(0)
}
if (!isDev) holdBuild()
await Promise.all([startSupabase(), startMailbox(), startAnalyticsInbox()])
// A first start makes the database, which takes longer than the site waits before it looks for what is due.
await startSite()
// The readiness check queries the database: its first query is its slowest, and no visitor should be the one waiting
// for it.
await answers(`${settings.siteEnv.SELF_URL}/api/health/ready`)
printWhereThingsAre()

function readSettings(): RunSettings {
  try {
    return loadRunSettings()
  } catch (error) {
    return stopWith(`A setting is wrong. ${error instanceof Error ? error.message : ''} See .env.example.`)
  }
}

async function requireFreePorts(): Promise<void> {
  const own = '127.0.0.1'
  const wanted: { name: string; port: number; host: string }[] = [
    { name: 'PORT', port: settings.PORT, host: settings.HOST },
  ]
  if (settings.usesEmbeddedSupabase) wanted.push({ name: 'SUPABASE_PORT', port: settings.SUPABASE_PORT, host: own })
  if (settings.usesEmbeddedMailbox) {
    wanted.push({ name: 'MAIL_SMTP_PORT', port: settings.MAIL_SMTP_PORT, host: own })
    wanted.push({ name: 'MAIL_WEB_PORT', port: settings.MAIL_WEB_PORT, host: own })
  }
  if (settings.usesAnalyticsInbox) wanted.push({ name: 'ANALYTICS_PORT', port: settings.ANALYTICS_PORT, host: own })
  for (const { name, port, host } of wanted) {
    const fault = await new Promise<string | undefined>((resolve) => {
      const probe = createServer()
      probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'))
      probe.listen(port, host, () => probe.close(() => resolve(undefined)))
    })
    if (fault === 'EADDRINUSE') {
      stopWith(`Port ${port} is in use. Stop what uses it, or set ${name} to another port and start again.`)
    }
    if (fault)
      stopWith(`Nothing can listen on ${host}, port ${port} (${fault}). Correct HOST or ${name} and start again.`)
  }
}

async function startSupabase(): Promise<void> {
  if (!settings.usesEmbeddedSupabase) return
  const lifetimes = {
    SUPABASE_TOKEN_SECONDS: `${settings.SUPABASE_TOKEN_SECONDS}`,
    SUPABASE_LINK_SECONDS: `${settings.SUPABASE_LINK_SECONDS}`,
  }
  const env = {
    ...settings.siteEnv,
    ...portsAsText(),
    ...lifetimes,
    DATA_DIR: settings.DATA_DIR,
    DO_NOT_TRACK: '1',
    EXAMPLE_HIRING: hasExampleHiring ? '1' : '',
    EXAMPLE_CASEWORK: hasExampleCasework ? '1' : '',
  }
  const name = 'embedded Supabase'
  await startChild(
    {
      name,
      module: 'scripts/run/embedded-supabase.ts',
      flags: withoutOptimisedWasm,
      env,
      isWatched: true,
      beforeRestart: waitForSpace,
    },
    saidReady,
  )
}

function hasSpace(): boolean {
  return freeBytesOf(settings.dataFolder) >= leastFreeBytes
}

function lackOfSpace(): string {
  return `The disk of the data folder ${settings.DATA_DIR} has less than ${leastFreeBytes / 1024 / 1024} MB left.`
}

/** With a full disk the database would only stop again; meanwhile the site keeps showing its pages. */
async function waitForSpace(): Promise<void> {
  if (hasSpace()) return
  console.error(`${lackOfSpace()} The embedded Supabase is started again when there is more.`)
  while (!hasSpace() && !isStopping) await new Promise((resolve) => setTimeout(resolve, 1000))
}

async function startMailbox(): Promise<void> {
  if (!settings.usesEmbeddedMailbox) return
  const env = { ...settings.siteEnv, ...portsAsText(), MAIL_FOLDER: join(settings.dataFolder, 'mail') }
  await startChild({ name: 'mailbox', module: 'scripts/run/mailbox.ts', env }, saidReady)
}

async function startAnalyticsInbox(): Promise<void> {
  if (!settings.usesAnalyticsInbox) return
  const env = { ...settings.siteEnv, ANALYTICS_PORT: `${settings.ANALYTICS_PORT}` }
  await startChild({ name: 'analytics inbox', module: 'scripts/run/analytics-inbox.ts', env }, saidReady)
}

async function startSite(): Promise<void> {
  const env = {
    ...settings.siteEnv,
    NODE_ENV: isDev ? 'development' : 'production',
    HOST: settings.HOST,
    PORT: `${settings.PORT}`,
    STOP_NOTICE_SECONDS: `${settings.STOP_NOTICE_SECONDS}`,
  } as const
  if (!isDev) {
    const calm = { ...env, MALLOC_ARENA_MAX: '2' }
    return startChild({ name: 'site', module: 'scripts/run/site.ts', flags: smallHeap, env: calm }, saidReady)
  }
  const args = ['dev', '-H', settings.HOST, '-p', `${settings.PORT}`]
  await startChild({ name: 'site', module: 'node_modules/next/dist/bin/next', args, env }, () =>
    answers(`${settings.siteEnv.SELF_URL}/api/health/live`),
  )
}

async function startChild(
  program: ConstructorParameters<typeof SupervisedChild>[0],
  isReady: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  const child = new SupervisedChild(program, (sentence) => {
    console.error(`\n${sentence}`)
    void stop(1)
  })
  children.push(child)
  await child.start(isReady)
}

function portsAsText(): Record<string, string> {
  const { SUPABASE_PORT, MAIL_SMTP_PORT, MAIL_WEB_PORT } = settings
  return {
    SUPABASE_PORT: `${SUPABASE_PORT}`,
    MAIL_SMTP_PORT: `${MAIL_SMTP_PORT}`,
    MAIL_WEB_PORT: `${MAIL_WEB_PORT}`,
  }
}

function saidReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('message', () => resolve()))
}

/** Resolves when the URL responds. The part that should respond is supervised elsewhere, so this keeps waiting. */
async function answers(address: string): Promise<void> {
  while (!isStopping) {
    const isThere = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function printWhereThingsAre(): void {
  if (isStopping) return
  console.log(`\nReady in ${((Date.now() - startedAt) / 1000).toFixed(1)} seconds. Ctrl-C stops everything.\n`)
  console.log(`  Site      ${settings.siteEnv.SITE_URL}`)
  if (settings.usesEmbeddedMailbox) console.log(`  Mailbox   http://localhost:${settings.MAIL_WEB_PORT}`)
  if (settings.usesAnalyticsInbox) console.log(`  Analytics http://localhost:${settings.ANALYTICS_PORT}`)
  if (!settings.usesEmbeddedSupabase) return
  console.log(`  Supabase  http://127.0.0.1:${settings.SUPABASE_PORT}  (data and keys in ${settings.DATA_DIR}/)`)
  console.log(`\n  Demo accounts, all with the password ${demoPassword}:`)
  for (const { email, role } of demoAccounts) console.log(`    ${email.padEnd(24)} ${role ?? 'no role'}`)
  if (hasExampleCasework)
    console.log(
      `  partner@ and caseworker@example.org work at ${exampleCharity}, which helps ${exampleJoined.name}, ${exampleJoined.email}.`,
    )
  if (hasExampleHiring)
    for (const { email } of examplePeople) console.log(`    ${email.padEnd(24)} candidate, applied to Example Bakery`)
  console.log('')
}

/** Stops the site first: requests in flight still need the database. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  building.abort()
  for (const child of children) child.expectEnd()
  const site = children.pop()
  await site?.stop(sitePatienceMs)
  await Promise.all(children.map((child) => child.stop(othersPatienceMs)))
  process.exit(exitCode)
}
