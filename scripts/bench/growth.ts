import { spawnSync } from 'node:child_process'

import { root } from '../run/settings.ts'

type Cost = { 'rows read': number; ms: number }

const line = /^(PGlite|PostgreSQL), (\d+) rows: (.+) reads (\d+) in ([\d.]+) ms$/gm

/**
 * The cost of the service's most frequent queries beside this many rows, and beside a thousand, as the test of it
 * prints it: one query after another, in the database alone.
 * @throws when the test fails
 */
export function measureGrowth(rows: readonly number[]): Record<string, Cost> {
  const args = ['playwright', 'test', 'tests/system/growing-tables.spec.ts', '--workers=1']
  const { status, stdout } = spawnSync('npx', args, {
    cwd: root,
    env: { ...process.env, GROWN_ROWS: rows.join(',') },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`The test of growing tables failed:\n${stdout}`)
  return Object.fromEntries(
    [...stdout.matchAll(line)].map(([, engine, count, question, read, ms]) => [
      `${question}, ${engine}, ${Number(count).toLocaleString('en-GB')} rows`,
      { 'rows read': Number(read), ms: Number(ms) },
    ]),
  )
}
