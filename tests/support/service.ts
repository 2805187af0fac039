import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { freePort } from './free-port'
import { descendantsOf } from './processes'
import { waitUntil } from './wait-until'

export const root = join(import.meta.dirname, '..', '..')

/** A data folder with the migrations applied and the accounts seeded, created once: see global-setup.ts. */
export const seededFolder = (): string | undefined => process.env.TEST_SEEDED_FOLDER

type Keys = { publishableKey: string; secretKey: string; cronSecret: string }
export type Service = {
  url: string
  supabaseUrl: string
  mailboxUrl: string
  smtpUrl: string
  analyticsUrl: string
  dataFolder: string
  keys: Keys
  /** Everything printed so far, on both streams. */
  output: () => string
  /** The process of a part, identified by a piece of its command line. */
  part: (name: keyof typeof commandOf) => number
  pid: number
  /** Stops it as Ctrl-C would and waits; returns the exit code. */
  stop: () => Promise<number | null>
  /** Stops it and deletes its data. */
  dispose: () => Promise<void>
}

// Next.js sets its own process title once it is serving.
const commandOf = {
  supabase: /embedded-supabase/,
  mailbox: /run\/mailbox/,
  analytics: /analytics-inbox/,
  site: /run\/site|next-server|next\/dist\/bin\/next/,
} as const

/** What scripts/verify/verify.ts builds with. */
export const analyticsHostOfBuild = 'http://127.0.0.1:8010'

type Options = { env?: Record<string, string>; dataFolder?: string; cwd?: string; args?: string[]; withinMs?: number }

/** What `npm start` needs to run alongside others: its own ports and data folder. */
export async function settingsForService(dataFolder: string): Promise<Record<string, string>> {
  const [site, supabase, smtp, web, analytics] = await Promise.all(Array.from({ length: 5 }, () => freePort()))
  return {
    PORT: String(site),
    SUPABASE_PORT: String(supabase),
    MAIL_SMTP_PORT: String(smtp),
    MAIL_WEB_PORT: String(web),
    ANALYTICS_PORT: String(analytics),
    DATA_DIR: dataFolder,
    // The URL that the build was made for; on loopback every local port may send forms.
    SITE_URL: 'http://localhost:3000',
    // The analytics URL in that build: see analytics-inbox.ts for how a browser test reaches its own inbox.
    NEXT_PUBLIC_POSTHOG_HOST: analyticsHostOfBuild,
    SELF_URL: '',
    NEXT_PUBLIC_CONTACT_EMAIL: 'hello@example.org',
    // Set but empty, so that a developer's own .env cannot send tests anywhere else.
    NEXT_PUBLIC_SUPABASE_URL: '',
    SUPABASE_PUBLISHABLE_KEY: '',
    SUPABASE_SECRET_KEY: '',
    NEXT_PUBLIC_POSTHOG_KEY: '',
    POSTHOG_SERVER_HOST: '',
    RESEND_API_KEY: '',
    SMTP_URL: '',
    SMS_HOOK_SECRET: '',
    TWILIO_ACCOUNT_SID: '',
    TWILIO_AUTH_TOKEN: '',
    TWILIO_BASE_URL: '',
    SMS_FROM: '',
    SMS_PER_NUMBER_PER_DAY: '',
    SMS_PER_NETWORK_PER_DAY: '',
    SMS_PER_DAY: '',
    VAULT_KEY: '',
    CRON_SECRET: '',
    METRICS_SECRET: '',
    TRUST_PROXY_HOPS: '',
    STOP_NOTICE_SECONDS: '',
    TEAM_EMAIL: '',
    MAIL_FROM: '',
    OFFLINE_PAGES: '',
    LOG_LEVEL: '',
  }
}

/** This process's environment overridden by `settings`, without what a test runner added: NODE_ENV affects builds. */
export function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV')
  return { ...Object.fromEntries(inherited), ...settings } as NodeJS.ProcessEnv
}

/** Its own data folder: a copy of the one that global-setup.ts created, if it did. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-'))
  const seeded = seededFolder()
  if (seeded) cpSync(seeded, folder, { recursive: true })
  return folder
}

// A test that fails before it disposes of its service must not leave it running.
const started = new Set<ChildProcess>()
process.once('exit', () => started.forEach((child) => child.kill('SIGTERM')))

/** Starts the whole service with the command that people use, and waits until it reports that it is ready. */
export async function startService({
  env,
  dataFolder = newDataFolder(),
  cwd = root,
  args = [],
  withinMs = 150_000,
}: Options = {}): Promise<Service> {
  const settings = { ...(await settingsForService(dataFolder)), ...env }
  const child: ChildProcess = spawn('node', ['scripts/start.mjs', ...args], {
    cwd,
    env: environmentWith(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}:\n${output}`)
      return output.includes('Ready in') && output.includes('Site ') ? true : undefined
    },
    { withinMs, failure: 'the service did not get ready' },
  ).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw new Error(`${error instanceof Error ? error.message : ''}\n${output}`)
  })

  const pid = child.pid ?? 0
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    return exited
  }
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    supabaseUrl: `http://127.0.0.1:${settings.SUPABASE_PORT}`,
    mailboxUrl: `http://127.0.0.1:${settings.MAIL_WEB_PORT}`,
    smtpUrl: `smtp://127.0.0.1:${settings.MAIL_SMTP_PORT}`,
    analyticsUrl: `http://127.0.0.1:${settings.ANALYTICS_PORT}`,
    dataFolder,
    keys: JSON.parse(readFileSync(resolve(cwd, dataFolder, 'keys.json'), 'utf8')) as Keys,
    output: () => output,
    part: (name) => {
      const found = descendantsOf(pid).find(({ command }) => commandOf[name].test(command))
      if (!found) throw new Error(`${name} is not running`)
      return found.pid
    },
    pid,
    stop,
    dispose: async () => {
      await stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
