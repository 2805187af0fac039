import { expect } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { test } from '../support/test'

const tables = ['enquiries', 'consent_records', 'outgoing_emails', 'idempotency_keys', 'rate_windows']
const functions: [string, Record<string, unknown>][] = [
  [
    'accept_enquiry',
    {
      p_enquiry: '{}',
      p_emails: '[]',
      p_consents: '[]',
      p_scope: 'x',
      p_key: null,
      p_fingerprint: 'x',
      p_client: null,
      p_client_per_minute: 1,
      p_client_per_hour: 1,
      p_held_above_per_minute: 1,
      p_quarantined: false,
    },
  ],
  ['claim_email', { p_lease_seconds: 60 }],
  [
    'record_email_outcome',
    {
      p_id: '00000000-0000-4000-8000-000000000001',
      p_claim_token: '00000000-0000-4000-8000-000000000001',
      p_outcome: 'sent',
      p_retry_seconds: 0,
      p_provider: 'x',
      p_provider_id: null,
      p_error_code: null,
    },
  ],
  ['release_enquiry', { p_reference: 'SC-00000000' }],
  ['requeue_dead_emails', {}],
  ['purge_expired', {}],
  ['service_status', {}],
  ['count_hit', { p_bucket: 'x', p_window_start: '2026-01-01' }],
]

for (const who of ['anon', 'employer', 'candidate', 'partner', 'caseworker', 'no-role'] as const) {
  test(`${who} reads, writes, changes and deletes no enquiry, and calls none of the functions`, async ({ service }) => {
    const { publishableKey } = service.keys
    expect((await postEnquiry(service.url)).status).toBe(201)
    const signIn = async (): Promise<string> => {
      const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${who}@example.org`, password: demoPassword }),
      })
      return ((await answer.json()) as { access_token: string }).access_token
    }
    const token = who === 'anon' ? undefined : await signIn()
    if (who !== 'anon') expect(token).toBeTruthy()
    const headers = {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const ask = (path: string, method: string, body?: unknown) =>
      fetch(`${service.supabaseUrl}/rest/v1/${path}`, {
        method,
        headers: { ...headers, prefer: 'return=representation' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    const before = await rowsOf(service, 'enquiries')

    for (const table of tables) {
      const read = await ask(`${table}?select=*`, 'GET')
      if (read.ok) expect(await read.json(), table).toEqual([])
      const row = table === 'rate_windows' ? { bucket: 'x', window_start: '2026-01-01' } : { reference: 'SC-00000000' }
      expect((await ask(table, 'POST', row)).ok, `insert into ${table}`).toBe(false)
      const changed = await ask(`${table}?created_at=gt.2000-01-01`, 'PATCH', { created_at: '2001-01-01' })
      if (changed.ok) expect(await changed.json(), `update ${table}`).toEqual([])
      const deleted = await ask(`${table}?created_at=gt.2000-01-01`, 'DELETE')
      if (deleted.ok) expect(await deleted.json(), `delete from ${table}`).toEqual([])
    }
    for (const [name, parameters] of functions) {
      const answer = await ask(`rpc/${name}`, 'POST', parameters)
      expect([401, 403, 404], name).toContain(answer.status)
    }
    expect(await rowsOf(service, 'enquiries')).toEqual(before)
  })
}

test('without any key nothing is answered', async ({ service }) => {
  expect((await fetch(`${service.supabaseUrl}/rest/v1/enquiries?select=*`)).status).toBe(401)
})
