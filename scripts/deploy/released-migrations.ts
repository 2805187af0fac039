import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 of each released migration in hexadecimal, by file name. */
export type MigrationDigests = Readonly<Record<string, string>>

/** The digest of each migration in a folder. */
export const digestsOf = (folder: string): MigrationDigests =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )

/**
 * What is wrong with the migrations in a folder, compared with the digests of the last release: a database that has
 * applied one never applies it again, and applies none that comes before. Empty if all is well.
 */
export function faultsSinceRelease(folder: string, released: MigrationDigests): string[] {
  const now = digestsOf(folder)
  const newest = Object.keys(released).sort().at(-1) ?? ''
  return [
    ...Object.entries(released).flatMap(([file, digest]) =>
      now[file] === digest ? [] : [`${file} was ${now[file] === undefined ? 'removed' : 'changed'} after its release`],
    ),
    ...Object.keys(now)
      .filter((file) => !(file in released) && file < newest)
      .map((file) => `${file} comes before ${newest}, which is released`),
  ]
}
