import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const isThere = (path: string): boolean => existsSync(join(root, path))

const readme = read('README.md')
const [, section = ''] = /^## Where is it decided\?$(.*?)^## /ms.exec(readme) ?? []
const items = section.split(/^- /m).slice(1)
const widest = 120
const answers = items.map((item) => {
  const [, what = '', where = ''] = /^_(.+?)_:\s+(.+?)(?:\n\n|$)/s.exec(item) ?? []
  return { what, where: where.replaceAll(/\s+/g, ' ') }
})
const tokensOf = (where: string): string[] => [...where.matchAll(/`([^`]+)`/g)].map(([, token = '']) => token)

const migrations = globSync('supabase/migrations/*.sql', { cwd: root }).sort()
const isFile = (token: string): boolean => /\.(tsx?|sql|css)$/.test(token)

/**
 * The paths that a token in an answer may mean: a bare file is in a folder named there, a migration is given by its
 * last words.
 */
function pathsOf(token: string, tokens: readonly string[]): string[] {
  if (token.endsWith('.sql')) return migrations.filter((path) => path.endsWith(token))
  if (token.includes('/')) return [token]
  const folders = tokens.filter((one) => one.includes('/')).map((one) => (isFile(one) ? dirname(one) : one))
  return ['.', ...folders].map((folder) => join(folder, token))
}

const missing = ({ where }: { where: string }): string[] => {
  const tokens = tokensOf(where).filter((token) => !token.includes('<'))
  return tokens
    .filter((token) => isFile(token) || token.includes('/'))
    .filter((token) => !pathsOf(token, tokens).some(isThere))
}

/** The functions that are not defined where the answer says; for those in the database the newest definition counts. */
const elsewhere = ({ where }: { where: string }): string[] => {
  const tokens = tokensOf(where)
  const named = tokens.filter(isFile).flatMap((token) => pathsOf(token, tokens).filter(isThere))
  return tokens
    .filter((token) => token.endsWith('()'))
    .filter((token) => {
      const name = token.slice(0, -2)
      if (named.some((path) => !path.endsWith('.sql') && new RegExp(`(const|function) ${name}\\b`).test(read(path)))) {
        return false
      }
      const definition = new RegExp(`create (or replace )?function public\\.${name}\\(`)
      const newest = migrations.findLast((path) => definition.test(read(path)))
      const sheets = named.filter((path) => path.endsWith('.sql'))
      return newest === undefined || (sheets.length > 0 && !sheets.includes(newest))
    })
}

test.each(answers)('README: $what', (answer) => {
  expect(answer.where).not.toBe('')
  expect({ missing: missing(answer), elsewhere: elsewhere(answer) }).toEqual({ missing: [], elsewhere: [] })
})

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')

test('every link of the README and the docs to one of our pages leads to it, and to a heading that is there', () => {
  const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })]
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(([, path = '', anchor]) => ({
      page,
      to: path === '' ? page : join(dirname(page), path),
      anchor,
    })),
  )
  const dead = links.filter(({ to, anchor }) => {
    if (!isThere(to)) return true
    if (anchor === undefined) return false
    return ![...read(to).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => slugOf(heading) === anchor)
  })
  expect(dead).toEqual([])
  expect(links.length).toBeGreaterThan(20)
})

test('its lines are short enough to read in a terminal', () => {
  expect(section.split('\n').filter((line) => line.length > widest)).toEqual([])
})

test('the table has rows, and sees a file that is not there and a function that is written elsewhere', () => {
  expect(answers.length).toBeGreaterThan(25)
  expect(missing({ where: '`lib/domain/access/access.ts`, `roles.ts`' })).toEqual(['roles.ts'])
  expect(missing({ where: '`lib/domain/alerts/rules.ts`' })).toEqual(['lib/domain/alerts/rules.ts'])
  const [first = ''] = migrations.map((path) => basename(path))
  expect(elsewhere({ where: `\`accept_enquiry()\` in \`${first}\`` })).toEqual(['accept_enquiry()'])
})
