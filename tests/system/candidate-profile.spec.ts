import { expect, test } from 'playwright/test'

import { noWants, type Wants } from '@/lib/domain/candidates/profile'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { suitedJobs } from '@/lib/domain/job-board/suited-jobs'
import { anAdvert } from '../support/an-advert'
import { addLiveJob, storyJobs } from '../support/live-jobs'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const jo = '00000000-0000-4000-8000-000000000001'
const al = '00000000-0000-4000-8000-000000000002'
const unverified = '00000000-0000-4000-8000-000000000003'
const employer = '00000000-0000-4000-8000-000000000004'
const bakery = '00000000-0000-4000-8000-000000000101'
const waiting = '00000000-0000-4000-8000-000000000102'

const seed = `
  insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
    ('${jo}', 'jo@example.org', now(), '{"role": "candidate"}'),
    ('${al}', 'al@example.org', now(), '{"role": "candidate"}'),
    ('${unverified}', 'un@example.org', null, '{"role": "candidate"}'),
    ('${employer}', 'boss@example.org', now(), '{"role": "employer"}');
  insert into organisations (id, name, sector, size, state) values
    ('${bakery}', 'Example Bakery', 'retail', '1_9', 'approved'),
    ('${waiting}', 'Example Brewery', 'retail', '1_9', 'waiting');
  insert into jobs (id, organisation_id, status, advert, posted_on) values ('baker-12345678', '${bakery}', 'live', '{}', now());`

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const commit = (actor: string, version: number, change: object) =>
  ask(`commit_profile('${actor}', ${version}, '${JSON.stringify(change)}')`)
const contactOf = (actor: string) =>
  database.rows(`select c.first_name, c.last_name, c.town, c.phone, c.email from candidate_contacts c
        join candidate_profiles p using (person_id) where p.user_id = '${actor}'`)

test('the first save creates profile, card and contacts together, and each later one keeps them consistent', async () => {
  expect(await commit(employer, 0, { first_name: 'Boss' })).toEqual({ outcome: 'forbidden' })
  expect(await commit(unverified, 0, { first_name: 'Un' })).toEqual({ outcome: 'forbidden' })
  expect(await database.rows('select 1 from candidate_profiles')).toEqual([])

  const about = { first_name: 'Jo', last_name: 'Li', town: 'Leeds', phone: '0113 496 0000', district: 'LS1' }
  expect(await commit(jo, 0, about)).toEqual({ outcome: 'done', version: 1 })
  expect(await contactOf(jo)).toEqual([{ first_name: 'Jo', last_name: 'Li', town: 'Leeds', phone: null, email: null }])
  expect(await commit(jo, 1, { skills: ['Baking'], right_to_work: true })).toEqual({ outcome: 'done', version: 2 })
  const [card] = await database.rows('select skills, right_to_work from candidate_cards')
  expect(card).toEqual({
    skills: ['Baking'],
    right_to_work: true,
  })
  expect(await commit(jo, 2, { share_phone: true, share_email: true })).toEqual({ outcome: 'done', version: 3 })
  expect((await contactOf(jo))[0]).toMatchObject({ phone: '0113 496 0000', email: 'jo@example.org' })
  expect(await commit(jo, 3, { share_phone: false })).toEqual({ outcome: 'done', version: 4 })
  expect((await contactOf(jo))[0]).toMatchObject({ phone: null, email: 'jo@example.org' })
})

test('a change to an old version, to somebody else’s row or to a field that the form does not have changes nothing', async () => {
  expect(await commit(jo, 3, { first_name: 'Old' })).toEqual({ outcome: 'changed', version: 4 })
  await commit(al, 0, { first_name: 'Al', last_name: 'Ng' })
  const [own] = await database.rows(`select person_id from candidate_profiles where user_id = '${jo}'`)
  expect(
    await commit(al, 1, {
      person_id: own?.person_id,
      user_id: jo,
      version: 99,
      town: 'York',
    }),
  ).toEqual({ outcome: 'done', version: 2 })
  expect(await database.rows('select first_name, town, version from candidate_profiles order by first_name')).toEqual([
    { first_name: 'Al', town: 'York', version: 2 },
    { first_name: 'Jo', town: 'Leeds', version: 4 },
  ])
  for (const change of [{ first_name: 'x'.repeat(101) }, { visibility: 'everybody' }, { district: 'LEEDS' }]) {
    await expect(commit(jo, 4, change)).rejects.toThrow()
  }
  expect(await commit(jo, 4, {})).toEqual({ outcome: 'done', version: 5 })
})

test('a shared address follows the account’s, and disappears while it is not verified', async () => {
  await database.run(`update auth.users set email = 'jo.li@example.org' where id = '${jo}'`)
  expect((await contactOf(jo))[0]).toMatchObject({ email: 'jo.li@example.org' })
  await database.run(`update auth.users set email_confirmed_at = null where id = '${jo}'`)
  expect((await contactOf(jo))[0]).toMatchObject({ email: null })
  await database.run(`update auth.users set email_confirmed_at = now() where id = '${jo}'`)
  expect((await contactOf(jo))[0]).toMatchObject({ email: 'jo.li@example.org' })
  expect((await contactOf(al))[0]).toMatchObject({ email: null })
})

test('companies are found by the beginnings of words, and people can hide from them unless an application is open there', async () => {
  const found = (actor: string, text: string) => ask(`companies_to_hide_from('${actor}', '${text}')`)
  const both = { id: bakery, name: 'Example Bakery', is_hidden: false }
  for (const text of ['bak', 'EXAMPLE', 'exam bakery', ' & bak ! ']) {
    expect(await found(jo, text), text).toEqual({ outcome: 'done', companies: [both] })
  }
  for (const text of ['', '&', 'akery', 'brewery', ':*']) {
    expect(await found(jo, text), text).toEqual({ outcome: 'done', companies: [] })
  }
  expect(await found(employer, 'bak')).toEqual({ outcome: 'forbidden' })
  // Of more than are read, the one of just that name comes first.
  await database.run(`insert into organisations (name, sector, size, state)
        select case when i = 60 then 'Green' else 'A Green Company ' || i end, 'retail', '1_9', 'approved' from generate_series(1, 60) i`)
  const { companies } = (await found(jo, 'green')) as { companies: { name: string }[] }
  expect([companies.length, companies[0]?.name]).toEqual([10, 'Green'])

  const hide = (actor: string, company: string, isHidden = true) =>
    ask(`hide_from_company('${actor}', '${company}', ${isHidden})`)
  expect(await hide(employer, bakery)).toEqual({ outcome: 'forbidden' })
  expect(await hide(jo, jo)).toEqual({ outcome: 'missing' })
  await database.run(`insert into applications (reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by)
        select 'A-000001', 'baker-12345678', '${bakery}', person_id, now(), now(), 'candidate'
        from candidate_profiles where user_id = '${jo}'`)
  expect(await hide(jo, bakery)).toEqual({ outcome: 'open_application' })
  await database.run(`update applications set stage = 'withdrawn', ended_on = now()`)
  expect(await hide(jo, bakery)).toEqual({ outcome: 'done' })
  expect(await hide(jo, bakery)).toEqual({ outcome: 'done' })
  expect(await found(jo, 'bak')).toEqual({ outcome: 'done', companies: [{ ...both, is_hidden: true }] })
  expect(await ask(`companies_hidden_from('${jo}')`)).toEqual([{ id: bakery, name: 'Example Bakery' }])
  expect(await ask(`companies_hidden_from('${al}')`)).toEqual([])
  expect(await hide(al, bakery, false)).toEqual({ outcome: 'done' })
  expect(await ask(`companies_hidden_from('${jo}')`)).toHaveLength(1)
  expect(await hide(jo, bakery, false)).toEqual({ outcome: 'done' })
  expect(await ask(`companies_hidden_from('${jo}')`)).toEqual([])
})

test('jobs are suggested by what a person looks for, saved and hidden, never of a company they hide from', async () => {
  const advert = (change: object) => `'${JSON.stringify({ ...anAdvert(), ...change })}'`
  await database.run(`
        insert into postcode_districts values ('LS1', 53.797, -1.543), ('BN1', 50.83, -0.14) on conflict do nothing;
        delete from jobs;
        insert into jobs (id, organisation_id, status, closed_on, has_nights, advert, posted_on) values
          ('shop-job', '${bakery}', 'live', null, false, ${advert({ sector: 'retail', title: 'Shop job', pattern: 'Monday to Friday, 8am to 4pm, no nights' })}, '2026-11-04'),
          ('night-job', '${bakery}', 'live', null, true, ${advert({ pattern: 'Nights, Sunday to Thursday' })}, '2026-11-03'),
          ('short-job', '${bakery}', 'live', null, false, ${advert({ hoursPerWeek: 16, postcode: 'BN1 1AA' })}, '2026-11-02'),
          ('gone-job', '${bakery}', 'closed', '2026-11-05', false, ${advert({ title: 'Gone job' })}, '2026-11-01');`)
  const listOf = async (actor: string, list: string, miles: number | null = null, from = 0, rows = 20) => {
    const answer = await ask(`jobs_for_person('${actor}', '2026-11-20', '${list}', ${miles}, ${from}, ${rows})`)
    const { jobs, has_more: hasMore } = answer as { jobs: { id: string }[]; has_more: boolean }
    return [...jobs.map(({ id }) => id), ...(hasMore ? ['more'] : [])]
  }
  expect(await ask(`jobs_for_person('${employer}', '2026-11-20', 'suited', null, 0, 20)`)).toEqual({
    outcome: 'forbidden',
  })
  expect(await listOf(jo, 'suited')).toEqual(['shop-job', 'night-job', 'short-job'])
  expect(await listOf(jo, 'suited', 25)).toEqual(['shop-job', 'night-job'])
  expect(await listOf(jo, 'suited', null, 1, 1)).toEqual(['night-job', 'more'])
  expect(await listOf(jo, 'suited', null, 2, 1)).toEqual(['short-job'])

  const nearest = await ask(`jobs_for_person('${jo}', '2026-11-20', 'suited', null, 0, 20, 'nearest')`)
  expect((nearest as { jobs: { id: string; miles: number }[] }).jobs.map(({ id, miles }) => [id, miles])).toEqual([
    ['shop-job', 0],
    ['night-job', 0],
  ])

  const keep = (actor: string, job: string, kind: string | null) =>
    ask(`keep_job('${actor}', '${job}', ${kind === null ? 'null' : `'${kind}'`})`)
  expect(await keep(employer, 'shop-job', 'saved')).toEqual({ outcome: 'forbidden' })
  expect(await keep(jo, 'made-up-job', 'saved')).toEqual({ outcome: 'missing' })
  expect(await keep(jo, 'gone-job', 'saved')).toEqual({ outcome: 'done' })
  expect(await keep(jo, 'shop-job', 'saved')).toEqual({ outcome: 'done' })
  expect(await keep(jo, 'night-job', 'hidden')).toEqual({ outcome: 'done' })
  expect(await listOf(jo, 'suited')).toEqual(['shop-job', 'short-job'])
  expect(await listOf(jo, 'saved')).toEqual(['shop-job', 'gone-job'])
  expect(await ask(`jobs_for_person('${jo}', '2026-11-20', 'saved', null, 1, 1)`)).toEqual({
    outcome: 'done',
    has_more: false,
    jobs: [{ id: 'gone-job', title: 'Gone job', kept: 'saved', miles: null }],
  })
  expect(await listOf(al, 'saved')).toEqual([])
  expect(await keep(jo, 'shop-job', 'hidden')).toEqual({ outcome: 'done' })
  expect(await listOf(jo, 'hidden')).toEqual(['shop-job', 'night-job'])
  expect(await keep(jo, 'shop-job', null)).toEqual({ outcome: 'done' })
  expect(await listOf(jo, 'hidden')).toEqual(['night-job'])

  await ask(`hide_from_company('${jo}', '${bakery}', true)`)
  for (const list of ['suited', 'saved', 'hidden']) expect(await listOf(jo, list), list).toEqual([])
  expect(await listOf(al, 'suited')).toHaveLength(3)
})

test('the database suggests what the rule suggests, in the same order, for each wish and distance', async () => {
  const today = plainDate('2026-11-21')
  const jobs = storyJobs(today)
  await database.run(`delete from kept_jobs; delete from jobs; ${jobs.map((job) => addLiveJob(job)).join('\n')}`)
  const listed = async (miles: number | null, sort: string) => {
    const answer = await ask(`jobs_for_person('${al}', '${today}', 'suited', ${miles}, 0, 50, '${sort}')`)
    return (answer as { jobs: { id: string; miles: number | null }[] }).jobs
  }
  let version = 2
  const save = async (change: object) => {
    expect(await commit(al, version, change)).toEqual({ outcome: 'done', version: version + 1 })
    version += 1
  }
  for (const district of ['', 'LS1']) {
    await save({ district, wants: noWants })
    const miles = new Map((await listed(null, 'newest')).map((one) => [one.id, one.miles]))
    expect(miles.size).toBe(jobs.length)
    for (const wish of [
      {},
      { nights: false },
      { sectors: ['retail', 'construction'] },
      { types: ['Part-time', 'Contract'], nights: false },
      { hours: 'up_to_16' },
      { hours: 'up_to_30' },
      { hours: 'over_30', sectors: ['logistics'] },
      { remote: true },
      { dayRelease: true },
    ] satisfies Partial<Wants>[]) {
      const wants = { ...noWants, ...wish }
      await save({ wants })
      for (const [most, sort] of [
        [null, 'newest'],
        [5, 'newest'],
        [null, 'nearest'],
        [10, 'nearest'],
      ] as const) {
        const ruled = suitedJobs(jobs, wants, { miles: most, sort }, ({ id }) => miles.get(id) ?? null, district !== '')
        const found = await listed(most, sort)
        expect(
          found.map(({ id }) => id),
          `${JSON.stringify(wish)} ${district} ${most} ${sort}`,
        ).toEqual(ruled.map(({ id }) => id))
      }
    }
  }
})
