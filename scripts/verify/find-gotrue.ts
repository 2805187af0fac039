import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../run/settings.ts'

const goModule = 'github.com/supabase/auth'
/** v2.196.0. The module's path has no /v2, so a module that requires it names the commit. */
const commit = '0204331ca41a'
const folder = join(root, 'node_modules', '.cache', 'second-chance-talent', `gotrue-${commit}`)

// Enough for two slow cores; a network that does not respond is given up on.
const buildWithinMs = 10 * 60_000

type Found = { program: string } | { reason: string }

/** The last line that a command printed, or why it could not be run at all. */
function reasonOf(error: unknown): string {
  const { code, stderr } = error as { code?: unknown; stderr?: string }
  if (code === 'ENOENT') return 'Go is not installed (on Debian: apt-get install golang-go; 1.26.6 or later).'
  return stderr?.trim().split('\n').at(-1)?.trim() ?? String(error)
}

/**
 * GoTrue, Supabase's own sign-in server: the program that GOTRUE_BIN names, or one that is built once from its Go
 * module and cached beside the packages. If there is none, why not.
 */
export async function findGoTrue(): Promise<Found> {
  const given = process.env.GOTRUE_BIN
  if (given) return existsSync(given) ? { program: given } : { reason: `GOTRUE_BIN names ${given}, where nothing is.` }
  const program = join(folder, 'gotrue')
  if (existsSync(program)) return { program }
  mkdirSync(folder, { recursive: true })
  // As a dependency of our own module, because its go.mod replaces a package, which `go install` refuses.
  writeFileSync(join(folder, 'go.mod'), 'module gotrue\n\ngo 1.26.0\n')
  try {
    for (const args of [
      ['get', `${goModule}@${commit}`],
      ['build', '-o', program, goModule],
    ]) {
      await promisify(execFile)('go', args, { cwd: folder, maxBuffer: 16 * 1024 * 1024, timeout: buildWithinMs })
    }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
  return { program }
}
