import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../run/settings.ts'
import { ask } from './load.ts'

const nextBin = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const emptyApp = join(import.meta.dirname, 'empty-app')
const startsWithinMs = 300_000
const [sitePort, supabasePort, smtpPort, mailPort, analyticsPort, emptyPort] = [
  47300, 47301, 47302, 47303, 47304, 47305,
]
export const siteUrl = `http://127.0.0.1:${sitePort}`
export const supabaseUrl = `http://127.0.0.1:${supabasePort}`
export const emptyUrl = `http://127.0.0.1:${emptyPort}`

export type Started = { process: ChildProcess; seconds: number }

/** Waits until a server answers. One that ends before, or takes too long, is an error, and no process of it stays. */
async function untilItAnswers(url: string, child: ChildProcess): Promise<Started> {
  const startedAt = performance.now()
  for (; performance.now() < startedAt + startsWithinMs; await pause(50)) {
    if (hasEnded(child))
      throw new Error(`${child.spawnargs.join(' ')} ended before ${url} answered: its output is above.`)
    const answer = await ask(url).catch(() => undefined)
    if (answer?.status !== 200) continue
    return { process: child, seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)) }
  }
  await stop(child)
  throw new Error(`${url} did not answer within ${startsWithinMs / 1000} seconds.`)
}

/** Whether the empty app has been built. */
export const hasEmptyApp = (): boolean => existsSync(join(emptyApp, '.next', 'BUILD_ID'))

/** Builds the empty app, and returns the seconds it took. */
export function buildEmptyApp(): number {
  const startedAt = performance.now()
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const { status } = spawnSync(process.execPath, [nextBin, 'build'], { cwd: emptyApp, env, stdio: 'inherit' })
  if (status !== 0) throw new Error('The empty app could not be built.')
  return Math.round((performance.now() - startedAt) / 1000)
}

/** Starts the empty app, and waits until it responds. */
export function startEmptyApp(): Promise<Started> {
  const child = spawn(process.execPath, [nextBin, 'start', '-H', '127.0.0.1', '-p', String(emptyPort)], {
    cwd: emptyApp,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return untilItAnswers(emptyUrl, child)
}

/** Runs `npm start` with its own ports and data folder, and waits until it is ready. */
export function startSite(dataFolder: string): Promise<Started> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(sitePort),
      SUPABASE_PORT: String(supabasePort),
      MAIL_SMTP_PORT: String(smtpPort),
      MAIL_WEB_PORT: String(mailPort),
      ANALYTICS_PORT: String(analyticsPort),
      DATA_DIR: dataFolder,
      // Everything that is posted is accepted and reported: no limit per visitor, and none overall.
      TRUST_PROXY_HOPS: '0',
      ENQUIRIES_HELD_ABOVE_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return untilItAnswers(`${siteUrl}/api/health/ready`, child)
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Stops it as Ctrl-C does, and waits. */
export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(below)]
}

/**
 * Megabytes of memory used by the process, or by the descendant with a matching command line; null where the system
 * does not say.
 */
export function memoryOf({ process: { pid } }: Started, part = /./): number | null {
  if (pid === undefined || !existsSync(`/proc/${pid}/task/${pid}/children`)) return null
  const found = below(pid).find((one) => part.test(readFileSync(`/proc/${one}/cmdline`, 'utf8')))
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${found}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
