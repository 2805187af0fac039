import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// A lock is released when its object is garbage-collected, so keep a reference.
const heldLocks = new Set<DatabaseSync>()

/**
 * Takes a lock on a file until it is released or this process ends, however it ends. SQLite's lock is the system's own
 * file lock: unlike a file with a process id in it, it is gone the moment its owner is, even after `kill -9`.
 * @param kind 'exclusive' for a single owner; any number may hold it 'shared' at the same time
 * @returns a function that releases it, or undefined when somebody else holds a conflicting lock
 * @throws Error when the file cannot be written
 */
export function takeLock(file: string, kind: 'exclusive' | 'shared'): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(file)
  try {
    // Reading takes the shared lock, and an open transaction keeps it.
    lock.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_master')
  } catch (error) {
    lock.close()
    // 5 is SQLITE_BUSY: somebody else holds it. Anything else, such as a full disk, has nothing to do with another
    // owner.
    if ((error as { errcode?: number }).errcode !== 5) throw error
    return undefined
  }
  heldLocks.add(lock)
  return () => {
    heldLocks.delete(lock)
    lock.close()
  }
}
