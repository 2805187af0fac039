// `npm run restore -- FOLDER`: recreates the embedded database from what `npm run backup` wrote there.
import { createPgliteConnection } from '@supabase/lite/pglite'
import { copyFileSync, existsSync, mkdirSync, openAsBlob, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { takeOwnership } from './owner-lock.ts'
import { readEnvFiles, root } from './settings.ts'
import { stopWith } from './stop-with.ts'

const [folder] = process.argv.slice(2)
if (!folder) stopWith('Say where the copy is: npm run restore -- FOLDER')
readEnvFiles()
const { DATA_DIR = '.data' } = process.env
const dataFolder = resolve(root, DATA_DIR || '.data')
const [copy, keys] = ['database.tar.gz', 'keys.json'].map((name) => join(resolve(folder), name)) as [string, string]
if (!existsSync(copy) || !existsSync(keys))
  stopWith(`There is no copy in ${folder}: npm run backup -- FOLDER writes one.`)

mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
if (takeOwnership(dataFolder) !== undefined) stopWith(`The data folder ${DATA_DIR} is in use: stop the service first.`)
const database = join(dataFolder, 'database')
if (existsSync(database)) stopWith(`There is a database in ${DATA_DIR} already: move that folder away first.`)

const draft = `${database}-restored`
rmSync(draft, { recursive: true, force: true })
const { driver } = await createPgliteConnection({ url: draft, pgliteOptions: { loadDataDir: await openAsBlob(copy) } })
await driver.query('select 1')
await driver.close()
copyFileSync(keys, join(dataFolder, 'keys.json'))
// Gets its final name only when it is complete.
renameSync(draft, database)
console.log(`Restored to ${DATA_DIR}. npm start brings it up.`)
process.exit(0)
