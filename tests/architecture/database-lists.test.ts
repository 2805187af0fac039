import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { eventLabels } from '@/lib/content/casework/people'
import { outboxKindWords } from '@/lib/content/desk/emails'
import { jobSectors } from '@/lib/domain/job-board/job'

const folder = join(__dirname, '..', '..', 'supabase', 'migrations')
const schema = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** What the newest check that begins so allows in a column. */
function allowedBy(beginning: string): string[] {
  const [list = ''] = schema.slice(schema.lastIndexOf(beginning) + beginning.length).split(')')
  return [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value).sort()
}

test('the database allows a company each industry, and no other', () => {
  expect(allowedBy('sector in (')).toEqual([...jobSectors].sort())
})

test('each step that a file of casework keeps has a name in its history', () => {
  const kept = [...schema.matchAll(/touch_support_file\([^,]+, '(\w+)'/g)].map(([, kind = '']) => kind)
  expect(kept.filter((kind) => !(kind in eventLabels))).toEqual([])
  expect(kept.length).toBeGreaterThan(10)
})

test('each kind of email that may be owed has a name on the desk', () => {
  expect(allowedBy("kind in (\n    'confirmation', 'notification', 'account_deleted'")).toEqual(
    Object.keys(outboxKindWords)
      .filter((kind) => !['confirmation', 'notification', 'account_deleted'].includes(kind))
      .sort(),
  )
})
