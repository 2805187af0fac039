import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { postEnquiry } from '../support/post-enquiry'
import { root, settingsForService } from '../support/service'
import { waitUntil } from '../support/wait-until'

test('npm start in a clean clone installs its packages, brings the whole service, and stops cleanly', async () => {
  test.setTimeout(600_000)
  const clone = mkdtempSync(join(tmpdir(), 'second-chance-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  // The build of these tests: that a fresh clone can be built is what `.ci/run` shows each time.
  cpSync(join(root, '.next'), join(clone, '.next'), {
    recursive: true,
    filter: (path) => !/\.next\/(cache|dev)$/.test(path),
  })
  const settings = await settingsForService('.data')
  const startedAt = Date.now()
  // What npm put on the PATH for these tests is taken off again: a newcomer has Node.js and npm and nothing else.
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':')
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^TEST_|^PLAYWRIGHT/.test(name))
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...Object.fromEntries(inherited),
      PATH: path,
      ...settings,
      npm_config_prefer_offline: 'true',
    } as unknown as NodeJS.ProcessEnv,
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
    // How long it took is printed. A machine that is slow for reasons of its own fails nobody's change.
    { withinMs: 480_000, everyMs: 200, failure: 'npm start was not ready in time' },
  )
  console.log(`start in a clean clone, with packages to install: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
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
