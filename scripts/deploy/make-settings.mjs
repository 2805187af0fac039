// Writes the settings and secrets of compose.yaml into a new .env, which only its owner can read. It needs nothing but Node.js:
//   node scripts/deploy/make-settings.mjs --site https://www.example.org --team team@example.org --from hello@example.org \
//     --contact hello@example.org --smtp smtp://user:password@smtp.example.org:587
import { createHmac, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const tenYearsInSeconds = 10 * 365 * 24 * 60 * 60
const wanted = {
  site: 'the address that people visit, such as https://www.example.org',
  team: 'who is told of a new enquiry',
  from: 'the address our emails come from',
  contact: 'the address that is printed on the pages',
  smtp: 'the mail server, as smtp://user:password@host:587',
}

const options = Object.fromEntries([...Object.keys(wanted), 'to'].map((name) => [name, { type: 'string' }]))
const { to = '.env', ...given } = parseArgs({ options }).values
const missing = Object.keys(wanted).filter((name) => !given[name])
if (missing.length > 0) stop(`Say also ${missing.map((name) => `--${name} (${wanted[name]})`).join(', ')}.`)
const site = addressIn('site', /^https?:$/)
const smtp = addressIn('smtp', /^smtps?:$/)

function addressIn(name, scheme) {
  const address = URL.canParse(given[name]) ? new URL(given[name]) : undefined
  return address?.hostname && scheme.test(address.protocol) ? address : stop(`--${name} must be ${wanted[name]}.`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const secret = (bytes) => randomBytes(bytes).toString('base64url')
const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A key for the database's API: a token (JWT, HS256) that states its holder's role. */
function keyFor(role, jwtSecret) {
  const issuedAt = Math.floor(Date.now() / 1000)
  const claims = { role, iss: 'second-chance-talent', iat: issuedAt, exp: issuedAt + tenYearsInSeconds }
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`
}

const jwtSecret = secret(48)
const settings = {
  SITE_URL: site.origin,
  // Browsers make passkeys for a name, over https.
  SITE_HOST: site.hostname,
  PASSKEYS: String(site.protocol === 'https:'),
  TEAM_EMAIL: given.team,
  MAIL_FROM: given.from,
  NEXT_PUBLIC_CONTACT_EMAIL: given.contact,
  // The same setting as the site and as the sign-in server want it.
  SMTP_URL: smtp.href,
  SMTP_HOST: smtp.hostname,
  SMTP_PORT: smtp.port || (smtp.protocol === 'smtps:' ? '465' : '587'),
  SMTP_USER: decodeURIComponent(smtp.username),
  SMTP_PASSWORD: decodeURIComponent(smtp.password),
  DATABASE_PASSWORD: secret(24),
  MIGRATIONS_DATABASE_PASSWORD: secret(24),
  AUTH_DATABASE_PASSWORD: secret(24),
  REST_DATABASE_PASSWORD: secret(24),
  JWT_SECRET: jwtSecret,
  SUPABASE_PUBLISHABLE_KEY: keyFor('anon', jwtSecret),
  SUPABASE_SECRET_KEY: keyFor('service_role', jwtSecret),
  // Codes by SMS: PHONE_SIGN_IN switches them on once there is a provider.
  SMS_HOOK_URI: site.protocol === 'https:' ? `${site.origin}/api/send-sms` : '',
  SMS_HOOK_SECRET: `v1,whsec_${randomBytes(32).toString('base64')}`,
  VAULT_KEY: secret(32),
  CRON_SECRET: secret(24),
  METRICS_SECRET: secret(24),
}

// Compose takes a single-quoted value literally.
const lines = Object.entries(settings).map(([name, value]) => `${name}='${value.replaceAll("'", "\\'")}'\n`)
try {
  writeFileSync(to, lines.join(''), { mode: 0o600, flag: 'wx' })
} catch ({ code }) {
  if (code === 'EEXIST')
    stop(`${to} is there already, and what it holds is never overwritten. Name another file with --to.`)
  stop(`${to} cannot be written (${code}). Make its folder first, or name another file with --to.`)
}
console.log(`Wrote ${to}. Keep a copy of it where the backups are not: without it they cannot be used.`)
