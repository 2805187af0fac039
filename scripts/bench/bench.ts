// `npm run bench`: the site in one run, beside an empty app of the same Next.js where `--beside` names the address of one that runs.
// Times of two runs, or of two machines, say nothing together.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'

import { root } from '../run/settings.ts'
import { findChromium } from '../verify/find-chromium.ts'
import { visitFirst, type FirstVisit } from './first-paint.ts'
import { ask, load } from './load.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    beside: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = 32
const paths =
  positionals.length > 0
    ? positionals
    : ['/', '/about', '/employers', '/privacy-policy', '/resources', '/disclosure-calculator', '/jobs', '/sign-in']
const [sitePort, supabasePort, smtpPort, mailPort, analyticsPort] = [47300, 47301, 47302, 47303, 47304]
const startsWithinMs = 240_000

const executablePath = findChromium()
const dataFolder = mkdtempSync(join(tmpdir(), 'second-chance-bench-'))
async function untilItAnswers(url: string): Promise<void> {
  for (const endsAt = Date.now() + startsWithinMs; Date.now() < endsAt; await pause(250)) {
    if (
      await ask(url, 'identity').then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`${url} did not answer.`)
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const site = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(sitePort),
    SUPABASE_PORT: String(supabasePort),
    MAIL_SMTP_PORT: String(smtpPort),
    MAIL_WEB_PORT: String(mailPort),
    ANALYTICS_PORT: String(analyticsPort),
    DATA_DIR: dataFolder,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const pages = [
  ...(values.beside ? [{ name: 'empty app', url: values.beside }] : []),
  ...paths.map((path) => ({ name: path, url: `http://127.0.0.1:${sitePort}${path}` })),
]

try {
  for (const { url } of pages) await untilItAnswers(url)
  const browser = await chromium.launch({ executablePath })
  const visits = new Map<string, FirstVisit[]>()
  // Round by round, so that whatever else the machine does falls on all pages alike.
  for (let round = 0; round < rounds; round++)
    for (const { name, url } of pages) visits.set(name, [...(visits.get(name) ?? []), await visitFirst(browser, url)])
  const chromiumVersion = browser.version()
  await browser.close()

  const results: Record<string, Record<string, number>> = {}
  for (const { name, url } of pages) {
    const ofPage = visits.get(name) ?? []
    const middle = (what: keyof FirstVisit): number => median(ofPage.map((visit) => visit[what]))
    const { perSecond, p99 } = await load(url, connections, seconds)
    results[name] = {
      'first paint, ms': Math.round(middle('firstMs')),
      'largest paint, ms': Math.round(middle('largestMs')),
      'layout shift': Number(middle('shift').toFixed(3)),
      requests: middle('requests'),
      'bytes of a first visit': middle('bytes'),
      'HTML, brotli': (await ask(url, 'br')).bytes,
      'HTML, gzip': (await ask(url, 'gzip')).bytes,
      'requests a second': perSecond,
      '99th percentile, ms': p99,
    }
  }
  console.table(results)

  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const machine = {
    processors: cpus().length,
    processor: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    loadOfTheLastMinutes: loadavg().map((value) => Number(value.toFixed(1))),
    node: process.version,
    chromium: chromiumVersion,
  }
  const of = { date: new Date().toISOString(), commit: git.stdout.trim(), rounds, connections, seconds, machine }
  mkdirSync(join(root, 'bench'), { recursive: true })
  writeFileSync(join(root, 'bench', 'first-paint.json'), `${JSON.stringify({ ...of, results }, null, 2)}\n`)
} finally {
  site.kill('SIGTERM')
  if (site.exitCode === null) await once(site, 'exit')
  rmSync(dataFolder, { recursive: true, force: true })
}
