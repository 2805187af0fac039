import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { runWithPsql, startPostgres } from '../../scripts/verify/postgres-server'
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
  /** Every table and sequence of ours as the migrations left it, which takes a tenth of the time of another database. */
  reset: () => Promise<void>
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

// Where `reset` finds what the migrations wrote.
const keepWritten = `create schema kept;
  do $keep$ declare t record; has_rows boolean; begin
    for t in select schemaname as s, tablename as name from pg_tables where schemaname in ('public', 'auth') loop
      execute format('select exists(select from %I.%I)', t.s, t.name) into has_rows;
      if has_rows then execute format('create table kept.%I as table %I.%I', t.s || '.' || t.name, t.s, t.name); end if;
    end loop;
  end $keep$`
const restoreWritten = `do $restore$ declare t record; has_rows boolean; filled text[] := '{}'; columns text; begin
  set local session_replication_role = replica;
  for t in select schemaname as s, tablename as name from pg_tables where schemaname in ('public', 'auth') loop
    execute format('select exists(select from %I.%I)', t.s, t.name) into has_rows;
    if has_rows then filled := filled || format('%I.%I', t.s, t.name); end if;
  end loop;
  if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  for t in select tablename as name, split_part(tablename, '.', 1) as s, split_part(tablename, '.', 2) as of
    from pg_tables where schemaname = 'kept'
  loop
    select string_agg(quote_ident(c.column_name), ', ') into columns from information_schema.columns c
      where c.table_schema = t.s and c.table_name = t.of and c.is_generated = 'NEVER';
    execute format('insert into %I.%I (%s) overriding system value select %s from kept.%I', t.s, t.of, columns, columns, t.name);
  end loop;
  for t in select schemaname as s, sequencename as name from pg_sequences where schemaname in ('public', 'auth') loop
    execute format('alter sequence %I.%I restart', t.s, t.name);
  end loop;
end $restore$`

/** Keeps what the migrations wrote when it is first called, before a test wrote anything, and brings it back later. */
function resetOf(run: OwnDatabase['run']): OwnDatabase['reset'] {
  let isKept = false
  return async () => {
    await run(isKept ? restoreWritten : keepWritten)
    isKept = true
  }
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
  const connect = (max: number) => postgres(server.url, { max, onnotice: () => undefined })
  const sql = connect(1)
  const run = async (statements: string): Promise<void> => void (await sql.unsafe(statements))
  return {
    url: server.url,
    run,
    rows: async (query) => {
      const [found] = await sql.unsafe<{ all: Row[] }[]>(`select coalesce(jsonb_agg(q), '[]') as all from (${query}) q`)
      return found?.all ?? []
    },
    atOnce: async (expressions) => {
      const several = connect(expressions.length)
      const values = await Promise.allSettled(
        expressions.map((expression) =>
          several.begin(async (transaction) => {
            const [found] = await transaction.unsafe<{ value: unknown }[]>(`select to_jsonb(${expression}) as value`)
            await transaction.unsafe('select pg_sleep(0.5)')
            return found?.value
          }),
        ),
      )
      await several.end()
      return values.map((settled) => {
        if (settled.status === 'rejected') throw settled.reason
        return settled.value
      })
    },
    reset: resetOf(run),
    stop: async () => {
      await sql.end()
      await server.stop()
    },
  }
}

/**
 * A separate database with our migrations, on top of what Supabase provides beforehand. PostgreSQL where it is installed, as in
 * production; the embedded engine, which all journeys of the site go through, on a machine without it.
 */
export async function startOwnDatabase(
  engine: Engine = postgresPrograms() ? 'PostgreSQL' : 'PGlite',
): Promise<OwnDatabase> {
  if (engine === 'PostgreSQL') return startOwnPostgres()
  const driver = await startOwnPglite()
  const run = async (statements: string): Promise<void> => void (await driver.exec(statements))
  return {
    run,
    rows: async (query) => (await driver.query<Row>(query)).rows,
    // It does one thing at a time, whoever asks.
    atOnce: (expressions) =>
      Promise.all(
        expressions.map(
          async (expression) => (await driver.query<Row>(`select ${expression} as value`)).rows[0]?.value,
        ),
      ),
    reset: resetOf(run),
    stop: () => driver.close(),
  }
}
