import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

test('a first start installs what builds the site and runs it, with NODE_ENV=production too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-chance-start-'))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['start.mjs', 'with-node-24.mjs']) {
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  }
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  // Stands for npm: it notes what it was asked, and installs nothing.
  const npm = join(folder, 'npm.mjs')
  writeFileSync(
    npm,
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('asked', process.argv.slice(2).join(' '))\n`,
  )
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'start.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', npm_execpath: npm },
  })
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^ci --include=dev /)
  expect(status).toBe(1)
  expect(stderr).toContain('The packages could not be installed')
  rmSync(folder, { recursive: true })
})
