import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'

const root = join(__dirname, '..', '..')
const ofSite = ['--site', 'https://www.example.org/', '--team', 'team@example.org', '--from', 'hello@example.org']
const given = [
  ...ofSite,
  '--contact',
  'hello@example.org',
  '--smtp',
  'smtp://post%40example.org:p%24ss%27word@smtp.example.org',
]

function makeSettings(args: readonly string[], file = join(mkdtempSync(join(tmpdir(), 'second-chance-')), '.env')) {
  const command = [join(root, 'scripts', 'deploy', 'make-settings.mjs'), ...args, '--to', file]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stderr, file }
}

test('it writes every setting that compose.yaml must be given, for the owner of the file alone', () => {
  const { status, file } = makeSettings(given)
  expect(status).toBe(0)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const written = readFileSync(file, 'utf8')
  const needed = [...readFileSync(join(root, 'compose.yaml'), 'utf8').matchAll(/\$\{(\w+):?\?/g)].map(
    ([, name]) => name,
  )
  for (const name of needed) expect(written).toMatch(new RegExp(`^${name}='.+'$`, 'm'))
  const settings = parseEnv(written)
  expect(settings.SITE_URL).toBe('https://www.example.org')
  // Characters that the shell, Compose or a URL would interpret stay as they were typed.
  expect(written).toContain(String.raw`SMTP_PASSWORD='p$ss\'word'`)
  expect(settings).toMatchObject({ SMTP_USER: 'post@example.org', SMTP_HOST: 'smtp.example.org', SMTP_PORT: '587' })
})

test('the two keys are signed with the secret of the sessions, and each names its role', () => {
  const settings = parseEnv(readFileSync(makeSettings(given).file, 'utf8'))
  for (const [name, role] of [
    ['SUPABASE_PUBLISHABLE_KEY', 'anon'],
    ['SUPABASE_SECRET_KEY', 'service_role'],
  ] as const) {
    const [head, claims = '', signature] = settings[name]?.split('.') ?? []
    const expected = createHmac('sha256', settings.JWT_SECRET ?? '')
      .update(`${head}.${claims}`)
      .digest('base64url')
    expect(signature).toBe(expected)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ role })
  }
})

test('no two runs have a secret in common', () => {
  const [one, other] = [makeSettings(given), makeSettings(given)].map(({ file }) =>
    parseEnv(readFileSync(file, 'utf8')),
  )
  const secrets = Object.keys(one ?? {}).filter((name) => /SECRET|KEY$|DATABASE_PASSWORD$/.test(name))
  expect(secrets).toHaveLength(11)
  for (const name of secrets) expect(one?.[name]).not.toBe(other?.[name])
})

test('it says what is missing, and overwrites nothing', () => {
  expect(makeSettings(ofSite).stderr).toMatch(/^Say also --contact \(.+\), --smtp \(.+\)\.$/m)
  expect(makeSettings([...given, '--smtp', 'smtp.example.org']).stderr).toContain('--smtp must be')
  const { file } = makeSettings(given)
  const before = readFileSync(file, 'utf8')
  expect(makeSettings(given, file)).toMatchObject({ status: 1, stderr: expect.stringContaining('never overwritten') })
  expect(makeSettings(given, join(dirname(file), 'backups', 'new.env'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Make its folder first'),
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
})
