import { expect, test } from 'playwright/test'

import { anAdvert } from '../support/an-advert'
import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const [manager, colleague, unlisted] = [idOf(1), idOf(2), idOf(3)]
const names = ['Baker & Sons', 'castle builders', 'Dockside Foods']

const seed = [
  ...[manager, colleague, unlisted].map(
    (id, index) => `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
      values ('${id}', 'member-${index}@example.org', now(), '{"role": "employer"}');`,
  ),
  ...names.map(
    (name, index) => `insert into organisations (id, name, sector, size, state)
      values ('${idOf(101 + index)}', '${name}', 'retail', '1_9', 'approved');`,
  ),
  `insert into organisations (id, name, sector, size, state) values ('${idOf(104)}', 'Waiting Ltd', 'retail', '1_9', 'waiting');
   insert into organisation_members (user_id, organisation_id, manage_people) values
     ('${manager}', '${idOf(101)}', true), ('${colleague}', '${idOf(101)}', false), ('${unlisted}', '${idOf(104)}', true);`,
].join('\n')

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
})
test.afterAll(() => database.stop())

const ask = async (call: string) => (await database.rows(`select ${call} as answer`))[0]?.answer
const list = async (after: string | null = null, rows = 10) =>
  (await ask(`listed_employers('2026-11-25', ${after ? `'${after}'` : 'null'}, ${rows})`)) as Record<string, unknown>[]

test('a company is listed by whoever manages it, once approved, and leaves a line for each change', async () => {
  expect(await list()).toEqual([])
  expect(await ask(`list_company('${colleague}', true)`)).toEqual({ outcome: 'forbidden' })
  expect(await ask(`list_company('${unlisted}', true)`)).toEqual({ outcome: 'forbidden' })
  expect(await list()).toEqual([])
  for (const listed of [true, true, false, true]) {
    expect(await ask(`list_company('${manager}', ${listed})`)).toEqual({ outcome: 'done' })
  }
  const events = await database.rows('select kind from organisation_events order by id')
  expect(events.map(({ kind }) => kind)).toEqual(['listed', 'unlisted', 'listed'])
  expect(await list()).toEqual([
    {
      id: idOf(101),
      name: 'Baker & Sons',
      sector: 'retail',
      replies: null,
      jobs: 0,
      questions: [],
      checks: [],
      day_release: 0,
    },
  ])
})

test('what it promises is what its open jobs say, and a paused company is not on the list', async () => {
  const jobs = [
    anAdvert({ title: 'Baker', recordQuestion: 'never' }),
    anAdvert({ title: 'Driver', dbsLevel: 'basic', dayReleasePossible: false }),
    anAdvert({ title: 'Old job', recordQuestion: 'after_shortlist' }),
  ]
  for (const [index, advert] of jobs.entries()) {
    await database.run(`insert into jobs (id, organisation_id, status, advert, title, posted_on, closes_on)
          values ('job-${index}-a1b2c3d4', '${idOf(101)}', 'live', '${JSON.stringify(advert)}', '${advert.title}', '2026-11-01',
            ${index === 2 ? `'2026-11-24'` : 'null'})`)
  }
  const [first] = await list()
  expect(first).toMatchObject({ jobs: 2, day_release: 1, checks: ['basic', 'none'] })
  expect(new Set(first?.questions as string[])).toEqual(new Set(['never', 'after_offer']))
  await database.run(`update organisations set state = 'paused' where id = '${idOf(101)}'`)
  expect(await list()).toEqual([])
  await database.run(`update organisations set state = 'approved' where id = '${idOf(101)}'`)
})

test('pages follow the names, whatever their capitals', async () => {
  await database.run(`update organisations set is_listed = true where state = 'approved'`)
  const [one, two] = await list(null, 2)
  const [three, ...none] = await list(String(two?.id), 2)
  expect([one?.name, two?.name, three?.name]).toEqual(names)
  expect(none).toEqual([])
  expect(await list(String(three?.id))).toEqual([])
  // A page after a company that is gone starts nowhere.
  expect(await list(idOf(999))).toEqual([])
})

test('the figures count companies and jobs today, and once a week how far applications got', async () => {
  const nobodyYet = {
    companies: 3,
    partners: 0,
    jobs: 2,
    counted_on: '2026-11-25',
    applications: 0,
    answered: 0,
    accepted: 0,
    started: 0,
    six_weeks: 0,
  }
  expect(await ask(`pilot_figures('2026-11-25')`)).toEqual(nobodyYet)
  const row = (number: number, stage: string, answered: string, started: string | null, weeks: string | null) =>
    `('A-00000${number}', 'job-0-a1b2c3d4', '${idOf(101)}', '${stage}', '2026-10-01', '2026-10-01', 'employer', '2026-10-15',
          '${answered}', ${started ? `'${started}'` : 'null'}, ${weeks ? `'${weeks}'` : 'null'}, '2026-11-01', ${stage !== 'unsuccessful'})`
  await database.run(`insert into applications (reference, job_id, organisation_id, stage, applied_on, changed_on, changed_by,
        answer_due_on, answered_on, started_on, six_weeks, ended_on, is_named) values ${[
          row(1, 'hired', '2026-10-05', '2026-10-12', 'in_post'),
          row(2, 'hired', '2026-10-05', '2026-10-12', 'left'),
          row(3, 'accepted', '2026-10-20', null, null),
          row(4, 'unsuccessful', '2026-10-15', null, null),
        ].join(',')}`)
  // What does not count for the reply rate of a company was answered all the same.
  await database.run(`update applications set for_replies = false where reference = 'A-000002'`)
  // Whoever looks before and after an event learns nothing of it; and of two who ask at once both read the same.
  expect(await ask(`pilot_figures('2026-11-25')`)).toEqual(nobodyYet)
  expect(await ask(`pilot_figures('2026-11-29')`)).toMatchObject({ applications: 0, counted_on: '2026-11-25' })
  const [one, other] = await Promise.all([1, 2].map(() => ask(`pilot_figures('2026-11-30')`)))
  expect(one).toEqual(other)
  expect(one).toMatchObject({
    counted_on: '2026-11-30',
    applications: 4,
    answered: 3,
    accepted: 3,
    started: 2,
    six_weeks: 1,
  })
})
