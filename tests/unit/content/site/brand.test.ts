import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { company } from '@/lib/content/site/company'

const root = join(__dirname, '..', '..', '..', '..')
const sourceFiles = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => join(folder, file)),
)

test('the brand is spelled in one file only, so that a new name is a change to one file', () => {
  const spelling = sourceFiles.filter((file) => readFileSync(join(root, file), 'utf8').includes(company.brand))
  expect(spelling).toEqual([join('lib', 'content', 'site', 'company.ts')])
})
