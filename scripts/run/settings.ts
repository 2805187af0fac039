import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

import { parseServerSettings } from '../../lib/server/server-settings.ts'
import { loadGeneratedKeys, loadVaultKey } from './generated-keys.ts'

export const root = join(import.meta.dirname, '..', '..')

const port = (name: string, fallback: number) =>
  z.coerce
    .number(`${name} must be a port number from 1 to 65535.`)
    .int()
    .min(1, `${name} must be a port number from 1 to 65535.`)
    .max(65535, `${name} must be a port number from 1 to 65535.`)
    .default(fallback)

const seconds = (name: string) =>
  z.coerce.number(`${name} must be a number of seconds.`).int().min(1, `${name} must be 1 or more.`).default(3600)

// The commands' own settings; the server's are in lib/server/server-settings.ts.
const commandSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port('PORT', 3000),
  DATA_DIR: z.string().default('.data'),
  SUPABASE_PORT: port('SUPABASE_PORT', 54321),
  MAIL_SMTP_PORT: port('MAIL_SMTP_PORT', 1025),
  MAIL_WEB_PORT: port('MAIL_WEB_PORT', 1080),
  ANALYTICS_PORT: port('ANALYTICS_PORT', 8010),
  STOP_NOTICE_SECONDS: z.coerce
    .number('STOP_NOTICE_SECONDS must be a number of seconds.')
    .min(0, 'STOP_NOTICE_SECONDS must be 0 or more.')
    .max(5, 'STOP_NOTICE_SECONDS must be 5 or less.')
    .default(0),
  SUPABASE_TOKEN_SECONDS: seconds('SUPABASE_TOKEN_SECONDS'),
  SUPABASE_LINK_SECONDS: seconds('SUPABASE_LINK_SECONDS'),
})
type CommandSettings = z.output<typeof commandSettings>

export type RunSettings = CommandSettings & {
  /** DATA_DIR as an absolute path. */
  dataFolder: string
  usesEmbeddedSupabase: boolean
  usesEmbeddedMailbox: boolean
  usesAnalyticsInbox: boolean
  /** The environment of the Next.js processes. */
  siteEnv: NodeJS.ProcessEnv
}

/** The URL at which this machine reaches the site: for a wildcard address, the loopback one. */
function addressOfSite({ HOST, PORT }: CommandSettings): string {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/**
 * Reads .env.local and .env into the environment, which wins.
 * @throws Error with one sentence for a file that this user may not read
 */
export function readEnvFiles(): void {
  for (const file of ['.env.local', '.env'].map((name) => join(root, name)).filter((path) => existsSync(path))) {
    try {
      process.loadEnvFile(file)
    } catch {
      // Node.js says of a file that may not be read that it is not there.
      throw new Error(`${file} cannot be read. It must belong to the user who starts the site.`)
    }
  }
}

/**
 * Reads .env.local and .env, fills in what the embedded parts provide, and checks everything.
 * @throws Error with one sentence for each wrong setting
 */
export function loadRunSettings(): RunSettings {
  readEnvFiles()
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))

  const parsed = commandSettings.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join(' '))
  const command = parsed.data
  const { PORT, SUPABASE_PORT, MAIL_SMTP_PORT, MAIL_WEB_PORT, ANALYTICS_PORT } = command
  const ports = [PORT, SUPABASE_PORT, MAIL_SMTP_PORT, MAIL_WEB_PORT, ANALYTICS_PORT]
  if (new Set(ports).size < ports.length) {
    throw new Error(
      'PORT, SUPABASE_PORT, MAIL_SMTP_PORT, MAIL_WEB_PORT and ANALYTICS_PORT must be five different ports.',
    )
  }

  const usesEmbeddedSupabase = !given.NEXT_PUBLIC_SUPABASE_URL
  const usesEmbeddedMailbox = !given.RESEND_API_KEY && !given.SMTP_URL
  // Only on a developer's own machine: a hosted site without a key has no analytics.
  const usesAnalyticsInbox = usesEmbeddedSupabase && !given.NEXT_PUBLIC_POSTHOG_KEY
  const inboxUrl = `http://127.0.0.1:${ANALYTICS_PORT}`
  const dataFolder = resolve(root, command.DATA_DIR)
  const keys = usesEmbeddedSupabase ? loadGeneratedKeys(dataFolder) : undefined
  const siteEnv: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: given.SITE_URL ?? `http://localhost:${command.PORT}`,
    SELF_URL: given.SELF_URL ?? addressOfSite(command),
    CRON_SECRET: given.CRON_SECRET ?? keys?.cronSecret ?? randomBytes(24).toString('base64url'),
    ...(keys && {
      NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${command.SUPABASE_PORT}`,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      VAULT_KEY: given.VAULT_KEY ?? loadVaultKey(dataFolder),
    }),
    EMBEDDED_DATA_DIR: usesEmbeddedSupabase ? dataFolder : '',
    ...(usesEmbeddedMailbox && { SMTP_URL: `smtp://127.0.0.1:${MAIL_SMTP_PORT}` }),
    // The mailbox stands in for Twilio too, where something asks for an SMS.
    ...(usesEmbeddedMailbox &&
      given.SMS_HOOK_SECRET &&
      !given.TWILIO_ACCOUNT_SID && {
        TWILIO_ACCOUNT_SID: 'AClocal',
        TWILIO_AUTH_TOKEN: 'local',
        SMS_FROM: '+447700900000',
        TWILIO_BASE_URL: `http://127.0.0.1:${MAIL_WEB_PORT}`,
      }),
    ...(usesAnalyticsInbox && {
      NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
      // Given without a key, it is the address that an earlier build wrote into the pages.
      NEXT_PUBLIC_POSTHOG_HOST: given.NEXT_PUBLIC_POSTHOG_HOST ?? inboxUrl,
      POSTHOG_SERVER_HOST: given.POSTHOG_SERVER_HOST ?? inboxUrl,
    }),
  }
  parseServerSettings(siteEnv)
  return { ...command, dataFolder, usesEmbeddedSupabase, usesEmbeddedMailbox, usesAnalyticsInbox, siteEnv }
}
