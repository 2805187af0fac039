import { expect, test } from 'playwright/test'

import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const ann = '00000000-0000-4000-8000-000000000001'
const bo = '00000000-0000-4000-8000-000000000002'
const stranger = '00000000-0000-4000-8000-000000000003'
const enquiry = '00000000-0000-4000-9000-000000000001'
const aRequest = '00000000-0000-4000-a000-000000000001'

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${ann}', 'ann@example.org', now(), '{"role": "team"}'),
    ('${bo}', 'bo@example.org', now(), '{"role": "team"}'),
    ('${stranger}', 'jo@example.com', now(), '{"role": "employer"}');
  insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message) values
    ('${enquiry}', 'SC-00000001', 'general', 'Jo', 'Li', 'Jo@example.com', '123456', 'Leeds', 'Hello there'),
    (gen_random_uuid(), 'SC-00000002', 'general', 'Jo', 'Li', 'jo@Example.com', '123456', 'Leeds', 'Hello again'),
    (gen_random_uuid(), 'SC-00000003', 'general', 'Al', 'Ng', 'al@example.com', '123456', 'Leeds', 'Hello there');
  insert into outgoing_emails (enquiry_id, kind, to_address, subject, html, body_text, status)
    values ('${enquiry}', 'confirmation', 'Jo@example.com', 'We have it', 'secret words', 'secret words', 'dead');`

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const step = (actor: string, version: number, change: object, event: object) =>
  ask(
    `commit_enquiry_step('${actor}', 'SC-00000001', ${version}, '${JSON.stringify(change)}', '${JSON.stringify(event)}')`,
  )

test('a step is stored completely or not at all, and the person’s portal follows', async () => {
  const call = { kind: 'call', reached: 'reached', called_at: '2026-11-24T09:30:00Z', note: 'Spoke to them' }
  const change = { state: 'contacted', owner_id: ann, first_contact_at: '2026-11-24T09:30:00Z' }
  expect(await step(stranger, 1, change, call)).toEqual({ outcome: 'forbidden' })
  expect(await step(ann, 1, { ...change, owner_id: stranger }, call)).toEqual({ outcome: 'no_member' })
  expect(await step(ann, 1, change, call)).toEqual({ outcome: 'done', version: 2 })
  // The second member was shown version 1.
  expect(await step(bo, 1, { owner_id: bo }, { kind: 'taken' })).toEqual({ outcome: 'changed', version: 2 })
  expect(
    await database.rows(
      `select kind, actor, version, note from enquiry_events where enquiry_id = '${enquiry}' order by id`,
    ),
  ).toEqual([{ kind: 'call', actor: 'ann@example.org', version: 2, note: 'Spoke to them' }])
  expect(await database.rows(`select actor, action, subject from audit_log order by id`)).toEqual([
    { actor: 'ann@example.org', action: 'call', subject: 'SC-00000001' },
  ])
  expect(await ask(`(select state from enquiry_progress where reference = 'SC-00000001')`)).toBe('contacted')
  expect(await step(bo, 2, { state: 'closed' }, { kind: 'closed' }).catch(() => 'refused')).toBe('refused')
  expect(await ask(`(select version from enquiry_work where reference = 'SC-00000001')`)).toBe(2)
})

test('a contact keeps what it changed as it was, and taken back leaves nothing that figures would count', async () => {
  const id = '00000000-0000-4000-9000-000000000007'
  await database.run(`insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message)
        values ('${id}', 'SC-00000007', 'general', 'Jo', 'Li', 'slip@example.com', '123456', 'Leeds', 'Hello there')`)
  const take = (version: number, change: object, event: object) =>
    ask(
      `commit_enquiry_step('${ann}', 'SC-00000007', ${version}, '${JSON.stringify(change)}', '${JSON.stringify(event)}')`,
    )
  const change = { state: 'contacted', owner_id: ann, first_contact_at: '2026-11-24T09:30:00Z', failed_tries: 0 }
  await take(1, change, { kind: 'contacted', reached: 'emailed', called_at: '2026-11-24T09:30:00Z' })
  const before = await ask(`(select before from enquiry_events where enquiry_id = '${id}')`)
  expect(before).toEqual({ state: 'received', owner_id: null, first_contact_at: null, failed_tries: 0 })
  expect(await take(2, before as object, { kind: 'taken_back' })).toEqual({ outcome: 'done', version: 3 })
  expect(
    await database.rows(`select state, owner_id, first_contact_at from enquiry_work where enquiry_id = '${id}'`),
  ).toEqual([{ state: 'received', owner_id: null, first_contact_at: null }])
  expect(await ask(`(select state from enquiry_progress where enquiry_id = '${id}')`)).toBe('received')
  expect(JSON.stringify(await ask(`personal_data_of('slip@example.com')`))).not.toContain(ann)
  await ask(`erase_personal_data('slip@example.com')`)
})

test('an enquiry is found by the words of its message, and by a name as people type it', async () => {
  const long = 'x'.repeat(3000)
  await database.run(`insert into enquiries (id, reference, form_source, first_name, last_name, email, location, message, company_name, job_title)
        values (gen_random_uuid(), 'SC-00000008', 'employer', 'Zoë', 'O’Neill', 'find@acme.example', 'Leeds',
          'We need forklift drivers. ${long}', 'Acme Ltd', 'Owner')`)
  await database.run(`insert into organisations (name, sector, size, website, state) values
        ('ACME Ltd', 'retail', '1_9', '', 'approved'),
        ('Other', 'retail', '1_9', 'https://www.acme.example/about', 'approved'),
        ('Unrelated', 'retail', '1_9', 'https://notacme.example', 'approved')`)
  const found = (typed: string) =>
    ask(`(select array_to_json(array(select w.reference from enquiry_work w where w.words @@ (
          select string_agg('''' || word || ''':*', ' & ') from unnest(regexp_split_to_array(
            regexp_replace(plain_letters('${typed}'), '[''’]', '', 'g'), '[^[:alnum:]]+')) word)::tsquery))::jsonb)`)
  for (const typed of ['oneill', 'O’Neill', 'o neill', 'zoe', 'forkl', 'xxxx']) {
    expect(await found(typed), typed).toEqual(['SC-00000008'])
  }
  const answer = (await ask(`desk_same_address('${ann}', 'SC-00000008')`)) as { companies: object[] }
  expect(answer.companies).toMatchObject([
    { name: 'ACME Ltd', how: 'c_name' },
    { name: 'Other', how: 'b_website' },
  ])
  await ask(`erase_personal_data('find@acme.example')`)
})

test('a reply is sent once with its history and its place in the log, or not at all', async () => {
  const id = '00000000-0000-4000-9000-000000000009'
  await database.run(`insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message)
        values ('${id}', 'SC-00000009', 'general', 'Jo', 'Li', 'reply@example.com', '123456', 'Leeds', 'Hello there')`)
  const save = (actor: string, body: string) =>
    ask(`save_reply_draft('${actor}', 'SC-00000009', 'Your message', '${body}')`)
  const email = JSON.stringify({ subject: 'Your message', html: '<p>Hello</p>', text: 'Hello' })
  const change = JSON.stringify({ state: 'contacted', owner_id: ann, first_contact_at: '2026-11-24T09:30:00Z' })
  const send = (actor: string, version: number, draft: number) =>
    ask(`send_enquiry_reply('${actor}', 'SC-00000009', ${version}, ${draft}, '${change}', '${email}')`)
  const owed = () =>
    database.rows(
      `select id, to_address, subject, enquiry_version from outgoing_emails where enquiry_id = '${id}' and kind = 'enquiry_reply'`,
    )

  expect(await save(stranger, 'Hello')).toEqual({ outcome: 'forbidden' })
  expect(await save(ann, 'Hello')).toEqual({ outcome: 'done' })
  expect(await save(ann, 'Hello again, secret words')).toEqual({ outcome: 'done' })
  expect(await send(stranger, 1, 2)).toEqual({ outcome: 'forbidden' })
  // Not the words that were shown, not the enquiry that was shown, nothing of one's own to send.
  expect(await send(ann, 1, 1)).toEqual({ outcome: 'no_draft' })
  expect(await send(ann, 7, 2)).toEqual({ outcome: 'changed', version: 1 })
  expect(await send(bo, 1, 1)).toEqual({ outcome: 'no_draft' })
  expect(await owed()).toEqual([])

  // The button pressed twice at the same moment.
  const call = `send_enquiry_reply('${ann}', 'SC-00000009', 1, 2, '${change}', '${email}') ->> 'outcome'`
  expect((await database.atOnce([call, call])).toSorted()).toEqual(['done', 'sent_already'])
  expect(await send(ann, 1, 2)).toEqual({ outcome: 'sent_already' })
  expect(await owed()).toEqual([
    { id: expect.any(String), to_address: 'reply@example.com', subject: 'Your message', enquiry_version: 2 },
  ])
  expect(
    await database.rows(`select kind, version, subject, note from enquiry_events where enquiry_id = '${id}'`),
  ).toEqual([{ kind: 'replied', version: 2, subject: 'Your message', note: 'Hello again, secret words' }])
  const log = await database.rows(`select action from audit_log where subject = 'SC-00000009'`)
  expect(log).toEqual([{ action: 'replied' }])
  expect(JSON.stringify(await database.rows('select * from audit_log'))).not.toContain('secret words')
  expect(await ask(`(select count(*)::int from enquiry_reply_drafts)`)).toBe(0)

  // It goes to the address as it is corrected, its words are in the person's export, and go with the enquiry.
  await database.run(`
        insert into subject_requests (id, kind, email, email_digest, received_on, due_on, opened_at, opened_how) values
          ('${aRequest}', 'rectification', 'reply@example.com', digest_of_address('reply@example.com'), '2026-11-23', '2026-12-23', now(), 'code')`)
  expect(
    await ask(`correct_enquiry('${bo}', '${aRequest}', 'SC-00000009', 'email', 'right@example.com', 2)`),
  ).toMatchObject({
    outcome: 'done',
  })
  await database.run(`delete from subject_requests where id = '${aRequest}'`)
  expect(await owed()).toMatchObject([{ to_address: 'right@example.com' }])
  await save(bo, 'A second answer')
  expect(await send(bo, 3, 1)).toMatchObject({ outcome: 'done' })
  expect(await owed()).toHaveLength(2)
  expect(JSON.stringify(await ask(`personal_data_of('right@example.com')`))).toContain('secret words')
  await save(bo, 'A third answer')
  expect(JSON.stringify(await ask(`personal_data_of('right@example.com')`))).toContain('A third answer')
  await ask(`erase_personal_data('right@example.com')`)
  for (const table of ['enquiry_events', 'enquiry_reply_drafts', 'outgoing_emails']) {
    expect(await ask(`(select count(*)::int from ${table} where enquiry_id = '${id}')`), table).toBe(0)
  }
})

test('what has waited longest is on top, whatever it is, and hiring is told to members in counts', async () => {
  await database.run(`
        insert into organisations (name, sector, size, state, asked_at) values
          ('Waits long', 'retail', '1_9', 'waiting', now() - interval '90 days');
        insert into subject_requests (kind, email, email_digest, received_on, due_on) values
          ('access', 'her@example.org', 'digest', current_date - 1, current_date + 30);
        insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
          select 'SC-000001' || lpad(n::text, 2, '0'), 'general', 'Jo', 'Li', 'many-' || n || '@example.com', '123456', 'Leeds', 'Hello there'
          from generate_series(1, 12) n`)
  const { tasks } = (await ask(`desk_tasks('${ann}', current_date)`)) as {
    tasks: { kind: string; name: string; since: string; is_oldest: boolean }[]
  }
  // Enquiries come beyond the ten oldest, among which one may be urgent.
  expect(tasks.at(-1)).toMatchObject({ kind: 'enquiry', is_oldest: false })
  expect(tasks.map(({ is_oldest: isOldest }) => isOldest)).toEqual(tasks.map((_, index) => index < 10))
  await database.run(`delete from enquiries where email like 'many-%'`)
  expect(tasks[0]).toMatchObject({ kind: 'company', name: 'Waits long', due_on: null })
  expect(tasks.find(({ kind }) => kind === 'enquiry')).toMatchObject({ source: expect.any(String) })
  const data = tasks.find(({ kind }) => kind === 'subject_request')
  expect(data).toMatchObject({ name: 'access', about: 'her@example.org' })
  // It waits since the day it came, however late somebody recorded it.
  expect(Date.parse(data?.since ?? '')).toBeLessThan(Date.now() - 22 * 3_600_000)
  // A charity is no company: the task says which of the two waits.
  await database.run(`
        insert into organisations (kind, name, services, areas, safeguarding_name, safeguarding_email, state, asked_at) values
          ('partner', 'A charity that waits long', '{cv}', '{Leeds}', 'Jo', 'jo@example.org', 'waiting', now() - interval '91 days')`)
  expect(await ask(`desk_tasks('${ann}', current_date) -> 'tasks' -> 0`)).toMatchObject({
    kind: 'partner',
    name: 'A charity that waits long',
  })
  await database.run(`delete from organisations where kind = 'partner'`)
  expect(await ask(`desk_tasks('${stranger}', current_date)`)).toEqual({ outcome: 'forbidden' })
  expect(await ask(`desk_hiring_figures('${ann}', current_date - 30, current_date)`)).toMatchObject({
    live_jobs: 0,
    applications: 0,
    hires: 0,
  })
  const hiring = '00000000-0000-4000-8000-000000000700'
  // Whoever accepted an offer counts once they have started too, and not if it came to nothing.
  await database.run(`
        insert into organisations (id, name, sector, size, state) values ('${hiring}', 'Hires', 'retail', '1_9', 'approved');
        insert into jobs (id, organisation_id, status, advert, posted_on) values ('baker-leeds-1', '${hiring}', 'live', '{}', now());
        insert into applications (id, reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, is_named, ended_on)
        select ('00000000-0000-4000-8000-00000000070' || n)::uuid, 'A-70000' || n, 'baker-leeds-1', '${hiring}', stage, current_date, current_date,
          'employer', true, ended from (values (1, 'accepted', current_date), (2, 'hired', current_date), (3, 'withdrawn', current_date)) v (n, stage, ended);
        insert into application_events (application_id, happened_on, version, kind, by_side)
        select id, current_date, 5, 'accepted', 'candidate' from applications where job_id = 'baker-leeds-1'`)
  expect(await ask(`desk_hiring_figures('${ann}', current_date - 30, current_date)`)).toMatchObject({ hires: 2 })
  expect(await ask(`desk_hiring_figures('${stranger}', current_date, current_date)`)).toEqual({
    outcome: 'forbidden',
  })
  expect(await ask(`desk_log_names('${ann}', '[["enquiry", "SC-00000003"], ["account", "gone"]]') -> 'names'`)).toEqual(
    { 'enquiry SC-00000003': 'Al Ng' },
  )
  await database.run(`delete from subject_requests where email = 'her@example.org'`)
  await database.run(`delete from organisations where name = 'Waits long'`)
})

test('nobody without an address is written to, nor while the enquiry is held', async () => {
  await ask(`save_reply_draft('${ann}', 'SC-00000003', 'Your message', 'Hello')`)
  const send = () => ask(`send_enquiry_reply('${ann}', 'SC-00000003', 1, 1, '{}', '{}')`)
  await database.run(`update enquiry_work set is_held = true where reference = 'SC-00000003'`)
  expect(await send()).toEqual({ outcome: 'held' })
  await database.run(`update enquiry_work set is_held = false where reference = 'SC-00000003';
        alter table enquiries alter column email drop not null;
        update enquiries set email = null where reference = 'SC-00000003'`)
  expect(await send()).toEqual({ outcome: 'no_address' })
  await database.run(`delete from enquiry_reply_drafts`)
})

test('the emails of an enquiry are shown without their text, and only to members', async () => {
  const emails = JSON.stringify(await ask(`desk_emails_of('${bo}', 'SC-00000001')`))
  expect(emails).toContain('"status":"dead"')
  expect(emails).not.toContain('secret words')
  expect(await ask(`desk_emails_of('${stranger}', 'SC-00000001')`)).toEqual({ outcome: 'forbidden' })
})

test('an address in any case finds its account and its other enquiries', async () => {
  expect(await ask(`desk_same_address('${bo}', 'SC-00000001')`)).toMatchObject({
    outcome: 'done',
    account: { is_verified: true, role: 'employer' },
    enquiries: [{ reference: 'SC-00000002', state: 'received', is_held: false }],
  })
  expect(await ask(`desk_same_address('${bo}', 'SC-00000003')`)).toMatchObject({ account: null, enquiries: [] })
  expect(await ask(`desk_same_address('${stranger}', 'SC-00000001')`)).toEqual({ outcome: 'forbidden' })
})

test('a member’s token reads no row until their second step is taken', async () => {
  const seenWith = (claims: object) =>
    ask(`enquiries_seen_with('${JSON.stringify({ sub: ann, role: 'authenticated', ...claims })}')`)
  await database.run(`
        create table auth.mfa_factors (id uuid primary key, user_id uuid not null, status text not null);
        create function enquiries_seen_with(p_claims text) returns integer language plpgsql volatile as $$
        declare
          seen integer;
        begin
          perform set_config('request.jwt.claims', p_claims, true);
          perform set_config('request.jwt.claim.sub', p_claims::jsonb ->> 'sub', true);
          perform set_config('role', 'authenticated', true);
          select count(*) into seen from public.enquiries;
          perform set_config('role', 'none', true);
          return seen;
        end
        $$;`)
  // Where second steps are to be had, a member of the team without one reads nothing; one that was begun and not finished is none.
  expect(await seenWith({ aal: 'aal1' })).toBe(0)
  await database.run(`insert into auth.mfa_factors values (gen_random_uuid(), '${ann}', 'unverified')`)
  expect(await seenWith({ aal: 'aal1' })).toBe(0)
  await database.run(`update auth.mfa_factors set status = 'verified'`)
  expect(await seenWith({ aal: 'aal1' })).toBe(0)
  expect(await seenWith({})).toBe(0)
  expect(await seenWith({ aal: 'aal2' })).toBe(3)
  expect(await seenWith({ sub: stranger, aal: 'aal2' })).toBe(0)
  await database.run('drop table auth.mfa_factors')
})

test('enquiries of somebody who leaves the team become unassigned, and no address of a deleted member stays', async () => {
  const work = (reference: string) =>
    database.rows(`select owner_id, state, version from enquiry_work where reference = '${reference}'`)
  const give = (reference: string, version: number, change: object, event: object) =>
    ask(
      `commit_enquiry_step('${ann}', '${reference}', ${version}, '${JSON.stringify(change)}', '${JSON.stringify(event)}')`,
    )
  const given = { kind: 'given', owner: 'bo@example.org' }
  await give('SC-00000002', 1, { owner_id: bo }, given)
  await give('SC-00000003', 1, { owner_id: bo }, given)
  const closed = { state: 'closed', outcome: 'not_for_us', closed_at: '2026-11-24T09:30:00Z' }
  await give('SC-00000003', 2, closed, { kind: 'closed', outcome: 'not_for_us' })
  expect(await ask(`change_member('${ann}', 'bo@example.org', false, '{}')`)).toMatchObject({ outcome: 'changed' })
  expect(await work('SC-00000002')).toEqual([{ owner_id: null, state: 'received', version: 3 }])
  // Who closed an enquiry stays with it.
  expect(await work('SC-00000003')).toEqual([{ owner_id: bo, state: 'closed', version: 3 }])
  expect(await database.rows(`select actor, kind from enquiry_events order by id desc limit 1`)).toEqual([
    { actor: 'ann@example.org', kind: 'left' },
  ])
  // Somebody who did nothing on the desk themselves, and whose address stands there all the same.
  await database.run(`select delete_account('${bo}', 'team@example.org', 's', 'h', 't')`)
  expect(JSON.stringify(await database.rows('select * from enquiry_events'))).not.toContain('bo@example.org')
})

test('of two members who remove each other at the same moment, one stays', async () => {
  await database.run(`insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
        values ('${bo}', 'bo@example.org', now(), '{"role": "team"}')`)
  const outcomes = (await database.atOnce([
    `change_member('${ann}', 'bo@example.org', false, '{}')`,
    `change_member('${bo}', 'ann@example.org', false, '{}')`,
  ])) as { outcome: string }[]
  const kinds = outcomes.map(({ outcome }) => outcome)
  expect(kinds.filter((outcome) => outcome === 'changed')).toHaveLength(1)
  expect(kinds.filter((outcome) => ['last_member', 'forbidden'].includes(outcome))).toHaveLength(1)
  expect(await ask(`(select count(*)::integer from auth.users where raw_app_meta_data ->> 'role' = 'team')`)).toBe(1)
})
