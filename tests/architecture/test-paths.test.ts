import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
const filesIn = (pattern: string): string[] => globSync(pattern, { cwd: root })

const tests = filesIn('tests/{unit,components}/**/*.test.{ts,tsx}')
const code = filesIn('{app,components,lib,scripts,tests/support}/**/*.{ts,tsx}')

/**
 * The folder that a test at this path is about: `tests/unit` is `lib`, except for three folders that name their own.
 */
const folderOf = (test: string): string =>
  dirname(test)
    .replace(/^tests\/unit\/(app|scripts)/, '$1')
    .replace(/^tests\/unit\/support/, 'tests/support')
    .replace(/^tests\/unit/, 'lib')
    .replace(/^tests\/components/, 'components')
const nameOf = (file: string): string => basename(file).replace(/(\.test)?\.tsx?$/, '')

test('a test stands where its code stands: under the same folder, and beside the file whose name it has', () => {
  const misplaced = tests.filter((test) => {
    const folder = folderOf(test)
    const sameName = code.filter((file) => nameOf(file) === nameOf(test))
    if (sameName.some((file) => dirname(file) === folder)) return false
    // A test named after what it guarantees is about the folder as a whole, and imports something from it.
    const text = readFileSync(join(root, test), 'utf8')
    const importsFromFolder = new RegExp(`from '(@/|[./]+/)${folder}/`).test(text)
    return !importsFromFolder || sameName.some((file) => text.includes(`'@/${file.replace(/\.tsx?$/, '')}'`))
  })
  expect(misplaced).toEqual([])
  expect(tests.length).toBeGreaterThan(100)
})
