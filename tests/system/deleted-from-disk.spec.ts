import { createPgliteConnection } from '@supabase/lite/pglite'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'playwright/test'

import { overwriteDeleted } from '../../scripts/run/overwrite-deleted'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('whoever asks meanwhile is answered between two tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deleted-'))
  const { driver } = await createPgliteConnection({ url: folder })
  try {
    for (const table of ['people', 'letters', 'jobs', 'notes']) await driver.query(`create table ${table} (words text)`)
    let answers = 0
    let isDone = false
    const asking = (async () => {
      while (!isDone) {
        // As a request does, it has to be read first.
        await setImmediate()
        await driver.query('select 1')
        answers += 1
      }
    })()
    await overwriteDeleted((statement) => driver.query(statement))
    isDone = true
    await asking
    expect(answers).toBeGreaterThan(4)
  } finally {
    await driver.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('what was deleted is gone from the files of the embedded database once they are written over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deleted-'))
  const { driver } = await createPgliteConnection({ url: folder })
  try {
    const query = (statement: string) => driver.query(statement)
    await query('create table people (id integer primary key, words text)')
    await query(
      `insert into people select i, 'secret-trace ' || i || repeat(' of a person', 9) from generate_series(1, 500) i`,
    )
    await query('checkpoint')
    await query('delete from people')
    await query('checkpoint')
    const found = () => filesIn(folder).filter((file) => readFileSync(file).includes('secret-trace 7'))
    expect(found()).not.toEqual([])
    await overwriteDeleted(query)
    expect(found()).toEqual([])
  } finally {
    await driver.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
