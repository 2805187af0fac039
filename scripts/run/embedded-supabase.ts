// The embedded Supabase, in a process of its own: the only process that may touch the database folder.
// It applies the migrations and seeds the demo accounts before it listens, and tells its parent when it does.
import { serve, type ServerType } from '@hono/node-server'
import { App, SmtpEmailDriver, type EmailDriver } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { passwordLength } from '../../lib/domain/access/password-rules.ts'
import { authEmails, textOf } from './auth-emails.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { loadGeneratedKeys } from './generated-keys.ts'
import { takeOwnership } from './owner-lock.ts'

const dataFolder = process.env.DATA_DIR ?? '.data'
const port = Number(process.env.SUPABASE_PORT)
const siteUrl = process.env.SITE_URL ?? ''

// The parent decides when to stop: on Ctrl-C the requests in flight still need the database.
process.on('SIGINT', () => undefined)

// A failed query is printed with its parameters, and those are people's names and messages.
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[level] = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error)
    const code = error && 'code' in error ? ` with code ${String(error.code)}` : ''
    process.stderr.write(`embedded Supabase: ${error ? `${error.name}${code}` : 'a message, not shown'}\n`)
  }
}

process.on('uncaughtException', (error) =>
  stopWithMessage(`The embedded Supabase stopped: ${error.message.split('\n')[0]}.`),
)

const owner = takeOwnership(dataFolder)
if (owner !== undefined) {
  stopWithMessage(
    `The data folder ${dataFolder} is in use by another running copy (process ${owner}). Stop that one first, or set DATA_DIR to another folder.`,
  )
}

const keys = loadGeneratedKeys(dataFolder)
const mail = new SmtpEmailDriver({
  host: '127.0.0.1',
  port: Number(process.env.MAIL_SMTP_PORT),
  from: { name: 'The SCT team', address: process.env.MAIL_FROM || 'hello@example.org' },
  requireTls: false,
})
let isSeeding = true
const email: EmailDriver = {
  // It sends a text of its own, with a link that leads elsewhere.
  send: async (message) =>
    isSeeding ? undefined : mail.send({ ...message, text: message.html ? textOf(message.html) : message.text }),
}

const databaseFolder = join(dataFolder, 'database')
// There as long as the database is being made. One that was stopped in the middle of that cannot be opened again, and
// holds nothing yet, because this process did not listen: it is made once more.
const unfinishedMark = join(dataFolder, 'database-unfinished')
if (existsSync(unfinishedMark)) rmSync(databaseFolder, { recursive: true, force: true })
if (!existsSync(databaseFolder)) writeFileSync(unfinishedMark, '')

const connection = await createPgliteConnection({ url: databaseFolder })
const app = new App({
  connection,
  auth: {
    enabled: true,
    jwt_secret: keys.jwtSecret,
    publishable_key: keys.publishableKey,
    secret_key: keys.secretKey,
    site_url: siteUrl,
    jwt_expiry: Number(process.env.SUPABASE_TOKEN_SECONDS),
    minimum_password_length: passwordLength.min,
    email: {
      enable_confirmations: true,
      // With it on, this edition asks the old address alone, and anybody could take over an address that is not theirs.
      double_confirm_changes: false,
      otp_length: 6,
      otp_expiry: Number(process.env.SUPABASE_LINK_SECONDS),
      template: authEmails,
    },
  },
  options: { server: { admin: false }, drivers: { email } },
})
await app.init()

try {
  await applyPendingMigrations(app)
} catch (error) {
  stopWithMessage(
    `A migration failed: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}. Correct the file under supabase/migrations and start again; what was stored before is unchanged.`,
  )
}

await seedDemoAccounts()
await warmUp()
isSeeding = false
rmSync(unfinishedMark, { force: true })

const server: ServerType = serve(
  {
    hostname: '127.0.0.1',
    port,
    fetch: (request: Request, env: { incoming: { socket: { remoteAddress?: string } } }) =>
      app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
  },
  () => process.send?.('ready'),
)
server.on('error', (error: NodeJS.ErrnoException) =>
  stopWithMessage(
    `The embedded Supabase could not listen on port ${port} (${error.code}). Set SUPABASE_PORT to a free one.`,
  ),
)

process.on('SIGTERM', () => {
  server.close(() => void connection.close().finally(() => process.exit(0)))
  // Idle keep-alive connections would hold the close back for seconds.
  if ('closeIdleConnections' in server) server.closeIdleConnections()
})

function stopWithMessage(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Keeps an enquiry and takes it back: on a fresh database the first one takes seconds, and no visitor should wait for it. */
async function warmUp(): Promise<void> {
  const enquiry = {
    ...{
      reference: 'SC-00000000',
      form_source: 'general',
      firstName: 'Warm',
      lastName: 'Up',
      email: 'warm-up@example.org',
    },
    ...{ phoneNumber: '000000', location: 'Nowhere', message: 'This is taken back at once.' },
  }
  const email = { kind: 'confirmation', to: enquiry.email, subject: '', html: '', text: '' }
  await connection.driver.transaction(async (transaction) => {
    await transaction.query('select public.accept_enquiry($1, $2, $3, $4, $5, $6, $7, 1, 1, 1, false)', [
      JSON.stringify(enquiry),
      JSON.stringify([email]),
      '[]',
      ...['warm-up', 'warm-up', 'warm-up', 'warm-up'],
    ])
    await transaction.query('select * from public.claim_email(1)')
    await transaction.rollback()
  })
}

async function seedDemoAccounts(): Promise<void> {
  for (const { email: address, role } of demoAccounts) {
    const known = await connection.driver.query(
      'select 1 from auth.users where email = $1 and email_confirmed_at is not null',
      [address],
    )
    if (known.rows.length > 0) continue
    await app.fetch(
      new Request('http://127.0.0.1/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: demoPassword }),
      }),
      { peerAddress: '127.0.0.1' },
    )
    await connection.driver.query(
      `update auth.users set email_confirmed_at = now(),
         raw_app_meta_data = raw_app_meta_data || jsonb_strip_nulls(jsonb_build_object('role', $2::text))
       where email = $1`,
      [address, role],
    )
  }
}
