import { AsyncLocalStorage } from 'node:async_hooks'

type Query = (text: string, values?: unknown[], options?: object) => Promise<unknown>
type Open = { by: object | undefined; ended: Promise<undefined>; end: () => void }

const requests = new AsyncLocalStorage<object>()

/** Runs the code that answers one request, so that its transaction is known to be its own. */
export const asOneRequest = <T>(answer: () => T): T => requests.run({}, answer)

/**
 * The embedded database is a single connection, and supabase-lite begins a transaction without checking whether another
 * is open: two that begin in the same turn would become one, each running with the other's role. With this the second
 * waits until the first has ended, and so does any other request's query.
 * @param driver the connection, whose `query` is replaced
 */
export function oneTransaction(driver: { query: unknown }): void {
  const query = (driver.query as Query).bind(driver)
  let open: Open | undefined
  function end(): void {
    open?.end()
    open = undefined
  }
  driver.query = async (...[text, values, options]: Parameters<Query>) => {
    const by = requests.getStore()
    while (open && (text === 'BEGIN' || open.by !== by)) await open.ended
    if (text === 'BEGIN') {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      open = { by, ended: promise, end: () => resolve(undefined) }
    }
    try {
      return await query(text, values, options)
    } catch (error) {
      if (text === 'BEGIN') end()
      throw error
    } finally {
      if (text === 'COMMIT' || text === 'ROLLBACK') end()
    }
  }
}
