import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** Where PostgreSQL's own programs are: on the PATH, or where Debian puts them. Undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin'))
    : []
  return [...(process.env.PATH ?? '').split(delimiter), ...debian].find((folder) =>
    ['initdb', 'postgres', 'psql'].every((program) => existsSync(join(folder, program))),
  )
}
