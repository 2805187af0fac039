import { expect, test } from 'playwright/test'

import { stepKinds } from '../../lib/domain/applications/history'
import { stages } from '../../lib/domain/applications/stages'
import { undoKinds } from '../../lib/domain/applications/undo-stage'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const account = idOf(1)
const member = idOf(2)
const company = idOf(100)
const person = idOf(200)
const application = idOf(300)
const stillLinked = idOf(301)
const open = idOf(302)

/** Three applications that have everything an application can have: ended long ago, ended lately, and open. */
const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${account}', 'jo@example.org', now(), '{"role": "candidate"}'),
    ('${member}', 'member@example.org', now(), '{"role": "employer"}');
  insert into organisations (id, name, sector, size, state) values ('${company}', 'One', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, see_applicants, read_disclosures, manage_people)
    values ('${member}', '${company}', true, true, true);
  insert into jobs (id, organisation_id, status, advert, title, posted_on) values ('baker-leeds-1', '${company}', 'live', '{}', 'Baker', now());
  insert into candidate_profiles (person_id, user_id) values ('${person}', '${account}');
  insert into statement_keys (person_id, key_id, wrapped) values ('${person}', '0123456789ab', '${'k'.repeat(64)}');
  insert into applications (id, reference, job_id, organisation_id, person_id, version, stage, applied_on, changed_on, changed_by, is_named,
      reasons, disclosure, disclosure_on, checks, distance, checks_since, last_step_on, answer_due_on, answered_on, ended_on)
    select id::uuid, reference, 'baker-leeds-1', '${company}', '${person}', 9, stage, '2025-01-02', '2025-02-03', 'employer', true,
      '["experience"]', 'shared', '2025-01-10', '[{"kind": "licence_approval", "state": "waiting", "since": "2025-02-03"}]', 'under_5',
      case when stage = 'accepted' then date '2025-02-03' end, '2025-02-05', '2025-01-16', '2025-01-06', ended_on
    from (values ('${application}', 'A-000001', 'accepted', date '2025-02-03'), ('${stillLinked}', 'A-000002', 'accepted', current_date - 30),
      ('${open}', 'A-000003', 'offer', null)) a (id, reference, stage, ended_on);
  insert into application_events (application_id, happened_on, version, kind, by_side, actor_id, note)
    select a.id, '2025-01-02', 1, k.kind, 'employer', '${member}', 'Their words'
    from applications a cross join unnest(array['${stepKinds.join("','")}']) with ordinality k (kind, place) order by k.place;
  update applications set last_step_on = '2025-02-05';
  insert into own_application_parts (application_id, needs_approval) select id, true from applications;
  insert into interview_slots (application_id, on_day, at_time, minutes, way, place)
    select id, '2025-01-20', '10:00', 30, 'phone', 'Their number' from applications;
  with released as (
    insert into statement_releases (application_id, person_id, version) select id, '${person}', 1 from applications returning id
  ) insert into statement_readings (release_id, reader_id) select id, '${member}' from released;
  update applications set statement_since = '2025-01-10', contact_then = '{"first_name": "Jo"}';`

/** A message in each, and a report of it. */
const messages = `
  insert into application_threads (application_id, organisation_id, person_id, key_id, wrapped)
    select id, '${company}', '${person}', '0123456789ab', '${'k'.repeat(64)}' from applications;
  with sent as (
    insert into application_messages (id, application_id, by_side, actor_id, sealed)
    select gen_random_uuid(), id, 'employer', '${member}', '${'s'.repeat(64)}' from applications returning id
  ) insert into message_reports (organisation_id, message_id, reported_by, reason, is_sent_along)
    select '${company}', id, 'candidate', 'threat', true from sent;`

const readAs = `
create function public.read_as(p_id text, p_statement text) returns jsonb language plpgsql as $$
declare answer jsonb;
begin
  perform set_config('request.jwt.claim.sub', p_id, true);
  perform set_config('role', 'authenticated', true);
  execute 'select coalesce(jsonb_agg(q), ''[]'') from (' || p_statement || ') q' into answer;
  return answer;
end
$$;`

/** All that is left of one that ended long ago. */
const datesAndEnd = {
  id: application,
  reference: expect.stringMatching(/^A-[0-9A-Z]{12}$/),
  job_id: 'baker-leeds-1',
  organisation_id: company,
  person_id: null,
  version: 9,
  stage: 'accepted',
  applied_on: '2025-01-02',
  changed_on: '2025-02-03',
  changed_by: 'employer',
  is_named: true,
  reasons: [],
  disclosure: 'not_asked',
  disclosure_on: null,
  checks: [],
  is_hidden: false,
  distance: 'unknown',
  waits_since: null,
  checks_since: null,
  statement_since: null,
  advert_id: 1,
  why: '',
  answer_due_on: '2025-01-16',
  answered_on: '2025-01-06',
  for_replies: true,
  ended_on: '2025-02-03',
  last_step_on: null,
  first_day: null,
  started_on: null,
  six_weeks: null,
  start_due_on: null,
  contact_then: null,
}

let database: OwnDatabase
test.afterEach(() => database.stop())

const start = async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await database.run(messages)
  await database.run(readAs)
}
const row = async (id: string) =>
  (await database.rows(`select to_jsonb(a) as a from applications a where id = '${id}'`))[0]?.a
const partsOf = async (id: string) => {
  const [parts] = await database.rows(`select
        (select jsonb_agg(jsonb_build_array(kind, note, actor_id) order by id) from application_events where application_id = '${id}') as events,
        (select count(*)::int from interview_slots where application_id = '${id}') as slots,
        (select count(*)::int from own_application_parts where application_id = '${id}') as own,
        (select count(*)::int from statement_releases where application_id = '${id}') as releases`)
  return parts
}
const messagesOf = async (id: string) => {
  const [row] = await database.rows(`select
        (select count(*)::int from application_threads where application_id = '${id}') as threads,
        (select count(*)::int from application_messages where application_id = '${id}') as messages,
        (select jsonb_agg(jsonb_build_array(r.organisation_id, r.reason, r.message_id is null)) from message_reports r) as reports`)
  return row
}
const aReport = (isGone: boolean) => [company, 'threat', isGone]
// The seed has each kind of line once: the shortlist and the start are undone there.
const stagesAlone = {
  events: stages.filter((stage) => !(stage in undoKinds)).map((stage) => [stage, null, null]),
  slots: 0,
  own: 0,
  releases: 0,
}
const asMember = async (statement: string) =>
  (await database.rows(`select read_as('${member}', '${statement.replaceAll("'", "''")}') as answer`))[0]
    ?.answer as Record<string, unknown>[]

test('six months after it ended an application keeps its dates and how it ended, but not its reference', async () => {
  await start()
  const replyRate = async () => (await database.rows(`select company_replies('${company}') as rate`))[0]
  await database.run(`insert into applications (reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by, answer_due_on,
          answered_on, ended_on)
        select 'A-9' || lpad(i::text, 5, '0'), 'baker-leeds-1', '${company}', 'unsuccessful', '2025-01-02', '2025-02-03', 'employer',
          '2025-01-16', '2025-01-20', '2025-02-03' from generate_series(1, 12) i`)
  const [untouched, rate] = [await row(stillLinked), await replyRate()]
  await database.run('select purge_expired(1)')
  await database.run('select purge_expired(1)')
  expect(await row(application)).toEqual(datesAndEnd)
  expect(await partsOf(application)).toEqual(stagesAlone)
  // Messages go with it; of a report the company and the reason stay.
  expect(await messagesOf(application)).toMatchObject({ threads: 0, messages: 0 })
  expect(await messagesOf(stillLinked)).toEqual({
    threads: 1,
    messages: 1,
    reports: expect.arrayContaining([aReport(true), aReport(false), aReport(false)]),
  })
  expect(await row(stillLinked)).toEqual(untouched)
  expect(await partsOf(stillLinked)).toMatchObject({ slots: 1, own: 1, releases: 1 })
  expect(rate?.rate).toMatchObject({ percent: expect.any(Number) })
  expect(await replyRate()).toEqual(rate)

  // What the employer opens: nothing at the address it knew, and nothing of a record at the one in the list.
  expect(await asMember(`select application_seen('A-000001') as seen`)).toEqual([{ seen: null }])
  expect((await asMember(`select applicant_seen('A-000002') as seen`))[0]?.seen).not.toBeNull()
  const [listed] = await asMember(
    `select * from applicants_page('["accepted"]', false) where application_id = '${application}'`,
  )
  expect(listed).toMatchObject({ reference: datesAndEnd.reference, first_name: null, disclosure: 'not_asked' })
  const [opened] = await asMember(`select applicant_seen('${String(listed?.reference)}') as seen`)
  expect(JSON.stringify(opened)).not.toMatch(/"(asked|shared|declined)"|statement_(?!since)|approval|licence|Their/)
})

test('when an account is deleted all its applications are forgotten at once, open ones as withdrawn', async () => {
  await start()
  await database.run(`select delete_account('${account}', 'team@example.org', 's', 'h', 't')`)
  expect(await row(application)).toEqual(datesAndEnd)
  for (const id of [application, stillLinked]) expect(await partsOf(id)).toEqual(stagesAlone)
  for (const id of [application, stillLinked, open]) {
    expect(await messagesOf(id)).toEqual({ threads: 0, messages: 0, reports: Array(3).fill(aReport(true)) })
  }
  const [today] = await database.rows(`select (now() at time zone 'Europe/London')::date::text as day`)
  expect(await row(open)).toEqual({
    ...datesAndEnd,
    id: open,
    version: 10,
    stage: 'withdrawn',
    changed_by: 'candidate',
    changed_on: today?.day,
    ended_on: today?.day,
  })
  expect(await partsOf(open)).toEqual({
    ...stagesAlone,
    events: [...stagesAlone.events, ['withdrawn', null, null]],
  })
  const references = await database.rows(`select distinct reference from applications where reference !~ '^A-00000'`)
  expect(references).toHaveLength(3)
})

test('once its person has left, the company’s members read at the old reference that it is gone, and nothing else', async () => {
  await start()
  await database.run(`
        insert into organisations (id, name, sector, size, state) values ('${idOf(101)}', 'Hidden from', 'retail', '1_9', 'approved');
        insert into jobs (id, organisation_id, status, advert, title, posted_on)
          values ('cook-leeds-2', '${idOf(101)}', 'live', '{}', 'Cook', now());
        insert into applications (reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by)
          values ('A-000004', 'cook-leeds-2', '${idOf(101)}', '${person}', now(), now(), 'candidate');
        insert into hidden_companies (person_id, organisation_id) values ('${person}', '${idOf(101)}');
        select delete_account('${account}', 'team@example.org', 's', 'h', 't')`)
  const [today] = await database.rows(`select (now() at time zone 'Europe/London')::date::text as day`)
  const gone = { job_id: 'baker-leeds-1', job_title: 'Baker' }
  expect(await asMember(`select withdrawn_application('A-000003') as left`)).toEqual([
    { left: { ...gone, reference: 'A-000003', is_withdrawn: true, ended_on: today?.day } },
  ])
  expect(await asMember(`select withdrawn_application('A-000001') as left`)).toEqual([
    { left: { ...gone, reference: 'A-000001', is_withdrawn: false, ended_on: '2025-02-03' } },
  ])
  expect(
    await database.rows(`select reference from withdrawn_applications where organisation_id = '${idOf(101)}'`),
  ).toEqual([])
  await database.run(`update organisation_members set see_applicants = false`)
  expect(await asMember(`select withdrawn_application('A-000003') as left`)).toEqual([{ left: null }])
})
