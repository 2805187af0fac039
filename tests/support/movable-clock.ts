import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

// moved-clock.mjs checks every 100 ms.
const seenWithinMs = 200

type MovableClock = {
  /** For the environment of the service whose clock this is. */
  env: Record<string, string>
  /** Makes this instant the present in every process, once it resolves; from then on time passes as usual. */
  moveTo: (instant: string) => Promise<void>
}

/** A clock for a service under test that can be moved while the service runs; it starts at a given instant. */
export function movableClock(startsAt: string): MovableClock {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-clock-'))
  const file = join(folder, 'offset')
  const write = (instant: string) => {
    // Atomically: a process that reads at this moment must not see half a number.
    writeFileSync(`${file}.new`, String(new Date(instant).getTime() - Date.now()))
    renameSync(`${file}.new`, file)
  }
  write(startsAt)
  const moveTo = async (instant: string) => {
    write(instant)
    await pause(seenWithinMs)
  }
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href
  return { env: { MOVED_CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` }, moveTo }
}
