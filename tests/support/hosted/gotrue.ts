import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { freePort } from '../free-port'
import { root } from '../service'
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
  /** Settings that one test needs in place of those below. */
  settings?: Record<string, string>
}

/** What compose.yaml gives the sign-in server, so that the tests run on what a deployment gets. */
function settingsInCompose(filledIn: Record<string, string>): Record<string, string> {
  type Compose = { services: { auth: { environment: Record<string, string | number> } } }
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
  const filled = (value: string | number) =>
    `${value}`.replace(
      /\$\{(\w+)(?::-)?([^}]*)\}/g,
      (_, name: string, fallback: string) => filledIn[name] ?? fallback.replace(/^:?\?/, ''),
    )
  return Object.fromEntries(Object.entries(services.auth.environment).map(([name, value]) => [name, filled(value)]))
}

/** As compose.yaml has them: for what the limits themselves are tested with. */
export const limitsOfProduction = { GOTRUE_SMTP_MAX_FREQUENCY: '60s', GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' }

function settingsOf(options: Options): Record<string, string> {
  const { databaseUrl, jwtSecret, tokenSeconds, siteUrl, projectUrl, smtpPort, settings } = options
  const ofProduction = settingsInCompose({
    SITE_URL: siteUrl,
    JWT_SECRET: jwtSecret,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    MAIL_FROM: 'hello@example.org',
  })
  const here = Object.entries(ofProduction).map(([name, value]) => [
    name,
    value.replace('http://gateway:8000', projectUrl),
  ])
  return {
    ...(Object.fromEntries(here) as Record<string, string>),
    GOTRUE_DB_DATABASE_URL: databaseUrl,
    GOTRUE_API_HOST: '127.0.0.1',
    GOTRUE_JWT_EXP: String(tokenSeconds),
    // The site under test is not where its links say: it has a port of its own.
    GOTRUE_URI_ALLOW_LIST: `${siteUrl}/**`,
    // The tests request the next email at once, and more in an hour than a project allows.
    GOTRUE_SMTP_MAX_FREQUENCY: '1ms',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '100000',
    ...settings,
  }
}

/** A token with the project's service role, as the hosted gateway substitutes it for the secret key. */
function serviceToken(jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ends = Math.floor(Date.now() / 1000) + 3600
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', aud: 'authenticated', exp: ends })}`
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`
}

/**
 * Starts GoTrue as its image does, without a subcommand: it makes its tables and then listens. Its settings are those of
 * compose.yaml.
 */
export async function startGoTrue(options: Options): Promise<SignInServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let log = ''
  const server = spawn(options.program, [], {
    env: {
      PATH: process.env.PATH,
      ...settingsOf(options),
      GOTRUE_API_PORT: String(port),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()))
  const exited = new Promise((resolve) => server.once('exit', resolve))
  await waitUntil(
    async () => {
      if (server.exitCode !== null) throw new Error(`GoTrue ended with ${server.exitCode}:\n${log}`)
      const answer = await fetch(`${url}/health`).catch(() => undefined)
      return answer?.ok ? true : undefined
    },
    { withinMs: 60_000, failure: 'GoTrue did not get ready' },
  )
  return {
    log: () => log,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'content-length']) headers.delete(name)
      const isSecret = headers.get('apikey')?.startsWith('sb_secret_') ?? false
      // An API key is not a token: the hosted gateway checks it and passes on only what GoTrue understands. There, only
      // the secret key may speak for a visitor.
      if (headers.get('authorization')?.startsWith('Bearer sb_')) {
        headers.delete('authorization')
        if (isSecret) headers.set('authorization', `Bearer ${serviceToken(options.jwtSecret)}`)
      }
      if (!isSecret) headers.delete('sb-forwarded-for')
      headers.set('x-forwarded-for', '192.0.2.1')
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
