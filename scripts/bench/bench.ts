// `npm run bench`: the site beside an empty app on the same Next.js, in one run. Times from different runs, or
// different machines, can hardly be compared: what counts is the ratio to the empty app. `--build` rebuilds both first;
// `--compare FILE` shows what changed since an earlier run; `--rows 100000,1000000` also queries databases with that
// many rows, which takes minutes; `--lighthouse FOLDER` runs the Lighthouse installed there.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'

import { root } from '../run/settings.ts'
import { findChromium } from '../verify/find-chromium.ts'
import { visitFirst, type FirstVisit } from './first-paint.ts'
import { measureGrowth } from './growth.ts'
import { scoreOf, type Score } from './lighthouse.ts'
import { ask, askMany, load, type Rate } from './load.ts'
import { insertIntoPglite, insertIntoPostgres } from './raw-insert.ts'
import {
  buildEmptyApp,
  emptyUrl,
  hasEmptyApp,
  memoryOf,
  siteUrl,
  startEmptyApp,
  startSite,
  stop,
  type Started,
} from './servers.ts'
import { goSlowly } from './slow-journey.ts'
import { readUnsent } from './unsent.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    build: { type: 'boolean', default: false },
    compare: { type: 'string' },
    rows: { type: 'string' },
    lighthouse: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const postgresPort = 47306
const connectionCounts = [1, 8, 32]
const visited = ['/', '/about', '/employers', '/privacy-policy', '/jobs', '/sign-in']
// What answers each: a file from the build, a page cached for the day, Next.js for each request, the guard with a
// redirect.
const loaded = {
  'static /': { path: '/' },
  'static /about': { path: '/about' },
  'static /privacy-policy': { path: '/privacy-policy' },
  'kept /jobs': { path: '/jobs' },
  'kept /sign-in': { path: '/sign-in' },
  'kept /dashboard/employer': { path: '/dashboard/employer' },
  'per request /thank-you': { path: '/thank-you?reference=SC-7F3K9Q2M' },
  'per request /dashboard/employer': { path: '/dashboard/employer?made=anew' },
  'guarded /account': { path: '/account', status: 307 },
}
const enquiry = JSON.stringify({
  form_source: 'general',
  firstName: 'Made',
  lastName: 'Up',
  email: 'made-up@example.com',
  phoneNumber: '020 7946 0018',
  location: 'Leeds',
  referral: 'A friend',
  message: 'We would like to talk about hiring.',
  contactConsent: true,
  marketingConsent: false,
})
const drainWithinMs = 120_000

type Row = Record<string, number | null>
type Results = Record<string, Row>

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

/** In rounds, so that whatever else the machine is doing affects all pages alike. */
async function measureFirstVisits(results: Results): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium() })
  const pages = [{ name: 'empty app', url: emptyUrl }, ...visited.map((path) => ({ name: path, url: siteUrl + path }))]
  const visits = new Map<string, FirstVisit[]>()
  for (let round = 0; round < rounds; round++)
    for (const { name, url } of pages) visits.set(name, [...(visits.get(name) ?? []), await visitFirst(browser, url)])
  for (const { name, url } of pages) {
    const middle = (what: keyof FirstVisit): number => median((visits.get(name) ?? []).map((visit) => visit[what]))
    results[`first visit ${name}`] = {
      'first paint, ms': Math.round(middle('firstMs')),
      'largest paint, ms': Math.round(middle('largestMs')),
      'layout shift': Number(middle('shift').toFixed(3)),
      requests: middle('requests'),
      bytes: middle('bytes'),
      'HTML, brotli': (await ask(url, { encoding: 'br' })).bytes,
      'HTML, gzip': (await ask(url)).bytes,
    }
  }
  for (const [name, step] of Object.entries(await goSlowly(browser, siteUrl))) results[`slow 3G, ${name}`] = step
  const version = browser.version()
  await browser.close()
  return version
}

/** Lighthouse, if it is installed: the median of five rounds, each of which visits every page. */
function measureLighthouse(results: Results, folder: string): void {
  const pages = [{ name: 'empty app', url: emptyUrl }, ...visited.map((path) => ({ name: path, url: siteUrl + path }))]
  const scores = new Map<string, Score[]>()
  for (let round = 0; round < 5; round++)
    for (const { name, url } of pages)
      scores.set(name, [...(scores.get(name) ?? []), scoreOf(url, folder, findChromium() ?? '')])
  for (const [name, rounds] of scores) {
    const middle = (what: keyof Score): number => median(rounds.map((score) => score[what]))
    results[`Lighthouse ${name}`] = {
      performance: middle('score'),
      'largest paint, ms': middle('paintMs'),
      'blocking time, ms': middle('blockingMs'),
    }
  }
}

async function atEachCount(rateWith: (connections: number) => Promise<Rate | null>): Promise<Row> {
  const row: Row = {}
  for (const connections of connectionCounts) {
    const rate = await rateWith(connections)
    row[`a second, ${connections}`] = rate?.perSecond ?? null
    row[`99th, ms, ${connections}`] = rate?.p99 ?? null
  }
  return row
}

async function measureLoad(results: Results, name: string, asked: Omit<Parameters<typeof load>[0], 'connections'>) {
  results[name] = await atEachCount((connections) => load({ ...asked, connections }))
}

/**
 * What a database can write to disk, then enquiries as fast as they are accepted, and how fast their emails are sent.
 */
async function measureEnquiries(results: Results, dataFolder: string): Promise<void> {
  const inPglite = await insertIntoPglite(enquiry, seconds)
  results['raw insert, PGlite'] = { 'a second, 1': inPglite.perSecond, '99th, ms, 1': inPglite.p99 }
  results['raw insert, PostgreSQL'] = await atEachCount((connections) =>
    insertIntoPostgres(enquiry, { connections, seconds, port: postgresPort }),
  )
  await measureLoad(results, 'POST /api/contact', {
    url: `${siteUrl}/api/contact`,
    seconds,
    status: 201,
    body: enquiry,
  })
  const waiting = await readUnsent(dataFolder)
  const startedAt = performance.now()
  while ((await readUnsent(dataFolder)) > 0 && performance.now() < startedAt + drainWithinMs) await pause(100)
  const took = (performance.now() - startedAt) / 1000
  results['e-mails'] = { waiting, 'sent a second': Math.round((waiting - (await readUnsent(dataFolder))) / took) }
}

/**
 * The memory of both once each has answered 95,000 requests for prerendered pages and 5,000 for one rendered per
 * request. A minute later Node.js has released half of it in the empty app.
 */
async function measureMemory(results: Results, memory: () => Row): Promise<void> {
  await askMany([emptyUrl], 95_000)
  await askMany([`${emptyUrl}/made`], 5_000)
  const { 'empty app': ofEmptyApp } = memory()
  await askMany(
    visited.map((path) => siteUrl + path),
    95_000,
  )
  await askMany([siteUrl + loaded['per request /thank-you'].path], 5_000)
  results['memory after 100,000 requests, MB'] = { ...memory(), 'empty app': ofEmptyApp ?? null }
}

/** Adds to each time or count of ours how many times that of the empty app it is. */
function showBesideEmpty(results: Results): void {
  const floors: Record<string, string> = {
    'first visit': 'first visit empty app',
    static: 'static, empty app',
    kept: 'static, empty app',
    'per request': 'per request, empty app',
    guarded: 'per request, empty app',
  }
  const ratios = Object.entries(results).flatMap(([name, row]) => {
    const [, floor] = Object.entries(floors).find(([kind]) => name.startsWith(kind)) ?? []
    if (floor === undefined || floor === name) return []
    const times = Object.entries(row).map(([what, value]) => {
      const beside = results[floor]?.[what]
      return [what, value !== null && beside ? Number((value / beside).toFixed(2)) : null]
    })
    return [[name, Object.fromEntries(times) as Row] as const]
  })
  console.log('\nTimes the empty app:')
  for (const kind of ['first visit', 'static', 'kept', 'per request', 'guarded'])
    console.table(Object.fromEntries(ratios.filter(([name]) => name.startsWith(kind))))
}

function showWhatMoved(results: Results, file: string): void {
  const { results: before } = JSON.parse(readFileSync(file, 'utf8')) as { results: Results }
  const moved = Object.entries(results).flatMap(([name, row]) =>
    Object.entries(row).flatMap(([what, now]) => {
      const then = before[name]?.[what]
      const isMoved = typeof then === 'number' && now !== null && Math.abs(now - then) > Math.abs(then) / 10
      return isMoved ? [{ name, what, then, now, times: Number((now / then).toFixed(2)) }] : []
    }),
  )
  console.log(`\nMoved by more than a tenth since ${file}:`)
  console.table(moved)
}

const dataFolder = mkdtempSync(join(tmpdir(), 'second-chance-bench-'))
const results: Results = {}
const buildSeconds: Row = {}
if (values.build || !hasEmptyApp()) buildSeconds['empty app, build'] = buildEmptyApp()
if (values.build) {
  rmSync(join(root, '.next', 'made-from'), { force: true })
  const built = await startSite(dataFolder)
  await stop(built.process)
  rmSync(dataFolder, { recursive: true, force: true })
  buildSeconds['ours, build and first start'] = built.seconds
}
let chromiumVersion = ''
const started: Started[] = []
const add = (server: Started): Started => {
  started.push(server)
  return server
}
try {
  const empty = add(await startEmptyApp())
  const first = add(await startSite(dataFolder))
  await stop(first.process)
  const site = add(await startSite(dataFolder))
  results.seconds = {
    ...buildSeconds,
    'empty app, start': empty.seconds,
    'ours, first start': first.seconds,
    'ours, next start': site.seconds,
  }
  const memory = (): Row => ({
    'empty app': memoryOf(empty),
    site: memoryOf(site, /run\/site/),
    'embedded database': memoryOf(site, /embedded-supabase/),
  })
  results['memory at rest, MB'] = memory()
  if (values.lighthouse) measureLighthouse(results, values.lighthouse)
  else console.log('Lighthouse was not run: name the folder in which it is installed with --lighthouse.')
  chromiumVersion = await measureFirstVisits(results)
  await measureLoad(results, 'static, empty app', { url: emptyUrl, seconds })
  await measureLoad(results, 'per request, empty app', { url: `${emptyUrl}/made`, seconds })
  for (const [name, { path, ...asked }] of Object.entries(loaded))
    await measureLoad(results, name, { url: siteUrl + path, seconds, ...asked })
  await measureMemory(results, memory)
  await measureEnquiries(results, dataFolder)
  results['memory at the end, MB'] = memory()
} finally {
  await Promise.all(started.map((server) => stop(server.process)))
  rmSync(dataFolder, { recursive: true, force: true })
}

const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
const machine = {
  processors: cpus().length,
  processor: cpus()[0]?.model,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  loadOfTheLastMinutes: loadavg()
    .map((value) => value.toFixed(1))
    .join(', '),
  node: process.version,
  chromium: chromiumVersion,
}
const of = { date: new Date().toISOString(), commit: git.stdout.trim(), rounds, seconds, machine }
const keep = (): void => {
  mkdirSync(join(root, 'bench'), { recursive: true })
  writeFileSync(join(root, 'bench', 'bench.json'), `${JSON.stringify({ ...of, results }, null, 2)}\n`)
}

for (const kind of [
  'first visit',
  'Lighthouse',
  'slow 3G',
  'static',
  'kept',
  'per request',
  'guarded',
  'POST',
  'raw insert',
  'e-mails',
  'seconds',
  'memory',
])
  console.table(Object.fromEntries(Object.entries(results).filter(([name]) => name.startsWith(kind))))
showBesideEmpty(results)
keep()

// Only now, because its test builds the site with settings of its own, which a running copy does not allow.
if (values.rows) {
  const growth = measureGrowth(values.rows.split(',').map(Number))
  console.table(growth)
  for (const [name, cost] of Object.entries(growth)) results[`growth: ${name}`] = cost
  keep()
}
if (values.compare) showWhatMoved(results, values.compare)
