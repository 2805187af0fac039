import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { startOwnPglite } from '../support/own-database'

type Database = Awaited<ReturnType<typeof startOwnPglite>>

async function accept(
  database: Database,
  name: string,
  options: { isTrapped?: boolean; floodLimit?: number } = {},
): Promise<void> {
  const reference = `SC-${name.padEnd(8, '0')}`
  const email = { kind: 'confirmation', to: `${name}@example.com`, subject: 's', html: 'h', text: 't' }
  await database.query('select accept_enquiry($1, $2, $3, $4, $5, $6, null, 5, 20, $7, $8)', [
    JSON.stringify({ ...anEnquiry('general', { email: email.to }), reference }),
    JSON.stringify([email]),
    JSON.stringify([{ purpose: 'contact', granted: true, wording: 'w', version: 'v' }]),
    '/api/contact',
    `key-${name}`,
    'fingerprint',
    options.floodLimit ?? 1000,
    options.isTrapped ?? false,
  ])
}

const age = (database: Database, table: string, column: string, name: string, by: string) =>
  database.query(
    `update ${table} set ${column} = now() - $2::interval where ${table === 'idempotency_keys' ? 'key' : 'reference'} like $1`,
    [`%${name}%`, by],
  )
const namesLeft = async (database: Database): Promise<string[]> =>
  (await database.query<{ reference: string }>('select reference from enquiries order by reference')).rows.map(
    ({ reference }) => reference,
  )

test('what the privacy policy promises to delete is deleted then, not before, and running it again changes nothing', async () => {
  const database = await startOwnPglite()
  await accept(database, 'AGED')
  await accept(database, 'YEAR')
  await accept(database, 'TRAPAGED', { isTrapped: true })
  await accept(database, 'TRAPYET', { isTrapped: true })
  await accept(database, 'FRESH')
  await accept(database, 'HE1D', { floodLimit: 0 })
  await age(database, 'enquiries', 'created_at', 'AGED0000', '12 months 1 hour')
  await age(database, 'enquiries', 'created_at', 'YEAR', '11 months 29 days')
  await age(database, 'enquiries', 'created_at', 'TRAPAGED', '30 days 1 hour')
  await age(database, 'enquiries', 'created_at', 'TRAPYET', '29 days 23 hours')
  // Held after a flood: somebody real may be among them, so it is kept as long as any other.
  await age(database, 'enquiries', 'created_at', 'HE1D', '60 days')
  await database.query(
    "update outgoing_emails set status = 'sent', sent_at = now() - interval '7 days 1 hour' where to_address = 'YEAR@example.com'",
  )
  await database.query(
    "update outgoing_emails set status = 'sent', sent_at = now() - interval '6 days 23 hours' where to_address = 'FRESH@example.com'",
  )
  await age(database, 'idempotency_keys', 'created_at', 'YEAR', '25 hours')
  // The record of roles when its account is gone too; what told of a deletion.
  const account = '00000000-0000-4000-8000-000000000001'
  await database.query(`insert into auth.users (id, email, email_confirmed_at, created_at) values
    ('${account}', 'somebody@example.com', now(), now() - interval '3 years'),
    (gen_random_uuid(), 'unproven-aged@example.com', null, now() - interval '7 days 1 hour'),
    (gen_random_uuid(), 'unproven-yet@example.com', null, now() - interval '6 days 23 hours')`)
  await database.query(`insert into role_changes (user_id, changed_by, changed_at) values
    ('${account}', 'account is there', now() - interval '3 years'),
    (gen_random_uuid(), 'aged', now() - interval '12 months 1 hour'),
    (gen_random_uuid(), 'year', now() - interval '11 months 29 days')`)
  await database.query(`insert into outgoing_emails (kind, to_address, subject, status, sent_at) values
    ('account_deleted', 'aged@example.org', 's', 'sent', now() - interval '30 days 1 hour'),
    ('account_deleted', 'yet@example.org', 's', 'sent', now() - interval '29 days 23 hours')`)
  await database.query(`insert into outgoing_emails (account_id, kind, to_address, subject, status, sent_at) values
    ('${account}', 'role_answer', 'aged@example.org', 's', 'sent', now() - interval '30 days 1 hour'),
    ('${account}', 'role_answer', 'told@example.org', 's', 'sent', now() - interval '29 days 23 hours')`)
  // What was given up goes too, by the day on which it was written: it was never sent.
  await database.query(`insert into outgoing_emails (account_id, kind, to_address, subject, html, status, created_at) values
    (null, 'company_invitation', 'aged@example.net', 's', 'h', 'dead', now() - interval '30 days 1 hour'),
    ('${account}', 'role_answer', 'aged@example.net', 's', 'h', 'dead', now() - interval '30 days 1 hour'),
    (null, 'company_invitation', 'unsent@example.org', 's', 'h', 'dead', now() - interval '29 days 23 hours')`)

  // What the team did, and what people asked about their data, 24 months after; what is not answered stays.
  await database.query(`insert into audit_log (happened_at, actor, action, subject_kind, subject) values
    (now() - interval '24 months 1 hour', 'test', 'opened', 'enquiry', 'aged'),
    (now() - interval '23 months 29 days', 'test', 'opened', 'enquiry', 'year')`)
  await database.query(
    `insert into organisations (name, sector, size, state) values ('Checked', 'retail', '1_9', 'approved')`,
  )
  await database.query(`insert into organisation_checks (organisation_id, actor_id, what, found, bears_out, noted_at)
    select id, gen_random_uuid(), 'phone', 'aged', true, now() - interval '24 months 1 hour' from organisations
    union all select id, gen_random_uuid(), 'phone', 'year', true, now() - interval '23 months 29 days' from organisations`)
  await database.query(`insert into subject_requests (kind, email, email_digest, received_on, due_on, done_at, outcome, created_at) values
    ('access', 'aged@example.com', 'x', now(), now(), now() - interval '24 months 1 hour', 'done', now() - interval '25 months'),
    ('access', 'yet@example.com', 'x', now(), now(), now() - interval '23 months 29 days', 'done', now() - interval '25 months'),
    ('access', 'open@example.com', 'x', now(), now(), null, null, now() - interval '25 months')`)
  // What the team noted about an enquiry goes with it.
  await database.query(`insert into enquiry_events (enquiry_id, version, actor, kind, note)
    select id, 2, 'test', 'call', reference from enquiries where reference like 'SC-AGED%' or reference like 'SC-YEAR%'`)

  const purge = async () =>
    (await database.query<{ purged: unknown }>('select purge_expired() as purged')).rows[0]?.purged
  expect(await purge()).toEqual({ enquiries_deleted: 2, emails_emptied: 1, is_finished: true })
  expect(await namesLeft(database)).toEqual(['SC-FRESH000', 'SC-HE1D0000', 'SC-TRAPYET0', 'SC-YEAR0000'])
  expect((await database.query('select email from auth.users order by email')).rows).toEqual([
    { email: 'somebody@example.com' },
    { email: 'unproven-yet@example.com' },
  ])
  const { rows: emails } = await database.query<{ to_address: string; html: string | null }>(
    'select to_address, html from outgoing_emails order by 1',
  )
  expect(emails.map(({ to_address, html }) => `${to_address} ${html}`)).toEqual([
    'FRESH@example.com h',
    'HE1D@example.com h',
    'TRAPYET@example.com h',
    'YEAR@example.com null',
    'told@example.org null',
    'unsent@example.org h',
    'yet@example.org null',
  ])
  const { rows: changes } = await database.query('select changed_by from role_changes order by 1')
  expect(changes).toEqual([{ changed_by: 'account is there' }, { changed_by: 'year' }])
  const { rows: log } = await database.query('select subject from audit_log')
  expect(log).toEqual([{ subject: 'year' }])
  const { rows: checks } = await database.query('select found from organisation_checks')
  expect(checks).toEqual([{ found: 'year' }])
  const { rows: asked } = await database.query('select email from subject_requests order by 1')
  expect(asked).toEqual([{ email: 'open@example.com' }, { email: 'yet@example.com' }])
  const { rows: notes } = await database.query('select note from enquiry_events')
  expect(notes).toEqual([{ note: 'SC-YEAR0000' }])
  const { rows: work } = await database.query('select 1 from enquiry_work')
  expect(work).toHaveLength(4)
  const { rows: consents } = await database.query('select 1 from consent_records')
  expect(consents).toHaveLength(4)
  const { rows: keys } = await database.query<{ key: string }>(
    "select key from idempotency_keys where key = 'key-YEAR'",
  )
  expect(keys).toEqual([])
  expect(await purge()).toEqual({ enquiries_deleted: 0, emails_emptied: 0, is_finished: true })
  await database.close()
})

test('what leaving and a reply leave behind goes in its own time', async () => {
  const database = await startOwnPglite()
  const account = '00000000-0000-4000-8000-000000000001'
  await database.query(`insert into auth.users (id, email) values ('${account}', 'somebody@example.com')`)
  await database.query(`insert into organisations (id, name, sector, size, state)
    values ('${account}', 'One', 'retail', '1_9', 'approved')`)
  await database.query(`insert into jobs (id, organisation_id, status, advert, posted_on)
    values ('baker-leeds-1', '${account}', 'live', '{}', now())`)
  await database.query(`insert into withdrawn_applications (reference, organisation_id, job_id, is_withdrawn, ended_on) values
    ('A-AGED00', '${account}', 'baker-leeds-1', true, now() - interval '6 months 2 days'),
    ('A-FRESH0', '${account}', 'baker-leeds-1', true, now() - interval '5 months 27 days')`)
  await database.query(`insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
    values ('SC-AAAAAAAA', 'general', 'Jo', 'Li', 'a@example.com', '123456', 'Leeds', 'Hello there'),
      ('SC-BBBBBBBB', 'general', 'Jo', 'Li', 'a@example.com', '123456', 'Leeds', 'Hello there')`)
  await database.query(`insert into enquiry_reply_drafts (enquiry_id, author_id, subject, body, saved_at)
    select id, '${account}', 's', reference, now() - case reference when 'SC-AAAAAAAA' then interval '7 days 1 hour' else interval '6 days 23 hours' end
    from enquiries`)
  await database.query(`insert into outgoing_emails (kind, to_address, subject, status, created_at, sent_at) values
    ('deletion_confirmed', 'sent-aged@example.org', 's', 'sent', now() - interval '2 days', now() - interval '1 day 1 hour'),
    ('deletion_confirmed', 'sent@example.org', 's', 'sent', now() - interval '2 days', now() - interval '23 hours'),
    ('deletion_confirmed', 'unsent-aged@example.org', 's', 'dead', now() - interval '7 days 1 hour', null),
    ('deletion_confirmed', 'unsent@example.org', 's', 'dead', now() - interval '6 days 23 hours', null)`)
  await database.query('select purge_expired()')
  expect((await database.query('select reference from withdrawn_applications')).rows).toEqual([
    { reference: 'A-FRESH0' },
  ])
  expect((await database.query('select body from enquiry_reply_drafts')).rows).toEqual([{ body: 'SC-BBBBBBBB' }])
  expect((await database.query('select to_address from outgoing_emails order by 1')).rows).toEqual([
    { to_address: 'sent@example.org' },
    { to_address: 'unsent@example.org' },
  ])
  await database.close()
})
