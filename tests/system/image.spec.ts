import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { stagesOfDockerfile, wordsOf } from '../support/dockerfile'
import { freePort } from '../support/free-port'
import { mailFor } from '../support/mailbox'
import { postEnquiry } from '../support/post-enquiry'
import { root, startService, type Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

// No daemon builds the image here, so its folder is made as the Dockerfile says, from the build that all tests share, and
// started as the image would be: by its own command and settings, as somebody who may write nothing.
const [buildStage, ofImage] = stagesOfDockerfile()
const textsOf = (stage: typeof ofImage, keyword: string): string[] =>
  stage?.instructions.filter((instruction) => instruction.keyword === keyword).map(({ text }) => text) ?? []

// Root may write anywhere. Any other number will do: the image's is 1000.
const somebodyElse = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}
const folder = join(tmpdir(), `second-chance-image-${process.pid}`)
const app = join(folder, 'app')
const node = join(folder, 'node')

/** What the image brings as environment; what the build gave it (`$NAME`) is what the shared build was made with. */
function environmentOfImage(): Record<string, string> {
  const given: Record<string, string> = {
    SITE_URL: 'http://localhost:3000',
    NEXT_PUBLIC_CONTACT_EMAIL: 'hello@example.org',
    NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
    NEXT_PUBLIC_POSTHOG_HOST: 'http://127.0.0.1:8010',
  }
  const pairs = textsOf(ofImage, 'ENV').flatMap((text) => text.split(/\s+/))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value.startsWith('$') ? (given[value.slice(1)] ?? '') : value]
    }),
  )
}

/** Runs one of the image's commands in its folder, with nothing of this machine's environment. */
function commandOfImage(keyword: 'CMD' | 'HEALTHCHECK', settings: Record<string, string>) {
  const [program, ...args] = wordsOf(textsOf(ofImage, keyword).join(''))
  expect(program).toBe('node')
  const env = { PATH: '/usr/bin:/bin', ...environmentOfImage(), ...settings } as unknown as NodeJS.ProcessEnv
  return { args, options: { cwd: app, env, encoding: 'utf8', ...somebodyElse } as const }
}

function runToEnd(keyword: 'CMD' | 'HEALTHCHECK', settings: Record<string, string>) {
  const { args, options } = commandOfImage(keyword, settings)
  const { status, stdout, stderr } = spawnSync(node, args, { ...options, timeout: 20_000 })
  return { status, output: stdout + stderr }
}

test.beforeAll(() => {
  mkdirSync(folder)
  const laidOut = textsOf(buildStage, 'RUN').filter((text) => text.includes('lay-out'))
  expect(laidOut).toEqual(['node scripts/deploy/lay-out.ts /image'])
  for (const command of laidOut) {
    const [, script = '', target = ''] = command.split(' ')
    execFileSync(process.execPath, [script, join(folder, 'build', target)], { cwd: root })
  }
  const copies = textsOf(ofImage, 'COPY')
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) {
    const [, from = '', to = ''] = /^--from=build (\S+) (\S+)$/.exec(copy) ?? []
    expect(from, copy).not.toBe('')
    mkdirSync(join(app, to), { recursive: true })
    // By links: the same files a second time would cost half of this test.
    execFileSync('cp', ['-al', `${join(folder, 'build', from)}/.`, join(app, to)])
  }
  copyFileSync(process.execPath, node)
  chmodSync(folder, 0o755)
  execFileSync('chmod', ['-R', 'a-w', app])
})

test.afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', app])
  rmSync(folder, { recursive: true, force: true })
})

test('the image holds what it serves and no more', () => {
  for (const path of ['package.json', 'public', '.next/made-files', 'scripts/deploy/serve.ts']) {
    expect(existsSync(join(app, path)), path).toBe(true)
  }
  for (const path of ['.env', 'tests', 'docs', '.git', 'node_modules/typescript', 'node_modules/@supabase/lite']) {
    expect(existsSync(join(app, path)), path).toBe(false)
  }
  const megabytes = Number(execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0])
  console.log(`the image's own folder: ${megabytes} MB`)
  expect(megabytes).toBeLessThan(160)
  // What verify.ts and scripts/deploy/build.ts build with, in place of the keys.
  const found = spawnSync('grep', ['-rlE', 'only_while_building|given_when_the_image_runs', app], { encoding: 'utf8' })
  expect(found.stdout).toBe('')
})

test('a platform that runs what comes before a page by itself gets the pages whose scripts it allows', () => {
  const build = join(folder, 'build', '.next')
  for (const part of [
    'server/app',
    'server/middleware.js.nft.json',
    'prerender-manifest.json',
    'app-path-routes-manifest.json',
  ]) {
    cpSync(join(root, '.next', part), join(build, part), { recursive: true })
  }
  // As the end of `npm run build` does it; twice is as good as once.
  const script = join(root, 'scripts', 'deploy', 'trace-policy.mjs')
  for (let round = 0; round < 2; round += 1) execFileSync(process.execPath, [script, build])
  const trace = JSON.parse(readFileSync(join(build, 'server', 'middleware.js.nft.json'), 'utf8')) as {
    files: string[]
    fileHashes: string[]
  }
  expect(trace.files).toHaveLength(new Set(trace.files).size)
  expect(trace.fileHashes).toHaveLength(trace.files.length)
  const needed = [
    '../prerender-manifest.json',
    '../app-path-routes-manifest.json',
    'app/index.html',
    'app/_not-found.html',
  ]
  for (const file of needed) expect(trace.files).toContain(file)
  const { buildCommand } = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8')) as { buildCommand: string }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { build: string } }
  expect(buildCommand).toBe('npm run build')
  expect(scripts.build).toContain('node scripts/deploy/trace-policy.mjs')
})

test('without a database or a mail provider, or with a wrong setting, it says so in one sentence', () => {
  const database = { NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9' }
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9' }
  for (const [settings, sentence] of [
    [{}, 'A setting is missing. The image brings no database: set NEXT_PUBLIC_SUPABASE_URL.'],
    [database, 'A setting is missing. The image sends email by RESEND_API_KEY or SMTP_URL: set one.'],
    [{ ...database, ...mail }, /^A setting is wrong\. [^\n]*SUPABASE_SECRET_KEY[^\n]* See docs\/deploying\.md\.$/],
  ] as const) {
    const { status, output } = runToEnd('CMD', settings)
    expect(status, output).toBe(1)
    expect(output.trim()).toMatch(sentence)
  }
})

test.describe('started with nothing to write on', () => {
  let service: Service
  let site: ChildProcess
  let url: string
  let output = ''
  let settings: Record<string, string>

  test.beforeAll(async () => {
    service = await startService()
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    settings = {
      PORT: `${port}`,
      NEXT_PUBLIC_SUPABASE_URL: service.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: service.keys.publishableKey,
      SUPABASE_SECRET_KEY: service.keys.secretKey,
      SMTP_URL: service.smtpUrl,
      VAULT_KEY: readFileSync(join(service.dataFolder, 'vault-key'), 'utf8').trim(),
      TEAM_EMAIL: 'team@example.org',
      MAIL_FROM: 'hello@example.org',
    }
    expect(runToEnd('HEALTHCHECK', settings).status).toBe(1)
    const { args, options } = commandOfImage('CMD', settings)
    site = spawn(node, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [site.stdout, site.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
    await waitUntil(
      async () => {
        if (site.exitCode !== null) throw new Error(`the image's command ended with ${site.exitCode}:\n${output}`)
        const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
        return answer?.status === 200 || undefined
      },
      { withinMs: 60_000, failure: 'the image did not get ready' },
    )
  })

  test.afterAll(async () => {
    site?.kill('SIGKILL')
    await service?.dispose()
  })

  test('it shows pages, whole and compressed, with their policy, and what is guarded to nobody', async () => {
    for (const path of ['/', '/sign-in', '/jobs', '/resources', '/dashboard']) {
      // The first answer is Next.js's own, the next comes from the files of the build.
      for (const round of [1, 2]) {
        const answer = await fetch(`${url}${path}`)
        expect(answer.status, `${path} ${round}`).toBe(200)
        expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'")
        expect(await answer.text(), path).toContain('</html>')
      }
    }
    const home = await (await fetch(url)).text()
    const asset = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? ''
    // Over plain HTTP Node.js itself asks for gzip alone.
    const withBrotli = { headers: { 'accept-encoding': 'br' } }
    await (await fetch(url + asset, withBrotli)).text()
    expect((await fetch(url + asset, withBrotli)).headers.get('content-encoding')).toBe('br')
    expect((await fetch(`${url}/icon.svg`)).status).toBe(200)
    expect((await fetch(`${url}/resources/no-such-guide`)).status).toBe(404)
    expect((await fetch(`${url}/dashboard/team`, { redirect: 'manual' })).status).toBe(307)
  })

  test('its health check is content', () => {
    expect(runToEnd('HEALTHCHECK', settings)).toEqual({ status: 0, output: '' })
  })

  test('an enquiry is kept and its emails go out', async () => {
    const answer = await postEnquiry(url, anEnquiry('general', { email: 'through-the-image@example.com' }))
    expect(answer.status).toBe(201)
    const { reference } = (await answer.json()) as { reference: string }
    expect(await rowsOf(service, 'enquiries', `reference=eq.${reference}`)).toHaveLength(1)
    await waitUntil(
      async () => ((await mailFor(service, 'through-the-image@example.com')).length === 1 ? true : undefined),
      { withinMs: 20_000, failure: 'no confirmation came' },
    )
  })

  test('it gives the team its first member, and looks after the keys of the vault', () => {
    const { options } = commandOfImage('CMD', settings)
    const role = spawnSync(node, ['scripts/run/role.ts', 'no-role@example.org', 'team'], options)
    expect(role.status, role.stdout + role.stderr).toBe(0)
    expect(role.stdout).toContain('no-role@example.org')
    const keys = spawnSync(node, ['scripts/run/vault-key.ts'], options)
    expect(keys.status, keys.stdout + keys.stderr).toBe(0)
  })

  test('told to stop, it ends with 0 within ten seconds, and never tried to write a file', async () => {
    const exited = new Promise<number | null>((resolve) => site.once('exit', resolve))
    const stoppedAt = Date.now()
    site.kill('SIGTERM')
    expect(await exited, output).toBe(0)
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
    expect(output).not.toMatch(/EROFS|EACCES|EPERM|read-only|permission denied/i)
  })
})
