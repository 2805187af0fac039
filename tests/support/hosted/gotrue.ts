import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'

import { authEmails } from '../../../scripts/run/auth-emails'
import { passwordLength } from '../../../lib/domain/access/password-rules'
import { freePort } from '../free-port'
import { waitUntil } from '../wait-until'
import type { SignInServer } from './sign-in-server'

type Options = {
  program: string
  databaseUrl: string
  jwtSecret: string
  tokenSeconds: number
  siteUrl: string
  /** The URL of this project; the email templates are fetched from below it. */
  projectUrl: string
  smtpPort: number
}

/** The gateway's path for a kind of email's template. */
const templatePath = (name: string): string => `/templates/${name}.html`

const emails = { ...authEmails, reauthentication: { subject: 'Your security code' } }

function settingsOf({ databaseUrl, jwtSecret, tokenSeconds, siteUrl, projectUrl, smtpPort }: Options) {
  const ofEmails = Object.entries(emails).flatMap(([name, { subject }]) => [
    [`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`, subject],
    [`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`, projectUrl + templatePath(name)],
  ])
  return {
    GOTRUE_DB_DRIVER: 'postgres',
    DB_NAMESPACE: 'auth',
    DATABASE_URL: databaseUrl,
    API_EXTERNAL_URL: `${projectUrl}/auth/v1`,
    GOTRUE_API_HOST: '127.0.0.1',
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_URI_ALLOW_LIST: `${siteUrl}/**`,
    GOTRUE_JWT_SECRET: jwtSecret,
    GOTRUE_JWT_EXP: String(tokenSeconds),
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_ADMIN_ROLES: 'service_role',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_MAILER_AUTOCONFIRM: 'false',
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'true',
    GOTRUE_MAILER_OTP_EXP: '3600',
    GOTRUE_MAILER_OTP_LENGTH: '6',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(smtpPort),
    GOTRUE_SMTP_ADMIN_EMAIL: 'hello@example.org',
    GOTRUE_SMTP_SENDER_NAME: 'The SCT team',
    // The tests request the next email at once, and more in an hour than a project allows.
    GOTRUE_SMTP_MAX_FREQUENCY: '1ms',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '100000',
    GOTRUE_PASSWORD_MIN_LENGTH: String(passwordLength.min),
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: 'true',
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: 'true',
    GOTRUE_LOG_LEVEL: 'error',
    ...Object.fromEntries(ofEmails),
  } as Record<string, string>
}

/** A token with the project's service role, as the hosted gateway substitutes it for the secret key. */
function serviceToken(jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ends = Math.floor(Date.now() / 1000) + 3600
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', aud: 'authenticated', exp: ends })}`
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`
}

/** Has GoTrue create its tables, and starts it, configured as supabase/config.toml configures a hosted project. */
export async function startGoTrue(options: Options): Promise<SignInServer> {
  execFileSync(options.program, ['migrate'], { env: { ...process.env, ...settingsOf(options) }, stdio: 'pipe' })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(options.program, ['serve'], {
    env: { ...process.env, ...settingsOf(options), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise((resolve) => server.once('exit', resolve))
  await waitUntil(
    async () => {
      if (server.exitCode !== null) throw new Error(`GoTrue ended with ${server.exitCode}`)
      const answer = await fetch(`${url}/health`).catch(() => undefined)
      return answer?.ok ? true : undefined
    },
    { withinMs: 30_000, failure: 'GoTrue did not get ready' },
  )
  return {
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
      // An API key is not a token: the hosted gateway checks it and passes on only what GoTrue understands.
      if (headers.get('authorization')?.startsWith('Bearer sb_')) headers.delete('authorization')
      const body = request.body === null ? undefined : await request.arrayBuffer()
      return fetch(url + pathname.replace(/^\/auth\/v1/, '') + search, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
      })
    },
    addAccount: async (email, password) => {
      const answer = await fetch(`${url}/admin/users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceToken(options.jwtSecret)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, email_confirm: true }),
      })
      if (!answer.ok) throw new Error(`${email} could not be made: ${answer.status} ${await answer.text()}`)
    },
    stop: async () => {
      server.kill('SIGTERM')
      await exited
    },
  }
}
