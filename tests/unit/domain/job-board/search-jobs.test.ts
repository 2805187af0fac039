import { minimumWage } from '@/lib/domain/job-board/minimum-wage'
import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { milesBetween } from '@/lib/domain/job-board/town-distance'
import { blankJobQuery, readJobQuery, writeJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'
import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'
import { isOneLetterApart } from '@/lib/domain/job-board/one-letter-apart'
import { milesToJob, searchJobs } from '@/lib/domain/job-board/search-jobs'

const { jobs } = storyAt(plainDate('2026-11-21'))
const idsFor = (query: Partial<JobQuery>): string[] =>
  searchJobs(jobs, { ...blankJobQuery, ...query }).map(({ id }) => id)

test('without a question every job is found, and the spec’s five samples are among them', () => {
  expect(idsFor({})).toHaveLength(15)
  for (const title of [
    'Warehouse Operative',
    'Customer Service Representative',
    'Kitchen Assistant',
    'Retail Assistant',
    'Delivery Driver',
  ]) {
    expect(jobs.map((job) => job.title)).toContain(title)
  }
})

test.each<[what: string, words: string, found: string[]]>([
  ['a title', 'delivery driver', ['delivery-driver']],
  ['any case and accents', 'DÉLIVERY', ['delivery-driver', 'stockroom-assistant']],
  ['a plural', 'warehouses', ['warehouse-operative']],
  ['a plural in -ies', 'deliveries driver', ['delivery-driver']],
  ['a beginning, while somebody types', 'wareh', ['warehouse-operative']],
  ['a letter left out', 'warehose', ['warehouse-operative']],
  ['a letter too many', 'kitchhen', ['kitchen-assistant']],
  ['a wrong letter', 'bricklaier', ['trainee-bricklayer']],
  ['two letters swapped', 'labuorer', ['site-labourer']],
  ['a typing mistake in a plural', 'labuorers', ['site-labourer']],
  ['a skill', 'cscs', ['site-labourer']],
  ['a company', 'pretendley agriculture', ['glasshouse-picker', 'farm-worker']],
  ['work from home', 'remote', ['customer-service-representative']],
  ['each word must be there', 'warehouse tractor', []],
  ['nothing like it', 'astronaut', []],
  ['two wrong letters', 'werehoose', []],
  ['no letters at all', ' !? ', jobs.map(({ id }) => id)],
])('words: %s', (_, words, found) => {
  expect(idsFor({ words }).sort()).toEqual([...found].sort())
})

test.each<[what: string, query: Partial<JobQuery>, found: string[]]>([
  ['a town', { location: 'wakefield' }, ['delivery-driver', 'yard-assistant']],
  ['a town with a typing mistake', { location: 'Wakefeild' }, ['delivery-driver', 'yard-assistant']],
  ['home', { location: 'Remote' }, ['customer-service-representative']],
  ['a town without jobs', { location: 'Plymouth' }, []],
  ['a type', { type: 'Contract' }, ['site-labourer']],
  ['all three', { words: 'picking', location: 'leeds', type: 'Temporary' }, ['night-picker']],
  ['a right word in a place without it', { words: 'tractor', location: 'leeds' }, []],
])('place and type: %s', (_, query, found) => {
  expect(idsFor(query).sort()).toEqual([...found].sort())
})

test('the order follows what was asked for', () => {
  const dates = (query: Partial<JobQuery>) =>
    searchJobs(jobs, { ...blankJobQuery, ...query }).map((job) => job.postedOn)
  expect(dates({ sort: 'newest' })).toEqual(dates({}).sort().reverse())
  expect(dates({ sort: 'oldest' })).toEqual(dates({}).sort())
  expect(idsFor({ sort: 'oldest' })).toEqual(idsFor({ sort: 'newest' }).reverse())
  expect(idsFor({ words: 'packing', sort: 'relevance' })[0]).toBe('packing-line-worker')
  expect(idsFor({ words: 'packing', sort: 'newest' })[0]).toBe('warehouse-operative')
  expect(idsFor({ sort: 'relevance' })).toEqual(idsFor({ sort: 'newest' }))
})

test.each<[one: string, other: string, isApart: boolean]>([
  ['van', 'van', false],
  ['van', 'vans', true],
  ['vans', 'van', true],
  ['van', 'vab', true],
  ['form', 'from', true],
  ['form', 'fromm', false],
  ['abcd', 'badc', false],
  ['', 'a', true],
  ['a', 'abc', false],
])('%s and %s one letter apart: %s', (one, other, isApart) => {
  expect(isOneLetterApart(one, other)).toBe(isApart)
})

test('the address holds the question and gives it back; what it does not know is left out', () => {
  const query: JobQuery = { words: 'fork lift', location: 'Leeds', type: 'Part-time', sort: 'oldest' }
  expect(readJobQuery(Object.fromEntries(new URLSearchParams(writeJobQuery(query))))).toEqual(query)
  expect(writeJobQuery(blankJobQuery)).toBe('')
  expect(readJobQuery({ q: ['a', 'b'], type: 'Slavery', sort: 'worst', other: 'x' })).toEqual({
    ...blankJobQuery,
    words: 'a',
  })
  expect(readJobQuery({ q: 'x'.repeat(5000) }).words).toHaveLength(100)
})

test('no advert pays less than the minimum wage, asks on the form, or checks more than it may', () => {
  for (const job of jobs) {
    expect(lowestHourlyPay(job)).toBeGreaterThanOrEqual(minimumWage.pence)
    expect(job.pay.to).toBeGreaterThanOrEqual(job.pay.from)
    expect(['none', 'basic']).toContain(job.dbsLevel)
    expect(job.dbsReason === null).toBe(job.dbsLevel === 'none')
    for (const list of [job.requirements, job.benefits, job.skills]) expect(list.length).toBeGreaterThan(0)
  }
})

test('miles are as the crow flies, the same both ways, and unknown for an unknown town', () => {
  expect(milesBetween('Leeds', 'Leeds')).toBe(0)
  expect(milesBetween('Leeds', 'Bradford')).toBe(8)
  expect(milesBetween('Bradford', 'Leeds')).toBe(8)
  expect(milesBetween('Leeds', 'Atlantis')).toBeNull()
})

test('a postcode finds the jobs up to ten miles away, and those that are done from home', () => {
  const near = jobs.filter((job) => job.remoteFriendly || (milesBetween('Leeds', job.town) ?? 99) <= 10)
  for (const location of ['LS1', 'ls1 4ab', 'LS27']) {
    expect(idsFor({ location }).sort()).toEqual(near.map(({ id }) => id).sort())
  }
  expect(searchJobs(jobs, { ...blankJobQuery, location: 'ZZ9' }).every((job) => job.remoteFriendly)).toBe(true)
})

test('jobs are a known distance from a town or postcode, and come nearest first where that is asked', () => {
  expect(milesToJob('LS1', { town: 'Bradford' })).toBe(8)
  expect(milesToJob('leeds', { town: 'Bradford' })).toBe(8)
  expect(milesToJob('WF13 1AA', { town: 'Dewsbury' })).toBe(0)
  expect(milesToJob('', { town: 'Bradford' })).toBeNull()
  expect(milesToJob('Atlantis', { town: 'Bradford' })).toBeNull()
  const found = searchJobs(jobs, { ...blankJobQuery, location: 'LS1', sort: 'nearest' })
  const miles = found.map((job) => milesToJob('LS1', job) ?? 0)
  expect(miles).toEqual([...miles].sort((one, other) => one - other))
  expect(new Set(miles).size).toBeGreaterThan(1)
  expect(idsFor({ sort: 'nearest' })).toEqual(idsFor({}))
})
