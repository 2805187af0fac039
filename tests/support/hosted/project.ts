import { serve, type ServerType } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'

import { authSettings } from '../../../scripts/run/auth-settings'
import { companyStatement } from '../../../scripts/run/demo-company'
import { demoAccounts, demoPassword } from '../../../scripts/run/demo-accounts'
import type { GeneratedKeys } from '../../../scripts/run/generated-keys'
import { postgresPrograms } from '../../../scripts/verify/find-postgres'
import { runWithPsql, startPostgres } from '../../../scripts/verify/postgres-server'
import { freePort } from '../free-port'
import { migrations } from '../own-database'
import { root } from '../service'
import { startGoTrue } from './gotrue'
import { startLiteSignIn } from './lite-sign-in'

type Options = {
  keys: GeneratedKeys
  port: number
  smtpPort: number
  siteUrl: string
  tokenSeconds: number
  /** Settings of GoTrue that one test needs. */
  goTrueSettings?: Record<string, string>
}
export type HostedProject = {
  /** Runs statements as the superuser, and returns what they print. */
  run: (statements: string) => string
  /** What the sign-in server has printed. */
  signInLog: () => string
  stop: () => Promise<void>
}

/** The scripts that the self-hosted service also runs. */
const inDeploy = (name: string): string => readFileSync(join(root, 'deploy', 'database', name), 'utf8')

// Unlike PostgREST, Lite's REST half looks up the tables, and the account of a token, before it takes the request's
// role. Row level security shows it no account, which it accepts.
const whatLiteLooksFor = `
alter role authenticator inherit;
grant select on auth.users, auth.sessions to authenticator;
`

// Values as PostgREST writes them.
const isoOf = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
const { builtins, getTypeParser } = types
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, isoOf],
  // Names in an array, which the catalogue returns.
  [1003, (text) => text.slice(1, -1).split(',').filter(Boolean)],
])

/**
 * The REST half's connections, which survive a database that ends under them, as PostgREST's do. Those of postgres.js, Lite's own
 * choice, do not (3.4.9): a transaction whose connection has gone throws where nobody can catch it.
 */
function poolFor(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid: number, format) => parsers.get(oid) ?? getTypeParser(oid, format) },
  })
  // Whoever asks next gets another connection; whoever had one in use is told by the question that fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A Supabase project like the hosted ones, on this machine: PostgreSQL with their roles and grants, our migrations
 * applied by their `postgres`, which is not a superuser, and the paths /auth/v1 and /rest/v1 at one URL. The REST half
 * of Supabase Lite stands in for PostgREST; its sign-in half stands in for GoTrue, unless GOTRUE_BIN names the program
 * itself. Each connects to the database with the role that the hosted one has.
 */
export async function startHostedProject(options: Options): Promise<HostedProject> {
  const { keys, port, smtpPort, siteUrl, tokenSeconds, goTrueSettings } = options
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const server = await startPostgres(programs, await freePort(), { owner: 'supabase_admin' })
  const databaseUrl = (role: string) => server.url.replace('supabase_admin', role)
  const run = (role: string, statements: string) => runWithPsql(programs, databaseUrl(role), statements)
  run('supabase_admin', inDeploy('roles.sql'))

  const auth = authSettings({ keys, siteUrl, tokenSeconds, linkSeconds: 3600 })
  const ofAccounts = { databaseUrl: databaseUrl('supabase_auth_admin'), smtpPort }
  const goTrue = process.env.GOTRUE_BIN
  const signIn = goTrue
    ? await startGoTrue({
        ...ofAccounts,
        program: goTrue,
        jwtSecret: keys.jwtSecret,
        tokenSeconds,
        siteUrl,
        projectUrl: `http://127.0.0.1:${port}`,
        settings: goTrueSettings,
      })
    : await startLiteSignIn({ ...ofAccounts, auth, run: (statements) => run('supabase_auth_admin', statements) })
  run('supabase_admin', inDeploy('accounts.sql') + whatLiteLooksFor)
  for (const statements of migrations()) run('postgres', statements)

  const pool = poolFor(databaseUrl('authenticator'))
  const rows = createPostgresConnection({ url: databaseUrl('authenticator') })
  // As in lite-sign-in.ts; here it takes on each request's role, and grants nothing.
  Object.assign(rows, { rlsState: 'active', kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }) })
  const rest = new App({ connection: rows, auth, options: { server: { admin: false } } })
  await rest.init()
  // It prints each query that the database refused, with its stack; the caller already has the response.
  const print = console.error
  console.error = (...parts: unknown[]) => {
    if (!parts.some((part) => part instanceof DatabaseError)) print(...parts)
  }

  const gateway = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/')) return signIn.fetch(request)
    if (pathname.startsWith('/rest/v1/')) return rest.fetch(request, { peerAddress: null })
    // Where GoTrue fetches its email templates.
    if (/^\/templates\/[a-z_]+\.html$/.test(pathname))
      return new Response(await readFile(join(root, 'supabase', pathname)))
    return new Response(null, { status: 404 })
  }
  const listening = await new Promise<ServerType>((resolve) => {
    const started = serve({ hostname: '127.0.0.1', port, fetch: gateway }, () => resolve(started))
  })

  const asPostgres = createPostgresConnection({ url: databaseUrl('postgres') })
  for (const { email, role, ...account } of demoAccounts) {
    await signIn.addAccount(email, demoPassword)
    await asPostgres.driver.unsafe(
      `update auth.users set email_confirmed_at = now(),
         raw_app_meta_data = raw_app_meta_data || jsonb_strip_nulls(jsonb_build_object('role', $2::text))
       where email = $1`,
      [email, role],
    )
    if ('worksAt' in account) await asPostgres.driver.unsafe(...companyStatement(email, account.worksAt))
  }
  await asPostgres.close()

  return {
    run: (statements) => run('supabase_admin', statements),
    signInLog: signIn.log,
    stop: async () => {
      console.error = print
      if ('closeAllConnections' in listening) listening.closeAllConnections()
      await new Promise((resolve) => listening.close(resolve))
      await Promise.all([signIn.stop(), rows.close(), pool.end()])
      await server.stop()
    },
  }
}
