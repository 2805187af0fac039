import { request as httpRequest } from 'node:http'
import { expect } from 'playwright/test'

import { demoPassword } from '../../scripts/run/demo-accounts'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { test } from '../support/test'

const someId = '00000000-0000-4000-8000-000000000001'
const someDay = '2026-01-01T00:00:00Z'
type Row = Record<string, unknown>

/** For each table a row that would be valid, and a filter that finds rows of it. */
const tablesWith = (enquiryId: unknown): Record<string, { row: Row; filter: string; change: Row }> => ({
  enquiries: {
    row: {
      reference: 'SC-00000000',
      form_source: 'general',
      first_name: 'Jo',
      last_name: 'Li',
      email: 'a@example.com',
      phone_number: '123456',
      location: 'Leeds',
      message: 'Hello there',
    },
    filter: 'reference=like.SC-*',
    change: { first_name: 'Changed' },
  },
  consent_records: {
    row: {
      enquiry_id: enquiryId,
      purpose: 'contact',
      granted: true,
      wording: 'w',
      wording_version: 'v',
      form_source: 'general',
    },
    filter: 'purpose=eq.contact',
    change: { granted: false },
  },
  outgoing_emails: {
    row: { enquiry_id: enquiryId, kind: 'confirmation', to_address: 'a@example.com', subject: 's' },
    filter: 'kind=eq.confirmation',
    change: { to_address: 'thief@example.com' },
  },
  waitlist_applications: {
    row: { enquiry_id: enquiryId, job_interest: 'retail', availability: 'immediately' },
    filter: 'job_interest=neq.x',
    change: { availability: 'longer' },
  },
  idempotency_keys: {
    row: { scope: 's', key: 'k', fingerprint: 'f', reference: 'SC-00000000' },
    filter: 'scope=neq.x',
    change: { fingerprint: 'x' },
  },
  enquiry_progress: {
    row: {
      enquiry_id: enquiryId,
      reference: 'SC-00000000',
      form_source: 'general',
      email: 'employer@example.org',
      sent_at: someDay,
    },
    filter: 'reference=like.SC-*',
    change: { state: 'closed' },
  },
  role_changes: {
    row: { user_id: someId, new_role: 'employer', changed_by: 'me' },
    filter: 'changed_by=neq.x',
    change: { new_role: 'employer' },
  },
  published_figures: {
    row: { week: '2027-01-04', counted_on: '2027-01-04', people: {} },
    filter: 'week=gt.2020-01-01',
    change: { people: {} },
  },
  rate_windows: {
    row: { bucket: 'x', window_start: someDay, hits: 1 },
    filter: 'hits=gt.0',
    change: { hits: 0 },
  },
})

const acceptance = {
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
}

const functions: Record<string, Row> = {
  accept_enquiry: acceptance,
  accept_waitlist_application: acceptance,
  personal_data_of: { p_email: 'amina@example.com' },
  erase_personal_data: { p_email: 'amina@example.com' },
  claim_emails: { p_lease_seconds: 60, p_rows: 1, p_is_batch: true, p_channel: 'email' },
  record_email_outcomes: { p_outcomes: '[]' },
  release_enquiry: { p_reference: 'SC-00000000' },
  requeue_dead_emails: {},
  purge_expired: {},
  service_status: {},
  become_candidate: { p_user_id: someId },
  queue_application_receipt: { p_actor: someId, p_reference: 'A-000000', p_email: '{}' },
  set_account_role: { p_email: 'no-role@example.org', p_role: 'employer', p_changed_by: 'me' },
  set_enquiry_state: { p_reference: 'SC-00000000', p_state: 'closed' },
  account_sessions: { p_user_id: someId },
  end_account_session: { p_user_id: someId, p_session_id: someId },
  account_data: { p_user_id: someId },
  delete_account: { p_user_id: someId, p_to_address: 'a@example.com', p_subject: 's', p_html: 'h', p_body_text: 't' },
  count_hit: { p_bucket: 'x', p_window_start: someDay },
  is_confirmed_today: { p_address: 'a@example.com' },
  form_fields: {},
  count_attempt_slowing: { p_bucket: 'x', p_per_minute: 1, p_per_hour: 1 },
  is_code_used: { p_bucket: 'x' },
  insert_from_form: { p_table: 'enquiries', p_sent: {}, p_more: {} },
}

for (const who of ['anon', 'employer', 'candidate', 'partner', 'caseworker', 'no-role'] as const) {
  test(`${who} reads, writes, changes and deletes no enquiry, and calls none of the functions`, async ({ service }) => {
    const { publishableKey } = service.keys
    expect((await postEnquiry(service.url, undefined, { key: crypto.randomUUID() })).status).toBe(201)
    const signIn = async (): Promise<string> => {
      const answer = await fetch(`${service.supabaseUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${who}@example.org`, password: demoPassword }),
      })
      const said = await answer.text()
      expect(answer.status, said).toBe(200)
      return (JSON.parse(said) as { access_token: string }).access_token
    }
    const token = who === 'anon' ? undefined : await signIn()
    const ask = (path: string, method: string, body?: unknown) =>
      fetch(`${service.supabaseUrl}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    // Refused outright, or answered as if there were no row: nothing else.
    const expectNothing = async (what: string, answer: Response): Promise<void> => {
      const body = (await answer.json().catch(() => null)) as { code?: string } | unknown[] | null
      if (answer.ok) expect(body, what).toEqual([])
      else
        expect({ what, status: answer.status, code: Array.isArray(body) ? undefined : body?.code }).toEqual({
          what,
          status: who === 'anon' ? 401 : 403,
          code: '42501',
        })
    }
    const stored = async () => ({
      enquiries: await rowsOf(service, 'enquiries'),
      consents: await rowsOf(service, 'consent_records'),
      addresses: (await rowsOf(service, 'outgoing_emails')).map(({ id, to_address }) => ({ id, to_address })),
    })
    const before = await stored()

    for (const [table, { row, filter, change }] of Object.entries(tablesWith(before.enquiries[0]?.id))) {
      const read = await ask(`${table}?select=*`, 'GET')
      if (read.ok && table === 'enquiry_progress') {
        // Other tests may have sent some from this very address.
        for (const { email } of (await read.json()) as { email: string }[]) expect(email).toBe(`${who}@example.org`)
      } else await expectNothing(`read ${table}`, read)
      const inserted = await ask(table, 'POST', row)
      expect(inserted.ok, `insert into ${table}`).toBe(false)
      await expectNothing(`insert into ${table}`, inserted)
      await expectNothing(`update ${table}`, await ask(`${table}?${filter}`, 'PATCH', change))
      await expectNothing(`delete from ${table}`, await ask(`${table}?${filter}`, 'DELETE'))
    }
    for (const [name, parameters] of Object.entries(functions)) {
      const answer = await ask(`rpc/${name}`, 'POST', parameters)
      expect([401, 403], name).toContain(answer.status)
    }
    expect(await stored()).toEqual(before)
  })
}

test('without any key nothing is answered', async ({ service }) => {
  expect((await fetch(`${service.supabaseUrl}/rest/v1/enquiries?select=*`)).status).toBe(401)
})

test('database, mailbox and analytics inbox refuse any other name for this machine, and have no page that looks inside', async ({
  service,
}) => {
  const statusFor = (url: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      httpRequest(url, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })
  for (const url of [
    `${service.supabaseUrl}/auth/v1/health`,
    `${service.mailboxUrl}/email`,
    `${service.analyticsUrl}/events`,
  ]) {
    const port = new URL(url).port
    for (const other of ['rebound.example', `rebound.example:${port}`, 'localhost.example', '127.0.0.1.example']) {
      expect(await statusFor(url, other), `${url} as ${other}`).toBe(421)
    }
    expect(await statusFor(url, `localhost:${port}`), url).toBeLessThan(404)
  }
  for (const path of ['/_system/', '/_system/studio', '/_system/health', '/', '/storage/v1/bucket']) {
    expect((await fetch(`${service.supabaseUrl}${path}`)).status, path).toBe(404)
  }
})
