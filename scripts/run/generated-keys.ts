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

/** The keys of the embedded Supabase, made once and kept in the data folder, readable by its owner alone. */
export function loadGeneratedKeys(folder: string): GeneratedKeys {
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return generatedKeys.parse(JSON.parse(readFileSync(file, 'utf8')))

  const keys = {
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
    cronSecret: random(24),
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Written beside and linked into place: never half a file, and of two first starts at once one pair of keys wins.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return generatedKeys.parse(JSON.parse(readFileSync(file, 'utf8')))
}
