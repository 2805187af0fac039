import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadGeneratedKeys } from '../../scripts/run/generated-keys'
import { freePort } from './free-port'
import { startOwnPostgres, type OwnPostgres } from './own-database'
import { root, seededFolder, startService, type Service } from './service'

/** Rows read from each of our tables since the database started. */
type RowsRead = Readonly<Record<string, number>>

export type SiteOnPostgres = {
  service: Service
  database: OwnPostgres
  /** Creates accounts with verified addresses, the given roles, and one password; returns their ids. */
  addAccounts: (accounts: readonly { email: string; role: string }[], password: string) => Promise<string[]>
  /** While rows are counted, every query waits for the one before it. */
  countRows: () => Promise<{ read: () => Promise<RowsRead>; end: () => Promise<void> }>
  stop: () => Promise<void>
}

/**
 * The next message from a child.
 * @throws when it exits instead
 */
const said = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`Supabase on PostgreSQL ended with ${code}`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message)
    })
  })

/**
 * The built site on a separate PostgreSQL, with the embedded Supabase's HTTP side between them, each in its own
 * process.
 * @throws when PostgreSQL is not installed
 */
export async function startSiteOnPostgres(): Promise<SiteOnPostgres> {
  const database = await startOwnPostgres()
  const dataFolder = mkdtempSync(join(tmpdir(), 'second-chance-on-postgres-'))
  const seeded = seededFolder()
  if (seeded) cpSync(join(seeded, 'keys.json'), join(dataFolder, 'keys.json'))
  const keys = loadGeneratedKeys(dataFolder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  const startBetween = async (connections: number): Promise<ChildProcess> => {
    const child = spawn('node', [join(root, 'tests', 'support', 'supabase-on-postgres.mjs')], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        PORT: String(port),
        MOST_CONNECTIONS: String(connections),
        KEYS: JSON.stringify(keys),
        DO_NOT_TRACK: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await said(child)
    return child
  }
  const end = async (child: ChildProcess): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.disconnect()
    await ended
  }
  // As many as a small hosted project gives its REST side.
  const usual = 10
  let between = await startBetween(usual)
  const change = async (connections: number): Promise<void> => {
    await end(between)
    between = await startBetween(connections)
  }

  const service = await startService({
    dataFolder,
    env: {
      NEXT_PUBLIC_SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      // As in the build; nothing is sent to it.
      NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
    },
  })
  return {
    service,
    database,
    addAccounts: async (accounts, password) => {
      for (const { email } of accounts) {
        const answer = await fetch(`${url}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        })
        if (!answer.ok) throw new Error(`no account was made: ${answer.status}`)
      }
      await database.run(
        accounts
          .map(
            ({ email, role }) =>
              `update auth.users set email_confirmed_at = now(), raw_app_meta_data = '{"role": "${role}"}' where email = '${email}';`,
          )
          .join('\n'),
      )
      const made = await database.rows('select id, email from auth.users')
      return accounts.map(({ email }) => String(made.find((row) => row.email === email)?.id))
    },
    countRows: async () => {
      await change(1)
      return {
        read: () => {
          const answer = said(between) as Promise<RowsRead>
          between.send('rows')
          return answer
        },
        end: () => change(usual),
      }
    },
    stop: async () => {
      await service.dispose()
      await end(between)
      await database.stop()
    },
  }
}
