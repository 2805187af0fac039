import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const readyWithinMs = 30_000

/** Ignores the user's own settings, prints no headings, and stops at the first error. */
const quietly = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1']

/** PostgreSQL refuses to run as root, so there it runs as the account that its package created. */
function accountToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type PostgresServer = {
  url: string
  /** Ends it, and keeps its data in a folder if one is named. */
  stop: (keepIn?: string) => Promise<void>
}

/** Runs statements with psql until one fails; returns what it prints. */
export function runWithPsql(programs: string, url: string, statements: string): string {
  return execFileSync(join(programs, 'psql'), [...quietly, url], {
    input: statements,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/**
 * A separate PostgreSQL server in a temporary folder, with a new and empty database or a copy of the data that another one kept. It
 * does not wait for the disk unless it is to be durable.
 */
export async function startPostgres(
  programs: string,
  port: number,
  { owner = 'postgres', isDurable = false, copyOf }: { owner?: string; isDurable?: boolean; copyOf?: string } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-postgres-'))
  const account = accountToRunAs()
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  if (copyOf === undefined) {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', owner, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { cwd: folder, stdio: 'ignore', ...account },
    )
  } else {
    // With its owner and its permissions, on which PostgreSQL insists.
    execFileSync('cp', ['-a', copyOf, data])
  }
  const url = `postgres://${owner}@127.0.0.1:${port}/postgres`
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-k',
      folder,
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
    ],
    { cwd: folder, stdio: 'ignore', ...account },
  )
  // A test that fails before it stops its server must not leave it running.
  const end = (): void => void server.kill('SIGINT')
  process.once('exit', end)
  const exited = new Promise((resolve) => server.once('exit', resolve))
  const deadline = Date.now() + readyWithinMs
  while (spawnSync(join(programs, 'psql'), ['-X', '-c', 'select 1', url], { stdio: 'ignore' }).status !== 0) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error('PostgreSQL did not get ready')
    await pause(50)
  }
  return {
    url,
    stop: async (keepIn) => {
      process.off('exit', end)
      end()
      await exited
      if (keepIn !== undefined) execFileSync('cp', ['-a', data, keepIn])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
