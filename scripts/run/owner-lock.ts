import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { takeLock } from './file-lock.ts'

/**
 * Makes this process the only owner of a data folder until it ends: PGlite takes no lock of its own, and a second owner
 * destroys the database.
 * @returns undefined when it is ours, else the owner's process id as far as known
 * @throws Error when the folder cannot be written
 */
export function takeOwnership(folder: string): undefined | string {
  const note = join(folder, 'owner.pid')
  if (!takeLock(join(folder, 'owner.lock'), 'exclusive')) {
    return readFileSync(note, { encoding: 'utf8', flag: 'a+' }).trim() || 'unknown'
  }
  writeFileSync(note, `${process.pid}\n`)
  return undefined
}
