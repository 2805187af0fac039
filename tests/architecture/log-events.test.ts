import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const named = [
  /logEvent\([^,]+,\s*'([\w.]+)'/g,
  /(?:logRequest|onceADay)\(\s*'([\w.]+)'/g,
  /^ {4}(?:area|channel): '(\w+)',$/gm,
]

test('operations.md says of each line of the log when it is written', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const table = operations.slice(operations.indexOf('\n## The log\n'), operations.indexOf('\n## Stopping\n'))
  const events = globSync('{lib/server,app/api}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return named.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, event]) => event))
  })
  expect(events).toEqual(expect.arrayContaining(['auth.step', 'desk', 'digests', 'email', 'hiring', 'request']))
  expect(events.filter((event) => !table.includes(`\`${event}\``))).toEqual([])
})
