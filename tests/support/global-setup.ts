import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { keepMigrated } from './own-database'
import { startService } from './service'

/**
 * Creates once what tests begin with a copy of: a data folder with the schema and accounts for those that start the service, and
 * migrated databases for those that need nothing else.
 */
export default async function prepareFolders(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-seeded-'))
  const service = await startService({ dataFolder: folder, withinMs: 300_000 })
  await service.stop()
  process.env.TEST_SEEDED_FOLDER = folder
  const migrated = mkdtempSync(join(tmpdir(), 'second-chance-migrated-'))
  await keepMigrated(migrated)
  process.env.TEST_MIGRATED_FOLDER = migrated
  return () => {
    for (const made of [folder, migrated]) rmSync(made, { recursive: true, force: true })
  }
}
