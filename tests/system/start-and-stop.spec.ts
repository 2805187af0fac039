import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'

import { demoAccounts, demoPassword } from '../../scripts/run/demo-accounts'
import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { freePort } from '../support/free-port'
import { postEnquiry } from '../support/post-enquiry'
import { descendantsOf, isAlive } from '../support/processes'
import { ResendStandIn } from '../support/resend-stand-in'
import { runStart } from '../support/run-start'
import { environmentWith, root, seededFolder, settingsForService, startService, type Service } from '../support/service'
import { test } from '../support/test'
import { waitUntil } from '../support/wait-until'

// Each has its own ports and its own data, so several can run at once.
test.describe.configure({ mode: 'parallel' })

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'second-chance-'))

// One that runs on is enough for these, so they come one after another and share it.
test.describe('beside a running service', () => {
  test.describe.configure({ mode: 'default' })

  test('the site that runs has not loaded the compiler that built it', async ({ service }) => {
    const maps = `/proc/${service.part('site')}/maps`
    test.skip(!existsSync(maps), 'the system does not say what a process has loaded')
    expect(readFileSync(maps, 'utf8')).not.toContain('next-swc')
  })

  test('it says where everything is, and the demo accounts work with their roles', async ({ service }) => {
    expect(service.output()).toContain(service.mailboxUrl.replace('127.0.0.1', 'localhost'))
    expect(service.output()).toContain(demoPassword)
    for (const { email, role } of demoAccounts) {
      expect(service.output()).toContain(email)
      const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      })
      const { user } = (await answer.json()) as { user: { app_metadata: { role?: string } } }
      expect(user.app_metadata.role ?? null).toBe(role)
    }
  })

  test('with Supabase and Resend set, nothing embedded is started', async ({ service: hosted }) => {
    const resend = await new ResendStandIn().start()
    const site = await startService({
      env: {
        NEXT_PUBLIC_SUPABASE_URL: hosted.supabaseUrl,
        SUPABASE_PUBLISHABLE_KEY: hosted.keys.publishableKey,
        SUPABASE_SECRET_KEY: hosted.keys.secretKey,
        RESEND_API_KEY: 're_stand_in',
        RESEND_BASE_URL: resend.url,
        // The key that the build was made for; given by hand, it brings no inbox.
        NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
      },
    })
    expect(() => site.part('supabase')).toThrow('not running')
    expect(() => site.part('mailbox')).toThrow('not running')
    expect(() => site.part('analytics')).toThrow('not running')
    const { reference } = (await (await postEnquiry(site.url)).json()) as { reference: string }
    expect(await rowsOf(hosted, 'enquiries', `reference=eq.${reference}`)).toHaveLength(1)
    await site.dispose()
    await resend.stop()
  })

  test('a second copy on the same data folder is refused in one sentence and harms nothing', async ({ service }) => {
    const { code, output } = await runStart({}, service.dataFolder)
    expect(code).toBe(1)
    expect(output).toContain('in use by another running copy')
    expect((await postEnquiry(service.url)).status).toBe(201)
  })

  test('the next release is built beside a running one, without its ports, and only once', async ({ service }) => {
    const { port } = new URL(service.url)
    const { code, output } = await runStart({ PORT: port }, undefined, ['--build-only'])
    expect({ code, output: output.trim() }).toEqual({
      code: 0,
      output: 'The site is built: the next start with these settings is short.',
    })
    expect((await fetch(service.url)).status).toBe(200)
  })

  test('a copy that would need another build does not pull it from under a running one', async ({ service }) => {
    const { code, output } = await runStart({ SITE_URL: 'http://localhost:3999' })
    expect(code).toBe(1)
    expect(output).toContain('Another running copy serves the build')
    expect((await fetch(service.url)).status).toBe(200)
  })
})

// The start after each stop is the one that the next begins with.
test.describe('stopped and started again on the same data', () => {
  test.describe.configure({ mode: 'serial' })
  let service: Service
  test.beforeAll(async () => void (service = await startService()))
  test.afterAll(() => service.dispose())

  // SIGHUP, which a closed terminal sends, is handled by the same listener; SIGINT is what Ctrl-C sends, below.
  test('SIGTERM stops every part with 0, no write is lost, and the next start builds nothing and has the same keys', async () => {
    const parts = descendantsOf(service.pid).map(({ pid }) => pid)
    expect(parts.length).toBeGreaterThanOrEqual(4)
    const enquiries = Array.from({ length: 10 }, (_, index) =>
      anEnquiry('general', { email: `stopped-${index}@example.com` }),
    )
    const posted = Promise.all(enquiries.map((enquiry) => postEnquiry(service.url, enquiry).catch(() => undefined)))
    process.kill(service.pid, 'SIGTERM')
    const accepted = await Promise.all(
      (await posted)
        .filter((answer) => answer?.status === 201)
        .map(async (answer) => ((await answer?.json()) as { reference: string }).reference),
    )
    expect(await service.stop()).toBe(0)
    expect(parts.filter(isAlive)).toEqual([])

    const { keys } = service
    service = await startService({ dataFolder: service.dataFolder })
    expect(service.output()).not.toContain('Building the site')
    expect(service.keys).toEqual(keys)
    const kept = (await rowsOf(service, 'enquiries')).map(({ reference }) => reference)
    expect(kept).toEqual(expect.arrayContaining(accepted))
  })

  test('Ctrl-C in a terminal, which reaches every part at once, stops them in order and starts none again', async () => {
    const parts = descendantsOf(service.pid).map(({ pid }) => pid)
    for (const pid of [service.pid, ...parts]) process.kill(pid, 'SIGINT')
    expect(await service.stop()).toBe(0)
    expect(parts.filter(isAlive)).toEqual([])
    expect(service.output()).not.toContain('started again')
    service = await startService({ dataFolder: service.dataFolder })
  })

  test('when even the command itself is killed, no part stays behind', async () => {
    const parts = descendantsOf(service.pid).map(({ pid }) => pid)
    process.kill(service.pid, 'SIGKILL')
    await waitUntil(() => (parts.some(isAlive) ? undefined : true), {
      withinMs: 15_000,
      failure: 'a part stayed behind',
    })
  })
})

test('npm run dev brings the same, with Next.js in development mode', async () => {
  const service = await startService({ args: ['--dev'], withinMs: 90_000 })
  expect((await fetch(service.url)).status).toBe(200)
  expect((await postEnquiry(service.url)).status).toBe(201)
  const parts = descendantsOf(service.pid).map(({ pid }) => pid)
  expect(await service.stop()).toBe(0)
  expect(parts.filter(isAlive)).toEqual([])
  await service.dispose()
})

test('a first start that is killed while it makes the database leaves nothing that a second cannot mend', async () => {
  const folder = temporaryFolder()
  const command = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    env: environmentWith(await settingsForService(folder)),
    stdio: 'ignore',
  })
  const beginning = join(folder, 'database', 'base')
  await waitUntil(() => existsSync(beginning) || undefined, { withinMs: 60_000, failure: 'no database was begun' })
  const parts = descendantsOf(command.pid ?? 0).map(({ pid }) => pid)
  for (const pid of [command.pid ?? 0, ...parts]) process.kill(pid, 'SIGKILL')
  await waitUntil(() => (parts.some(isAlive) ? undefined : true), { withinMs: 15_000, failure: 'a part stayed behind' })
  expect(existsSync(join(folder, 'database-unfinished'))).toBe(true)

  const second = await startService({ dataFolder: folder, withinMs: 90_000 })
  expect((await postEnquiry(second.url)).status).toBe(201)
  expect(existsSync(join(folder, 'database-unfinished'))).toBe(false)
  await second.dispose()
})

test('a port in use is one sentence that names the setting', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  for (const name of ['PORT', 'SUPABASE_PORT', 'MAIL_SMTP_PORT', 'MAIL_WEB_PORT', 'ANALYTICS_PORT']) {
    const { code, output } = await runStart({ [name]: String(port) })
    expect(code, name).toBe(1)
    expect(output.trim(), name).toBe(
      `Port ${port} is in use. Stop what uses it, or set ${name} to another port and start again.`,
    )
  }
  other.close()
})

test('a wrong setting is one sentence that names it', async () => {
  for (const [name, value] of [
    ['PORT', 'three'],
    ['SITE_URL', 'example.org'],
    ['TEAM_EMAIL', 'team'],
    ['NEXT_PUBLIC_SUPABASE_URL', 'https://project.example.org'],
  ] as const) {
    const { code, output } = await runStart({ [name]: value })
    expect(code, name).toBe(1)
    expect(output, name).toMatch(/^\s*A setting is wrong\. [^\n]+ See \.env\.example\.\s*$/)
    expect(output, name).toContain(name === 'NEXT_PUBLIC_SUPABASE_URL' ? 'SUPABASE_SECRET_KEY' : name)
  }
})

test('a host that is not this machine, and one port for two parts, are told apart from a port in use', async () => {
  const elsewhere = await runStart({ HOST: '192.0.2.1' })
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.output).toContain('Nothing can listen on 192.0.2.1')
  const port = String(await freePort())
  const twice = await runStart({ PORT: port, MAIL_WEB_PORT: port })
  expect(twice.code).toBe(1)
  expect(twice.output).toContain('five different ports')
})

test('a migration that fails is one sentence, and the data stays as it was', async () => {
  // A copy of the commands beside the real packages: a broken migration must not lie in the project itself.
  const project = temporaryFolder()
  const folders = ['app', 'components', 'lib', 'public', 'scripts', 'supabase']
  const files = [
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ]
  for (const part of [...folders, ...files]) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(project, part), { recursive: true })
  }
  for (const part of ['node_modules', '.next']) symlinkSync(join(root, part), join(project, part))
  const seeded = seededFolder()
  if (seeded) cpSync(seeded, join(project, '.data'), { recursive: true })
  writeFileSync(
    join(project, 'supabase', 'migrations', '20991231000000_broken.sql'),
    'create table half (id integer); select broken;',
  )
  const settings = await settingsForService(join(project, '.data'))
  const child = spawn(join(root, 'node_modules', '.bin', 'node'), ['scripts/run/run.ts'], {
    cwd: project,
    env: environmentWith(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  expect(code).toBe(1)
  expect(output).toContain('A migration failed')
  expect(output).toContain('what was stored before is unchanged')
  rmSync(project, { recursive: true, force: true })
})
