import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '..', '..', 'supabase', 'migrations')

/** The statements that change or delete rows, without the contents of their brackets. */
function changesIn(text: string): string[] {
  const code = text.replace(/--[^\n]*/g, '')
  const starts = [
    ...code.matchAll(/\b(?:update\s+(?:public|auth)\.\w+(?:\s+\w+)?\s+set|delete\s+from\s+(?:public|auth)\.\w+)/gi),
  ]
  return starts.map(({ index }) => {
    let statement = code.slice(index).split(';')[0] ?? ''
    for (let shorter = ''; shorter !== statement;) {
      shorter = statement
      statement = statement.replace(/\([^()]*\)/g, '')
    }
    // Up to the end of the bracket that contains it.
    return statement.split(')')[0] ?? ''
  })
}

test('a whole table is seen to be changed', () => {
  const [whole, some] = changesIn(
    `update public.jobs set state = (select 'x' where true); with gone as (delete from public.jobs j where id = 1) select 1;`,
  )
  expect(whole).not.toMatch(/\bwhere\b/)
  expect(some).toMatch(/\bwhere\b/)
})

// On a hosted project's /rest/v1, an update or delete without WHERE is refused (safeupdate), even in functions.
test.each(readdirSync(folder))('%s names the rows that it changes', (file) => {
  const changes = changesIn(readFileSync(join(folder, file), 'utf8'))
  expect(changes.filter((statement) => !/\bwhere\b/i.test(statement))).toEqual([])
})
