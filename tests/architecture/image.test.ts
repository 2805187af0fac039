import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settingsInPages, sources } from '../../scripts/run/ensure-build.ts'
import { stagesOfDockerfile } from '../support/dockerfile'

const root = join(__dirname, '..', '..')
const stages = stagesOfDockerfile()
const textsOf = (keyword: string): string[][] =>
  stages.map(({ instructions }) => instructions.filter((one) => one.keyword === keyword).map(({ text }) => text))

test('the image has the Node.js that the tests run on', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { node: string }
  }
  expect(stages.map(({ from }) => from)).toEqual(stages.map(() => `node:${devDependencies.node}-bookworm-slim`))
})

test('only what is written into pages is given to the build, and no secret stands in a layer', () => {
  for (const given of textsOf('ARG')) expect(given).toEqual([...settingsInPages])
  const environment = textsOf('ENV').flat().join(' ')
  expect(environment).not.toMatch(/SECRET|PASSWORD|TOKEN|RESEND|SMTP|SUPABASE/)
})

test('whoever serves is not root and has no shell between itself and a signal to stop', () => {
  const users = textsOf('USER').at(-1)
  expect(users).toEqual(['node'])
  expect(textsOf('CMD').at(-1)).toEqual([expect.stringMatching(/^\[/)])
})

test('the build is given its sources and nothing else of the folder', () => {
  const [, ...lines] = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n')
  expect(lines[0]).toBe('*')
  const named = lines.slice(1).map((line) => line.replace(/^!/, ''))
  expect(lines.slice(1).every((line) => line.startsWith('!'))).toBe(true)
  for (const source of sources) expect(named).toContain(source.split('/')[0])
  for (const kept of ['.env', '.git', '.data', 'docs', 'tests']) expect(named).not.toContain(kept)
})
