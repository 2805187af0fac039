import { expect, test } from 'playwright/test'

import { startOwnPostgres, type OwnPostgres } from '../support/own-database'
import { onlyInAll } from '../support/test-tags'
import { postgresPrograms } from '../../scripts/verify/find-postgres'

const organisations = 200
const peopleInEach = 100
const times = 20
/** What one question of a page may take in the middle, of the 60 ms of the whole page. */
const mostMs = 30

/** 200 organisations with a lead and four caseworkers each, and 20,000 people with what belongs to a file, each referred there. */
const crowd = `
  create function number(n integer) returns uuid language sql immutable as $$
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
    select number(n), 'account-' || n || '@example.org', now(), jsonb_build_object('role', case when n % 5 = 1 then 'partner' else 'caseworker' end)
    from generate_series(1, ${organisations * 5}) n;
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email, takes_referrals, places_a_month)
    select number(1000000 + n), 'partner', 'Charity ' || n, 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org', true, 500
    from generate_series(1, ${organisations}) n;
  insert into organisation_members (user_id, organisation_id, support, see_all_people, manage_people, refer)
    select number(n), number(1000000 + (n + 4) / 5), n % 5 <> 1, n % 5 = 1, n % 5 = 1, n % 5 = 1 from generate_series(1, ${organisations * 5}) n;
  insert into supported_people (id, organisation_id, reference, worker_id, name, town, place, establishment, release_on, known_by, changed_at)
    select number(2000000 + n), number(1000000 + o), 'SP-' || lpad(n::text, 6, '0'), number((o - 1) * 5 + 2 + n % 4), 'Person ' || md5(n::text),
      'Leeds', case when n % 3 = 0 then 'custody' else 'community' end, case when n % 3 = 0 then 'HMP Leeds' else '' end,
      case when n % 3 = 0 then current_date + n % 300 end, n::text, now() - n * interval '1 minute'
    from generate_series(1, ${organisations * peopleInEach}) n cross join lateral (select 1 + n % ${organisations} as o) w;
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    select id, 'w', 'v', 'signed', current_date - 10, current_date + 300 from supported_people;
  insert into work_restrictions (supported_person_id, kind, source) select id, 'officer_approves', 'person' from supported_people;
  insert into support_events (supported_person_id, version, kind, by_side)
    select p.id, v, 'changed', 'organisation' from supported_people p cross join generate_series(1, 5) v;
  insert into referrals (reference, state, sender_id, receiver_id, facts, consent_on, consent_until, supported_person_id, accepted_at, contact_due_on,
      changed_at)
    select 'RF-' || right(p.reference, 6), 'accepted', number(1000000 + 1 + (right(p.reference, 6)::integer * 7) % ${organisations}),
      p.organisation_id, '{"name": "Sam"}', current_date - 10, current_date + 300, p.id,
      p.changed_at - (right(p.reference, 6)::integer % 24) * interval '1 month', current_date, p.changed_at
    from supported_people p;
  insert into referral_events (referral_id, version, kind, by_side) select r.id, v, 'changed', 'sender' from referrals r cross join generate_series(1, 5) v;
  analyze;`

const asAccount = (id: string): string =>
  `set_config('request.jwt.claim.sub', '${id}', true), set_config('request.jwt.claims', '{"sub": "${id}", "role": "authenticated"}', true)`
const account = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const lead = account(1)
const worker = account(2)

test.describe('with 200 organisations and 20,000 people', onlyInAll, () => {
  test.skip(!postgresPrograms(), 'PostgreSQL is not installed here')
  let database: OwnPostgres
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    database = await startOwnPostgres()
    await database.run(crowd)
  })
  test.afterAll(() => database.stop())

  const screen = (query: object): string => `supported_people_screen('${JSON.stringify(query)}')`
  const questions: Record<string, [string, string]> = {
    'the list of a lead': [lead, screen({ sort: 'name' })],
    'its second page': [lead, screen({ sort: 'name', after_key: 'person 8', after_id: account(1) })],
    'by release': [lead, screen({ sort: 'release', release: '12_weeks' })],
    'by the last change': [lead, screen({ sort: 'waiting' })],
    'a search': [lead, screen({ sort: 'name', find: 'person 1' })],
    'the list of a caseworker': [worker, screen({ sort: 'name' })],
    'referrals received': [lead, `referrals_screen('{"direction": "received"}')`],
    'referrals sent': [lead, `referrals_screen('{"direction": "sent"}')`],
    'late first contacts': [lead, `referrals_screen('{"direction": "received", "state": "late"}')`],
    'referrals of a caseworker': [worker, `referrals_screen('{"direction": "received"}')`],
    'a referral': [
      lead,
      `referral_seen((select reference from referrals where sender_id = '${account(1_000_001)}' order by id limit 1))`,
    ],
    'who takes referrals now': [lead, 'partners_taking_referrals()'],
    'a file': [
      worker,
      `supported_person_seen((select reference from supported_people where worker_id = '${worker}' order by id limit 1))`,
    ],
  }

  test('each question of a page is answered in a few milliseconds', async () => {
    const middle: Record<string, number> = {}
    for (const [name, [who, call]] of Object.entries(questions)) {
      await database.run(`
        create table if not exists taken (name text, ms double precision);
        do $run$
        declare began timestamptz; answer jsonb;
        begin
          perform ${asAccount(who)};
          for i in 1..${times} loop
            began := clock_timestamp();
            answer := ${call};
            if answer is null or answer ->> 'outcome' = 'missing' then raise exception 'nothing was found'; end if;
            insert into taken values ('${name}', extract(epoch from clock_timestamp() - began) * 1000);
          end loop;
        end $run$;`)
      const [taken] = await database.rows(
        `select percentile_cont(0.5) within group (order by ms) as ms from taken where name = '${name}'`,
      )
      middle[name] = Math.round(Number(taken?.ms) * 10) / 10
    }
    console.log(middle)
    for (const [name, ms] of Object.entries(middle)) expect(ms, name).toBeLessThan(mostMs)
  })
})
