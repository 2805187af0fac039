import type { Service } from './service'
import { mailFor } from './mailbox'
import { waitUntil } from './wait-until'

type Account = { email: string; password: string }

/** Signs up at the provider and follows the email's link, so that the address is verified. */
export async function addAccount(service: Service, name: string): Promise<Account> {
  const account = { email: `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'plum anvil river 7' }
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${service.supabaseUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: service.keys.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  await post('signup', account)
  const mail = await waitUntil(async () => (await mailFor(service, account.email)).at(-1), {
    failure: 'no email to verify the address',
  })
  const token_hash = /token_hash=([\w-]+)/.exec(`${mail.text} ${mail.html}`)?.[1]
  const answer = await post('verify', { type: 'signup', token_hash })
  if (!answer.ok) throw new Error(`the address was not verified: ${answer.status} ${await answer.text()}`)
  // Following the link signed in here; tests count only their own devices.
  const { access_token } = (await answer.json()) as { access_token: string }
  await post('logout', {}, { authorization: `Bearer ${access_token}` })
  return account
}
