import { createPgliteConnection } from '@supabase/lite/pglite'
import { join } from 'node:path'

import { newDataFolder, startService, type Service } from './service'

type Row = Record<string, unknown>

async function ask(service: Service, path: string, init: RequestInit = {}): Promise<unknown> {
  const { secretKey } = service.keys
  const answer = await fetch(`${service.supabaseUrl}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** Rows of a table, read with the secret key; `filter` is a PostgREST query. */
export async function rowsOf(service: Service, table: string, filter = '', orderBy = 'id'): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; ; from += 500) {
    const page = (await ask(
      service,
      `${table}?select=*&limit=500&offset=${from}&order=${orderBy}${filter && `&${filter}`}`,
    )) as Row[]
    rows.push(...page)
    if (page.length < 500) return rows
  }
}

/** Calls a database function with the secret key. */
export const callFunction = (service: Service, name: string, parameters: Row = {}): Promise<unknown> =>
  ask(service, `rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) })

/**
 * Runs statements as the database's owner, for a service that has been stopped: its folder allows one user at a time.
 */
export async function inStoppedDatabase(
  { dataFolder }: Pick<Service, 'dataFolder'>,
  statements: string,
): Promise<void> {
  const { driver } = await createPgliteConnection({ url: join(dataFolder, 'database') })
  await driver.exec(statements)
  await driver.close()
}

/** Starts the service on a database in which statements were run first as its owner, beside the accounts of the demonstration. */
export async function startServiceWith(statements: string, env?: Record<string, string>): Promise<Service> {
  const dataFolder = newDataFolder()
  await inStoppedDatabase({ dataFolder }, statements)
  return startService({ dataFolder, env })
}
