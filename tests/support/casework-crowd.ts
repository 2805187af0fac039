/** How many organisations, people in each, and for each of those: referrals, and as many notes as messages. */
export type CaseworkSize = { organisations: number; peopleInEach: number; referralsOfEach: number; notesOfEach: number }
/** The size that casework is measured with: docs/performance.md. */
export const fullCasework: CaseworkSize = { organisations: 200, peopleInEach: 100, referralsOfEach: 5, notesOfEach: 4 }
/** The same with a million notes and messages, which take half a minute to write. */
export const fullCaseworkWithWords: CaseworkSize = { ...fullCasework, notesOfEach: 25 }

/** The id of an account, an organisation or a person of the crowd. */
const numbered = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const crowdLead = numbered(1)
export const crowdWorker = numbered(2)
export const crowdOrganisation = numbered(1_000_001)

/**
 * Organisations with a lead and four caseworkers each, their people with what belongs to a file, and referrals: the one
 * that led to each file, and others in every state.
 */
export const caseworkCrowd = ({ organisations, peopleInEach, referralsOfEach, notesOfEach }: CaseworkSize): string => `
  create function number(n integer) returns uuid language sql immutable as $$
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
  -- An entry moves the day of its file, which would make all of them of today.
  set session_replication_role = replica;
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
    select number(n), 'account-' || n || '@example.org', now(), jsonb_build_object('role', case when n % 5 = 1 then 'partner' else 'caseworker' end)
    from generate_series(1, ${organisations * 5}) n;
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email, takes_referrals, places_a_month)
    select number(1000000 + n), 'partner', 'Charity ' || n, 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org', true, 500
    from generate_series(1, ${organisations}) n;
  insert into organisation_members (user_id, organisation_id, support, see_all_people, manage_people, refer, report)
    select number(n), number(1000000 + (n + 4) / 5), n % 5 <> 1, n % 5 = 1, n % 5 = 1, n % 5 = 1, n % 5 = 1 from generate_series(1, ${organisations * 5}) n;
  insert into supported_people (id, organisation_id, reference, worker_id, name, town, place, establishment, release_on, known_by, safe_ways, changed_at)
    select number(2000000 + n), number(1000000 + o), 'SP-' || lpad(n::text, 6, '0'), number((o - 1) * 5 + 2 + (n / ${organisations}) % 4), 'Person ' || md5(n::text),
      'Leeds', case when n % 3 = 0 then 'custody' else 'community' end, case when n % 3 = 0 then 'HMP Leeds' else '' end,
      case when n % 3 = 0 then current_date + n % 300 end, n::text, '["call"]', now() - n * interval '1 minute'
    from generate_series(1, ${organisations * peopleInEach}) n cross join lateral (select 1 + n % ${organisations} as o) w;
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    select id, 'w', 'v', 'signed', current_date - 10, current_date + 300 from supported_people;
  insert into work_restrictions (supported_person_id, kind, source) select id, 'officer_approves', 'person' from supported_people;
  insert into support_events (supported_person_id, version, kind, by_side)
    select p.id, v, 'changed', 'organisation' from supported_people p cross join generate_series(1, 5) v;
  insert into support_notes (supported_person_id, kind, words, author_id, written_at)
    select p.id, 'contact', 'Rang, and agreed what comes next.', p.worker_id, now() - n * interval '3 days'
    from supported_people p cross join generate_series(1, ${notesOfEach}) n;
  insert into support_threads (supported_person_id, key_id, wrapped, read_by_person_at, read_by_worker_at)
    select id, '000000000000', repeat('w', 60), now() - interval '2 days', now() - interval '2 days' from supported_people;
  -- Nobody has the key of these, so a page shows that they cannot be read. The latest of each third file is new to the worker.
  insert into support_messages (id, supported_person_id, by_side, author_id, sealed, written_at, send_at, sent_at, told_at)
    select gen_random_uuid(), p.id, case when n % 2 = 1 then 'person' else 'worker' end, case when n % 2 = 0 then p.worker_id end, repeat('s', 200), m.at, m.at, m.at, m.at
    from supported_people p cross join generate_series(1, ${notesOfEach}) n
    cross join lateral (select now() - (n * 3 - case when right(p.reference, 1) in ('1', '4', '7') then 2 else 0 end) * interval '1 day' as at) m;
  insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, worker_id, outcome)
    select p.id, 'support', now() + n * interval '7 days', now() + n * interval '7 days' + interval '1 hour', 'phone', 'by phone', p.worker_id,
      case when n < 0 then 'attended' end
    from supported_people p cross join generate_series(-3, 1) n where n <> 0;
  insert into support_steps (supported_person_id, goal, what, who, by_day)
    select p.id, 'Find work', 'Ring the depot', 'person', current_date + n from supported_people p cross join generate_series(1, 3) n;
  insert into referrals (reference, state, sender_id, receiver_id, facts, words, services, consent_wording, consent_way, consent_on, consent_until, supported_person_id,
      accepted_at, contact_due_on, changed_at, sent_at, reason, closed_at, receiver_told_at, sender_told_at)
    select 'RF-' || lpad((n * 10 + k)::text, 7, '0'), s.state, number(1000000 + 1 + (n * 7 + k) % ${organisations}), p.organisation_id,
      jsonb_build_object('name', p.name), 'A CV.', '{cv}', 'w', 'signed', current_date - 10, current_date + 300, case when k = 1 then p.id end,
      case when k = 1 then p.changed_at - (n % 24) * interval '1 month' end, case when k = 1 then current_date end,
      p.changed_at - k * interval '1 hour', p.changed_at - k * interval '1 day', case when s.state in ('declined', 'withdrawn') then 'not_ready' end,
      case when s.state in ('declined', 'withdrawn') then p.changed_at end, now(), now()
    from supported_people p cross join lateral (select right(p.reference, 6)::integer as n) i
    cross join generate_series(1, ${referralsOfEach}) k
    cross join lateral (select case k when 1 then 'accepted' when 2 then 'declined' when 3 then 'sent' else 'withdrawn' end as state) s;
  insert into referral_events (referral_id, version, kind, by_side)
    select r.id, v, 'changed', 'sender' from referrals r cross join generate_series(1, 3) v;
  set session_replication_role = origin;
  analyze;`
