import { expect, test } from 'playwright/test'

import { milestoneLengths } from '../../lib/domain/outcomes/job-check'
import { anAdvert } from '../support/an-advert'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const [person, worker, member, candidate] = [idOf(1), idOf(2), idOf(3), idOf(11)]
const [charity, company, file, application] = [idOf(101), idOf(102), idOf(201), idOf(301)]
const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const digest = (letter: string): string => letter.repeat(64)

/** A person whom a charity helps and a company has offered a job, with its first day today. */
const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${person}', 'person@example.org', now(), '{"role": "candidate"}'), ('${worker}', 'worker@example.org', now(), '{"role": "caseworker"}'),
    ('${member}', 'member@example.org', now(), '{"role": "employer"}');
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${charity}', 'partner', 'One', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');
  insert into organisations (id, name, sector, size, state) values ('${company}', 'Example Bakery', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, support) values ('${worker}', '${charity}', true);
  insert into organisation_members (user_id, organisation_id, see_applicants) values ('${member}', '${company}', true);
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, share_applications)
    values ('${file}', '${charity}', 'SP-000001', '${person}', '${worker}', 'Jo Li', 'jo', true);
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '3 years');
  insert into candidate_profiles (person_id, user_id, first_name, last_name) values ('${candidate}', '${person}', 'Jo', 'Li');
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
    values ('baker-a1b2c3d4', '${company}', 'live', '${JSON.stringify(anAdvert({ title: 'Baker', hoursPerWeek: 37.5 }))}', 'Baker', now());
  insert into job_adverts (job_id, title, advert)
    values ('baker-a1b2c3d4', 'Baker', '${JSON.stringify(anAdvert({ title: 'Baker', hoursPerWeek: 37.5 }))}');
  insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named, ended_on,
      first_day, start_due_on)
    values ('${application}', 'A-000001', 'baker-a1b2c3d4', '${company}', '${candidate}', 'accepted', now(), now(), 'candidate', true, now(),
      '{}', now());`

type Due = { check: string; account: string; by: 'email' | 'sms'; is_about_file: boolean }

let database: OwnDatabase
test.beforeAll(async () => void (database = await startOwnDatabase()))
test.beforeEach(async () => {
  await database.reset()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async <T = unknown>(expression: string): Promise<T> =>
  (await database.rows(`select ${expression} as value`))[0]?.value as T
const told = quoted({ subject: 's', html: 'h', text: 't', stop_url: 'u' })
const most = `'{"number": 9, "network": 9, "everybody": 9}'`
/** One round of the sender: who is asked, and how. Their links have the digest of this letter. */
const round = async (letter = 'a', texts = false) => {
  await one(`open_job_checks((now() at time zone 'Europe/London')::date, ${quoted(milestoneLengths)}, 50)`)
  const asked: string[] = []
  for (const { check, account, by } of await one<Due[]>(`job_checks_due(${texts}, 50)`)) {
    if (await one(`queue_job_check('${check}', '${account}', '${by}', '${digest(letter)}', ${told}, ${most})`))
      asked.push(by)
  }
  return asked
}
const answer = (letter: string, given: object) => one(`answer_job_check('${digest(letter)}', ${quoted(given)})`)
const began = (days: number) =>
  database.run(
    `update job_starts set started_on = started_on - ${days}, next_check_on = started_on - ${days};
       update applications set started_on = started_on - ${days} where stage = 'hired'`,
  )
const starts = () =>
  database.rows(
    `select title, hours_a_week::float8 as hours, is_confirmed, user_id, (started_on - current_date) as day from job_starts`,
  )
const checks = () =>
  database.rows(`select milestone, answer, reason, evidence, is_asked from job_checks order by due_on`)
const hire = (on = 'current_date') =>
  database.run(
    `update applications set stage = 'hired', started_on = ${on}, start_due_on = null where id = '${application}'`,
  )

test('a job start is made on the agreed first day, confirmed by the employer, and gone if nobody came', async () => {
  await database.run(`update applications set start_due_on = current_date + 1`)
  await round()
  expect(await starts()).toEqual([])
  await database.run(`update applications set start_due_on = current_date`)
  await round()
  await round()
  expect(await starts()).toEqual([{ title: 'Baker', hours: 37.5, is_confirmed: false, user_id: person, day: 0 }])
  await hire('current_date - 1')
  expect(await starts()).toEqual([{ title: 'Baker', hours: 37.5, is_confirmed: true, user_id: person, day: -1 }])
  await database.run(`update applications set stage = 'not_started', started_on = null where id = '${application}'`)
  expect(await starts()).toEqual([])
})

test('marking somebody hired is enough, and undone it leaves only what somebody was asked about', async () => {
  const undo = () =>
    database.run(`update applications set stage = 'accepted', started_on = null where id = '${application}'`)
  await hire()
  expect(await starts()).toHaveLength(1)
  await undo()
  expect(await starts()).toEqual([])
  await hire()
  await began(42)
  await round()
  await undo()
  expect(await starts()).toMatchObject([{ is_confirmed: false }])
  expect(await checks()).toHaveLength(1)
})

test('undone after the agreed day has come, a start is again as it was before the employer confirmed it', async () => {
  await database.run(`update applications set start_due_on = current_date - 2`)
  await round()
  await database.run(`update job_starts set hours_a_week = 20, may_ask_employer = true, may_be_counted = true`)
  await hire('current_date - 1')
  await database.run(
    `update applications set stage = 'accepted', started_on = null, start_due_on = current_date - 2 where id = '${application}'`,
  )
  expect(await starts()).toMatchObject([{ hours: 20, is_confirmed: false, day: -2 }])
  expect(await database.rows('select may_ask_employer, may_be_counted from job_starts')).toEqual([
    { may_ask_employer: true, may_be_counted: true },
  ])
})

test('after six weeks the person is asked by email, once, reminded once, and then nobody answered', async () => {
  await hire()
  await began(41)
  expect(await round()).toEqual([])
  await began(1)
  expect(await round()).toEqual(['email'])
  expect(await round()).toEqual([])
  expect(await one(`(select jsonb_agg(to_address) from outgoing_emails where kind = 'job_check')`)).toEqual([
    'person@example.org',
  ])
  const later = (days: number) =>
    database.run(
      `update job_checks set asked_at = asked_at - interval '${days} days', token_ends_at = token_ends_at - interval '${days} days'`,
    )
  await later(6)
  expect(await round()).toEqual([])
  await later(2)
  expect(await round('b')).toEqual(['email'])
  expect(await answer('a', { answer: 'in_post', reason: null, may_ask_employer: false, may_be_counted: false })).toBe(
    false,
  )
  await later(21)
  expect(await one(`job_check_asked('${digest('b')}')`)).toBeNull()
  expect(await round('c')).toEqual([])
  expect(await checks()).toEqual([
    { milestone: '6_weeks', answer: 'no_answer', reason: null, evidence: null, is_asked: true },
  ])
})

test('the link answers once, and what the person agreed to is only added to', async () => {
  await hire()
  await began(42)
  await round()
  expect(await one(`job_check_asked('${digest('a')}')`)).toMatchObject({ milestone: '6_weeks' })
  expect(await one(`job_check_asked('${digest('x')}')`)).toBeNull()
  const given = { answer: 'in_post', reason: null, may_ask_employer: true, may_be_counted: false }
  expect(await answer('a', given)).toBe(true)
  expect(await answer('a', { ...given, answer: 'ended' })).toBe(false)
  expect(await one(`job_check_asked('${digest('a')}')`)).toBeNull()
  expect(await checks()).toEqual([
    { milestone: '6_weeks', answer: 'in_post', reason: null, evidence: 'person_said', is_asked: true },
  ])
  expect(await one(`(select jsonb_build_array(may_ask_employer, may_be_counted) from job_starts)`)).toEqual([
    true,
    false,
  ])
  // What waited to be sent goes with the question.
  expect(await one(`(select count(*)::int from outgoing_emails where kind = 'job_check')`)).toBe(0)
  await began(49)
  expect(await round('b')).toEqual(['email'])
  expect(await answer('b', { ...given, answer: 'ended', reason: 'temporary' })).toBe(true)
  // Whose job has ended is not asked again.
  await began(400)
  await database.run(`update job_starts set next_check_on = null`)
  expect(await round('c')).toEqual([])
})

test('several checks that are due at once are one question, about the latest', async () => {
  await hire()
  await began(200)
  expect(await round()).toEqual(['email'])
  expect((await checks()).map(({ milestone }) => milestone)).toEqual(['6_months'])
  expect(await one(`(select next_check_on - started_on > 360 from job_starts)`)).toBe(true)
})

test('people who chose texts are asked by SMS, and by email where texts are not to be had', async () => {
  await database.run(`update auth.users set phone = '447700900123', phone_confirmed_at = now() where id = '${person}'`)
  expect(await one(`choose_update_texts('${person}', true)`)).toBe(true)
  await hire()
  await began(42)
  expect(await round('a', true)).toEqual(['sms'])
  expect(await one(`(select jsonb_agg(jsonb_build_array(channel, to_address, subject)) from outgoing_emails)`)).toEqual(
    [['sms', '+447700900123', '']],
  )
})

test('whoever wants no emails is not asked, and their worker is told', async () => {
  await database.run(`insert into application_email_choices (user_id, wants_emails) values ('${person}', false)`)
  await hire()
  await began(42)
  expect(await round()).toEqual([])
  expect(await one(`(select job_check_waits_since(p) = current_date from supported_people p)`)).toBe(true)
  const check = {
    start: await one(`(select id from job_starts)`),
    milestone: '6_weeks',
    answer: 'in_post',
    reason: null,
    evidence: 'payslip_seen',
  }
  const record = (given: object, length = '42 days') =>
    one(`record_job_check('${worker}', 'SP-000001', ${quoted(given)}, '${length}')`)
  const day = await one<string>(`current_date::text`)
  expect(await record({ ...check, day, milestone: '13_weeks' }, '91 days')).toEqual({ outcome: 'over' })
  expect(await record({ ...check, day, start: idOf(999) })).toEqual({ outcome: 'missing' })
  expect(await record({ ...check, day })).toEqual({ outcome: 'done' })
  expect(await one(`(select job_check_waits_since(p) from supported_people p)`)).toBeNull()
  expect(await one(`(select verified_by from job_checks)`)).toBe(worker)
})

test('a job that ends between two checks is recorded on the next one, and nothing is asked after it', async () => {
  await hire()
  await began(42)
  await round()
  const start = await one<string>(`(select id from job_starts)`)
  const day = await one<string>(`current_date::text`)
  const given = { start, milestone: '13_weeks', answer: 'ended', reason: 'temporary', evidence: 'person_said', day }
  const record = (change: object, length: string) =>
    one(`record_job_check('${worker}', 'SP-000001', ${quoted({ ...given, ...change })}, '${length}')`)
  expect(await record({ answer: 'in_post', reason: null }, '91 days')).toEqual({ outcome: 'over' })
  expect(await record({ milestone: '6_months' }, '6 months')).toEqual({ outcome: 'over' })
  expect(await record({}, '91 days')).toEqual({ outcome: 'done' })
  // The check after six weeks, which was asked and has no answer yet, waits for the worker instead.
  expect(
    await one(`(select jsonb_agg(jsonb_build_array(milestone, answer, token_digest) order by due_on) from job_checks)`),
  ).toEqual([
    ['6_weeks', 'no_answer', null],
    ['13_weeks', 'ended', null],
  ])
  expect(await one(`(select count(*)::int from outgoing_emails where status = 'pending')`)).toBe(0)
  expect(await one(`(select next_check_on from job_starts)`)).toBeNull()
  expect(await one(`(select in_work_since(p, true) from supported_people p)`)).toBeNull()
  // It can be put right, and the true check before it stays what it was.
  expect(await record({ milestone: '6_weeks', answer: 'in_post', reason: null }, '42 days')).toEqual({
    outcome: 'done',
  })
  expect(await record({ answer: 'moved_on', reason: 'better_job' }, '91 days')).toEqual({ outcome: 'done' })
  expect(await one(`(select jsonb_agg(jsonb_build_array(milestone, answer) order by due_on) from job_checks)`)).toEqual(
    [
      ['6_weeks', 'in_post'],
      ['13_weeks', 'moved_on'],
    ],
  )
  expect(await record({ milestone: '6_months' }, '6 months')).toEqual({ outcome: 'over' })
  await database.run(`update job_starts set started_on = started_on - 100`)
  expect(await round('b')).toEqual([])
})

test('an application that is not shared shows no job in the file, and none can be checked there', async () => {
  await hire()
  const seen = () => one<unknown[]>(`(select job_starts_in_file(p) from supported_people p)`)
  expect(await seen()).toHaveLength(1)
  await database.run(`update supported_people set share_applications = false`)
  expect(await seen()).toEqual([])
})

test('a job written down in a file is asked about where email is safe, and can be taken away', async () => {
  const given = {
    employer: 'Acme',
    title: 'Driver',
    hours_a_week: 20,
    is_real_living_wage: true,
    came_from_day_release: false,
  }
  const add = (who: string) =>
    one(
      `add_job_start('${who}', 'SP-000001', (${quoted(given)}::jsonb || jsonb_build_object('started_on', current_date - 42))::text)`,
    )
  expect(await add(member)).toEqual({ outcome: 'missing' })
  expect(await add(worker)).toEqual({ outcome: 'done' })
  expect(await round()).toEqual([])
  await database.run(`delete from job_checks; update job_starts set next_check_on = started_on where supported_person_id is not null;
        update supported_people set safe_ways = '["email"]'`)
  expect(await round()).toEqual(['email'])
  const start = await one<string>(`(select id from job_starts where supported_person_id is not null)`)
  expect(await one(`remove_job_start('${worker}', 'SP-000001', '${start}')`)).toEqual({ outcome: 'done' })
  expect(await one(`remove_job_start('${worker}', 'SP-000001', '${start}')`)).toEqual({ outcome: 'missing' })
})

test('the employer confirms what the person said, or stands beside it, and only if the person agreed', async () => {
  await hire()
  await began(42)
  await round()
  await answer('a', { answer: 'in_post', reason: null, may_ask_employer: false, may_be_counted: false })
  const six = (said: string) =>
    database.run(`update applications set six_weeks = null; update applications set six_weeks = '${said}'`)
  await six('in_post')
  expect(await checks()).toMatchObject([{ evidence: 'person_said' }])
  const choice = { hours_a_week: 30, came_from_day_release: true, may_ask_employer: true, may_be_counted: true }
  expect(await one(`choose_for_job_start('${worker}', (select id from job_starts), ${quoted(choice)})`)).toBe(false)
  expect(await one(`choose_for_job_start('${person}', (select id from job_starts), ${quoted(choice)})`)).toBe(true)
  await six('left')
  expect(await checks()).toMatchObject([{ answer: 'in_post', evidence: 'person_said' }])
  await six('in_post')
  expect(await checks()).toMatchObject([{ answer: 'in_post', evidence: 'employer_confirmed' }])
})

test('once the account is deleted, the employer, the month and what the checks found are left', async () => {
  await hire()
  await began(42)
  await round()
  await answer('a', { answer: 'moved_on', reason: 'better_job', may_ask_employer: false, may_be_counted: true })
  await one(`delete_account('${person}', 'team@example.org', 's', 'h', 't')`)
  expect(
    await database.rows(`select title, employer, application_id, user_id, supported_person_id, organisation_id,
          extract(day from started_on)::int as day, may_be_counted from job_starts`),
  ).toEqual([
    {
      title: '',
      employer: '',
      application_id: null,
      user_id: null,
      supported_person_id: null,
      organisation_id: company,
      day: 1,
      may_be_counted: true,
    },
  ])
  expect(await checks()).toMatchObject([{ answer: 'moved_on', reason: null }])
})

test('a job outlives the details of its application', async () => {
  await hire()
  await database.run(`update applications set applied_on = current_date - 300, changed_on = current_date - 290, ended_on = current_date - 290;
        select purge_expired();`)
  expect(await starts()).toMatchObject([{ title: 'Baker', user_id: person }])
})
