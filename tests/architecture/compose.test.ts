import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { parseServerSettings } from '../../lib/server/server-settings'
import { authEmails } from '../../scripts/run/auth-emails.ts'
import { settingsInPages } from '../../scripts/run/ensure-build.ts'

const root = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

type Part = {
  image: string
  user?: string
  restart: string
  read_only: boolean
  cap_drop: string[]
  cap_add?: string[]
  security_opt: string[]
  environment?: Record<string, string | number>
  ports?: string[]
  networks: string[]
  volumes?: string[]
  healthcheck?: object
  build?: { args: Record<string, string> }
  depends_on?: Record<string, { condition: string }>
}
type Compose = {
  services: Record<string, Part>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, object>
}

const text = read('compose.yaml')
const { services, networks, volumes } = parse(text, { merge: true }) as Compose
const parts = Object.entries(services)
const hasOwnCheck = new Set(['site', 'rest', 'migrations'])

test('it is the whole service', () => {
  expect(Object.keys(services)).toEqual(['database', 'auth', 'migrations', 'rest', 'gateway', 'site', 'proxy'])
})

test.each(parts)('%s is pinned to a version and may do no more than it needs', (name, part) => {
  expect(part.image).toMatch(name === 'site' ? /^second-chance-talent:/ : /^[\w./-]+:v?\d+\.\d+/)
  expect(part.read_only).toBe(true)
  expect(part.cap_drop).toEqual(['ALL'])
  expect(part.cap_add ?? []).toEqual(part.image.startsWith('caddy') ? ['NET_BIND_SERVICE'] : [])
  expect(part.security_opt).toEqual(['no-new-privileges:true'])
  expect(part.restart).toBe(name === 'migrations' ? 'no' : 'unless-stopped')
})

test.each(parts)('%s says how it is, or what asks in its place', (name, part) => {
  // The site's health check is in its image; the gateway checks PostgREST; the migrations end by themselves.
  expect(part.healthcheck !== undefined).toBe(!hasOwnCheck.has(name))
  if (name === 'rest') expect(read('deploy/gateway.Caddyfile')).toContain('reverse_proxy rest:3001')
  if (name === 'site') expect(read('Dockerfile')).toContain('HEALTHCHECK')
})

test('the internet reaches the proxy alone, and the proxy the site alone', () => {
  expect(parts.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
  expect(networks.inside).toEqual({ internal: true })
  const on = (network: string) => parts.filter(([, part]) => part.networks.includes(network)).map(([name]) => name)
  expect(on('front')).toEqual(['site', 'proxy'])
  expect(on('outgoing')).toEqual(['auth'])
  expect(on('inside')).not.toContain('proxy')
  expect(services.database?.networks).toEqual(['inside'])
})

test('what must outlive a container is in a volume that has a name', () => {
  const kept = parts.flatMap(([, part]) => (part.volumes ?? []).filter((volume) => !volume.startsWith('./')))
  expect(kept.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes))
  for (const [, part] of parts) {
    for (const volume of part.volumes ?? []) if (volume.startsWith('./')) expect(volume).toMatch(/:ro$/)
  }
})

test('no part starts before what it needs is well', () => {
  expect(services.migrations?.depends_on).toEqual({ auth: { condition: 'service_healthy' } })
  expect(services.site?.depends_on?.migrations).toEqual({ condition: 'service_completed_successfully' })
  expect(services.site?.depends_on?.gateway).toEqual({ condition: 'service_healthy' })
  expect(services.proxy?.depends_on?.site).toEqual({ condition: 'service_healthy' })
})

test('it holds no secret, and each setting that it asks for is explained', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
  const explained = read('docs/deploying.md')
  for (const name of asked) expect(explained).toContain(`\`${name}\``)
  for (const [, part] of parts) {
    for (const [name, value] of Object.entries(part.environment ?? {})) {
      if (/PASSWORD$|SECRET$|_PASS$|KEY$|_URL$/.test(name))
        expect(`${value}`).toMatch(/\$\{\w+(:?\?|:-\})|^http:\/\/\w+:\d+/)
    }
  }
})

test('the site is built with what is written into pages, and run with settings that it takes', () => {
  expect(Object.keys(services.site?.build?.args ?? {})).toEqual([...settingsInPages])
  const known = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const given = services.site?.environment ?? {}
  for (const name of Object.keys(given)) expect(known).toContain(name)
  const stand = {
    VAULT_KEY: 'k'.repeat(43),
    SMTP_URL: 'smtp://mail:587',
    TEAM_EMAIL: 'team@example.org',
    MAIL_FROM: 'hello@example.org',
  }
  const filled = Object.entries({ ...given, ...stand }).map(([name, value]) => [
    name,
    // What is left out of .env is empty.
    `${value}`.replace(/^\$\{\w+:-\}$/, ''),
  ])
  const all = {
    ...Object.fromEntries(filled),
    SITE_URL: 'https://www.example.org',
    NEXT_PUBLIC_CONTACT_EMAIL: 'a@b.org',
  }
  expect(parseServerSettings(all).TRUST_PROXY_HOPS).toBe(1)
})

test('the sign-in server sends our emails and keeps the rules of supabase/config.toml', () => {
  const auth = services.auth?.environment ?? {}
  for (const [name, { subject }] of Object.entries(authEmails)) {
    expect(auth[`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`]).toBe(subject)
    expect(auth[`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`]).toBe(`http://gateway:8000/templates/${name}.html`)
  }
  const toml = read('supabase/config.toml')
  const config = parseToml(toml)
  expect(auth.GOTRUE_JWT_EXP).toBe(Number(config.jwt_expiry))
  expect(auth.GOTRUE_PASSWORD_MIN_LENGTH).toBe(Number(config.minimum_password_length))
  expect(auth.GOTRUE_MAILER_OTP_LENGTH).toBe(Number(config.otp_length))
  expect(auth.GOTRUE_MAILER_OTP_EXP).toBe(Number(config.otp_expiry))
  expect(auth.GOTRUE_MAILER_AUTOCONFIRM).toBe(config.enable_confirmations === 'true' ? 'false' : 'true')
  expect(auth.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED).toBe(config.double_confirm_changes)
  expect(auth.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION).toBe(config.secure_password_change)
  expect(auth.GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED).toBe(config.enable_refresh_token_rotation)
  expect(auth.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL).toBe(Number(config.refresh_token_reuse_interval))
  expect(auth.GOTRUE_RATE_LIMIT_EMAIL_SENT).toBe(Number(config.email_sent))
  expect(toml).toContain(`subject = "${auth.GOTRUE_MAILER_SUBJECTS_REAUTHENTICATION}"`)
  expect(toml).toContain(`max_frequency = "${auth.GOTRUE_SMTP_MAX_FREQUENCY}"`)
  expect(toml).toContain(`sender_name = "${auth.GOTRUE_SMTP_SENDER_NAME}"`)
  expect(auth.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED).toBe(config.enable_anonymous_sign_ins)
  expect(auth.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED).toBe(config.enable_manual_linking)
  expect(auth.GOTRUE_RATE_LIMIT_SMS_SENT).toBe(Number(config.sms_sent))
  expect(toml).toContain('secrets = "env(SMS_HOOK_SECRET)"')
  expect(auth.GOTRUE_HOOK_SEND_SMS_SECRETS).toBe('${SMS_HOOK_SECRET:-}')
  expect(auth.GOTRUE_MFA_TOTP_ENROLL_ENABLED).toBe(config.enroll_enabled)
})

test('the sign-in server prints nothing about people, keeps no log of them and counts each visitor alone', () => {
  expect(services.auth?.environment).toMatchObject({
    GOTRUE_LOG_LEVEL: 'error',
    GOTRUE_AUDIT_LOG_DISABLE_POSTGRES: 'true',
    GOTRUE_SECURITY_SB_FORWARDED_FOR_ENABLED: 'true',
  })
})

/** The plain values of a TOML file in which no name is used twice. */
function parseToml(toml: string): Record<string, string> {
  return Object.fromEntries([...toml.matchAll(/^(\w+) = (\w+)$/gm)].map(([, name = '', value = '']) => [name, value]))
}
