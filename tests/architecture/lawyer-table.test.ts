import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A sentence as it is read, whether on a page of docs/ or between quotation marks in a content file. */
const asRead = (text: string): string =>
  text
    .replaceAll(/\\?'|’/g, '’')
    .replaceAll(/[“”]/g, '"')
    // A sentence that continues on the next line of code.
    .replaceAll(/’\s*\+\s*’/g, '')
    .replaceAll(/\\u00a0|\s+/g, ' ')

const rows = read('docs/disclosure.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('☐'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, file = '', sentence = '', source = '', certainty = '']) => ({ file, sentence, source, certainty }))

test('a lawyer has every sentence with its source and how sure we are', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter(({ source, certainty }) => source === '' || !/^[HML]$/.test(certainty))).toEqual([])
})

test.each([...new Set(rows.map(({ file }) => file))])('what a lawyer is shown of %s is what the site says', (file) => {
  const content = asRead(read(`lib/content/${file}.ts`))
  const changed = rows.filter((row) => row.file === file && !content.includes(asRead(row.sentence)))
  expect(changed.map(({ sentence }) => sentence)).toEqual([])
})
