import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadGeneratedKeys } from '../../../scripts/run/generated-keys'

/** Tells the tests to start the hosted shape, and creates the keys that all its parts share. */
export default function prepareHostedShape(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-hosted-'))
  loadGeneratedKeys(folder)
  process.env.TEST_SHAPE = 'hosted'
  process.env.TEST_SEEDED_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
