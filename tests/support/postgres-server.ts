import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { freePort } from './free-port'
import { waitUntil } from './wait-until'

const debianFolder = '/usr/lib/postgresql'

/** Where PostgreSQL's own programs are: on the PATH, or where Debian puts them. Undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : []
  return [...(process.env.PATH ?? '').split(delimiter), ...debian].find((folder) =>
    ['initdb', 'postgres', 'psql'].every((program) => existsSync(join(folder, program))),
  )
}

/** PostgreSQL refuses to run as root: there it runs as the account that its package made. */
function accountToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

type PostgresServer = { url: string; stop: () => Promise<void> }

/** A PostgreSQL server of its own, with a new and empty database, in a temporary folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-postgres-'))
  const account = accountToRunAs()
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, stdio: 'ignore', ...account },
  )
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { cwd: folder, stdio: 'ignore', ...account },
  )
  const exited = new Promise((resolve) => server.once('exit', resolve))
  await waitUntil(
    () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
      try {
        execFileSync(join(programs, 'psql'), ['-X', '-c', 'select 1', url], { stdio: 'ignore' })
        return true
      } catch {
        return undefined
      }
    },
    { withinMs: 30_000, failure: 'PostgreSQL did not get ready' },
  )
  return {
    url,
    stop: async () => {
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
