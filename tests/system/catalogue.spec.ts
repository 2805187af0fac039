import { expect, test } from 'playwright/test'

import { columns } from '../support/columns'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const account = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const company = '00000000-0000-4000-8000-000000000100'
const person = '00000000-0000-4000-8000-000000000200'
const search = '00000000-0000-4000-8000-000000000400'
const application = '00000000-0000-4000-8000-000000000300'
const message = '00000000-0000-4000-8000-000000000500'
// Stands in all that the person typed, or that was written about them.
const trace = 'Quillfeather'
const email = `${trace.toLowerCase()}@example.org`

/** One account that is everything at once, with a row in every table that knows people. */
const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
    ('${account}', '${email}', now(), '{"role": "candidate"}', '{"full_name": "Jo ${trace}"}'),
    ('${other}', 'other@example.org', now(), '{"role": "team"}', '{}');
  insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, referral, company_name, job_title,
      organisation, organisation_type, message, support)
    values ('SC-77777777', 'waitlist', 'Jo', '${trace}', '${email}', '0113 496 0000', '${trace} town', '${trace}', '${trace}', '${trace}',
      '${trace}', 'charity', '${trace}', '${trace}');
  insert into waitlist_applications (enquiry_id, job_interest, availability, support, skills, experience)
    select id, 'retail', 'immediately', '', '${trace}', '${trace}' from enquiries;
  insert into consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
    select id, 'contact', true, 'w', 'v', 'waitlist' from enquiries;
  insert into enquiry_events (enquiry_id, version, actor_id, actor, kind, note)
    select id, 2, '${other}', 'other@example.org', 'contacted', '${trace}' from enquiries;
  insert into enquiry_reply_drafts (enquiry_id, author_id, subject, body) select id, '${other}', 'About ${trace}', '${trace}' from enquiries;
  insert into enquiry_events (enquiry_id, version, actor_id, actor, kind, subject, note)
    select id, 3, '${other}', 'other@example.org', 'replied', 'About ${trace}', '${trace}' from enquiries;
  insert into outgoing_emails (enquiry_id, kind, to_address, subject, html, body_text)
    select id, 'notification', 'team@example.org', '${trace}', '${trace}', '${trace}' from enquiries;
  insert into outgoing_emails (account_id, kind, to_address, subject, html, body_text)
    values ('${account}', 'role_answer', '${email}', 's', '${trace}', '${trace}');
  insert into role_changes (user_id, new_role, changed_by) values ('${account}', 'candidate', 'other@example.org');
  insert into subject_requests (kind, email, email_digest, received_on, due_on, done_at, outcome)
    values ('access', '${email}', digest_of_address('${email}'), now(), now(), now(), 'done');
  insert into digest_choices (user_id, wants_digest) values ('${account}', true);
  insert into recovery_codes (user_id, digest) values ('${account}', repeat('0', 64));
  insert into team_digests (user_id, day) values ('${account}', '2026-11-23');
  insert into audit_log (actor_id, actor, action, subject_kind, subject) values
    ('${account}', '${email}', 'opened', 'enquiry', 'SC-00000001'), ('${other}', 'other@example.org', 'opened', 'account', '${account}');
  insert into organisations (id, name, sector, size, state, asked_by, asked_as)
    values ('${company}', 'A company', 'retail', '1_9', 'approved', '${account}', '${trace} manager');
  insert into organisation_members (user_id, organisation_id, manage_people) values ('${account}', '${company}', true);
  insert into organisation_events (organisation_id, actor_id, kind) values ('${company}', '${account}', 'asked');
  insert into organisation_checks (organisation_id, actor_id, what, found, bears_out) values ('${company}', '${other}', 'phone', '${trace} answered', true);
  insert into organisation_invitations (organisation_id, email, token_digest, ends_at) values ('${company}', '${email}', 'digest', now());
  insert into outgoing_emails (kind, to_address, subject, html, body_text, status)
    values ('company_invitation', '${email}', 's', '${trace}', '${trace}', 'dead');
  insert into jobs (id, organisation_id, status, advert, posted_on) values ('a-job-12345678', '${company}', 'live', '{}', now());
  insert into job_events (job_id, version, actor_id, kind) values ('a-job-12345678', 1, '${account}', 'written');
  insert into candidate_profiles (person_id, user_id, first_name, last_name, phone, town)
    values ('${person}', '${account}', 'Jo', '${trace}', '0113 496 0000', '${trace} town');
  insert into candidate_cards (person_id, skills, tickets, experience, availability)
    values ('${person}', '["${trace}"]', '["${trace}"]', '["${trace}"]', '${trace}');
  insert into candidate_contacts (person_id, first_name, last_name, town, phone, email)
    values ('${person}', 'Jo', '${trace}', '${trace}', '0113 496 0000', '${email}');
  insert into kept_jobs (person_id, job_id, kind) values ('${person}', 'a-job-12345678', 'saved');
  insert into hidden_companies (person_id, organisation_id) values ('${person}', '${company}');
  insert into applications (id, reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by)
    values ('${application}', 'A-000001', 'a-job-12345678', '${company}', '${person}', now(), now(), 'candidate');
  insert into application_events (application_id, happened_on, version, kind, by_side, actor_id, note)
    values ('${application}', now(), 1, 'applied', 'candidate', '${account}', '${trace}');
  insert into own_application_parts (application_id, withdrawal_reason) values ('${application}', 'other_job');
  insert into application_cvs (application_id, key_id, wrapped, sealed) values ('${application}', '0123456789ab', '${'k'.repeat(64)}', 's');
  insert into saved_searches (id, email, query, rhythm) values ('${search}', '${email}', 'q=${trace}', 'daily');
  insert into outgoing_emails (saved_search_id, kind, to_address, subject, html, body_text)
    values ('${search}', 'job_alert', '${email}', 's', '${trace}', '${trace}');
  insert into application_email_choices (user_id, wants_emails) values ('${account}', true);
  insert into support_feeds (user_id, token_digest) values ('${account}', '${'0'.repeat(64)}');
  insert into diary_entries (user_id, title, on_day, at_time, minutes, place)
    values ('${account}', '${trace}', now(), '10:00', 30, '${trace}');
  insert into mentor_offers (user_id, organisation_id, places, subjects) values ('${account}', '${company}', 2, '["money"]');
  insert into support_digests (user_id, day) values ('${account}', '2026-11-23');
  insert into support_email_choices (user_id, wants_news) values ('${account}', false);
  insert into applicants_digests (user_id, day) values ('${account}', '2026-11-23');
  insert into statement_keys (person_id, key_id, wrapped) values ('${person}', '0123456789ab', '${'k'.repeat(64)}');
  insert into statements (person_id, version, sealed) values ('${person}', 1, '${trace}${'s'.repeat(64)}');
  with release as (
    insert into statement_releases (application_id, person_id, version) values ('${application}', '${person}', 1) returning id
  ) insert into statement_readings (release_id, reader_id) select id, '${account}' from release;
  insert into interview_slots (application_id, on_day, at_time, minutes, way, place, ask_for, bring)
    values ('${application}', now(), '10:00', 30, 'in_person', '${trace} street', '${trace}', '${trace}');
  insert into application_notes (application_id, author_id, words) values ('${application}', '${other}', '${trace}');
  insert into application_threads (application_id, organisation_id, person_id, key_id, wrapped)
    values ('${application}', '${company}', '${person}', '0123456789ab', '${'k'.repeat(64)}');
  insert into application_messages (id, application_id, by_side, actor_id, sealed) values
    ('${message}', '${application}', 'employer', '${other}', '${trace}${'s'.repeat(64)}'),
    ('${account}', '${application}', 'candidate', '${account}', '${trace}${'s'.repeat(64)}');
  insert into message_reports (organisation_id, message_id, reported_by, reporter_id, reason, is_sent_along)
    values ('${company}', '${message}', 'candidate', '${account}', 'threat', true);
  with file as (
    insert into supported_people (organisation_id, reference, user_id, worker_id, name, phone, email, safe_hours, interpreter, access_needs,
        town, practitioner_name, practitioner_contact, own_reference, known_by)
      values ('${company}', 'SP-000001', '${account}', '${other}', 'Jo ${trace}', '0113 496 0000', '${email}', '${trace}', '${trace}',
        '${trace}', '${trace}', '${trace}', '${trace}', '${trace}', '${trace}') returning id
  ), consent as (
    insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on, recorded_by)
      select id, '${trace}', 'v', 'signed', now(), now() + interval '1 year', '${other}' from file
  ), restriction as (
    insert into work_restrictions (supported_person_id, kind, detail, source, added_by) select id, 'hours', '${trace}', 'person', '${other}' from file
  ), invitation as (
    insert into support_invitations (supported_person_id, email, code_digest, created_by, ends_at)
      select id, '${email}', 'code', '${other}', now() from file
  ), opening as (
    insert into support_openings (supported_person_id, opened_by, reason, words) select id, '${other}', 'cover', '${trace}' from file
  ), appointment as (
    insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id, outcome, change_asked_by)
      select id, 'support', now() - interval '1 hour', now(), 'in_person', '${trace}', '${other}', 'attended', 'person' from file
  ), written as (
    insert into support_notes (supported_person_id, kind, words, is_for_colleagues, reason, author_id)
      select id, 'contact', '${trace}', true, '${trace}', '${other}' from file
  ), step as (
    insert into support_steps (supported_person_id, goal, what, who, by_day) select id, '${trace}', '${trace}', 'person', now() from file
  ), need as (
    insert into support_needs (supported_person_id, need, state, changed_on) select id, 'home', 'met', now() from file
  ), thread as (
    insert into support_threads (supported_person_id, key_id, wrapped) select id, '0123456789ab', '${'k'.repeat(64)}' from file returning 1
  ), said as (
    insert into support_messages (id, supported_person_id, by_side, author_id, sealed, send_at)
      select gen_random_uuid(), id, 'worker', '${other}', '${trace}${'s'.repeat(64)}', now() from file
  ), mentored as (
    insert into mentorings (supported_person_id, mentor_id, state) select id, '${other}', 'going_on' from file returning *
  ), met as (
    insert into mentoring_sessions (mentoring_id, on_day, minutes, next_time) select id, now(), 60, '${trace}' from mentored
  ), worry as (
    insert into mentoring_worries (id, supported_person_id, mentoring_id, by_side, sealed)
      select gen_random_uuid(), supported_person_id, id, 'person', '${trace}${'s'.repeat(64)}' from mentored returning id
  ), reading as (
    insert into worry_readings (worry_id, reader_id) select id, '${other}' from worry
  ), later as (
    insert into support_put_offs (supported_person_id, alert, until, reason) select id, 'no_contact', now(), '${trace}' from file
  ), suggested as (
    insert into job_suggestions (supported_person_id, job_id, suggested_by, why) select id, 'a-job-12345678', '${other}', '${trace}' from file
  ), job as (
    insert into job_starts (supported_person_id, user_id, employer, title, started_on, entered_by)
      select id, '${account}', '${trace}', '${trace}', now(), '${other}' from file returning id
  ), asked as (
    insert into job_checks (job_start_id, milestone, due_on, verified_by) select id, '6_weeks', now(), '${other}' from job
  ), going as (
    insert into job_check_ins (job_start_id, moment, side, due_on) select id, 'day_3', 'person', now() from job
  ), referral as (
    insert into referrals (reference, state, sender_id, receiver_id, facts, services, words, known_by, consent_wording, consent_version,
        consent_way, consent_on, consent_until, supported_person_id, accepted_at, contact_due_on)
      select 'RF-000001', 'accepted', '${company}', '${company}', '{"name": "Jo ${trace}", "email": "${email}"}', '{cv}', '${trace}', '${trace}',
        '${trace}', 'v', 'signed', now(), now() + interval '1 year', id, now(), now() from file returning id
  ), answer as (
    insert into referral_events (referral_id, version, kind, by_side, actor_id, fields)
      select id, 2, 'accepted', 'receiver', '${other}', '{phone}' from referral
  ) insert into support_events (supported_person_id, version, kind, by_side, actor_id, note)
    select id, 1, 'correction_asked', 'person', '${account}', '${trace}' from file;
  insert into referrals (reference, state, is_own, receiver_id, facts, words, known_by, consent_wording, consent_on, consent_until)
    values ('RF-000002', 'sent', true, '${company}', '{"name": "Jo ${trace}", "email": "${email}"}', '${trace}', '${trace}', '${trace}', now(),
      now() + interval '1 year');
  insert into outgoing_emails (kind, to_address, subject, html, body_text) values ('support_invitation', '${email}', 's', '${trace}', '${trace}');`

const listed = (text = ''): string[] => text.split(/\s+/).filter((name) => name !== '')

/** The objects that stand at a place such as `enquiries.consents`, through the lists on the way. */
function objectsAt(value: unknown, path: readonly string[]): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsAt(item, path))
  if (typeof value !== 'object' || value === null) return []
  const [next, ...rest] = path
  return next === undefined
    ? [value as Record<string, unknown>]
    : objectsAt((value as Record<string, unknown>)[next], rest)
}

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase('PGlite')
  await database.run(seed)
})
test.afterAll(() => database.stop())

test('every column of the database is listed by what it means for people', async () => {
  const catalogue = await database.rows(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
  )
  const known = Object.entries(columns).flatMap(([table, { given, keptBack, ofNobody }]) =>
    [given, keptBack, ofNobody].flatMap((names) => listed(names).map((name) => `${table}.${name.replace(/=.*/, '')}`)),
  )
  expect(known.toSorted()).toEqual(catalogue.map((row) => `${row.table_name}.${row.column_name}`).toSorted())
})

// The planner has statistics on both editions. A function that steers it must say in a comment what was measured, and be named here.
test('no function steers the planner', async () => {
  const steering = await database.rows(
    `select proname from pg_proc, unnest(proconfig) setting where pronamespace = 'public'::regnamespace
     and setting !~ '^(search_path|lock_timeout)=' order by 1`,
  )
  expect(steering.map(({ proname }) => proname)).toEqual(['desk_enquiries', 'jobs_by_day', 'jobs_by_words'])
})

test('people are given all that is about them, and nothing that is withheld', async () => {
  const [row] = await database.rows(`select account_data('${account}') as data`)
  for (const [table, { at, given, keptBack }] of Object.entries(columns)) {
    if (at === undefined) continue
    const objects = objectsAt(row?.data, at.split('.'))
    expect(objects.length, `${table} at ${at}`).toBeGreaterThan(0)
    for (const object of objects) {
      const keys = Object.keys(object)
      expect(keys, table).toEqual(expect.arrayContaining(listed(given).map((name) => name.replace(/.*=/, ''))))
      expect(
        listed(keptBack).filter((name) => keys.includes(name)),
        table,
      ).toEqual([])
    }
  }
})

test('six months after it ended an application has neither its person nor any text', async () => {
  const [before] = await database.rows(`select account_data('${account}')::text as data`)
  expect(String(before?.data)).toContain('interview_slots')
  await database.run(`begin;
    update applications set stage = 'withdrawn', applied_on = now() - interval '1 year', changed_on = now() - interval '1 year',
      ended_on = now() - interval '6 months 2 days';
    select purge_expired();`)
  const [kept] = await database.rows(`select a.person_id, e.note, e.actor_id, e.kind, a.stage,
    (select count(*)::int from interview_slots) as slots, (select count(*)::int from statement_readings) as readings,
    (select count(*)::int from application_messages) as messages,
    (select jsonb_agg(jsonb_build_array(message_id, reason)) from message_reports) as reports from applications a join application_events e on e.application_id = a.id`)
  await database.run('rollback')
  expect(kept).toEqual({
    person_id: null,
    note: null,
    actor_id: null,
    kind: 'applied',
    stage: 'withdrawn',
    slots: 0,
    readings: 0,
    messages: 0,
    reports: [[null, 'threat']],
  })
})

test('once the account is deleted, nothing in the database says who it was', async () => {
  const everything = async () => {
    const tables = Object.keys(columns)
    const rows = await database.rows(
      [...tables, 'auth.users']
        .map((table) => `select '${table}' as name, to_jsonb(t)::text as row from ${table} t`)
        .join(' union all '),
    )
    return rows
      .filter(({ row }) => String(row).toLowerCase().includes(trace.toLowerCase()))
      .map(({ name }) => String(name))
  }
  const known = Object.entries(columns)
    .filter(([, { given }]) => given)
    .map(([table]) => table)
  expect((await everything()).length).toBeGreaterThan(known.length / 2)
  const [deleted] = await database.rows(
    `select delete_account('${account}', 'team@example.org', 's', 'h', 't') as enquiries`,
  )
  expect(deleted).toEqual({ enquiries: 1 })
  expect(await everything()).toEqual([])
  const [left] = await database.rows(`select stage, person_id from applications`)
  expect(left).toEqual({ stage: 'withdrawn', person_id: null })
})
