import { expect, test } from 'playwright/test'

import { plainDate } from '@/lib/domain/dates/plain-date'

import { hiringTables } from '../support/hiring-tables'
import { addLiveJob, storyJobs } from '../support/live-jobs'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { tagOf } from '../support/test-tags'
import { postgresPrograms } from '../../scripts/verify/find-postgres'
import {
  editions,
  giveSecondSteps,
  prepareTries,
  refused,
  resultsOf as tried,
  takeSecondSteps,
  type Grants,
} from '../support/try-as'

/** Who asks: the role of the database, and the account named in the token. */
const people = {
  anon: { as: 'anon' },
  'no role': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000001', appRole: null },
  candidate: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000002', appRole: 'candidate' },
  employer: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000003', appRole: 'employer' },
  partner: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000004', appRole: 'partner' },
  caseworker: { as: 'authenticated', id: '00000000-0000-4000-8000-000000000005', appRole: 'caseworker' },
  team: { as: 'authenticated', id: '00000000-0000-4000-8000-00000000000b', appRole: 'team' },
  // The role is there, but the address is not shown to be theirs; the account is closed; the role is one of their own making.
  'unverified employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000006', appRole: 'employer' },
  'banned employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000007', appRole: 'employer' },
  'self-made employer': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000008', appRole: null },
  'made-up role': { as: 'authenticated', id: '00000000-0000-4000-8000-000000000009', appRole: 'admin' },
  'deleted account': { as: 'authenticated', id: '00000000-0000-4000-8000-00000000000a' },
  service: { as: 'service_role' },
} as const satisfies Record<string, { as: string; id?: string; appRole?: string | null }>
type Person = keyof typeof people
const names = Object.keys(people) as Person[]
const addressOf = (name: Person): string => `${name.replaceAll(' ', '-')}@example.org`

const anEnquiryId = '00000000-0000-4000-9000-000000000001'

/** For each table: a statement of each kind, each of which would succeed for its owner and touch at least one row. */
const statements: Record<string, Record<'select' | 'select own' | 'insert' | 'update' | 'delete', string>> = {
  enquiries: {
    select: 'select * from enquiries',
    'select own': 'select reference from enquiries',
    insert: `insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
      values ('SC-99999999', 'general', 'Jo', 'Li', 'a@example.com', '123456', 'Leeds', 'Hello there')`,
    update: `update enquiries set first_name = 'Changed'`,
    delete: 'delete from enquiries',
  },
  enquiry_progress: {
    select: 'select * from enquiry_progress',
    'select own': 'select reference, state from enquiry_progress',
    insert: `insert into enquiry_progress (enquiry_id, reference, form_source, email, sent_at)
      values (gen_random_uuid(), 'SC-99999998', 'general', 'employer@example.org', now())`,
    update: `update enquiry_progress set state = 'closed'`,
    delete: 'delete from enquiry_progress',
  },
  consent_records: {
    select: 'select * from consent_records',
    'select own': 'select id from consent_records',
    insert: `insert into consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
      values ('${anEnquiryId}', 'marketing', true, 'w', 'v', 'general')`,
    update: 'update consent_records set granted = false',
    delete: 'delete from consent_records',
  },
  outgoing_emails: {
    select: 'select * from outgoing_emails',
    'select own': 'select id from outgoing_emails',
    insert: `insert into outgoing_emails (enquiry_id, kind, to_address, subject)
      values ('${anEnquiryId}', 'notification', 'a@example.com', 's')`,
    update: `update outgoing_emails set to_address = 'thief@example.com'`,
    delete: 'delete from outgoing_emails',
  },
  waitlist_applications: {
    select: 'select * from waitlist_applications',
    'select own': 'select enquiry_id from waitlist_applications',
    insert: `insert into waitlist_applications (enquiry_id, job_interest, availability)
      values ('00000000-0000-4000-9000-000000000002', 'retail', 'immediately')`,
    update: `update waitlist_applications set availability = 'longer'`,
    delete: 'delete from waitlist_applications',
  },
  idempotency_keys: {
    select: 'select * from idempotency_keys',
    'select own': 'select key from idempotency_keys',
    insert: `insert into idempotency_keys (scope, key, fingerprint, reference) values ('s', 'l', 'f', 'SC-99999999')`,
    update: `update idempotency_keys set fingerprint = 'x'`,
    delete: 'delete from idempotency_keys',
  },
  rate_windows: {
    select: 'select * from rate_windows',
    'select own': 'select hits from rate_windows',
    insert: `insert into rate_windows (bucket, window_start) values ('y', now())`,
    update: 'update rate_windows set hits = 0',
    delete: 'delete from rate_windows',
  },
  published_figures: {
    select: 'select * from published_figures',
    'select own': 'select week from published_figures',
    insert: `insert into published_figures (week, counted_on, people) values ('2027-01-04', '2027-01-04', '{}')`,
    update: `update published_figures set people = '{"applications": 1}'`,
    delete: 'delete from published_figures',
  },
  schema_version: {
    select: 'select * from schema_version',
    'select own': 'select version from schema_version',
    insert: `insert into schema_version (version) values ('20270101000000')`,
    update: `update schema_version set version = '20270101000000'`,
    delete: 'delete from schema_version',
  },
  role_changes: {
    select: 'select * from role_changes',
    'select own': 'select id from role_changes',
    insert: `insert into role_changes (user_id, new_role, changed_by) values ('${people['no role'].id}', 'employer', 'me')`,
    update: `update role_changes set new_role = 'employer'`,
    delete: 'delete from role_changes',
  },
  audit_log: {
    select: 'select * from audit_log',
    'select own': 'select id from audit_log',
    insert: `insert into audit_log (actor, action, subject_kind, subject) values ('me', 'opened', 'enquiry', 'SC-00000001')`,
    update: `update audit_log set actor = 'somebody else'`,
    delete: 'delete from audit_log',
  },
  enquiry_work: {
    select: 'select * from enquiry_work',
    'select own': 'select reference from enquiry_work',
    insert: `insert into enquiry_work (enquiry_id, reference, form_source, received_at, due_on, is_held, words)
      values (gen_random_uuid(), 'SC-99999998', 'general', now(), now(), false, '')`,
    update: `update enquiry_work set state = 'contacted'`,
    delete: 'delete from enquiry_work',
  },
  enquiry_events: {
    select: 'select * from enquiry_events',
    'select own': 'select id from enquiry_events',
    insert: `insert into enquiry_events (enquiry_id, version, actor, kind) values ('${anEnquiryId}', 2, 'me', 'taken')`,
    update: `update enquiry_events set note = 'changed'`,
    delete: 'delete from enquiry_events',
  },
  enquiry_reply_drafts: {
    select: 'select * from enquiry_reply_drafts',
    'select own': 'select version from enquiry_reply_drafts',
    insert: `insert into enquiry_reply_drafts (enquiry_id, author_id, subject, body)
      values ('${anEnquiryId}', '${people['no role'].id}', 's', 'b')`,
    update: `update enquiry_reply_drafts set body = 'changed'`,
    delete: 'delete from enquiry_reply_drafts',
  },
  subject_requests: {
    select: 'select * from subject_requests',
    'select own': 'select id from subject_requests',
    insert: `insert into subject_requests (kind, email, email_digest, received_on, due_on)
      values ('access', 'a@example.com', 'x', now(), now())`,
    update: `update subject_requests set email = null`,
    delete: 'delete from subject_requests',
  },
  digest_choices: {
    select: 'select * from digest_choices',
    'select own': 'select user_id from digest_choices',
    insert: `insert into digest_choices (user_id, wants_digest) values ('${people['no role'].id}', false)`,
    update: 'update digest_choices set wants_digest = true',
    delete: 'delete from digest_choices',
  },
  team_digests: {
    select: 'select * from team_digests',
    'select own': 'select day from team_digests',
    insert: `insert into team_digests (user_id, day) values ('${people.team.id}', '2026-11-24')`,
    update: `update team_digests set day = '2026-11-25'`,
    delete: 'delete from team_digests',
  },
  recovery_codes: {
    select: 'select * from recovery_codes',
    'select own': 'select made_at from recovery_codes',
    insert: `insert into recovery_codes (user_id, digest) values ('${people['no role'].id}', repeat('1', 64))`,
    update: `update recovery_codes set digest = repeat('2', 64)`,
    delete: 'delete from recovery_codes',
  },
  team_accounts: {
    select: 'select * from team_accounts',
    'select own': 'select user_id from team_accounts',
    insert: `insert into team_accounts (user_id) values ('${people['no role'].id}')`,
    update: `update team_accounts set user_id = '${people['no role'].id}'`,
    delete: 'delete from team_accounts',
  },
  postcode_districts: {
    select: 'select * from postcode_districts',
    'select own': 'select district from postcode_districts',
    insert: `insert into postcode_districts (district, north, east) values ('ZE99', 60, -1)`,
    update: 'update postcode_districts set north = 50',
    delete: 'delete from postcode_districts',
  },
  job_search: {
    select: 'select * from job_search',
    'select own': 'select job_id from job_search',
    insert: `insert into job_search (job_id, organisation_id, posted_on, title_key, town, town_key, sector, words)
      values ('slipped-in', gen_random_uuid(), now(), 'x', 'x', 'x', 'x', '')`,
    update: `update job_search set town = 'Hull'`,
    delete: 'delete from job_search',
  },
  job_words: {
    select: 'select * from job_words',
    'select own': 'select word from job_words',
    insert: `insert into job_words (word, spellings) values ('slipped', '{}')`,
    update: `update job_words set word = 'slipped'`,
    delete: 'delete from job_words',
  },
  'auth.users': {
    select: 'select * from auth.users',
    'select own': 'select id from auth.users',
    insert: `insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.org')`,
    update: `update auth.users set raw_app_meta_data = '{"role": "employer"}'`,
    delete: 'delete from auth.users',
  },
  'auth.sessions': {
    select: 'select * from auth.sessions',
    'select own': 'select id from auth.sessions',
    insert: `insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${people['no role'].id}')`,
    update: 'update auth.sessions set user_agent = null',
    delete: 'delete from auth.sessions',
  },
}

// Parts of the public board's search.
const withinTheBoard = [
  `job_stems('drivers')`,
  `one_letter_left_out('van')`,
  `is_one_letter_apart('van', 'vans')`,
  `place_key('Leeds')`,
  `words_of_job('{}', 'x', 1)`,
  `index_job('some-job')`,
  `is_near('', '', false, null)`,
  `jobs_by_words('van', null, now()::date, 1)`,
  `jobs_by_day(null, null, now()::date, false, 1)`,
  `job_word_asked('van')`,
  'districts_near(null, 1)',
  'public_job(null, null)',
  `public_jobs('{}')`,
  `public_jobs_from('{}', null)`,
  `jobs_by_distance('{}', null)`,
  'miles_from(null, null)',
  `job_question('', '', null, null, null, null, null, null, null, null, false)`,
]
// What the server calls of saved searches only through other functions.
const withinSearches = [
  `has_all_searches('a@example.com')`,
  `address_of('${people.candidate.id}')`,
  `saved_searches_of('a@example.com')`,
]
// What the server calls of the files of a partner's people only through other functions.
const withinSupport = [
  `sight_of_supported_person('${people.caseworker.id}', null)`,
  `may_see_supported_person('${people.caseworker.id}', null)`,
  `has_support_consent('${people.caseworker.id}')`,
  `name_of_colleague('${people.caseworker.id}')`,
  `name_in_file('${people.caseworker.id}', null)`,
  `support_contact_at(null)`,
  `support_unread_since('${people.caseworker.id}')`,
  `support_unread_of('${people.caseworker.id}')`,
  `needs_a_look(null, 'contact', current_date, current_date)`,
  `note_support(null, 'x', 'person', '${people.caseworker.id}')`,
  `open_corrections('${people.caseworker.id}')`,
  `support_known_by('{}')`,
  `keep_support_consent('${people.caseworker.id}', null, '{}')`,
  `with_support_facts(null, '{}')`,
  `add_supported_person('${people.caseworker.id}', null, '{}', '{}')`,
  `close_supported_person('${people.caseworker.id}', 'time', null)`,
  `support_workers('${people.caseworker.id}', null, true)`,
  `support_file(null, null)`,
  `support_namesakes('${people.caseworker.id}', null, '{}')`,
  `shared_with_supporters(null)`,
  `open_support_file('${people.caseworker.id}', 'SP-000000', 1)`,
  `touch_support_file('${people.caseworker.id}', 'x', 'person', null)`,
  `own_support_file('${people.caseworker.id}', null)`,
  `support_data_of('${people.caseworker.id}')`,
  `support_work_of('${people.caseworker.id}')`,
  `open_support_work('${people.caseworker.id}', 'SP-000000')`,
  `reference_of_support('${people.caseworker.id}')`,
  `support_clashes('${people.caseworker.id}', null, '[]')`,
  `insert_support_note('${people.caseworker.id}', null, '{}')`,
  'is_released_by(null, now()::date)',
  'support_appointment_json(null, null)',
  `appointments_of_worker('${people.caseworker.id}', now(), null, null)`,
  'support_alert_facts(null)',
  `purge_supported_people(1)`,
  `side_in_support('${people.caseworker.id}', null)`,
  `support_silence(null, 'worker')`,
  `is_closed_to_member('${people.caseworker.id}', null)`,
  `support_reader(null, 'worker')`,
  `support_messages_of('${people.caseworker.id}')`,
  `is_safe_at(null, now())`,
  `diary_of('${people.candidate.id}', '2026-11-25', null, 10)`,
  `application_of_supported(null, now()::date)`,
  `applications_of_supported(null, now()::date)`,
  `job_suggestions_of(null)`,
  `mentoring_by('${people.caseworker.id}', 'SP-000000')`,
  `file_to_mentor('${people.candidate.id}', 'SP-000000')`,
  `mentor_places_left('${people.caseworker.id}')`,
  `mentors_of_worry('${people.caseworker.id}', now())`,
  `worry_readers('${people.caseworker.id}', now())`,
  `mentoring_sessions_json('${people.caseworker.id}')`,
  `mentoring_steps_json('${people.caseworker.id}')`,
  `keep_support_key('${people.caseworker.id}', '{}')`,
  `mentoring_reader(null, 'person')`,
  `mentoring_of_file('${people.caseworker.id}')`,
  `support_text_reader(null)`,
  `support_reminder_by(null, true)`,
  `support_reminder_troubles(null)`,
  `keep_job_start(null, '2026-11-25', true)`,
  'job_starts_of(null)',
  'in_work_since(null, true)',
  'check_in_reader(null)',
  'employer_reader(null)',
  'files_of_job_start(null)',
  'not_well_since(null)',
  'check_ins_of(null)',
  `note_check_in(null, 'well')`,
  'is_slot_taken(null)',
  'job_check_reader(null)',
  `note_job_check(null, 'in_post', null, 'person_said', '2026-11-25', null)`,
  `note_employer_check(null, '6_weeks', 'in_post')`,
  'job_start_json(null)',
  `reporting_company('${people.caseworker.id}')`,
  'application_steps_of(null)',
  'job_starts_in_file(null)',
  'job_check_waits_since(null)',
  `job_starts_data_of('${people.caseworker.id}')`,
]
// What the server calls of referrals only through other functions.
const withinReferrals = [
  'referral_places_left(null)',
  'takes_referrals_now(null)',
  `sight_of_referral('${people.caseworker.id}', null)`,
  `note_referral(null, 'begun', 'sender', '${people.caseworker.id}')`,
  'forget_referrals(array[]::uuid[], false)',
  `withdraw_referrals(array[]::uuid[], 'consent_ended', 'service')`,
  `with_referral_consent(null, '{}')`,
  'referral_copy(null)',
  `referrals_of_file('${people.caseworker.id}')`,
  `own_referrals_of('a@example.com')`,
  `erase_own_referrals('a@example.com')`,
  'purge_referrals(1)',
  'referral_facts_of(null)',
  `referral_notice_readers(null, 'receiver')`,
]
const functions = [
  ...withinTheBoard,
  ...withinSupport,
  ...withinReferrals,
  'partners_taking_referrals()',
  `begin_referral('${people.caseworker.id}', null, '{}')`,
  `commit_referral('${people.caseworker.id}', 'RF-000000', 1, '{}')`,
  `drop_referral('${people.caseworker.id}', 'RF-000000')`,
  `refer_oneself('{}', null, 5, 20)`,
  `stop_own_referral('${people.caseworker.id}', 'RF-000000')`,
  'referral_notices_due(1)',
  `queue_referral_notice(null, 'receiver', '{}')`,
  `add_person('${people.caseworker.id}', '{}', '{}')`,
  `import_namesakes('${people.caseworker.id}', '[]')`,
  `import_people('${people.caseworker.id}', '[]')`,
  `change_person('${people.caseworker.id}', 'SP-000000', 1, '{}')`,
  `add_work_restriction('${people.caseworker.id}', 'SP-000000', 1, '{}')`,
  `end_work_restriction('${people.caseworker.id}', 'SP-000000', null)`,
  `answer_support_correction('${people.caseworker.id}', 'SP-000000', 1, 'x')`,
  `renew_support_consent('${people.caseworker.id}', 'SP-000000', '{}')`,
  `end_support_consent('${people.caseworker.id}', 'SP-000000')`,
  `open_supported_person('${people.caseworker.id}', 'SP-000000', 'cover', '')`,
  `hand_people_over('${people.caseworker.id}', '[]', null)`,
  `invite_supported_person('${people.caseworker.id}', 'SP-000000', null, 'x', null)`,
  `support_code_for('${people.caseworker.id}', 'x')`,
  `join_support('${people.caseworker.id}', 'x', '{}')`,
  `book_support_appointments('${people.caseworker.id}', 'SP-000000', '{}')`,
  `change_support_appointment('${people.caseworker.id}', null, 1, '{}')`,
  `add_support_note('${people.caseworker.id}', 'SP-000000', '{}')`,
  `add_support_step('${people.caseworker.id}', 'SP-000000', '{}')`,
  `change_support_step('${people.caseworker.id}', null, 1, null)`,
  `tick_support_step('${people.caseworker.id}', null, null)`,
  `set_support_need('${people.caseworker.id}', 'SP-000000', 'home', 'met', '2026-11-25')`,
  `put_off_support_alert('${people.caseworker.id}', 'SP-000000', 'no_contact', '2026-12-01', 'why')`,
  `share_with_supporters('${people.caseworker.id}', null, '{}')`,
  `end_own_support('${people.caseworker.id}', null)`,
  `correct_own_support('${people.caseworker.id}', null, 1, '{}')`,
  `ask_support_correction('${people.caseworker.id}', null, 'x')`,
  `sort_own_support('${people.caseworker.id}', null, '{}')`,
  `open_support_thread('${people.caseworker.id}', 'SP-000000', false)`,
  `send_support_message('${people.caseworker.id}', 'SP-000000', '{}')`,
  `withdraw_support_message('${people.caseworker.id}', null)`,
  `support_notices_due(1)`,
  `queue_support_notice(null, '${people.caseworker.id}', '{}')`,
  `choose_support_emails('${people.caseworker.id}', false, null)`,
  `sealed_support_messages_of('${people.caseworker.id}')`,
  `support_reminders_due(true, 1)`,
  `support_digests_due(now()::date, null, 1)`,
  `queue_support_digest('${people.caseworker.id}', now()::date, '{}')`,
  `set_support_feed('${people.caseworker.id}', null)`,
  `support_feed('x', 1, 1)`,
  `suggest_job('${people.caseworker.id}', 'SP-000000', 'x', '')`,
  `queue_suggestion_notice(null, '${people.candidate.id}', '{}')`,
  `take_back_suggestion('${people.caseworker.id}', 'SP-000000', 'x')`,
  `decline_suggestion('${people.candidate.id}', null)`,
  `save_mentor_offer('${people.caseworker.id}', 1, '[]')`,
  `ask_mentor('${people.candidate.id}', 'SP-000000', null)`,
  `answer_mentoring('${people.caseworker.id}', 'SP-000000', null)`,
  `add_mentoring_session('${people.caseworker.id}', 'SP-000000', '{}')`,
  `end_mentoring('${people.caseworker.id}', 'SP-000000')`,
  `open_mentoring_thread('${people.caseworker.id}', 'SP-000000', true)`,
  `mentoring_key('${people.caseworker.id}', 'SP-000000')`,
  `send_mentoring_message('${people.caseworker.id}', 'SP-000000', '{}')`,
  `report_mentoring_worry('${people.caseworker.id}', 'SP-000000', '{}', '{}')`,
  `read_worry('${people.caseworker.id}', null)`,
  'mentoring_notices_due(1)',
  `queue_mentoring_notice(null, 'person', null, '{}')`,
  `add_diary_entry('${people.candidate.id}', '{}')`,
  `remove_diary_entry('${people.candidate.id}', null)`,
  `queue_support_reminder(null, 'day', now(), '${people.caseworker.id}', '{}', '{}')`,
  `social_value_of('${people.caseworker.id}')`,
  `partner_outcomes_of('${people.candidate.id}')`,
  `save_social_contract('${people.caseworker.id}', null, '{}', 1)`,
  `delete_social_contract('${people.caseworker.id}', null)`,
  `open_job_checks(now()::date, '{}', 1)`,
  `open_check_ins(now()::date, '{}', 1)`,
  'check_ins_due(1)',
  `queue_check_in(null, '${people.caseworker.id}', 'x', '{}')`,
  `check_in_asked('x')`,
  `answer_check_in('x', 'well')`,
  `answer_own_check_in('${people.caseworker.id}', null, 'well')`,
  'check_ins_to_tell(1)',
  'employer_checks_due(1)',
  `queue_employer_check(null, '${people.caseworker.id}', 'x', '{}')`,
  `employer_check_asked('x')`,
  `answer_employer_check('x', 'in_post')`,
  `tell_check_in(null, '${people.caseworker.id}', '{}')`,
  'job_checks_due(false, 1)',
  `queue_job_check(null, '${people.caseworker.id}', 'email', 'x', '{}', '{}')`,
  `job_check_asked('x')`,
  `answer_job_check('x', '{}')`,
  `add_job_start('${people.caseworker.id}', 'SP-000000', '{}')`,
  `remove_job_start('${people.caseworker.id}', 'SP-000000', null)`,
  `record_job_check('${people.caseworker.id}', 'SP-000000', '{}', '42 days')`,
  `choose_for_job_start('${people.caseworker.id}', null, '{}')`,
  `support_keys_to_wrap('0123456789ab', null, 1)`,
  `wrap_support_key('${people.caseworker.id}', 'x', '0123456789ab', 'y')`,
  ...withinSearches,
  `ask_for_job_alert(gen_random_uuid(), 'a@example.com', 'q=chef', 'daily', '{"subject": "s"}')`,
  `job_alert_asked('${anEnquiryId}')`,
  `confirm_job_alert('${anEnquiryId}', now())`,
  `add_job_alert('${people.candidate.id}', 'q=chef', 'daily', now())`,
  `change_job_alert('${people.candidate.id}', '${anEnquiryId}', 'daily', now())`,
  `stop_job_alert('${anEnquiryId}')`,
  'job_alerts_due(1)',
  `new_jobs(now(), now(), now()::date, '', '', null, null, null, null, null, null, null, false, 10)`,
  `queue_job_alert('${anEnquiryId}', now(), now(), now(), null)`,
  `search_jobs(now()::date, '', '', null, null, null, null, null, null, null, null, false, 'newest', 0, 20)`,
  `job_by_id('some-job', now()::date)`,
  'jobs_for_sitemap(now()::date)',
  'job_landings(now()::date)',
  `become_candidate('${people['no role'].id}')`,
  `queue_application_receipt('${people['no role'].id}', 'A-000000', '{}')`,
  `set_account_role('no-role@example.org', 'employer', 'me')`,
  `set_enquiry_state('SC-00000001', 'closed')`,
  `account_sessions('${people['no role'].id}')`,
  `end_account_session('${people['no role'].id}', '${people['no role'].id}')`,
  `set_recovery_codes('${people['no role'].id}', '[]')`,
  `recovery_codes_left('${people['no role'].id}')`,
  `use_recovery_code('${people['no role'].id}', 'x', '{}')`,
  `queue_way_email('${people['no role'].id}', 'passkey_added', '{}')`,
  `account_data('${people['no role'].id}')`,
  `delete_account('${people['no role'].id}', 'a@example.com', 's', 'h', 't')`,
  `personal_data_of('no-role@example.org')`,
  `erase_personal_data('no-role@example.org')`,
  `release_enquiry('SC-00000001')`,
  'requeue_dead_emails()',
  'purge_expired()',
  'service_status()',
  "claim_emails(1, 1, true, 'email')",
  `queue_sign_in_text(gen_random_uuid(), '+447700900123', 't', 600, null, '{}')`,
  `record_email_outcomes('[]')`,
  `accept_enquiry('{}', '[]', '[]', 's', null, 'f', null, 1, 1, 1, false)`,
  `accept_waitlist_application('{}', '[]', '[]', 's', null, 'f', null, 1, 1, 1, false)`,
  `count_attempt('x', 1, 1)`,
  `count_attempt_slowing('x', 1, 1)`,
  `is_code_used('x')`,
  `count_hit('x', now())`,
  `is_confirmed_today('a@example.com')`,
  `sms_ceiling('+447700900123', null, '{}')`,
  'form_fields()',
  `insert_from_form('enquiries', '{}', '{}')`,
  `is_member('${people.team.id}')`,
  `note_action('${people.team.id}', 'opened', 'enquiry', 'SC-00000001')`,
  `commit_enquiry_step('${people.team.id}', 'SC-00000001', 1, '{}', '{"kind": "taken"}')`,
  `save_reply_draft('${people.team.id}', 'SC-00000001', 's', 'b')`,
  `send_enquiry_reply('${people.team.id}', 'SC-00000001', 1, 1, '{}', '{}')`,
  `account_data_names('${people['no role'].id}')`,
  `delete_own_account('${people['deleted account'].id}', 'a@example.com', 's', 'h', 't', '{}')`,
  `digests_due('2026-11-24')`,
  `queue_digest('${people.team.id}', '2026-11-24', 's', 'h', 't', 'https://example.org/stop')`,
  `choose_digest('${people.team.id}', true)`,
  `begin_subject_request('${people.team.id}', 'access', 'a@example.com', '2026-11-23', '2026-12-23')`,
  `subject_data('${people.team.id}', '${anEnquiryId}', 'opened')`,
  `open_subject_request('${people.team.id}', '${anEnquiryId}', null, 'r')`,
  `finish_subject_request('${people.team.id}', '${anEnquiryId}', 'done')`,
  `correct_enquiry('${people.team.id}', '${anEnquiryId}', 'SC-00000001', 'firstName', 'Joanna', 1)`,
  `erase_subject('${people.team.id}', '${anEnquiryId}', 'a@example.com', 'a@example.com', 's', 'h', 't')`,
  `desk_emails('${people.team.id}', 'dead', null, null, 50)`,
  `requeue_email('${people.team.id}', '${anEnquiryId}')`,
  `requeue_emails('${people.team.id}')`,
  `desk_waiting('${people.team.id}', '2026-11-23')`,
  `digest_of_address('a@example.com')`,
  `release_enquiries('${people.team.id}', '["SC-00000001"]')`,
  `delete_held_enquiries('${people.team.id}', '["SC-00000001"]')`,
  'second_weekday_after(now())',
  'seconds_since(now())',
  'words_of_enquiry(null)',
  `plain_letters('a')`,
  `desk_emails_of('${people.team.id}', 'SC-00000001')`,
  `desk_same_address('${people.team.id}', 'SC-00000001')`,
  `is_last_member('${people.team.id}')`,
  `team_members('${people.team.id}')`,
  `change_member('${people.team.id}', 'no-role@example.org', true, '{}')`,
  `desk_log_names('${people.team.id}', '[]')`,
  `desk_tasks('${people.team.id}', '2026-11-23')`,
  `desk_hiring_figures('${people.team.id}', '2026-11-23', '2026-11-23')`,
  `hiring_data_of('${people['no role'].id}')`,
  'forget_applications(array[]::uuid[])',
  `invitations_of('a@example.com')`,
  `erase_invitations('a@example.com')`,
  'lacks_second_step()',
  'is_proven(null)',
  'is_session_open()',
  `passkeys_of('${people['no role'].id}')`,
  `sign_in_log_of('${people['no role'].id}')`,
  'purge_sign_in_log(now(), 1)',
  `ask_for_company('${people['no role'].id}', null, '{}', '{}', '{}')`,
  `decide_company('${people.team.id}', '${anEnquiryId}', 1, '{}', '{}')`,
  `note_company_check('${people.team.id}', '${anEnquiryId}', 'phone', 'w', true)`,
  `change_company('${people.employer.id}', 1, '{}', '{}')`,
  `invite_colleague('${people.employer.id}', 'a@example.com', '{}', 'd', false, '{}')`,
  `withdraw_invitation('${people.employer.id}', '${anEnquiryId}')`,
  `invitation_for('${people.employer.id}', 'd')`,
  `invitation_named('d')`,
  `accept_invitation('${people.employer.id}', 'd')`,
  `change_member_rights('${people.employer.id}', '${people.employer.id}', '{}', '{}')`,
  `end_membership('${people.employer.id}', '${people.employer.id}')`,
  `desk_company('${people.team.id}', '${anEnquiryId}')`,
  `desk_company_counts('${people.team.id}')`,
  `desk_job_counts('${people.team.id}')`,
  `name_at_a_glance('Acme Ltd')`,
  `role_fits('partner', 'partner')`,
  `partner_membership_of('${people.employer.id}')`,
  `organisation_facts('{}')`,
  `rights_in('${anEnquiryId}', '{}')`,
  `role_with('partner', null)`,
  `keep_role_with_rights(null, null, 'w')`,
  `works_in_approved_company('${people.employer.id}')`,
  `last_change_of('${anEnquiryId}')`,
  `member_who_did('${anEnquiryId}', null::organisation_events)`,
  `managed_company('${people.employer.id}')`,
  `is_last_manager('${anEnquiryId}', '${people.employer.id}')`,
  'random_code(6)',
  `is_candidate('${people.candidate.id}')`,
  `person_of('${people.candidate.id}')`,
  `commit_profile('${people.candidate.id}', 0, '{}')`,
  `companies_to_hide_from('${people.candidate.id}', 'bakery')`,
  `companies_hidden_from('${people.candidate.id}')`,
  `hide_from_company('${people.candidate.id}', '${anEnquiryId}', true)`,
  `keep_job('${people.candidate.id}', 'a-job-a1b2c3d4', 'saved')`,
  `question_of_wants('{}')`,
  `jobs_for_person('${people.candidate.id}', '2026-11-24', 'suited', null, 0, 20)`,
  `commit_job('${people.team.id}', 'a-job-a1b2c3d4', 1, 'approved', '{}')`,
  `send_application('${people.candidate.id}', 'a-job-a1b2c3d4', '{}')`,
  `commit_application('${people.candidate.id}', '${anEnquiryId}', 1, '{}')`,
  `members_to_tell('${anEnquiryId}')`,
  `queue_for_members('${anEnquiryId}', '{}')`,
  `commit_interview('${people.candidate.id}', '${anEnquiryId}', 1, '{}', '{}')`,
  `company_replies('${anEnquiryId}')`,
  `list_company('${people.employer.id}', true)`,
  `listed_employers('2026-11-23', null, 1)`,
  `pilot_figures('2026-11-23')`,
  `miles_between('LS0', 'LS1')`,
  `applicants_digests_due('{}')`,
  `queue_applicants_digest('${people.employer.id}', '2026-11-23', '{}')`,
  `choose_application_emails('${people.candidate.id}', false)`,
  `choose_member_events('${people.candidate.id}', '{}')`,
  `choose_update_texts('${people.candidate.id}', false)`,
  `queue_update_texts('t', '{}')`,
  `note_update_for('${people.candidate.id}')`,
  `add_applicant_note('${people.employer.id}', '${anEnquiryId}', 'x', 1)`,
  `stop_application_emails('${anEnquiryId}')`,
  'side_in_application(null, null)',
  'my_side_of(null)',
  'counts_for_replies(null, null, null)',
  'advert_in_force(null)',
  `close_applications_of_job('a-job-a1b2c3d4', '${people.team.id}')`,
  `applications_closing_with('a-job-a1b2c3d4')`,
  `vault_of('${people.candidate.id}')`,
  `vault_to_write('${people.candidate.id}')`,
  `keep_statement('${people.candidate.id}', 0, '{}')`,
  `take_back('${anEnquiryId}', null, '${people.candidate.id}', '2026-11-24')`,
  `take_statement_back('${people.candidate.id}', '${anEnquiryId}', '2026-11-24')`,
  `delete_statements('${people.candidate.id}', '2026-11-24')`,
  `company_has_reader('${anEnquiryId}')`,
  `release_statement('${people.candidate.id}', '${anEnquiryId}', 1, 1, '{}', '{}')`,
  `readable_release('${people.employer.id}', '${anEnquiryId}', '2026-11-24')`,
  `statement_for_member('${people.employer.id}', '${anEnquiryId}', '2026-11-24')`,
  `begin_reading('${people.employer.id}', '${anEnquiryId}', '2026-11-24')`,
  `statement_of_reading('${people.employer.id}', '${anEnquiryId}', '${anEnquiryId}', '2026-11-24', 15)`,
  `statement_releases_of('${people.candidate.id}')`,
  `statement_readers_of('${people.candidate.id}', '${anEnquiryId}')`,
  `releases_with_new_readers(1)`,
  `tell_of_new_reader('${anEnquiryId}', '2026-11-24', '{}')`,
  `open_application_cv('${people.candidate.id}', '${anEnquiryId}')`,
  `own_application_cvs('${people.candidate.id}')`,
  `take_application_cv_back('${people.candidate.id}', '${anEnquiryId}')`,
  `statement_keys_to_wrap('0123456789ab', null, 10)`,
  `wrap_statement_key('${anEnquiryId}', 'w', '0123456789ab', 'x')`,
  `company_sees_applicants('${anEnquiryId}')`,
  `open_thread('${people.candidate.id}', '${anEnquiryId}', true)`,
  `send_message('${people.candidate.id}', '${anEnquiryId}', '{}')`,
  `report_message('${people.candidate.id}', '${anEnquiryId}', '${anEnquiryId}', 'threat', true)`,
  `messages_of('${people.candidate.id}')`,
  `message_keys_to_wrap('0123456789ab', null, 10)`,
  `wrap_message_key('${anEnquiryId}', 'w', '0123456789ab', 'x')`,
  `cv_keys_to_wrap('0123456789ab', null, 10)`,
  `wrap_cv_key('${anEnquiryId}', 'w', '0123456789ab', 'x')`,
  `desk_message_reports('${people.team.id}', false)`,
  `open_message_report('${people.team.id}', '${anEnquiryId}')`,
  `close_message_report('${people.team.id}', '${anEnquiryId}')`,
]
/** What anybody who is signed in may ask, each with a row for a member of the team and none for everybody else. */
const askedByMembers = {
  enquiries_with_words: `select * from enquiries_with_words('li')`,
  desk_enquiries: `select * from desk_enquiries('open', now()::date)`,
  desk_enquiry_counts: `select 1 from desk_enquiry_counts(now()::date) c where (c ->> 'open')::integer > 0`,
  desk_members: 'select * from desk_members()',
  desk_enquiry: `select 1 from desk_enquiry('SC-00000001') e where e is not null`,
  desk_figures: `select 1 from desk_figures(now() - interval '1 day', now()::date, '[]') f where f -> 'came' <> '[]'`,
  own_reply_draft: `select 1 from own_reply_draft('SC-00000001') d where d is not null`,
  enquiry_figures: `select 1 from enquiry_figures(now() - interval '1 day') f where f -> 'enquiries' <> '[]'`,
} as const
// What the server calls only through other functions.
const forNobody = new Set([
  ...withinSupport,
  ...withinReferrals,
  'lacks_second_step()',
  `note_update_for('${people.candidate.id}')`,
  'is_proven(null)',
  'is_session_open()',
  `passkeys_of('${people['no role'].id}')`,
  `sign_in_log_of('${people['no role'].id}')`,
  'purge_sign_in_log(now(), 1)',
  ...withinTheBoard,
  ...withinSearches,
  `count_hit('x', now())`,
  `is_confirmed_today('a@example.com')`,
  `name_at_a_glance('Acme Ltd')`,
  `role_fits('partner', 'partner')`,
  `partner_membership_of('${people.employer.id}')`,
  `organisation_facts('{}')`,
  `rights_in('${anEnquiryId}', '{}')`,
  `role_with('partner', null)`,
  `keep_role_with_rights(null, null, 'w')`,
  'form_fields()',
  `insert_from_form('enquiries', '{}', '{}')`,
  `is_member('${people.team.id}')`,
  `digest_of_address('a@example.com')`,
  'second_weekday_after(now())',
  'seconds_since(now())',
  'words_of_enquiry(null)',
  `plain_letters('a')`,
  `is_last_member('${people.team.id}')`,
  `hiring_data_of('${people['no role'].id}')`,
  'forget_applications(array[]::uuid[])',
  `invitations_of('a@example.com')`,
  `erase_invitations('a@example.com')`,
  `last_change_of('${anEnquiryId}')`,
  `member_who_did('${anEnquiryId}', null::organisation_events)`,
  `managed_company('${people.employer.id}')`,
  `is_last_manager('${anEnquiryId}', '${people.employer.id}')`,
  'side_in_application(null, null)',
  'my_side_of(null)',
  'counts_for_replies(null, null, null)',
  'advert_in_force(null)',
  `company_sees_applicants('${anEnquiryId}')`,
  'random_code(6)',
  `is_candidate('${people.candidate.id}')`,
  `person_of('${people.candidate.id}')`,
  `question_of_wants('{}')`,
  `close_applications_of_job('a-job-a1b2c3d4', '${people.team.id}')`,
  `take_back('${anEnquiryId}', null, '${people.candidate.id}', '2026-11-24')`,
  `company_has_reader('${anEnquiryId}')`,
  `readable_release('${people.employer.id}', '${anEnquiryId}', '2026-11-24')`,
])

/** An enquiry from everybody's address and one from a stranger's, and a row of every other table. */
function seed(): string {
  const accounts = names.flatMap((name) => {
    const person: { as: string; id?: string; appRole?: string | null } = people[name]
    if (!person.id || name === 'deleted account') return []
    const appData = person.appRole ? `{"role": "${person.appRole}"}` : '{}'
    const userData = name === 'self-made employer' ? '{"role": "employer", "app_metadata": {"role": "employer"}}' : '{}'
    return [
      `insert into auth.users (id, email, email_confirmed_at, banned_until, raw_app_meta_data, raw_user_meta_data) values
        ('${person.id}', '${addressOf(name)}', ${name === 'unverified employer' ? 'null' : 'now()'},
         ${name === 'banned employer' ? `now() + interval '1 day'` : 'null'}, '${appData}', '${userData}');
       insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${person.id}');
       insert into role_changes (user_id, new_role, changed_by) values ('${person.id}', null, 'test');`,
    ]
  })
  const enquiries = [...names.map(addressOf), 'stranger@example.com'].map(
    (address, index) =>
      `insert into enquiries (id, reference, form_source, first_name, last_name, email, phone_number, location, message)
       values ('00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}', 'SC-${String(index + 1).padStart(8, '0')}',
         'general', 'Jo', 'Li', '${address.toUpperCase()}', '123456', 'Leeds', 'Hello there');`,
  )
  return [
    ...accounts,
    ...enquiries,
    `insert into consent_records (enquiry_id, purpose, granted, wording, wording_version, form_source)
       values ('${anEnquiryId}', 'contact', true, 'w', 'v', 'general');
     insert into outgoing_emails (enquiry_id, kind, to_address, subject)
       values ('${anEnquiryId}', 'confirmation', 'a@example.com', 's');
     insert into waitlist_applications (enquiry_id, job_interest, availability)
       values ('${anEnquiryId}', 'retail', 'immediately');
     insert into idempotency_keys (scope, key, fingerprint, reference) values ('s', 'k', 'f', 'SC-00000001');
     insert into rate_windows (bucket, window_start) values ('x', now());
     insert into published_figures (week, counted_on, people) values ('2026-11-23', '2026-11-25', '{}');
     insert into recovery_codes (user_id, digest) values ('${people['no role'].id}', repeat('0', 64));
     insert into audit_log (actor, action, subject_kind, subject) values ('test', 'opened', 'enquiry', 'SC-00000001');
     insert into enquiry_events (enquiry_id, version, actor, kind) values ('${anEnquiryId}', 2, 'test', 'taken');
     insert into enquiry_reply_drafts (enquiry_id, author_id, subject, body) values
       ('${anEnquiryId}', '${people.team.id}', 's', 'b'), ('${anEnquiryId}', '${people.employer.id}', 's', 'b');
     insert into subject_requests (kind, email, email_digest, received_on, due_on)
       values ('access', 'a@example.com', 'x', now(), now());
     insert into digest_choices (user_id, wants_digest) values ('${people.team.id}', true);
     insert into team_digests (user_id, day) values ('${people.team.id}', '2026-11-23');
     insert into postcode_districts (district, north, east) values ('LS0', 53.8, -1.55);`,
    ...storyJobs(plainDate('2026-11-21'))
      .slice(0, 1)
      .map((job) => addLiveJob(job)),
  ].join('\n')
}

const readByService = new Set([
  'enquiries',
  'enquiry_progress',
  'consent_records',
  'outgoing_emails',
  'waitlist_applications',
  'role_changes',
  'audit_log',
  'enquiry_work',
  'enquiry_events',
  'enquiry_reply_drafts',
  'subject_requests',
  'digest_choices',
  'team_digests',
])
/** The team reads what it works on, and of outgoing emails nothing: their states come from functions. */
/** Of these a member reads their own row alone. */
const ownOfMember = ['digest_choices', 'enquiry_reply_drafts']
const notReadByTeam = ['outgoing_emails', 'team_digests', ...ownOfMember]
const readByTeam = new Set([...readByService].filter((table) => !notReadByTeam.includes(table)))
const ownerRoles: readonly Person[] = ['candidate', 'employer', 'partner']
const liveAccounts: readonly Person[] = names.filter((name) => 'appRole' in people[name] && name !== 'banned employer')

/** What each cell of the matrix must be: refused, but for the few that are named here. */
function expected(name: Person, table: string, kind: string, rowsIn: Record<string, number>, grants: Grants): string {
  const isRead = kind.startsWith('select')
  if (name === 'service') return isRead && readByService.has(table) ? String(rowsIn[table]) : refused
  if (isRead && name === 'team') {
    if (readByTeam.has(table)) return String(rowsIn[table])
    if (ownOfMember.includes(table)) return '1'
  }
  // What the team may read everybody may ask for, and gets no row of.
  if (isRead && name !== 'anon' && (readByTeam.has(table) || ownOfMember.includes(table))) {
    if (table === 'enquiry_progress') return ownerRoles.includes(name) ? '1' : '0'
    return '0'
  }
  // Where the grants are given away, the rules for rows alone hold: no row is seen, changed or deleted, none can be added.
  return grants === 'given away' && kind !== 'insert' && !table.startsWith('auth.') ? '0' : refused
}

/** What comes of each statement that one of these people tries. */
function resultsOf(
  database: OwnDatabase,
  tries: { name: Person; what: string; statement: string; assurance?: 'aal1' | 'aal2' }[],
) {
  return tried(
    database,
    tries.map(({ name, what, statement, assurance }) => {
      const person: { as: string; id?: string } = people[name]
      return { cell: `${name}: ${what}`, as: person.as, id: person.id ?? null, statement, assurance }
    }),
  )
}

for (const { engine, grants } of editions) {
  test.describe(`on ${engine}, the grants ${grants}`, tagOf(engine, grants), () => {
    test.skip(engine === 'PostgreSQL' && !postgresPrograms(), 'PostgreSQL is not installed here')
    let database: OwnDatabase
    test.beforeAll(async () => {
      database = await startOwnDatabase(engine)
      await database.run(seed())
      await prepareTries(database, grants)
    })
    test.afterAll(() => database.stop())

    test('everybody may do with each table what the rules say, and nothing else', async () => {
      const tables = Object.keys(statements)
      const counts = await database.rows(
        tables.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`).join(' union all '),
      )
      const rowsIn = Object.fromEntries(counts.map(({ name, n }) => [String(name), Number(n)]))
      // A table without rows would hide a missing policy.
      for (const table of tables) expect(rowsIn[table], table).toBeGreaterThan(0)
      const known = await database.rows(`select tablename from pg_tables where schemaname = 'public' order by 1`)
      // Those of live hiring have a test of their own: hiring-rights.spec.ts.
      expect(known.map(({ tablename }) => tablename)).toEqual(
        [...tables.filter((table) => !table.includes('.')), ...hiringTables].sort(),
      )

      const cells = names.flatMap((name) =>
        Object.entries(statements).flatMap(([table, kinds]) =>
          // Supabase decides itself what its own key may do in its own schema.
          name === 'service' && (grants === 'given away' || table.startsWith('auth.'))
            ? []
            : Object.entries(kinds).map(([kind, statement]) => ({
                name,
                what: `${kind} ${table}`,
                statement,
                outcome: expected(name, table, kind, rowsIn, grants),
              })),
        ),
      )
      expect(cells.length).toBeGreaterThan(500)
      expect(await resultsOf(database, cells)).toEqual(
        Object.fromEntries(cells.map(({ name, what, outcome }) => [`${name}: ${what}`, outcome])),
      )
    })

    test('nobody sees a row before they have taken their second step', async () => {
      await database.run(giveSecondSteps)
      const cells = liveAccounts.flatMap((name) =>
        ['enquiry_progress', 'enquiries', 'audit_log', 'digest_choices', 'enquiry_reply_drafts'].map((table) => ({
          name,
          what: table,
          statement: `select * from ${table}`,
        })),
      )
      const seenAt = async (assurance: 'aal1' | 'aal2') => {
        const outcomes = await resultsOf(
          database,
          cells.map((cell) => ({ ...cell, assurance })),
        )
        return Object.keys(outcomes).filter((cell) => outcomes[cell] !== '0')
      }
      expect(await seenAt('aal1')).toEqual([])
      expect(await seenAt('aal2')).toEqual(expect.arrayContaining(['employer: enquiry_progress', 'team: enquiries']))
      await database.run(takeSecondSteps)
    })

    test('only the server may call the functions, and every function is in this list', async () => {
      const known = await database.rows(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'try_as' order by 1`,
      )
      const listed = [
        ...functions.map((call) => call.split('(')[0]),
        ...Object.keys(askedByMembers),
        'applicant_counts',
        'applicant_seen',
        'applicants_page',
        'desk_jobs',
        'applicants_screen',
        'application_seen',
        'begin_enquiry_progress',
        'current_account',
        'employer_overview',
        'employer_tasks',
        'end_invitations_of_member',
        'end_release_of_application',
        'end_releases_of_company',
        'end_telling',
        'keep_reads_since',
        'note_new_reader',
        'reader_name',
        'end_releases_to_hidden',
        'enquiries_about',
        'follow_account_address',
        'advert_applied_for',
        'application_cv_facts',
        'end_application_cv',
        'follow_searching_address',
        'follow_enquiry_work',
        'forget_messages',
        'forget_person',
        'invited_applicants',
        'is_team',
        'job_facts',
        'job_history',
        'keep_advert',
        'keep_company_managed',
        'keep_enquiry_work',
        'keep_waitlist_words',
        'jobs_screen',
        'keep_company_of_slot',
        'keep_hidden_applications',
        'keep_last_step',
        'keep_contact_then',
        'keep_unread_statement',
        'my_colleagues',
        'my_company',
        'my_company_has_reader',
        'my_asked_company',
        'name_or_address',
        'keep_job_search',
        'keep_job_search_of_company',
        'forget_sign_ins',
        'keep_team_account',
        'refuse_address_of_others',
        'refuse_long_words',
        'my_applications',
        'my_job_counts',
        'my_job_titles',
        'leave_supported_people',
        'hand_over_appointments',
        'mark_support_entry',
        'follow_closed_file',
        'follow_hired_person',
        'forget_job_start',
        'my_job_starts',
        'my_check_ins',
        'referrals_screen',
        'referral_seen',
        'my_referral_tasks',
        'partner_first_page',
        'support_calendar_page',
        'my_referrals',
        'my_membership',
        'end_support_reminders',
        'hush_support',
        'move_support_reminders',
        'my_diary',
        'my_mentoring',
        'my_mentoring_work',
        'mentoring_seen',
        'leave_mentoring',
        'end_without_mentor',
        'end_mentoring_with_file',
        'my_suggestions',
        'shared_applications',
        'work_search',
        'my_open_steps',
        'my_support',
        'my_support_conversations',
        'my_unread_support',
        'support_appointment_for_calendar',
        'support_calendar',
        'colleagues_calendar',
        'support_day',
        'support_timeline',
        'support_work',
        'supported_people_screen',
        'supported_person_seen',
        'my_organisation',
        'my_partner_membership',
        'my_person',
        'my_profile',
        'my_unread_messages',
        'my_work',
        'note_advert',
        'note_live_job',
        'note_ready_for_work',
        'own_application_seen',
        'redirect_replies',
        'withdrawn_application',
        'times_of_others',
        'colleagues_in_history',
        'is_applicant_found',
        'notes_about_applicant',
      ].sort()
      expect(known.map(({ proname }) => proname)).toEqual(listed)

      const calls = names.flatMap((name) =>
        functions.map((call) => ({ name, what: call, statement: `select ${call}` })),
      )
      const outcomes = await resultsOf(database, calls)
      for (const { name, what } of calls) {
        const outcome = outcomes[`${name}: ${what}`]
        if (name === 'service' && !forNobody.has(what)) expect(outcome, what).not.toBe(refused)
        else expect(outcome, `${name}: ${what}`).toBe(refused)
      }
    })

    test('only the team sees what the desk lists', async () => {
      const asks = names.flatMap((name) =>
        Object.entries(askedByMembers).map(([what, statement]) => ({ name, what, statement })),
      )
      const outcomes = await resultsOf(database, asks)
      for (const { name, what } of asks) {
        const outcome = Number(outcomes[`${name}: ${what}`])
        if (name === 'anon' || name === 'service') expect(outcome, `${name}: ${what}`).toBe(Number(refused))
        else if (name === 'team') expect(outcome, what).toBeGreaterThan(0)
        else expect(outcome, `${name}: ${what}`).toBe(0)
      }
    })

    test('people learn only about themselves, and a role that they wrote themselves does not count', async () => {
      const asked = names.map((name) => ({ name, what: 'self', statement: 'select * from current_account()' }))
      const outcomes = await resultsOf(database, asked)
      for (const { name } of asked) {
        const isRefused = name === 'anon' || name === 'service'
        expect(outcomes[`${name}: self`], name).toBe(isRefused ? refused : liveAccounts.includes(name) ? '1' : '0')
      }
      const roles = names
        .filter((name) => liveAccounts.includes(name))
        .flatMap((name) =>
          ['employer', 'candidate', 'partner', 'caseworker', 'team'].map((role) => ({
            name,
            what: role,
            statement: `select 1 from current_account() where role = '${role}'`,
          })),
        )
      const held = await resultsOf(database, roles)
      const holders = Object.keys(held).filter((cell) => held[cell] === '1')
      expect(holders.sort()).toEqual(
        [
          'candidate: candidate',
          'caseworker: caseworker',
          'employer: employer',
          'partner: partner',
          'team: team',
          'unverified employer: employer',
        ].sort(),
      )
    })

    test('a request, a role, a download and a deletion do the same on both databases', async () => {
      const id = '00000000-0000-4000-8000-0000000000aa'
      const email = 'whole-life@example.org'
      const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
      await database.run(`
        update outgoing_emails set status = 'sent';
        insert into auth.users (id, email, raw_app_meta_data) values ('${id}', '${email}', '{"provider": "email"}');
        insert into enquiries (reference, form_source, first_name, last_name, email, phone_number, location, message)
          values ('SC-77777777', 'general', 'Jo', 'Li', 'Whole-Life@example.org', '123456', 'Leeds', 'Hello there');`)
      expect(await one(`set_account_role('${email}', 'partner', 'test')`)).toEqual({ outcome: 'unverified' })
      // What somebody typed about an address that nobody has shown to be theirs is not given out.
      expect(await one(`account_data('${id}') -> 'enquiries'`)).toEqual([])
      await database.run(`update auth.users set email_confirmed_at = now() where id = '${id}'`)

      // Without emails to hand over nobody is told.
      expect(await one(`set_account_role('WHOLE-LIFE@example.org', 'employer', 'test')`)).toEqual({
        outcome: 'changed',
        old_role: null,
        told: null,
      })
      const answer = `{"given": {"subject": "News", "html": "h", "text": "t"}}`
      expect(await one(`set_account_role('WHOLE-LIFE@example.org', 'partner', 'test', '${answer}')`)).toEqual({
        outcome: 'changed',
        old_role: 'employer',
        told: 'given',
      })
      expect(
        await database.rows(`select kind, to_address, subject from outgoing_emails where account_id = '${id}'`),
      ).toEqual([{ kind: 'role_answer', to_address: email, subject: 'News' }])
      expect(await one(`(select raw_app_meta_data from auth.users where id = '${id}')`)).toEqual({
        provider: 'email',
        role: 'partner',
      })
      expect(await one(`account_data('${id}') -> 'enquiries' -> 0 ->> 'reference'`)).toBe('SC-77777777')
      expect(await one(`account_data('${id}') -> 'enquiry_progress' -> 0 ->> 'state'`)).toBe('received')
      expect(await one(`account_data('${id}') -> 'role_changes' -> 0 ->> 'changed_by'`)).toBeNull()

      expect(await one(`delete_account('${id}', 'team@example.org', 's', '{references}', 'Delete {references}')`)).toBe(
        1,
      )
      expect(await one(`delete_account('${id}', 'team@example.org', 's', 'h', 't')`)).toBeNull()
      expect(await one(`(select count(*)::int from enquiry_progress where reference = 'SC-77777777')`)).toBe(0)
      expect(await one(`(select body_text from outgoing_emails where kind = 'account_deleted')`)).toEqual(
        'Delete SC-77777777',
      )
      expect(await one(`(select count(*)::int from role_changes where user_id = '${id}')`)).toBe(2)
    })

    test('only members of the team change the team, and the audit log records it each time', async () => {
      const [asker, second] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2']
      const member = people.team.id
      const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
      const email = `{"subject": "s", "html": "h", "text": "t"}`
      const emails = `{"given": ${email}, "closed": ${email}}`
      await database.run(`
        delete from audit_log;
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
          ('${asker}', 'asker@example.org', now(), '{}'), ('${second}', 'second@example.org', now(), '{}');`)
      for (const stranger of [asker, people.employer.id, people['deleted account'].id]) {
        for (const call of [
          `team_members('${stranger}')`,
          `change_member('${stranger}', 'asker@example.org', true, '${emails}')`,
          `desk_log_names('${stranger}', '[["account", "${asker}"]]')`,
          `set_account_role('asker@example.org', 'team', 'me', null, '${stranger}')`,
        ]) {
          expect(await one(call), call).toEqual({ outcome: 'forbidden' })
        }
      }

      const change = (address: string, isMember: boolean, actor: string = member) =>
        one(`change_member('${actor}', '${address}', ${isMember}, '${emails}')`)
      expect(await change('employer@example.org', true)).toMatchObject({ outcome: 'other_role', old_role: 'employer' })
      expect(await change('unknown@example.org', true)).toEqual({ outcome: 'no_account' })
      expect(await change('asker@example.org', false)).toEqual({ outcome: 'not_member' })
      expect(await change('team@example.org', false)).toEqual({ outcome: 'own' })
      const remove = `delete_account('${member}', 'team@example.org', 's', 'h', 't')`
      expect(await one(remove)).toBe(-1)
      expect(await one(`set_account_role('team@example.org', null, 'ops@desk')`)).toMatchObject({
        outcome: 'last_member',
      })

      expect(await change('Second@example.org', true)).toMatchObject({ outcome: 'changed', told: 'given' })
      expect(await change('second@example.org', true)).toMatchObject({ outcome: 'already' })
      const members = (await one(`team_members('${member}') -> 'members'`)) as { email: string; since: string | null }[]
      expect(members.map(({ email: address, since }) => [address, since !== null])).toEqual([
        ['second@example.org', true],
        ['team@example.org', false],
      ])
      const seen = `select count(*)::int as n from (select public.try_as('authenticated', '${second}', 'select * from audit_log') as n) t where n <> '0'`
      expect(await database.rows(seen)).toEqual([{ n: 1 }])
      expect(await change('second@example.org', false)).toMatchObject({ outcome: 'changed', told: 'closed' })
      expect(await database.rows(seen)).toEqual([{ n: 0 }])
      expect(await change('asker@example.org', true, second)).toEqual({ outcome: 'forbidden' })
      await one(`set_account_role('second@example.org', 'candidate', 'ops@desk')`)

      expect(await database.rows('select actor, action, subject_kind, subject from audit_log order by id')).toEqual(
        [
          ['team@example.org', 'given_team', second],
          ['team@example.org', 'taken_team', second],
          ['ops@desk', 'given_candidate', second],
        ].map(([actor, action, subject]) => ({ actor, action, subject_kind: 'account', subject })),
      )
      expect(
        await one(
          `desk_log_names('${member}', '[["account", "${asker}"], ["account", "00000000-0000-4000-8000-0000000000bf"]]') -> 'names'`,
        ),
      ).toEqual({
        [`account ${asker}`]: 'asker@example.org',
      })
    })

    test('each of our functions has a fixed search path', async () => {
      const loose = await database.rows(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not coalesce(proconfig::text like '%search_path=%', false)`,
      )
      expect(loose).toEqual([])
    })
  })
}
