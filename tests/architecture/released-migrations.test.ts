import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { digestsOf, faultsSinceRelease, type MigrationDigests } from '@/scripts/deploy/released-migrations'

const root = join(__dirname, '..', '..')
const migrations = join(root, 'supabase', 'migrations')
const digests = join(root, 'supabase', 'released-migrations.json')

describe('migrations after a release', () => {
  let folder: string
  let released: MigrationDigests
  const write = (file: string, statements: string) => writeFileSync(join(folder, file), statements)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    write('20270101000000_first.sql', 'select 1;')
    write('20270102000000_second.sql', 'select 2;')
    released = digestsOf(folder)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('may be joined by a later one', () => {
    write('20270103000000_third.sql', 'select 3;')
    expect(faultsSinceRelease(folder, released)).toEqual([])
  })

  it('may not be changed, not even by a space', () => {
    write('20270101000000_first.sql', 'select 1; ')
    expect(faultsSinceRelease(folder, released)).toEqual(['20270101000000_first.sql was changed after its release'])
  })

  it('may not be removed or renamed', () => {
    rmSync(join(folder, '20270102000000_second.sql'))
    expect(faultsSinceRelease(folder, released)).toEqual(['20270102000000_second.sql was removed after its release'])
  })

  it('may not be joined by an earlier one', () => {
    write('20270101120000_between.sql', 'select 3;')
    expect(faultsSinceRelease(folder, released)).toEqual([
      '20270101120000_between.sql comes before 20270102000000_second.sql, which is released',
    ])
  })
})

test('our migrations are as they were released or, before the first release, docs/deploying.md says that there was none', () => {
  if (existsSync(digests)) {
    expect(faultsSinceRelease(migrations, JSON.parse(readFileSync(digests, 'utf8')) as MigrationDigests)).toEqual([])
  } else {
    expect(readFileSync(join(root, 'docs', 'deploying.md'), 'utf8')).toContain('Nothing has been deployed yet')
  }
})
