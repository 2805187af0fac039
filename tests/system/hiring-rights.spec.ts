import { expect, test } from 'playwright/test'

import { hiringTables, vaultTables, type HiringTable } from '../support/hiring-tables'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { tagOf } from '../support/test-tags'
import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { editions, giveSecondSteps, prepareTries, refused, resultsOf, takeSecondSteps } from '../support/try-as'

/** Who asks. Three companies: one that has applicants, another, and one that the team has paused. */
const people = {
  anon: null,
  'no role': { id: idOf(1), role: null },
  applicant: { id: idOf(2), role: 'candidate' },
  'shortlisted person': { id: idOf(3), role: 'candidate' },
  'another candidate': { id: idOf(4), role: 'candidate' },
  member: { id: idOf(5), role: 'employer' },
  'member without rights': { id: idOf(6), role: 'employer' },
  'member of another company': { id: idOf(7), role: 'employer' },
  'member of the paused company': { id: idOf(8), role: 'employer' },
  'member whose role was taken': { id: idOf(9), role: null },
  'unverified member': { id: idOf(10), role: 'employer' },
  'employer without a company': { id: idOf(11), role: 'employer' },
  partner: { id: idOf(12), role: 'partner' },
  caseworker: { id: idOf(13), role: 'caseworker' },
  team: { id: idOf(14), role: 'team' },
  'who asked for a company': { id: idOf(15), role: null },
  'another who asked for one': { id: idOf(16), role: null },
} as const satisfies Record<string, { id: string; role: string | null } | null>
type Person = keyof typeof people
const names = Object.keys(people) as Person[]

const company = (number: number): string => `'${idOf(100 + number)}'`
const personId = (number: number): string => `'${idOf(200 + number)}'`
const application = (number: number): string => `'${idOf(300 + number)}'`

const rights = 'post_jobs, see_applicants, read_disclosures, export_reports, manage_people'
const all = 'true, true, true, true, true'

/** A message that neither side has read, with a report of it. */
const messages = (at: number, application: string, person: string): string => `
      insert into application_threads (application_id, organisation_id, person_id, key_id, wrapped, unread_by_person, unread_by_employer,
        employer_since) values (${application}, ${company(at)}, ${person}, '0123456789ab', '${'k'.repeat(64)}', 1, 2, now());
      with sent as (
        insert into application_messages (id, application_id, by_side, sealed)
        values (gen_random_uuid(), ${application}, 'employer', '${'s'.repeat(64)}') returning id
      ) insert into message_reports (organisation_id, message_id, reported_by, reason, is_sent_along)
        select ${company(at)}, id, 'candidate', 'threat', false from sent;`

/** A row of each kind in each company, and three people: one who applied, one who is shortlisted, one who did neither. */
const seed = [
  ...names.flatMap((name) => {
    const person = people[name]
    if (!person) return []
    const confirmed = name === 'unverified member' ? 'null' : 'now()'
    return `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${person.id}',
      '${name.replaceAll(' ', '-')}@example.org', ${confirmed}, '${person.role ? `{"role": "${person.role}"}` : '{}'}');`
  }),
  ...['One', 'Two', 'Three'].map(
    (name, index) => `
    insert into organisations (id, name, sector, size, state) values
      (${company(index + 1)}, '${name}', 'retail', '1_9', '${name === 'Three' ? 'paused' : 'approved'}');
    insert into organisation_events (organisation_id, kind) values (${company(index + 1)}, 'approved');
    insert into organisation_checks (organisation_id, actor_id, what, found, bears_out) values
      (${company(index + 1)}, '${people.team.id}', 'phone', 'w', true);
    insert into organisation_invitations (organisation_id, email, token_digest, ends_at) values
      (${company(index + 1)}, 'new@example.org', 'digest ${name}', now() + interval '7 days');
    insert into jobs (id, organisation_id, status, advert, posted_on) values
      ('job-number-${index + 1}', ${company(index + 1)}, 'live', '{}', now());
    insert into job_events (job_id, version, kind) values ('job-number-${index + 1}', 1, 'approved');`,
  ),
  ...(['who asked for a company', 'another who asked for one'] as const).map(
    (name, index) => `
    insert into organisations (id, name, sector, size, state, asked_by)
      values (${company(4 + index)}, 'New', 'retail', '1_9', 'waiting', '${people[name].id}');
    insert into jobs (id, organisation_id, draft) values ('early-draft-${index + 1}', ${company(4 + index)}, '{}');`,
  ),
  `insert into organisation_members (user_id, organisation_id, ${rights}) values
    ('${people.member.id}', ${company(1)}, ${all}),
    ('${people['member without rights'].id}', ${company(1)}, false, false, false, false, false),
    ('${people['member of another company'].id}', ${company(2)}, ${all}),
    ('${people['member of the paused company'].id}', ${company(3)}, ${all}),
    ('${people['member whose role was taken'].id}', ${company(1)}, ${all}),
    ('${people['unverified member'].id}', ${company(1)}, ${all});`,
  ...(['applicant', 'shortlisted person', 'another candidate'] as const).map(
    (name, index) => `
    insert into candidate_profiles (person_id, user_id) values (${personId(index + 1)}, '${people[name].id}');
    insert into candidate_cards (person_id) values (${personId(index + 1)});
    insert into candidate_contacts (person_id, first_name, last_name) values (${personId(index + 1)}, 'Jo', 'Li');
    insert into kept_jobs (person_id, job_id, kind) values (${personId(index + 1)}, 'job-number-2', 'saved');
    insert into hidden_companies (person_id, organisation_id) values (${personId(index + 1)}, ${company(2)});
    insert into statement_keys (person_id, key_id, wrapped) values (${personId(index + 1)}, '0123456789ab', '${'k'.repeat(64)}');
    insert into statements (person_id, version, sealed) values (${personId(index + 1)}, 1, '${'s'.repeat(64)}');`,
  ),
  // Each applied to the first company and to the paused one; there both are shortlisted.
  ...[1, 2].flatMap((person) =>
    [1, 3].map((at) => {
      const isNamed = person === 2 || at === 3
      const id = application(person * 10 + at)
      return `insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, waits_since)
        values (${id}, 'A-0000${person}${at}', 'job-number-${at}', ${company(at)}, ${personId(person)},
          '${isNamed ? 'shortlisted' : 'applied'}', now(), now(), 'candidate', ${isNamed}, now());
      insert into application_events (application_id, happened_on, version, kind, by_side, actor_id)
        values (${id}, now(), 1, 'applied', 'candidate', '${people[person === 1 ? 'applicant' : 'shortlisted person'].id}');
      insert into application_cvs (application_id, key_id, wrapped, sealed) values (${id}, '0123456789ab', '${'k'.repeat(64)}', 's');
      insert into application_notes (application_id, author_id, words) values (${id}, '${people.member.id}', 'Comes by bus.');
      insert into own_application_parts (application_id, needs_approval) values (${id}, true);
      insert into interview_slots (application_id, on_day, at_time, minutes, way, place)
        values (${id}, now(), '10:00', 30, 'phone', 'We will call you');
      with release as (
        insert into statement_releases (application_id, person_id, version) values (${id}, ${personId(person)}, 1) returning id
      ) insert into statement_readings (release_id, reader_id) select id, '${people.member.id}' from release;
      ${isNamed ? messages(at, id, personId(person)) : ''}`
    }),
  ),
  ...[1, 2, 3].map(
    (at) => `
    insert into withdrawn_applications (reference, organisation_id, job_id, is_withdrawn, ended_on)
      values ('A-GONE0${at}', ${company(at)}, 'job-number-${at}', true, now());`,
  ),
  `insert into social_contracts (organisation_id, name, buyer, framework, starts_on, ends_on)
    values (${company(1)}, 'Cleaning', 'A council', 'own', now(), now() + interval '1 year');`,
  `insert into support_feeds (user_id, token_digest) values ('${people.caseworker.id}', '${'0'.repeat(64)}');`,
  `insert into mentor_offers (user_id, organisation_id, places) values ('${people.member.id}', ${company(1)}, 2);`,
  ...(['applicant', 'member'] as const).map(
    (name) => `
    insert into application_email_choices (user_id, wants_emails) values ('${people[name].id}', true);
    insert into diary_entries (user_id, title, on_day, at_time, minutes)
      values ('${people[name].id}', 'Dentist', '2030-11-25', '10:00', 30);
    insert into support_email_choices (user_id, wants_news) values ('${people[name].id}', false);
    insert into support_digests (user_id, day) values ('${people[name].id}', now());
    insert into applicants_digests (user_id, day) values ('${people[name].id}', now());`,
  ),
  `with person as (
    insert into supported_people (organisation_id, reference, user_id, worker_id, name, known_by)
      values (${company(1)}, 'SP-000001', '${people.applicant.id}', '${people.member.id}', 'Jo', 'jo') returning id
  ), consent as (
    insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
      select id, 'w', 'v', 'signed', now(), now() + interval '1 year' from person
  ), restriction as (
    insert into work_restrictions (supported_person_id, kind, source) select id, 'officer_approves', 'person' from person
  ), invitation as (
    insert into support_invitations (supported_person_id, code_digest, ends_at) select id, 'code', now() from person
  ), opening as (
    insert into support_openings (supported_person_id, reason) select id, 'cover' from person
  ), appointment as (
    insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place)
      select id, 'support', now(), now() + interval '1 hour', 'phone', 'by phone' from person
  ), note as (
    insert into support_notes (supported_person_id, kind, words) select id, 'contact', 'A note' from person
  ), step as (
    insert into support_steps (supported_person_id, goal, what, who) select id, 'A flat', 'Ring them', 'person' from person
  ), need as (
    insert into support_needs (supported_person_id, need, state, changed_on) select id, 'home', 'met', now() from person
  ), thread as (
    insert into support_threads (supported_person_id, key_id, wrapped) select id, '0123456789ab', '${'k'.repeat(64)}' from person
  ), said as (
    insert into support_messages (id, supported_person_id, by_side, sealed, send_at)
      select gen_random_uuid(), id, 'worker', '${'s'.repeat(64)}', now() from person
  ), mentored as (
    insert into mentorings (supported_person_id, mentor_id, state) select id, '${people.member.id}', 'going_on' from person returning *
  ), met as (
    insert into mentoring_sessions (mentoring_id, on_day, minutes, next_time) select id, now(), 60, 'A phone call' from mentored
  ), worry as (
    insert into mentoring_worries (id, supported_person_id, mentoring_id, by_side, sealed)
      select gen_random_uuid(), supported_person_id, id, 'person', '${'s'.repeat(64)}' from mentored returning id
  ), read as (
    insert into worry_readings (worry_id, reader_id) select id, '${people.member.id}' from worry
  ), later as (
    insert into support_put_offs (supported_person_id, alert, until, reason) select id, 'no_contact', now(), 'On holiday' from person
  ), suggested as (
    insert into job_suggestions (supported_person_id, job_id) select id, 'job-number-1' from person
  ), job as (
    insert into job_starts (supported_person_id, user_id, employer, title, started_on)
      select id, '${people.applicant.id}', 'Acme', 'Baker', now() from person returning id
  ), asked as (
    insert into job_checks (job_start_id, milestone, due_on) select id, '6_weeks', now() from job
  ), going as (
    insert into job_check_ins (job_start_id, moment, side, due_on) select id, 'day_3', 'person', now() from job
  ), referral as (
    insert into referrals (reference, state, sender_id, receiver_id, supported_person_id, consent_on, consent_until, accepted_at, contact_due_on)
      select 'RF-000001', 'accepted', ${company(2)}, ${company(1)}, id, now(), now() + interval '1 year', now(), now() from person returning id
  ), answer as (
    insert into referral_events (referral_id, version, kind, by_side) select id, 1, 'accepted', 'receiver' from referral
  ) insert into support_events (supported_person_id, version, kind, by_side) select id, 1, 'added', 'organisation' from person;`,
  // Of anybody who has shown that the address is theirs, whatever they are; one that waits for its yes too.
  ...(['no role', 'applicant', 'member', 'unverified member'] as const).map(
    (name) => `
    insert into saved_searches (email, query, rhythm) values ('${name.replaceAll(' ', '-')}@example.org', 'q=chef', 'daily');`,
  ),
].join('\n')

const applicantsPage = `select * from applicants_page('["applied", "shortlisted"]', true)`

const applicantsScreen = `applicants_screen('["applied", "shortlisted"]', true)`

type Seen = Partial<Record<HiringTable, number>>

const companyOf: Seen = { organisations: 1, organisation_events: 1, jobs: 1, job_events: 1 }
const ownPerson: Seen = {
  candidate_profiles: 1,
  candidate_cards: 1,
  candidate_contacts: 1,
  kept_jobs: 1,
  hidden_companies: 1,
}
const ownApplications: Seen = { applications: 2, interview_slots: 2, own_application_parts: 2 }

/** How many rows of each table somebody sees; none of the others. */
const seen: Record<Exclude<Person, 'anon'>, Seen> = {
  'no role': { saved_searches: 1 },
  applicant: {
    ...ownPerson,
    ...ownApplications,
    saved_searches: 1,
    application_email_choices: 1,
    support_digests: 1,
    support_email_choices: 1,
    applicants_digests: 1,
  },
  'shortlisted person': { ...ownPerson, ...ownApplications },
  'another candidate': ownPerson,
  member: {
    ...companyOf,
    organisation_members: 4,
    organisation_invitations: 1,
    withdrawn_applications: 1,
    application_email_choices: 1,
    support_digests: 1,
    support_email_choices: 1,
    applicants_digests: 1,
    saved_searches: 1,
  },
  'member without rights': { ...companyOf, organisation_members: 4 },
  'member of another company': {
    ...companyOf,
    organisation_members: 1,
    organisation_invitations: 1,
    withdrawn_applications: 1,
  },
  'member of the paused company': { ...companyOf, organisation_members: 1, organisation_invitations: 1 },
  'member whose role was taken': {},
  'unverified member': {},
  'employer without a company': {},
  partner: {},
  caseworker: {},
  // Each sees their own company and its draft, and not the other's.
  'who asked for a company': { organisations: 1, jobs: 1 },
  'another who asked for one': { organisations: 1, jobs: 1 },
  team: { organisations: 5, organisation_events: 3, organisation_members: 6, jobs: 5, job_events: 3 },
}

for (const { engine, grants } of editions) {
  test.describe(`on ${engine}, the grants ${grants}`, tagOf(engine, grants), () => {
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed here')
    let database: OwnDatabase
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine)
      await database.run(seed)
      await prepareTries(database, grants)
    })
    test.afterAll(() => database.stop())

    /** What comes of each statement that one of these people tries. */
    const tried = (
      tries: { name: Person; cell: string; statement: string; assurance?: 'aal1' | 'aal2' }[],
    ): Promise<Record<string, string>> =>
      resultsOf(
        database,
        tries.map(({ name, ...one }) => ({
          ...one,
          as: people[name] ? 'authenticated' : 'anon',
          id: people[name]?.id ?? null,
        })),
      )

    test('everybody sees the hiring rows that the rules allow, and no others', async () => {
      const counts = await database.rows(
        hiringTables.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(' union all '),
      )
      // A table without rows would hide a missing policy.
      for (const { name, n } of counts) expect(Number(n), String(name)).toBeGreaterThan(0)
      const cells = names.flatMap((name) =>
        hiringTables.map((table) => ({ name, cell: `${name}: ${table}`, statement: `select * from ${table}`, table })),
      )
      expect(await tried(cells)).toEqual(
        Object.fromEntries(
          cells.map(({ name, cell, table }) => [
            cell,
            vaultTables.includes(table)
              ? grants === 'ours'
                ? refused
                : '0'
              : name === 'anon'
                ? grants === 'ours'
                  ? refused
                  : '0'
                : String(seen[name][table] ?? 0),
          ]),
        ),
      )
    })

    test('nobody reads a row or learns anything from a function before they have taken their second step', async () => {
      await database.run(giveSecondSteps)
      const asked: Record<string, { statement: string; by: Partial<Record<Person, string>> }> = {
        account: { statement: 'select * from current_account()', by: { member: '1', applicant: '1', team: '1' } },
        membership: { statement: 'select * from my_membership()', by: { member: '1' } },
        company: { statement: 'select * from my_company()', by: { member: '1' } },
        colleagues: { statement: 'select * from my_colleagues()', by: { member: '4' } },
        applicants: { statement: applicantsPage, by: { member: '2' } },
        'names of applicants': { statement: `${applicantsPage} where first_name is not null`, by: { member: '1' } },
        'unread messages': { statement: 'select * from my_unread_messages()', by: { member: '1', applicant: '1' } },
        person: { statement: 'select 1 where my_person() is not null', by: { applicant: '1' } },
        profile: { statement: 'select * from my_profile()', by: { applicant: '1' } },
        // The entry and nothing of the member's, who has no diary.
        diary: {
          statement: `select * from jsonb_array_elements(my_diary('2030-01-01', null, 10) -> 'entries')`,
          by: { applicant: '1' },
        },
        'own applications': { statement: 'select * from my_applications(true)', by: { applicant: '2' } },
        job: { statement: `select * from job_facts('["job-number-1"]')`, by: { applicant: '1' } },
        team: { statement: 'select 1 where is_team()', by: { team: '1' } },
      }
      const asking = (['member', 'applicant', 'team'] as const).flatMap((name) => [
        ...hiringTables
          .filter((table) => !vaultTables.includes(table))
          .map((table) => ({ name, what: table, statement: `select * from ${table}`, whole: seen[name][table] ?? 0 })),
        ...Object.entries(asked).map(([what, { statement, by }]) => ({ name, what, statement, whole: by[name] ?? 0 })),
      ])
      const answersAt = async (assurance: 'aal1' | 'aal2') =>
        tried(asking.map(({ name, what, statement }) => ({ name, cell: `${name}: ${what}`, statement, assurance })))
      const cells = (outcome: (whole: string) => string) =>
        Object.fromEntries(asking.map(({ name, what, whole }) => [`${name}: ${what}`, outcome(String(whole))]))
      expect(await answersAt('aal1')).toEqual(cells(() => '0'))
      expect(await answersAt('aal2')).toEqual(cells((whole) => whole))
      await database.run(takeSecondSteps)
    })

    test('the functions behind the screens of applications reveal no more than the rows do', async () => {
      const theirs = ['member', 'applicant'] as const
      // Of an application that is not shortlisted: who reads anything of it, its own part, its job, the contacts; and the list.
      const asked: Record<string, { statement: string; by: Partial<Record<Person, string>> }> = {
        application: {
          statement: `select 1 where application_seen('A-000011') is not null`,
          by: Object.fromEntries(theirs.map((name) => [name, '1'])),
        },
        'own part': {
          statement: `select 1 where application_seen('A-000011') -> 'own' <> 'null'`,
          by: { applicant: '1' },
        },
        'its person': {
          statement: `select 1 where own_application_seen('A-000011') is not null`,
          by: { applicant: '1' },
        },
        'the advert they applied for': {
          statement: `select 1 where advert_applied_for('A-000011') is not null`,
          by: { applicant: '1' },
        },
        'the CV before the shortlist': {
          statement: `select 1 where application_cv_facts(${application(11)}) is not null`,
          by: { applicant: '1' },
        },
        'the CV after the shortlist': {
          statement: `select 1 where application_cv_facts(${application(21)}) is not null`,
          by: { member: '1', 'shortlisted person': '1' },
        },
        'what colleagues noted': {
          statement: `select 1 where jsonb_array_length(applicant_seen('A-000011') -> 'notes') > 0`,
          by: { member: '1' },
        },
        'which colleague did what': {
          statement: `select 1 where jsonb_array_length(applicant_seen('A-000011') -> 'colleagues') > 0`,
          by: { member: '1' },
        },
        job: { statement: `select 1 where applicant_seen('A-000011') -> 'job' <> 'null'`, by: { member: '1' } },
        reader: {
          statement: `select 1 where (applicant_seen('A-000011') ->> 'has_reader')::boolean`,
          by: { member: '1' },
        },
        card: {
          statement: `select 1 where applicant_seen('A-000011') -> 'card' <> 'null'`,
          by: { member: '1' },
        },
        contact: {
          statement: `select 1 where applicant_seen('A-000011') -> 'contact' <> 'null'`,
          by: {},
        },
        'contact once shortlisted': {
          statement: `select 1 where applicant_seen('A-000021') -> 'contact' <> 'null'`,
          by: { member: '1' },
        },
        'one whose person has left': {
          statement: `select 1 where withdrawn_application('A-GONE01') ->> 'job_id' = 'job-number-1'`,
          by: { member: '1' },
        },
        list: { statement: applicantsPage, by: { member: '2' } },
        // Each candidate has an application to the paused company that was shortlisted, and one of them one to the first.
        'unread messages': {
          statement: 'select * from my_unread_messages()',
          by: { member: '1', applicant: '1', 'shortlisted person': '2' },
        },
        'whose message it is': {
          statement: 'select * from my_unread_messages() where first_name is not null and unread = 2',
          by: { member: '1' },
        },
        'messages that wait on the first page': {
          statement: `select * from jsonb_array_elements(employer_overview(now()::date) -> 'messages')`,
          by: { member: '1' },
        },
        'who waits': { statement: `select * from employer_tasks(now()::date)`, by: { member: '2' } },
        'names of who waits': {
          statement: `select * from employer_tasks(now()::date) where first_name is not null`,
          by: { member: '1' },
        },
        'who waits on the first page': {
          statement: `select * from jsonb_array_elements(employer_overview(now()::date) -> 'tasks')`,
          by: { member: '2' },
        },
        'how many applied for a job': {
          statement: `select * from jsonb_array_elements(jobs_screen() -> 'rows') r where r -> 'applicants' ->> 'applied' = '1'`,
          by: { member: '1' },
        },
        'the list of jobs': {
          statement: `select * from jsonb_array_elements(jobs_screen() -> 'rows')`,
          by: {
            member: '1',
            'member without rights': '1',
            'member of another company': '1',
            'member of the paused company': '1',
          },
        },
        names: { statement: `${applicantsPage} where first_name is not null`, by: { member: '1' } },
        'the screen of the list': {
          statement: `select * from jsonb_array_elements(${applicantsScreen} -> 'rows')`,
          by: { member: '2' },
        },
        'names on it': {
          statement: `select * from jsonb_array_elements(${applicantsScreen} -> 'rows') r where r ->> 'first_name' is not null`,
          by: { member: '1' },
        },
        'their company and its jobs, in one question': {
          statement: `select 1 where my_work('["company", "job_counts"]') -> 'company' ->> 'id' = ${company(1)}::text`,
          by: { member: '1', 'member without rights': '1' },
        },
      }
      const cells = names.flatMap((name) =>
        Object.entries(asked).map(([what, { statement, by }]) => ({
          name,
          cell: `${name}: ${what}`,
          statement,
          outcome: name === 'anon' ? refused : (by[name] ?? '0'),
        })),
      )
      expect(await tried(cells)).toEqual(Object.fromEntries(cells.map(({ cell, outcome }) => [cell, outcome])))
    })

    test('the applicants of a job are found however many jobs are newer, and only by its own company', async () => {
      await database.run(`insert into jobs (id, organisation_id, status, advert, title, posted_on, changed_at)
        select 'newer-job-' || i, ${company(1)}, 'paused', '{}', 'Newer', now(), now() + interval '1 hour' from generate_series(1, 200) i`)
      const screenOf = (job: string) => `applicants_screen('["applied", "shortlisted"]', true, '${job}')`
      const cells = (['member', 'member of another company', 'partner', 'applicant'] as const).flatMap((name) =>
        Object.entries({
          job: `select 1 where ${screenOf('job-number-1')} ->> 'job' = 'job-number-1'`,
          title: `select * from jsonb_array_elements(${screenOf('job-number-1')} -> 'jobs') j where j ->> 'id' = 'job-number-1'`,
          'rows of this job': `select * from jsonb_array_elements(${screenOf('job-number-1')} -> 'rows')`,
          'rows of a newer job': `select * from jsonb_array_elements(${screenOf('newer-job-1')} -> 'rows')`,
          filter: `select * from jsonb_array_elements(${screenOf('newer-job-1')} -> 'jobs')`,
        }).map(([what, statement]) => ({ name, what, cell: `${name}: ${what}`, statement })),
      )
      const seen: Record<string, string> = {
        'member: job': '1',
        'member: title': '1',
        'member: rows of this job': '2',
        'member: filter': '200',
        'member of another company: filter': '1',
      }
      expect(await tried(cells)).toEqual(Object.fromEntries(cells.map(({ cell }) => [cell, seen[cell] ?? '0'])))
      await database.run(`delete from jobs where id like 'newer-job-%'`)
    })

    test('nobody writes to a hiring table except through its functions', async () => {
      const columns = await database.rows(
        `select table_name, min(column_name) as column_name from information_schema.columns
         where table_schema = 'public' and is_identity = 'NO' group by table_name`,
      )
      const columnOf = new Map(columns.map(({ table_name, column_name }) => [String(table_name), String(column_name)]))
      const cells = names.flatMap((name) =>
        hiringTables.flatMap((table) =>
          [
            `insert into ${table} default values`,
            `update ${table} set ${columnOf.get(table)} = ${columnOf.get(table)}`,
            `delete from ${table}`,
          ].map((statement) => ({ name, cell: `${name}: ${statement}`, statement })),
        ),
      )
      // Where the grants are given away, the rules for rows alone hold: none is changed or deleted, none can be added.
      expect(await tried(cells)).toEqual(
        Object.fromEntries(
          cells.map(({ cell, statement }) => [
            cell,
            grants === 'ours' || statement.startsWith('insert') ? refused : '0',
          ]),
        ),
      )
    })

    test('no company learns a number of an applicant that another company could learn too', async () => {
      const all = [
        `select application_seen('A-000021')::text as said`,
        `select applicant_seen('A-000021')::text`,
        `select ${applicantsScreen}::text`,
        `select employer_overview(now()::date)::text`,
        `select a::text from invited_applicants('["${idOf(321)}"]') a`,
        `select times_of_others(${application(11)}, '["2026-01-01"]')::text`,
        `select u::text from my_unread_messages() u`,
        ...hiringTables
          .filter((table) => !vaultTables.includes(table))
          .map((table) => `select t::text from ${table} t`),
      ].join(' union all ')
      const numbers = [1, 2].map((one) => idOf(200 + one)).concat(people.applicant.id, people['shortlisted person'].id)
      const statement = `select 1 from (${all}) a where said ~ '${numbers.join('|')}'`
      const cells = (['member', 'member of another company', 'member of the paused company'] as const).map((name) => ({
        name,
        cell: name,
        statement,
      }))
      expect(await tried(cells)).toEqual(Object.fromEntries(cells.map(({ cell }) => [cell, '0'])))
      // Their own rows do have them, so the statement finds what it looks for.
      expect(Number((await tried([{ name: 'applicant', cell: 'own', statement }])).own)).toBeGreaterThan(0)
    })

    test('what an advert asked about a record stays in force for whoever applied before it changed', async () => {
      const ask = (question: string) =>
        database.run(`update jobs set advert = '{"recordQuestion": "${question}"}' where id = 'job-number-1'`)
      await ask('never')
      await database.run(`update applications set advert_id = (select max(id) from job_adverts where job_id = 'job-number-1')
        where id = ${application(11)}`)
      const asked = (question: string, hasOther: boolean) => `select 1 where
        applicant_seen('A-000011') -> 'job' -> 'advert' ->> 'recordQuestion' = '${question}'
        and applicant_seen('A-000011') -> 'job' ->> 'has_other_question' = '${hasOther}'`
      const own = `select 1 where own_application_seen('A-000011') -> 'job' -> 'advert' ->> 'recordQuestion' = 'never'`
      const seenBy = async () =>
        tried([
          { name: 'member', cell: 'same', statement: asked('never', false) },
          { name: 'member', cell: 'other', statement: asked('never', true) },
          { name: 'applicant', cell: 'own', statement: own },
        ])
      expect(await seenBy()).toEqual({ same: '1', other: '0', own: '1' })
      await ask('after_shortlist')
      expect(await seenBy()).toEqual({ same: '0', other: '1', own: '1' })
      await database.run(`update jobs set advert = '{}' where id = 'job-number-1'`)
    })

    test('a company that a person hides from learns nothing of their applications, and so neither card nor contacts', async () => {
      const statements = {
        application: `select 1 where application_seen('A-000021') is not null`,
        card: `select 1 where applicant_seen('A-000021') -> 'card' <> 'null'`,
        contact: `select 1 where applicant_seen('A-000021') -> 'contact' <> 'null'`,
        list: applicantsPage,
      }
      const learnt = async (name: Person) =>
        tried(Object.entries(statements).map(([cell, statement]) => ({ name, cell, statement })))
      const before = { application: '1', card: '1', contact: '1', list: '2' }
      expect(await learnt('member')).toEqual(before)
      await database.run(
        `insert into hidden_companies (person_id, organisation_id) values (${personId(2)}, ${company(1)})`,
      )
      expect(await learnt('member')).toEqual({ application: '0', card: '0', contact: '0', list: '1' })
      expect(await learnt('shortlisted person')).toMatchObject({ application: '1' })
      await database.run(`delete from hidden_companies where organisation_id = ${company(1)}`)
      expect(await learnt('member')).toEqual(before)
    })

    test('a withdrawn applicant’s details stay as they were shared, and never show while the company is paused', async () => {
      const contacts = async (name: Person) =>
        (
          await tried([
            {
              name,
              cell: 'contacts',
              statement: `select 1 from (values ('A-000011'), ('A-000021')) a (reference), applicant_seen(a.reference) s
                where s -> 'contact' ->> 'first_name' = 'Jo'`,
            },
          ])
        ).contacts
      expect(await contacts('member')).toBe('1')
      await database.run(`update applications set is_named = true, stage = 'shortlisted' where id = ${application(11)}`)
      expect(await contacts('member')).toBe('2')
      await database.run(
        `update applications set stage = 'withdrawn', ended_on = now(), waits_since = null where id = ${application(11)}`,
      )
      await database.run(
        `update candidate_contacts set first_name = 'New', phone = '0113 496 0000' where person_id = ${personId(1)}`,
      )
      // What the person changes later is no longer the former employer's to read.
      expect(await contacts('member')).toBe('2')
      const then = await database.rows(`select contact_then from applications where id = ${application(11)}`)
      expect(then).toEqual([
        { contact_then: { first_name: 'Jo', last_name: 'Li', town: '', phone: null, email: null } },
      ])
      expect(await contacts('member without rights')).toBe('0')
      const listed = async () => (await tried([{ name: 'member', cell: 'list', statement: applicantsPage }])).list
      expect(await listed()).toBe('1')
      await database.run(`update organisations set state = 'paused' where id = ${company(1)}`)
      expect(await contacts('member')).toBe('0')
      expect(await listed()).toBe('0')
    })
  })
}
