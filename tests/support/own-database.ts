import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { quietly, runWithPsql, startPostgres } from '../../scripts/verify/postgres-server'
import { freePort } from './free-port'
import { root } from './service'

type Row = Record<string, unknown>
export type OwnDatabase = {
  /** Runs statements as the database's owner. */
  run: (statements: string) => Promise<void>
  /** The rows of one query, run as the database's owner. */
  rows: (query: string) => Promise<Row[]>
  /** The values of several expressions, all evaluated at once, each in a transaction that lasts half a second. */
  atOnce: (expressions: readonly string[]) => Promise<unknown[]>
  stop: () => Promise<void>
}

// Supabase's own roles.
const roles = `create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;`

/** The schema `auth` and its functions as the embedded edition creates them, and an empty database in this process. */
async function supabaseBase() {
  const connection = await createPgliteConnection({})
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'not used, but long enough for the check of it' },
  })
  await app.init()
  return { base: `${roles}\n${connection.config.baseSchema ?? ''}`, connection }
}

// What a hosted project grants everybody on new tables and functions, which our migrations must revoke.
const hostedDefaults = ['tables', 'functions', 'sequences']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n')

export type Engine = 'PGlite' | 'PostgreSQL'

/** Our migrations, in order. */
export const migrations = (): string[] => {
  const folder = join(root, 'supabase', 'migrations')
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const snapshotOfPglite = 'pglite.tar'
const snapshotOfPostgres = 'postgres'

/**
 * Applies our migrations once, on top of what Supabase provides beforehand, and keeps both databases in a folder: each database of
 * a test is then a copy. Without PostgreSQL it keeps PGlite alone.
 */
export async function keepMigrated(folder: string): Promise<void> {
  const { base, connection } = await supabaseBase()
  for (const statements of [base, hostedDefaults, ...migrations()]) await connection.driver.exec(statements)
  const dump = await connection.driver.dumpDataDir('none')
  writeFileSync(join(folder, snapshotOfPglite), Buffer.from(await dump.arrayBuffer()))
  await connection.close()

  const programs = postgresPrograms()
  if (!programs) return
  const server = await startPostgres(programs, await freePort())
  for (const statements of [base, hostedDefaults, ...migrations()]) runWithPsql(programs, server.url, statements)
  await server.stop(join(folder, snapshotOfPostgres))
}

let keptHere: Promise<string> | undefined

/** The folder that global-setup.ts has filled; a process of its own, such as one test that is being written, fills one itself. */
function migratedFolder(): Promise<string> {
  const { TEST_MIGRATED_FOLDER: kept } = process.env
  if (kept !== undefined && existsSync(kept)) return Promise.resolve(kept)
  keptHere ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-chance-migrated-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await keepMigrated(folder)
    return folder
  })()
  return keptHere
}

/** PGlite in this process with our migrations, on top of what Supabase provides beforehand. */
export async function startOwnPglite() {
  const kept = readFileSync(join(await migratedFolder(), snapshotOfPglite))
  const { driver } = await createPgliteConnection({ pgliteOptions: { loadDataDir: new Blob([kept]) } })
  await driver.waitReady
  return driver
}

/** @property url the URL of PostgreSQL itself */
export type OwnPostgres = OwnDatabase & { url: string }

/**
 * A separate PostgreSQL in a temporary folder, with our migrations on top of what Supabase provides beforehand.
 * @throws when PostgreSQL is not installed
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  const server = await startPostgres(programs, await freePort(), {
    copyOf: join(await migratedFolder(), snapshotOfPostgres),
  })
  const psql = (statements: string): string => runWithPsql(programs, server.url, statements)
  return {
    url: server.url,
    run: async (statements) => void psql(statements),
    rows: async (query) => JSON.parse(psql(`select coalesce(jsonb_agg(q), '[]') from (${query}) q;`)) as Row[],
    atOnce: (expressions) =>
      Promise.all(
        expressions.map(async (expression) => {
          const statements = [
            'begin',
            `select to_jsonb(${expression})`,
            `do 'begin perform pg_sleep(0.5); end'`,
            'commit',
          ]
          const { stdout } = await promisify(execFile)(join(programs, 'psql'), [
            ...quietly,
            server.url,
            ...statements.flatMap((statement) => ['-c', statement]),
          ])
          return JSON.parse(stdout) as unknown
        }),
      ),
    stop: () => server.stop(),
  }
}

/** A separate database with our migrations, on top of what Supabase provides beforehand. */
export async function startOwnDatabase(engine: Engine): Promise<OwnDatabase> {
  if (engine === 'PostgreSQL') return startOwnPostgres()
  const driver = await startOwnPglite()
  return {
    run: async (statements) => void (await driver.exec(statements)),
    rows: async (query) => (await driver.query<Row>(query)).rows,
    // It does one thing at a time, whoever asks.
    atOnce: (expressions) =>
      Promise.all(
        expressions.map(
          async (expression) => (await driver.query<Row>(`select ${expression} as value`)).rows[0]?.value,
        ),
      ),
    stop: () => driver.close(),
  }
}
