// `npm run backup -- FOLDER`: copies the embedded database and its keys, whether the service is running or stopped. One
// process owns the database's folder, so a running one is asked for the copy.
import { createPgliteConnection } from '@supabase/lite/pglite'
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { takeOwnership } from './owner-lock.ts'
import { loadRunSettings, type RunSettings } from './settings.ts'
import { stopWith } from './stop-with.ts'

const [folder] = process.argv.slice(2)
if (!folder) stopWith('Say where the copy goes: npm run backup -- FOLDER')
const settings = loadRunSettings()
const { dataFolder } = settings
if (!settings.usesEmbeddedSupabase) {
  stopWith('The database is not the embedded one: docs/deploying.md says how PostgreSQL is backed up.')
}
if (!existsSync(join(dataFolder, 'database'))) stopWith(`There is no database in ${settings.DATA_DIR} yet.`)
const target = resolve(folder)
if (existsSync(join(target, 'database.tar.gz'))) stopWith(`There is a copy in ${folder} already: name another folder.`)

const isStopped = takeOwnership(dataFolder) === undefined
const copy = isStopped ? await copyHere() : await copyFromRunning(settings)
mkdirSync(target, { recursive: true, mode: 0o700 })
copyFileSync(join(dataFolder, 'keys.json'), join(target, 'keys.json'))
// Gets its final name only when it is complete.
const draft = join(target, 'database.tar.gz.part')
writeFileSync(draft, copy, { mode: 0o600 })
renameSync(draft, join(target, 'database.tar.gz'))
console.log(
  `Copied ${(copy.length / 1024 / 1024).toFixed(1)} MB to ${folder}. Keep it as safe as the service: it holds people's data.`,
)
process.exit(0)

async function copyHere(): Promise<Buffer> {
  const { driver } = await createPgliteConnection({ url: join(dataFolder, 'database') })
  const copied = await driver.dumpDataDir('gzip')
  await driver.close()
  return Buffer.from(await copied.arrayBuffer())
}

async function copyFromRunning({ SUPABASE_PORT, siteEnv }: RunSettings): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${SUPABASE_PORT}/backup`, {
    headers: { apikey: siteEnv.SUPABASE_SECRET_KEY ?? '' },
  }).catch(() => undefined)
  if (!answer?.ok) {
    return stopWith(
      'The running service gave no copy. Run this with the same settings as npm start, SUPABASE_PORT among them.',
    )
  }
  return Buffer.from(await answer.arrayBuffer())
}
