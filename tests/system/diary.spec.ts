import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { prepareTries, resultsOf } from '../support/try-as'

const [person, another, worker, organisation, file, company, application] = [1, 2, 3, 101, 201, 301, 401].map(idOf)

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${person}', 'person@example.org', now(), '{"role": "candidate"}'),
    ('${another}', 'another@example.org', now(), '{"role": "candidate"}'),
    ('${worker}', 'worker@example.org', now(), '{"role": "caseworker"}');
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat', 'pat@example.org');
  insert into supported_people (id, organisation_id, reference, user_id, name, known_by)
    values ('${file}', '${organisation}', 'SP-000001', '${person}', 'Jo Li', 'jo');
  insert into support_appointments (supported_person_id, kind, starts_at, ends_at, way, place, is_cancelled)
    values ('${file}', 'health', '2030-07-01T08:00Z', '2030-07-01T08:45Z', 'in_person', '4 Mill Lane', false),
      ('${file}', 'support', '2030-07-01T10:00Z', '2030-07-01T11:00Z', 'phone', 'by phone', true);
  insert into support_steps (supported_person_id, goal, what, who, done_on) values
    ('${file}', 'A job', 'Write a CV', 'person', null), ('${file}', 'A job', 'Ring the college', 'worker', null),
    ('${file}', 'A job', 'Buy a bus pass', 'person', '2026-11-01');
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');`

const interview = `
  insert into organisations (id, name, sector, size, state) values ('${company}', 'Example Bakery', 'retail', '1_9', 'approved');
  insert into jobs (id, organisation_id, status, advert, title, posted_on)
    values ('baker-leeds-1', '${company}', 'live', '{"town": "Leeds"}', 'Baker', '2026-01-01');
  insert into candidate_profiles (person_id, user_id) values ('${person}', '${person}');
  insert into applications (id, reference, job_id, organisation_id, person_id, stage, applied_on, changed_on, changed_by, is_named)
    values ('${application}', 'A-000001', 'baker-leeds-1', '${company}', '${person}', 'interview', '2030-06-01', '2030-06-02', 'employer', true);
  insert into interview_slots (application_id, on_day, at_time, minutes, way, place, postcode, state) values
    ('${application}', '2030-07-02', '14:00', 30, 'in_person', 'Head office', 'LS1 4AB', 'chosen'),
    ('${application}', '2030-07-03', '14:00', 30, 'in_person', 'Head office', 'LS1 4AB', 'declined');`

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
const add = (who: string | undefined, change: object = {}) => {
  const entry = { title: 'Dentist', on: '2030-07-02', at: '09:30', minutes: 30, place: '', most: 3, ...change }
  return one(`add_diary_entry('${who}', '${JSON.stringify(entry)}')`)
}

test('a diary has interviews, appointments and own entries by their time, and nothing that was called off', async () => {
  await database.run(interview)
  expect(await add(person)).toBe('done')
  const all = await one(`diary_of('${person}', '2030-07-01', null, 10)`)
  expect(all).toMatchObject([
    // 8:00 in UTC is 9:00 in a British July.
    {
      kind: 'appointment',
      on_day: '2030-07-01',
      at_time: '09:00',
      minutes: 45,
      is_for: 'health',
      with: 'A Fresh Start',
      reference: 'SP-000001',
    },
    { kind: 'own', title: 'Dentist', at_time: '09:30', way: null },
    {
      kind: 'interview',
      title: 'Baker',
      with: 'Example Bakery',
      place: 'Head office, LS1 4AB',
      reference: 'A-000001',
    },
  ])
  expect(await one(`diary_of('${person}', '2030-07-02', '2030-07-03', 1)`)).toMatchObject([{ kind: 'own' }])
})

test('the first interview time that can still be chosen stands in the diary, and in no calendar elsewhere', async () => {
  await database.run(interview)
  const offered = `insert into interview_slots (application_id, on_day, at_time, minutes, way, place, state) values
        ('${application}', '2030-07-04', '09:00', 30, 'phone', 'by phone', 'offered'),
        ('${application}', '2030-07-04', '11:00', 30, 'phone', 'by phone', 'offered'),
        ('${application}', '2026-01-05', '09:00', 30, 'phone', 'by phone', 'offered')`
  await database.run(offered)
  const daysOf = (offers: boolean) =>
    database.rows(`select e ->> 'on_day' as day, e -> 'is_offered' as offered
          from jsonb_array_elements(diary_of('${person}', '2026-01-01', null, 10, ${offers})) e where e ->> 'kind' = 'interview'`)
  const agreed = { day: '2030-07-02', offered: false }
  expect(await daysOf(false)).toEqual([agreed])
  expect(await daysOf(true)).toEqual([agreed, { day: '2030-07-04', offered: true }])
})

test('each sees their own diary and open steps, and a worker sees none', async () => {
  await add(person)
  await add(another, { title: 'Driving test' })
  const diary = `select 1 from jsonb_array_elements(my_diary('2030-07-02', null, 9) -> 'entries') e where e ->> 'title' like '%'`
  const steps = `select 1 from jsonb_array_elements(my_open_steps()) s`
  const tries = Object.entries({ person, another, worker }).flatMap(([name, id = null]) => [
    { cell: `${name}: diary`, as: 'authenticated', id, statement: diary },
    {
      cell: `${name}: Driving test`,
      as: 'authenticated',
      id,
      statement: `${diary} and e ->> 'title' = 'Driving test'`,
    },
    { cell: `${name}: steps`, as: 'authenticated', id, statement: steps },
  ])
  expect(await resultsOf(database, tries)).toEqual({
    'person: diary': '1',
    'person: Driving test': '0',
    'person: steps': '1',
    'another: diary': '1',
    'another: Driving test': '1',
    'another: steps': '0',
    'worker: diary': '0',
    'worker: Driving test': '0',
    'worker: steps': '0',
  })
})

test('an entry is added once and up to a limit, by somebody who looks for work, and removed by its owner alone', async () => {
  expect(await add(worker)).toBe('missing')
  expect([await add(person), await add(person)]).toEqual(['done', 'done'])
  expect(await one(`(select count(*)::int from diary_entries)`)).toBe(1)
  await add(person, { at: '10:00' })
  await add(person, { at: '11:00' })
  expect(await add(person, { at: '12:00' })).toBe('too_many')
  const id = await one(`(select id from diary_entries order by at_time limit 1)`)
  await one(`remove_diary_entry('${another}', '${String(id)}')`)
  expect(await one(`(select count(*)::int from diary_entries)`)).toBe(3)
  await one(`remove_diary_entry('${person}', '${String(id)}')`)
  expect(await one(`(select count(*)::int from diary_entries)`)).toBe(2)
})

test('an entry goes six months after its day, and with the account', async () => {
  await add(person)
  await database.run(`insert into diary_entries (user_id, title, on_day, at_time, minutes) values
        ('${person}', 'aged', now() - interval '6 months 2 days', '10:00', 30),
        ('${person}', 'yet', now() - interval '5 months 20 days', '10:00', 30)`)
  await database.run('select purge_expired()')
  expect(await database.rows('select title from diary_entries order by title')).toEqual([
    { title: 'Dentist' },
    { title: 'yet' },
  ])
  await database.run(`delete from auth.users where id = '${person}'`)
  expect(await one(`(select count(*)::int from diary_entries)`)).toBe(0)
})
