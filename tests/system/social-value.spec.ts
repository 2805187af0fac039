import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const [reporter, colleague, stranger, person] = [idOf(1), idOf(2), idOf(3), idOf(4)]
const [company, other] = [idOf(101), idOf(102)]

const seed = `
  ${[reporter, colleague, stranger].map((id, at) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${id}', 'member-${at}@example.org', now(), '{"role": "employer"}');`).join('\n')}
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ('${person}', 'person@example.org', now(), '{"role": "candidate"}');
  insert into organisations (id, name, sector, size, state) values
    ('${company}', 'Example Bakery', 'retail', '1_9', 'approved'), ('${other}', 'Other', 'retail', '1_9', 'approved');
  insert into organisation_members (user_id, organisation_id, export_reports) values
    ('${reporter}', '${company}', true), ('${colleague}', '${company}', false), ('${stranger}', '${other}', true);
  insert into job_starts (id, user_id, organisation_id, started_on, hours_a_week, may_be_counted, is_confirmed) values
    ('${idOf(301)}', '${person}', '${company}', '2026-03-02', 20, true, true),
    ('${idOf(302)}', '${person}', '${company}', '2026-06-02', 30, true, true),
    ('${idOf(303)}', null, '${company}', '2026-03-02', 20, false, true),
    ('${idOf(304)}', null, '${company}', '2026-03-02', 20, true, false),
    ('${idOf(305)}', null, '${other}', '2026-03-02', 20, true, true);
  insert into job_checks (job_start_id, milestone, due_on, answer, evidence, answered_on)
    values ('${idOf(301)}', '6_weeks', '2026-04-13', 'in_post', 'person_said', '2026-04-14');`

const contract = `'{"name": "Cleaning", "buyer": "A council", "framework": "own", "starts_on": "2026-01-01", "ends_on": "2026-12-31",
  "targets": [{"measure": "started", "target": 5, "code": "A1"}]}'`

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value

test('only confirmed starts of people who agreed are counted, under a number that says nothing', async () => {
  expect(await one(`social_value_of('${reporter}')`)).toEqual({
    company: 'Example Bakery',
    contracts: [],
    dates_so_far: [],
    starts: [
      expect.objectContaining({
        person: 1,
        started_on: '2026-03-02',
        checks: [{ milestone: '6_weeks', answer: 'in_post', on: '2026-04-14' }],
      }),
      expect.objectContaining({ person: 1, started_on: '2026-06-02', checks: [] }),
    ],
  })
  expect(await one(`social_value_of('${colleague}')`)).toBeNull()
  expect(await one(`social_value_of('${person}')`)).toBeNull()
})

test('contracts belong to the company, and only who makes its reports changes them', async () => {
  const save = (actor: string, id = 'null', most = 30) =>
    one(`save_social_contract('${actor}', ${id}, ${contract}, ${most})`)
  expect(await save(colleague)).toBe('forbidden')
  expect(await save(reporter)).toBe('done')
  expect(await save(reporter, 'null', 1)).toBe('too_many')
  const id = String(await one(`(select id from social_contracts)`))
  expect(await save(stranger, `'${id}'`)).toBe('missing')
  expect(await save(reporter, `'${id}'`)).toBe('done')
  expect(await one(`delete_social_contract('${stranger}', '${id}')`)).toBe('missing')
  expect(await one(`delete_social_contract('${reporter}', '${id}')`)).toBe('done')
})

test('the dates of a contract stay after it is moved or deleted, so that its reports go on hiding what they would show', async () => {
  const given = (endsOn: string) => contract.replace('2026-12-31', endsOn)
  const save = (id: string, endsOn: string, most = 30) =>
    one(`save_social_contract('${reporter}', ${id}, ${given(endsOn)}, ${most})`)
  expect(await save('null', '2026-11-30')).toBe('done')
  const id = `'${String(await one(`(select id from social_contracts)`))}'`
  expect(await save(id, '2026-11-29')).toBe('done')
  expect(await save(id, '2026-11-30')).toBe('done')
  expect(await one(`delete_social_contract('${reporter}', ${id})`)).toBe('done')
  expect(await one(`social_value_of('${reporter}')`)).toMatchObject({
    dates_so_far: [
      ['2026-01-01', '2026-12-31'],
      ['2026-01-01', '2026-11-30'],
      ['2026-01-01', '2026-11-29'],
    ],
  })
  expect(await save('null', '2026-11-28', 0)).toBe('too_many_dates')
})
