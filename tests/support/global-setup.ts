import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startService } from './service'

/** Creates a data folder with the schema and accounts once; every test that starts the service begins with a copy. */
export default async function prepareSeededFolder(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-seeded-'))
  const service = await startService({ dataFolder: folder, withinMs: 300_000 })
  await service.stop()
  process.env.TEST_SEEDED_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
