import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const generatedKeys = z.object({
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
  cronSecret: z.string(),
})
export type GeneratedKeys = z.output<typeof generatedKeys>

const random = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** The text of a file in the data folder, created once and readable only by its owner. */
function madeOnce(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')

  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Written alongside and linked into place, so that there is never half a file, and of two simultaneous first starts
  // one's keys win.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, make(), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(file, 'utf8')
}

/** The keys of the embedded Supabase. */
export function loadGeneratedKeys(folder: string): GeneratedKeys {
  const keys = () => ({
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    cronSecret: random(24),
  })
  return generatedKeys.parse(JSON.parse(madeOnce(folder, 'keys.json', () => JSON.stringify(keys(), null, 2))))
}

/**
 * The value of VAULT_KEY where nobody sets it: a separate file, so that it can be kept apart from a copy of the
 * database.
 */
export const loadVaultKey = (folder: string): string => madeOnce(folder, 'vault-key', () => random(32)).trim()
