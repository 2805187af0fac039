import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { postEnquiry } from '../support/post-enquiry'
import { root, settingsForService } from '../support/service'
import { waitUntil } from '../support/wait-until'

// A link costs a tenth of writing each file again, and cannot lead to another disk.
const putFile = statSync(root).dev === statSync(tmpdir()).dev ? linkSync : copyFileSync

/** The packages as they are here, without what was computed from them. */
function copyPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === '.cache') continue
    if (entry.isDirectory()) copyPackages(here, there)
    else if (entry.isFile()) putFile(here, there)
    else cpSync(here, there, { verbatimSymlinks: true })
  }
}

test('npm start in a clean clone brings the whole service, and stops cleanly', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'second-chance-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  // The packages and the build of these tests: that a fresh clone installs and builds them is what `.ci/run` shows each time.
  const packages = join(clone, 'node_modules')
  copyPackages(join(root, 'node_modules'), packages)
  // What tells that they are those of the clone's lockfile, which is newer than the one here.
  rmSync(join(packages, '.package-lock.json'))
  copyFileSync(join(root, 'node_modules', '.package-lock.json'), join(packages, '.package-lock.json'))
  cpSync(join(root, '.next'), join(clone, '.next'), {
    recursive: true,
    filter: (path) => !/\.next\/(cache|dev)$/.test(path),
  })
  const settings = await settingsForService('.data')
  // What npm put on the PATH for these tests is taken off again: a newcomer has Node.js and npm and nothing else.
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':')
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^TEST_|^PLAYWRIGHT/.test(name))
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...Object.fromEntries(inherited), PATH: path, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await waitUntil(
    () => {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`)
      // Next.js says when its own part is ready; the command says it in seconds, for the whole.
      return /Ready in [\d.]+ seconds/.test(output) ? true : undefined
    },
    { withinMs: 150_000, everyMs: 200, failure: 'npm start was not ready in time' },
  )
  expect(output).not.toContain('Installing packages')
  // Nothing was asked of the database while it was being made.
  expect(output).not.toContain('no_answer')
  expect((await postEnquiry(`http://127.0.0.1:${settings.PORT}`)).status, output).toBe(201)
  child.kill('SIGTERM')
  await exited
  await waitUntil(
    async () => ((await fetch(`http://127.0.0.1:${settings.PORT}/`).catch(() => undefined)) ? undefined : true),
    {
      // It finishes the emails under way first.
      withinMs: 30_000,
      failure: 'the site still answers after SIGTERM to npm',
    },
  )
  // A copy of the same commit leaves nothing behind that git would see.
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })).toBe('')
  rmSync(clone, { recursive: true, force: true })
})
