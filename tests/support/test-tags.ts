import type { Engine } from './own-database'
import type { Grants } from './try-as'

/** Marks what only `npm test -- --all` runs. */
export const onlyInAll = { tag: '@all' } as const

/**
 * What a test of the database is marked with. `npm test` runs it on the embedded engine, and where a test goes through
 * both sets of grants, with those given away, so that the policies alone protect the rows.
 */
export const tagOf = (engine: Engine, grants: Grants = 'given away') =>
  engine === 'PGlite' && grants === 'given away' ? {} : onlyInAll
