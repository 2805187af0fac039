import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'

import { authMail, type authSettings } from '../../../scripts/run/auth-settings'
import type { SignInServer } from './sign-in-server'

type Options = {
  databaseUrl: string
  auth: ReturnType<typeof authSettings>
  smtpPort: number
  /** Runs statements as the role that owns the accounts. */
  run: (statements: string) => unknown
}

const asJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The sign-in half of Supabase Lite: GoTrue's paths and tables, without a second step. */
export async function startLiteSignIn({ databaseUrl, auth, smtpPort, run }: Options): Promise<SignInServer> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    // It serialises metadata to JSON itself; doing so twice would turn an account's role into a string within a string.
    postgresOptions: { types: { jsonb: { to: 3802, from: [3802], serialize: asJson, parse: JSON.parse } } },
  })
  // Otherwise it grants every table to everybody when it finds row level security; a hosted project has its own grants.
  Object.assign(connection, { rlsState: 'inactive' })
  const mail = authMail(smtpPort)
  let isQuiet = false
  const email: typeof mail = { send: async (message) => (isQuiet ? undefined : mail.send(message)) }
  const app = new App({ connection, auth, options: { server: { admin: false }, drivers: { email } } })
  await app.init()
  run(connection.config.baseSchema ?? '')
  const answer = async (request: Request) => app.fetch(request, { peerAddress: null })
  return {
    log: () => '',
    fetch: answer,
    addAccount: async (address, password) => {
      isQuiet = true
      const { ok, status } = await answer(
        new Request('http://127.0.0.1/auth/v1/signup', {
          method: 'POST',
          headers: { apikey: auth.publishable_key, 'content-type': 'application/json' },
          body: JSON.stringify({ email: address, password }),
        }),
      )
      isQuiet = false
      if (!ok) throw new Error(`${address} could not be signed up: ${status}`)
    },
    stop: () => connection.close(),
  }
}
