import { expect, test } from 'playwright/test'

import { plainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { blankJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'
import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'
import { milesBetween } from '@/lib/domain/job-board/town-distance'
import { isOneLetterApart } from '@/lib/domain/job-board/one-letter-apart'
import { searchJobs } from '@/lib/domain/job-board/search-jobs'
import { addLiveJob, sqlText, storyJobs } from '../support/live-jobs'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

const today = plainDate('2026-11-21')
const jobs = storyJobs(today)

type Found = { total: number; is_any_live: boolean; is_district_known: boolean; jobs: { id: string }[] }
const noFacts = 'null, null, null, null, null, false'

async function found(database: OwnDatabase, query: Partial<JobQuery>, more = { from: 0, rows: 20 }): Promise<Found> {
  const { words, location, type, sort } = { ...blankJobQuery, ...query }
  const [row] = await database.rows(
    `select search_jobs('${today}', ${sqlText(words)}, ${sqlText(location)}, null, null,
      ${sqlText(type && type.toLowerCase())}, ${noFacts}, '${sort}', ${more.from}, ${more.rows}) as found`,
  )
  return row?.found as Found
}

/** Everything that search-jobs.test.ts asks the rule. */
const questions: Partial<JobQuery>[] = [
  {},
  ...[
    'delivery driver',
    'DÉLIVERY',
    'warehouses',
    'deliveries driver',
    'wareh',
    'warehose',
    'kitchhen',
    'bricklaier',
    'labuorer',
    'labuorers',
    'cscs',
    'pretendley agriculture',
    'remote',
    'warehouse tractor',
    'astronaut',
    'werehoose',
    ' !? ',
    'packing',
    "driver's",
    'custmer',
    'retail assistant',
    'picking packing',
  ].flatMap((words) => (['newest', 'oldest', 'relevance'] as const).map((sort) => ({ words, sort }))),
  ...['wakefield', 'Wakefeild', 'Remote', 'Plymouth', 'leeds'].map((location) => ({ location })),
  { type: 'Contract' },
  { words: 'picking', location: 'leeds', type: 'Temporary' },
  { words: 'tractor', location: 'leeds' },
  { words: 'custmer', location: 'bradford', sort: 'relevance' },
  { sort: 'oldest' },
  { sort: 'relevance' },
]

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(jobs.map((job) => addLiveJob(job)).join('\n'))
})
test.afterAll(() => database.stop())

test('the database finds what the rule finds, in the same order', async () => {
  for (const query of questions) {
    const answer = await found(database, query)
    const ruled = searchJobs(jobs, { ...blankJobQuery, ...query }).map(({ id }) => id)
    expect(
      answer.jobs.map(({ id }) => id),
      JSON.stringify(query),
    ).toEqual(ruled)
    expect(answer.total, JSON.stringify(query)).toBe(ruled.length)
  }
})

test('words one letter apart are the same as in the rule', async () => {
  const words = [
    'van',
    'vans',
    'vab',
    'form',
    'from',
    'fromm',
    'abcd',
    'badc',
    'bcda',
    'a',
    'abc',
    'labuorer',
    'labourer',
  ]
  const pairs = words.flatMap((one) => words.map((other) => [one, other] as const))
  const values = pairs.map(([one, other]) => `('${one}', '${other}')`).join(', ')
  const rows = await database.rows(
    `select one, other, is_one_letter_apart(one, other) as apart from (values ${values}) as pair (one, other)`,
  )
  for (const { one, other, apart } of rows) {
    expect(apart, `${String(one)} ${String(other)}`).toBe(isOneLetterApart(String(one), String(other)))
  }
})

test('each fact narrows the list, and pages follow one another', async () => {
  const all = await found(database, {})
  const ids = all.jobs.map(({ id }) => id)
  const [first, second] = [
    await found(database, {}, { from: 0, rows: 4 }),
    await found(database, {}, { from: 4, rows: 4 }),
  ]
  expect([...first.jobs, ...second.jobs].map(({ id }) => id)).toEqual(ids.slice(0, 8))
  expect(first.total).toBe(ids.length)

  const withFacts = async (facts: string) => {
    const [row] = await database.rows(`select search_jobs('${today}', '', '', ${facts}, 'newest', 0, 50) as found`)
    return (row?.found as Found).jobs.map(({ id }) => id).sort()
  }
  const idsWhere = (fits: (job: Job) => boolean) =>
    jobs
      .filter(fits)
      .map(({ id }) => id)
      .sort()
  const none = 'null, null, null, null, null'
  expect(await withFacts(`null, null, null, 'retail', null, null, null, null, false`)).toEqual(
    idsWhere(({ sector }) => sector === 'retail'),
  )
  expect(await withFacts(`null, null, null, null, 'leeds', null, null, null, false`)).toEqual(
    idsWhere(({ town }) => town === 'Leeds'),
  )
  expect(await withFacts(`${none}, 14, null, null, false`)).toEqual(idsWhere((job) => lowestHourlyPay(job) >= 1400))
  expect(await withFacts(`${none}, null, array['none'], null, false`)).toEqual(
    idsWhere(({ dbsLevel }) => dbsLevel === 'none'),
  )
  expect(await withFacts(`${none}, null, null, array['never', 'after_offer'], false`)).toEqual(
    idsWhere(({ recordQuestion }) => recordQuestion === 'never' || recordQuestion === 'after_offer'),
  )
  expect(await withFacts(`${none}, null, null, null, true`)).toEqual(
    idsWhere(({ dayReleasePossible }) => dayReleasePossible),
  )
})

test('a job is found by each whole pound of its hourly pay, up to 40', async () => {
  const [row] = await database.rows(
    `select array(select pounds from generate_series(1, 60) pounds
          where words_of_job('{}', 'Acme', 1399) @@ quote_literal('=pay.' || pounds)::tsquery) as to_the_penny,
         array(select pounds from generate_series(1, 60) pounds
          where words_of_job('{}', 'Acme', 9000) @@ quote_literal('=pay.' || pounds)::tsquery) as at_most`,
  )
  const upTo = (pounds: number) => Array.from({ length: pounds }, (_, index) => index + 1)
  expect(row).toEqual({ to_the_penny: upTo(13), at_most: upTo(40) })
})

test('miles are measured from the middle of a postcode district, and near an unknown postcode is nothing', async () => {
  const within = async (district: string, miles: number) => {
    const [row] = await database.rows(
      `select search_jobs('${today}', '', '', '${district}', ${miles}, null, null, null, null, null, null, false, 'newest', 0, 50) as found`,
    )
    return row?.found as Found
  }
  for (const miles of [5, 10, 40]) {
    const near = jobs.filter(
      ({ town, remoteFriendly }) => remoteFriendly || (milesBetween('Leeds', town) ?? 99) <= miles,
    )
    expect((await within('LS1', miles)).jobs.map(({ id }) => id).sort(), `${miles} miles`).toEqual(
      near.map(({ id }) => id).sort(),
    )
  }
  expect(await within('ZZ9', 5)).toEqual({ total: 0, is_any_live: true, is_district_known: false, jobs: [] })

  const [sum] = await database.rows(
    `select count(*)::int as districts, count(distinct substring(district from '^[A-Z]+'))::int as areas from postcode_districts`,
  )
  expect(sum).toEqual({ districts: 2756, areas: 120 })
  // No district of an area lies far from the others of it: Shetland, Skye and Scilly are the farthest.
  const strays = await database.rows(
    `select d.district from postcode_districts d join (
           select substring(district from '^[A-Z]+') as area, percentile_cont(0.5) within group (order by north) as north,
             percentile_cont(0.5) within group (order by east) as east
           from postcode_districts group by 1) a on a.area = substring(d.district from '^[A-Z]+')
         where 69.1 * sqrt((d.north - a.north) ^ 2 + ((d.east - a.east) * cosd(d.north)) ^ 2) > 100`,
  )
  expect(strays).toEqual([])
})

test('a town searched by its name is found in each of its districts, with what is near its centre', async () => {
  const [story] = jobs
  if (!story) throw new Error('the story has jobs')
  const places = [
    { id: 'middle', town: 'London', postcode: 'WC2N 5DU' },
    { id: 'walthamstow', town: 'London', postcode: 'E17 4QU' },
    { id: 'capitals', town: 'LONDON', postcode: 'CR0 1AA' },
    { id: 'no-postcode', town: 'London', postcode: '' },
    { id: 'neighbour', town: 'Southwark', postcode: 'SE1 1AA' },
    { id: 'other-town', town: 'Croydon', postcode: 'CR0 1AA' },
    { id: 'namesake', town: 'Londonderry', postcode: '' },
    { id: 'nowhere', town: '', postcode: '' },
    { id: 'lynn', town: 'Kings Lynn', postcode: 'PE34 3AA' },
  ]
  const added = places.map(({ id, ...place }) =>
    addLiveJob({ ...story, id: `town-${id}`, remoteFriendly: false }, place),
  )
  await database.run(added.join('\n'))
  const around = async (town: string, district: string, miles: number) => {
    const where = `'', '${town}', '${district}', ${miles}, null, null`
    const [row] = await database.rows(
      `select search_jobs('${today}', ${where}, null, null, null, null, false, 'newest', 0, 50) as board,
         search_jobs('${today}', ${where}, null, null, null, null, false, 'nearest', 0, 50) as by_distance,
         new_jobs(now() - interval '1 day', now() + interval '1 day', '${today}', ${where}, null, null, null, false, 50) as alert`,
    )
    const answers = [row?.board, row?.by_distance, row?.alert].map((answer) =>
      (answer as Found).jobs.flatMap(({ id }) => (id.startsWith('town-') ? [id.slice(5)] : [])).sort(),
    )
    expect(answers.slice(1)).toEqual([answers[0], answers[0]])
    return answers[0]
  }
  const london = ['capitals', 'middle', 'no-postcode', 'walthamstow']
  expect(await around('London', 'WC2N', 5)).toEqual([...london, 'neighbour'].sort())
  expect(await around('London', 'WC2N', 15)).toEqual([...london, 'neighbour', 'other-town'].sort())
  // A postcode alone names no town.
  expect(await around('', 'WC2N', 5)).toEqual(['middle', 'neighbour'])
  expect(await around("King''s Lynn", 'PE30', 1)).toEqual(['lynn'])
  await database.run(`delete from jobs where id like 'town-%'`)
})

test('a search tells how far each job is from its place, and puts the nearest first', async () => {
  const nearest = async (district: string, rows = 50, from = 0) => {
    const [row] = await database.rows(
      `select search_jobs('${today}', '', '', '${district}', 40, null, null, null, null, null, null, false, 'nearest', ${from},
            ${rows}) as found`,
    )
    return (row?.found as { jobs: { id: string; town: string; miles: number | null; posted_on: string }[] }).jobs
  }
  const all = await nearest('LS1')
  expect(all.length).toBeGreaterThan(5)
  for (const { id, miles } of all) {
    const town = jobs.find((job) => job.id === id)?.town ?? ''
    // The middle of a district and that of its town are up to a mile apart.
    expect(Math.abs((miles ?? 99) - (milesBetween('Leeds', town) ?? 0)), `${id} in ${town}`).toBeLessThanOrEqual(1)
  }
  const miles = all.map((job) => job.miles ?? 99)
  expect(miles).toEqual([...miles].sort((one, other) => one - other))
  expect(new Set(miles).size).toBeGreaterThan(2)
  expect((await nearest('LS1', 2, 1)).map(({ id }) => id)).toEqual(all.slice(1, 3).map(({ id }) => id))
  expect(await nearest('ZZ9')).toEqual([])
})

test('jobs on the board are live, of an approved company and not past their last day', async () => {
  const [job, other] = jobs
  if (!job || !other) throw new Error('the story has jobs')
  const one = async (expression: string) => (await database.rows(`select ${expression} as value`))[0]?.value
  const state = (day: string = today) => one(`job_by_id('${job.id}', '${day}') ->> 'state'`)
  const isFound = async () => (await found(database, {})).jobs.some(({ id }) => id === job.id)
  const change = (what: string) => database.run(`update jobs set ${what} where id = '${job.id}'`)
  const company = `(select organisation_id from jobs where id = '${job.id}')`

  expect([await isFound(), await state()]).toEqual([true, 'live'])
  await change(`status = 'paused'`)
  expect([await isFound(), await state()]).toEqual([false, 'paused'])
  await change(`status = 'live', closes_on = '${today}'`)
  expect([await isFound(), await state(), await state('2026-11-22')]).toEqual([true, 'live', 'closed'])
  await change(`closes_on = null`)
  await database.run(`update organisations set state = 'paused' where id = ${company}`)
  expect([await isFound(), await state()]).toEqual([false, 'closed'])
  await database.run(`update organisations set state = 'approved', name = 'Quillfeather Foods' where id = ${company}`)
  expect((await found(database, { words: 'quillfeather' })).jobs.map(({ id }) => id)).toContain(job.id)
  await change(`status = 'closed', closed_on = '${today}'`)
  expect([await isFound(), await state()]).toEqual([false, 'closed'])
  expect(await one(`job_by_id('${job.id}', '${today}') ->> 'about'`)).toBeNull()
  expect(await one(`job_by_id('no-such-job', '${today}')`)).toBeNull()

  const listed = (await one(`jobs_for_sitemap('${today}')`)) as { id: string }[]
  expect(listed.map(({ id }) => id)).not.toContain(job.id)
  expect(listed).toHaveLength(jobs.length - 1)
  const landings = (await one(`job_landings('${today}')`)) as { towns: { key: string; jobs: number }[] }
  const inLeeds = jobs.filter(({ id, town }) => town === 'Leeds' && id !== job.id).length
  expect(landings.towns.find(({ key }) => key === 'leeds')?.jobs).toBe(inLeeds)
  for (const { jobs: count } of landings.towns) expect(count).toBeGreaterThanOrEqual(3)
  await database.run(`delete from jobs where id = '${other.id}'`)
  expect(await one(`(select count(*)::int from job_search where job_id = '${other.id}')`)).toBe(0)
})
