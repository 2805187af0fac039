import { createPgliteConnection } from '@supabase/lite/pglite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

import { postgresPrograms } from '../verify/find-postgres.ts'
import { startPostgres } from '../verify/postgres-server.ts'
import { measure, type Rate } from './load.ts'

const table = 'create table kept (id uuid primary key default gen_random_uuid(), content text)'
const insert = 'insert into kept (content) values ($1)'

/**
 * Single rows, each written to disk before the next begins, in the database that `npm start` runs, which has one
 * connection.
 */
export async function insertIntoPglite(content: string, seconds: number): Promise<Rate> {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-raw-insert-'))
  const { driver } = await createPgliteConnection({ url: folder })
  await driver.exec(table)
  const rate = await measure(() => driver.query(insert, [content]), { connections: 1, seconds })
  await driver.close()
  rmSync(folder, { recursive: true, force: true })
  return rate
}

/** The same in a PostgreSQL that waits for the disk, with this many connections; null where it is not installed. */
export async function insertIntoPostgres(
  content: string,
  load: { connections: number; seconds: number; port: number },
): Promise<Rate | null> {
  const programs = postgresPrograms()
  if (!programs) return null
  const server = await startPostgres(programs, load.port, { isDurable: true })
  const sql = postgres(server.url, { max: load.connections })
  await sql.unsafe(table)
  const rate = await measure(() => sql.unsafe(insert, [content], { prepare: true }), load)
  await sql.end()
  await server.stop()
  return rate
}
