import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const [person, worker, colleague, organisation, file, company, profile, application] = [
  1, 2, 3, 101, 201, 301, 302, 401,
].map(idOf)

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
    ('${person}', 'person@example.org', now(), '{"role": "candidate"}', '{}'),
    ('${worker}', 'worker@example.org', now(), '{"role": "caseworker"}', '{"full_name": "Kim Lane"}'),
    ('${colleague}', 'colleague@example.org', now(), '{"role": "caseworker"}', '{}');
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support) values ('${worker}', '${organisation}', true), ('${colleague}', '${organisation}', true);
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways, district)
    values ('${file}', '${organisation}', 'SP-000001', '${person}', '${worker}', 'Jo Li', 'jo', '["email"]', 'LS1');
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');
  insert into work_restrictions (supported_person_id, kind, detail, source, ends_on) values
    ('${file}', 'districts', 'LS2, LS3', 'person', null), ('${file}', 'hours', '9 to 5', 'person', '2020-01-01');
  insert into organisations (id, name, sector, size, state) values ('${company}', 'Example Bakery', 'retail', '1_9', 'approved');
  insert into jobs (id, organisation_id, status, advert, title, posted_on, closed_on) values
    ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-01-01', null),
    ('driver-leeds-1', '${company}', 'closed', '{"town": "Leeds"}', 'Driver', '2026-01-01', '2026-02-01');
  insert into candidate_profiles (person_id, user_id, district) values ('${profile}', '${person}', 'LS9');
  insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, disclosure, checks)
    values ('${application}', 'A-000001', 'baker-leeds-1', '${company}', '${profile}', 'offer', '2026-06-01', '2026-06-02', 'employer', true,
      'asked', '[{"kind": "licence_approval", "state": "waiting", "since": "2026-06-02"}]');`

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())
const one = async (expression: string): Promise<unknown> =>
  (await database.rows(`select ${expression} as value`))[0]?.value
const suggest = (who = worker, job = 'baker-leeds-1') =>
  one(`suggest_job('${who}', 'SP-000001', '${job}', 'It is close to you')`)
const sees = async (id: string | undefined, where: string, statement: string): Promise<boolean> => {
  const result = await resultsOf(database, [
    {
      cell: 'it',
      as: 'authenticated',
      id: id ?? null,
      statement: `select 1 from (select ${statement} as v) s where ${where}`,
    },
  ])
  return result.it === '1'
}

test('a job is suggested once, by whoever helps the person, while it is open', async () => {
  expect(await suggest()).toMatchObject({ outcome: 'done', account: person, reference: 'SP-000001' })
  expect(await suggest()).toEqual({ outcome: 'already' })
  expect(await suggest(worker, 'driver-leeds-1')).toEqual({ outcome: 'gone' })
  expect(await suggest(colleague)).toEqual({ outcome: 'missing' })
  await database.run(`update supported_people set user_id = null`)
  expect(await suggest()).toEqual({ outcome: 'no_account' })
})

test('the email goes to an address that is safe, once in 12 hours, and is gone when the consent ends', async () => {
  const made = (await suggest()) as { suggestion: string }
  const tell = () =>
    one(`queue_suggestion_notice('${made.suggestion}', '${person}',
          '{"subject": "There is something new for you", "html": "h", "text": "t", "stop_url": "s"}')`)
  expect([await tell(), await tell()]).toEqual([true, false])
  expect(await database.rows('select kind, subject from outgoing_emails')).toEqual([
    { kind: 'support_message', subject: 'There is something new for you' },
  ])
  await database.run(`delete from outgoing_emails; update supported_people set safe_ways = '["call"]'`)
  expect(await tell()).toBe(false)
})

test('the person sees who suggested it and says no thanks; a company that they hide from is left out', async () => {
  await suggest()
  const inTimeline = `v -> 'entries' @> '[{"kind": "job", "what": "suggested", "words": "Baker", "who": "Kim Lane"}]'`
  expect(await sees(worker, inTimeline, `support_timeline('SP-000001', '{}', 5)`)).toBe(true)
  const mine = `jsonb_array_elements(my_suggestions('2026-07-01'))`
  expect(await sees(person, `v ->> 'by' = 'Kim Lane' and v ->> 'organisation' = 'A Fresh Start'`, mine)).toBe(true)
  expect(await sees(person, `v -> 'job' ->> 'status' = 'live' and v -> 'job' -> 'advert' is not null`, mine)).toBe(true)
  expect(await sees(worker, 'true', mine)).toBe(false)
  await database.run(`insert into hidden_companies (person_id, organisation_id) values ('${profile}', '${company}')`)
  expect(await sees(person, 'true', mine)).toBe(false)
  await database.run('delete from hidden_companies')
  const id = String(await one('(select id from job_suggestions)'))
  expect(await one(`decline_suggestion('${worker}', '${id}')`)).toBe('missing')
  expect(await one(`decline_suggestion('${person}', '${id}')`)).toBe('done')
  expect(await sees(person, 'true', mine)).toBe(false)
  expect(
    await sees(worker, `v -> 'suggested' -> 0 ->> 'declined_at' is not null`, `work_search('SP-000001', '2026-07-01')`),
  ).toBe(true)
})

test('a member sees the profile and the applications only as far as they are shared, and nothing about a record', async () => {
  const search = `work_search('SP-000001', '2026-07-01')`
  const shown = (where: string, who = worker) => sees(who, where, search)
  expect(await shown(`v -> 'profile' = 'null' and v -> 'applications' = 'null' and v ->> 'district' = 'LS1'`)).toBe(
    true,
  )
  expect(await shown(`jsonb_array_length(v -> 'restrictions') = 1`)).toBe(true)
  expect(await shown('v is not null', colleague)).toBe(false)
  expect(await shown('v is not null', person)).toBe(false)
  await database.run('update supported_people set share_profile = true, share_applications = true')
  expect(await shown(`v -> 'profile' ->> 'district' = 'LS9'`)).toBe(true)
  const application = `v -> 'applications' -> 0 @> '{"job_id": "baker-leeds-1", "approval_since": "2026-06-02"}'`
  expect(await shown(application)).toBe(true)
  expect(await shown(`v::text ~ 'disclosure|asked|A record'`)).toBe(false)
})

test('of everybody whom a member helps, the applications show of those who share them', async () => {
  const shown = (where: string, who = worker) => sees(who, where, `shared_applications('2026-07-01')`)
  expect(await shown(`v = '[]'`)).toBe(true)
  await database.run('update supported_people set share_applications = true')
  expect(await shown(`v -> 0 ->> 'name' = 'Jo Li' and v -> 0 -> 'applications' -> 0 ->> 'job' = 'Baker'`)).toBe(true)
  expect(await shown(`v::text ~ 'disclosure|asked|A record'`)).toBe(false)
  expect(await shown(`v = '[]'`, colleague)).toBe(true)
  // Whoever shares them and has applied for nothing yet is counted.
  await database.run('update supported_people set user_id = null, share_applications = true')
  expect(await shown(`v -> 0 ->> 'name' = 'Jo Li' and v -> 0 -> 'applications' = '[]'`)).toBe(true)
  expect(await shown('v is not null', person)).toBe(false)
})

test('a suggestion is taken back by whoever helps the person, and goes with the file', async () => {
  await suggest()
  expect(await one(`take_back_suggestion('${colleague}', 'SP-000001', 'baker-leeds-1')`)).toEqual({
    outcome: 'missing',
  })
  expect(await one(`take_back_suggestion('${worker}', 'SP-000001', 'baker-leeds-1')`)).toEqual({ outcome: 'done' })
  await suggest()
  expect(await one(`support_data_of('${person}') -> 0 -> 'job_suggestions' -> 0 ->> 'why'`)).toBe('It is close to you')
  // In the copy of their data the person reads the job's title, also of one that they did not apply for.
  await database.run('delete from applications')
  expect(await one(`account_data_names('${person}') -> 'jobs' ->> 'baker-leeds-1'`)).toBe('Baker')
  await database.run('delete from supported_people')
  expect(await one('(select count(*)::int from job_suggestions)')).toBe(0)
})
