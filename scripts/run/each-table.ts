import { setTimeout as pause } from 'node:timers/promises'

// The database works in the process's own thread: without a pause no request would even be read between two tables.
const pauseMs = 50

export type AskDatabase = (statement: string) => Promise<{ rows: unknown }>

/**
 * Runs a command such as `analyze` on one table after another, for the tables that people's data reach: ours, those of the sign-in
 * service, and the planner's statistics. On all of them at once it holds the only connection for seconds, in which whoever waits
 * longer than a page or a form does is told that the service is away.
 */
export async function onEachTable(query: AskDatabase, command: string): Promise<void> {
  const { rows } = await query(`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname <> 'information_schema' and (nspname <> 'pg_catalog' or relname = 'pg_statistic')`)
  for (const { name } of rows as { name: string }[]) {
    await query(`${command} ${name}`)
    await pause(pauseMs)
  }
}
