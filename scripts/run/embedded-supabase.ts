// The embedded Supabase, in a process of its own: the only process that may touch the database folder.
// It applies the migrations and seeds the demo accounts before it listens, and tells its parent when it does.
import { serve, type ServerType } from '@hono/node-server'
import { App, type EmailDriver } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { timingSafeEqual } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readVaultKeys } from '../../lib/server/hiring/vault/vault-keys.ts'
import { parseServerSettings } from '../../lib/server/server-settings.ts'
import { withClockAt } from './with-clock-at.ts'
import { authMail, authSettings } from './auth-settings.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { companyStatement } from './demo-company.ts'
import { onEachTable } from './each-table.ts'
import { fillExampleCasework } from './example-casework.ts'
import { companyJoined, fillExampleHiring } from './example-hiring.ts'
import { loadGeneratedKeys } from './generated-keys.ts'
import { inPlace, withLinkPlace } from './link-place.ts'
import { isOwnHost } from './own-host.ts'
import { asOneRequest, oneTransaction } from './one-transaction.ts'
import { overwriteDeleted } from './overwrite-deleted.ts'
import { takeOwnership } from './owner-lock.ts'

const dataFolder = process.env.DATA_DIR ?? '.data'
const port = Number(process.env.SUPABASE_PORT)
const siteUrl = process.env.SITE_URL ?? ''

// The parent decides when to stop, and sends a message: a terminal or platform sends its signal to every part at once,
// and the requests in progress still need the database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

// A failed query would be printed with its parameters, which are people's names and messages.
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
const mail = authMail(Number(process.env.MAIL_SMTP_PORT), process.env.MAIL_FROM)
let isSeeding = true
const email: EmailDriver = {
  send: async (message) =>
    isSeeding ? undefined : mail.send({ ...message, ...(message.html && { html: inPlace(message.html, siteUrl) }) }),
}

const databaseFolder = join(dataFolder, 'database')
const gatherEveryMs = 60 * 60 * 1000
const firstGatheringMs = 60_000
const dayMs = 24 * 3_600_000
// Not at the start, which somebody waits for.
const firstOverwriteMs = 600_000
// Exists while the database is being created. One that was interrupted then cannot be opened again, and holds nothing
// yet, because this process did not listen, so it is created again.
const unfinishedMark = join(dataFolder, 'database-unfinished')
if (existsSync(unfinishedMark)) rmSync(databaseFolder, { recursive: true, force: true })
const isNewDatabase = !existsSync(databaseFolder)
if (isNewDatabase) writeFileSync(unfinishedMark, '')

const connection = await createPgliteConnection({ url: databaseFolder })
oneTransaction(connection.driver)
const app = new App({
  connection,
  auth: authSettings({
    keys,
    siteUrl,
    tokenSeconds: Number(process.env.SUPABASE_TOKEN_SECONDS),
    linkSeconds: Number(process.env.SUPABASE_LINK_SECONDS),
  }),
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

const hasExampleHiring = process.env.EXAMPLE_HIRING === '1'
// The example company joined before it did anything.
await (hasExampleHiring ? withClockAt(companyJoined(), seedDemoAccounts) : seedDemoAccounts())
const query = async (statement: string, values: readonly unknown[] = []) => {
  const { rows } = await connection.driver.query(statement, [...values])
  return { rows: rows as Record<string, unknown>[] }
}
const accountOf = async (address: string, role: string): Promise<string> => (await makeAccount(address, role)).id
const hasExampleCasework = process.env.EXAMPLE_CASEWORK === '1'
if (hasExampleHiring || hasExampleCasework) {
  const [vaultKey] = readVaultKeys(parseServerSettings(process.env).VAULT_KEY)
  if (!vaultKey) throw new Error('the embedded edition makes its own VAULT_KEY')
  if (hasExampleHiring) await fillExampleHiring(query, accountOf, vaultKey)
  if (hasExampleCasework) await fillExampleCasework(query, accountOf, vaultKey)
}
await warmUp()
// An older database has kept them; half a second that nobody has to wait for.
if (isNewDatabase) await query('analyze')
else setTimeout(() => void gatherStatistics(), firstGatheringMs).unref()
setInterval(() => void gatherStatistics(), gatherEveryMs).unref()
setTimeout(() => {
  void overwrite()
  setInterval(() => void overwrite(), dayMs).unref()
}, firstOverwriteMs).unref()
isSeeding = false
rmSync(unfinishedMark, { force: true })

const server: ServerType = serve(
  {
    hostname: '127.0.0.1',
    port,
    fetch: (request: Request, env: { incoming: { socket: { remoteAddress?: string } } }) => {
      const { pathname } = new URL(request.url)
      if (!isOwnHost(request.headers.get('host'))) return new Response(null, { status: 421 })
      if (pathname === '/backup') return giveBackup(request)
      // The edition also has pages to look into the database, which nothing here uses.
      if (!/^\/(auth|rest)\/v1(\/|$)/.test(pathname)) return new Response(null, { status: 404 })
      return asOneRequest(() =>
        withLinkPlace(request, () => app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null })),
      )
    },
  },
  () => process.send?.('ready'),
)
server.on('error', (error: NodeJS.ErrnoException) =>
  stopWithMessage(
    `The embedded Supabase could not listen on port ${port} (${error.code}). Set SUPABASE_PORT to a free one.`,
  ),
)

process.on('message', (message) => {
  if (message === 'stop') return stop()
  // The supervisor wants to know whether the database responds, not just this process.
  void connection.driver.query('select 1').then(() => process.send?.('here'))
})
process.on('disconnect', stop)

/**
 * For anybody who presents the secret key: the database folder as it is between two statements. What was acknowledged
 * is in it, as after a `kill -9`.
 */
async function giveBackup({ headers }: Request): Promise<Response> {
  const shown = Buffer.from(headers.get('apikey') ?? '')
  const secret = Buffer.from(keys.secretKey)
  if (shown.length !== secret.length || !timingSafeEqual(shown, secret)) return new Response(null, { status: 401 })
  await connection.driver.exec('checkpoint')
  return new Response(await connection.driver.dumpDataDir('gzip'))
}

function stop(): void {
  server.close(() => void connection.close().finally(() => process.exit(0)))
  // Idle keep-alive connections would delay the close by seconds.
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}

function stopWithMessage(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Counts rows and values for the planner, which otherwise takes every table for a small one and reads all of it. A server does
 * this by itself; PGlite has nothing that would. What it does not come to, as when it is stopped, waits for the next hour.
 */
async function gatherStatistics(): Promise<void> {
  await onEachTable(query, 'analyze').catch(() => undefined)
}

/** What it could not write over is written over the next day. */
const overwrite = (): Promise<void> => overwriteDeleted(query).catch(() => undefined)

/**
 * Stores an enquiry and rolls it back: on a fresh database the first one takes seconds, and no visitor should wait for
 * it.
 */
async function warmUp(): Promise<void> {
  const enquiry = {
    reference: 'SC-00000000',
    form_source: 'general',
    firstName: 'Warm',
    lastName: 'Up',
    email: 'warm-up@example.org',
    phoneNumber: '000000',
    location: 'Nowhere',
    message: 'This is taken back at once.',
  }
  const emails = [{ kind: 'confirmation', to: enquiry.email, subject: '', html: '', text: '' }]
  const sent = [JSON.stringify(enquiry), JSON.stringify(emails)]
  await connection.driver.transaction(async (transaction) => {
    await transaction.query(
      `select public.accept_enquiry($1, $2, '[]', 'warm-up', 'warm-up', 'warm-up', 'warm-up', 1, 1, 1, false)`,
      sent,
    )
    await transaction.query(`select * from public.claim_emails(1, 1, false, 'email')`)
    await transaction.rollback()
  })
}

/** The account with an address, created if there is none. */
async function makeAccount(address: string, role: string | null): Promise<{ id: string; isNew: boolean }> {
  const find = () =>
    connection.driver.query('select id from auth.users where email = $1 and email_confirmed_at is not null', [address])
  const known = (await find()).rows[0] as { id: string } | undefined
  if (known) return { id: known.id, isNew: false }
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
  const { id } = (await find()).rows[0] as { id: string }
  return { id, isNew: true }
}

async function seedDemoAccounts(): Promise<void> {
  for (const { email: address, role, ...account } of demoAccounts) {
    const { isNew } = await makeAccount(address, role)
    if (isNew && 'worksAt' in account) await connection.driver.query(...companyStatement(address, account.worksAt))
  }
}
