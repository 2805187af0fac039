import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseServerSettings } from '@/lib/server/server-settings'

const valid = {
  SITE_URL: 'https://www.example.org/',
  NEXT_PUBLIC_SUPABASE_URL: 'https://project.example.org',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
  NEXT_PUBLIC_CONTACT_EMAIL: 'hello@charity.example',
  TEAM_EMAIL: 'team@charity.example',
  MAIL_FROM: 'hello@charity.example',
}

test.each(['NEXT_PUBLIC_CONTACT_EMAIL', 'TEAM_EMAIL', 'MAIL_FROM'])(
  'a real site does not start with the placeholder for %s; one on this machine does',
  (name) => {
    expect(() => parseServerSettings({ ...valid, [name]: '' })).toThrow(name)
    expect(() => parseServerSettings({ ...valid, SITE_URL: 'http://localhost:3000', [name]: '' })).not.toThrow()
  },
)

test('those that are needed are enough', () => {
  expect(parseServerSettings(valid)).toMatchObject({
    SITE_URL: 'https://www.example.org',
    TRUST_PROXY_HOPS: 0,
    CLIENT_ENQUIRIES_PER_MINUTE: 5,
    ENQUIRIES_HELD_ABOVE_PER_MINUTE: 300,
  })
})

test.each([
  ['SITE_URL', 'www.example.org'],
  ['SITE_URL', ''],
  ['NEXT_PUBLIC_SUPABASE_URL', 'postgres://x'],
  ['SUPABASE_PUBLISHABLE_KEY', 'short'],
  ['SUPABASE_SECRET_KEY', 'short'],
  ['TEAM_EMAIL', 'team'],
  ['MAIL_FROM', 'Team <team@example.org>'],
  ['RESEND_API_KEY', 'key'],
  ['SMTP_URL', 'localhost:25'],
  ['VAULT_KEY', 'short'],
  ['VAULT_KEY', `${'A'.repeat(43)},`],
  ['VAULT_KEY', `${'A'.repeat(43)},${'A'.repeat(42)}`],
  ['VAULT_KEY', '0'.repeat(64)],
  ['SMS_HOOK_SECRET', 'whsec_short'],
  ['SMS_HOOK_SECRET', `v1,whsec_${'A'.repeat(24)}|`],
  ['TWILIO_ACCOUNT_SID', 'SK0123'],
  // With nothing to sign in with, and nobody to send as.
  ['TWILIO_ACCOUNT_SID', 'AC0123'],
  ['SMS_FROM', '07700 900000'],
  ['SMS_PER_DAY', '-1'],
  ['CRON_SECRET', 'short'],
  ['METRICS_SECRET', 'short'],
  ['TRUST_PROXY_HOPS', 'one'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['NEXT_PUBLIC_POSTHOG_KEY', 'phx_personal'],
  ['NEXT_PUBLIC_POSTHOG_HOST', 'eu'],
  ['POSTHOG_SERVER_HOST', '127.0.0.1'],
])('%s = %j is refused by name', (name, value) => {
  expect(() => parseServerSettings({ ...valid, [name]: value })).toThrow(name)
})

test('the vault has no key, one, or the newest and those before it', () => {
  const [newest, older] = ['aB+/'.repeat(10) + 'aB8=', 'a-_9'.repeat(10) + 'aB8']
  const keysOf = (value: string | undefined) => parseServerSettings({ ...valid, VAULT_KEY: value }).VAULT_KEY
  expect(keysOf(undefined)).toEqual([])
  expect(keysOf(newest)).toEqual([newest])
  expect(keysOf(`${newest} , ${older}`)).toEqual([newest, older])
})

test('every wrong setting is named at once', () => {
  expect(() => parseServerSettings({ TEAM_EMAIL: 'team' })).toThrow(
    /SITE_URL.*NEXT_PUBLIC_SUPABASE_URL.*SUPABASE_SECRET_KEY.*TEAM_EMAIL/,
  )
})

test('.env.example names every setting, in the order in which the server reads them', () => {
  const root = join(__dirname, '..', '..', '..')
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
  const example = namesIn('.env.example', /^#? ?([A-Z][A-Z_]+)=/gm)
  const publicNames = namesIn('lib/public-env.ts', /process\.env\.([A-Z_]+)/g)
  const serverNames = namesIn('lib/server/server-settings.ts', /^ {2}([A-Z_]+):/gm)
  const commandNames = namesIn('scripts/run/settings.ts', /^ {2}([A-Z_]+): (?:z|port|seconds)/gm)
  // Some are read in the browser and on the server.
  expect(example).toEqual([...new Set([...publicNames, ...serverNames, ...commandNames])])
})
