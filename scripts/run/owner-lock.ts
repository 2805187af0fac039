import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only owner of a data folder until it ends, however it ends.
 * PGlite takes no lock of its own and a second owner destroys the database. SQLite's exclusive lock is the system's
 * own file lock: unlike a file with a process number in it, it is gone the moment its owner is, even by `kill -9`.
 * @returns undefined when it is ours, else the process number of the owner as far as known
 * @throws Error when the folder cannot be written
 */
export function takeOwnership(folder: string): undefined | string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const note = join(folder, 'owner.pid')
  const lock = new DatabaseSync(join(folder, 'owner.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    // 5 is SQLITE_BUSY: somebody holds it. Anything else, such as a full disk, is not about another owner.
    if ((error as { errcode?: number }).errcode !== 5) throw error
    return readFileSync(note, { encoding: 'utf8', flag: 'a+' }).trim() || 'unknown'
  }
  writeFileSync(note, `${process.pid}\n`)
  heldLocks.push(lock)
  return undefined
}

// A lock whose object is collected as garbage is released.
const heldLocks: DatabaseSync[] = []
