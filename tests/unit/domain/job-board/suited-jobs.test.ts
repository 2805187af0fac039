import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { noWants, type Wants } from '@/lib/domain/candidates/profile'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { suitedJobs } from '@/lib/domain/job-board/suited-jobs'
import { milesBetween } from '@/lib/domain/job-board/town-distance'

const { jobs } = storyAt(plainDate('2026-11-21'))
type Filter = Parameters<typeof suitedJobs>[2]
const suited = (wants: Partial<Wants>, filter: Partial<Filter> = {}, town: string | null = 'Leeds') =>
  suitedJobs(
    jobs,
    { ...noWants, ...wants },
    { miles: null, sort: 'newest', ...filter },
    (job) => (town === null ? null : milesBetween(town, job.town)),
    town !== null,
  )

test('somebody who wants nothing in particular is shown every job, newest first', () => {
  const all = suited({})
  expect(all).toHaveLength(jobs.length)
  expect(all.map(({ postedOn }) => postedOn)).toEqual(
    jobs
      .map(({ postedOn }) => postedOn)
      .toSorted()
      .reverse(),
  )
})

test.each<[string, Partial<Wants>, (job: (typeof jobs)[number]) => boolean]>([
  ['kinds of work', { sectors: ['retail', 'care'] }, ({ sector }) => sector === 'retail' || sector === 'care'],
  ['types', { types: ['Part-time'] }, ({ type }) => type === 'Part-time'],
  ['hours', { hours: 'up_to_30' }, ({ hoursPerWeek }) => hoursPerWeek <= 30],
  ['no nights', { nights: false }, ({ pattern }) => !/night/i.test(pattern)],
  ['work from home', { remote: true }, ({ remoteFriendly }) => remoteFriendly],
  ['day release', { dayRelease: true }, ({ dayReleasePossible }) => dayReleasePossible],
])('%s narrow the list', (_, wants, fits) => {
  const ids = suited(wants).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(
    jobs
      .filter(fits)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(ids.length).toBeLessThan(jobs.length)
})

test('a distance keeps what is near and work from home, and leaves nothing out of a place that is not known', () => {
  const near = suited({}, { miles: 5 })
  expect(near.every((job) => job.remoteFriendly || (milesBetween('Leeds', job.town) ?? 99) <= 5)).toBe(true)
  expect(near.some(({ remoteFriendly }) => remoteFriendly)).toBe(true)
  expect(suited({}, { miles: 5 }, null)).toHaveLength(jobs.length)
  expect(suited({}, { sort: 'nearest' }, null)).toEqual(suited({}))
})

test('nearest first goes by miles, and no further than 40 unless somebody says so', () => {
  const miles = suited({}, { sort: 'nearest' }).map(({ town }) => milesBetween('Leeds', town) ?? 99)
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  const [job] = jobs
  if (!job) throw new Error('the story has jobs')
  const far = (sort: Filter['sort']) =>
    suitedJobs([{ ...job, remoteFriendly: false }], noWants, { miles: null, sort }, () => 41, true)
  expect([far('newest').length, far('nearest').length]).toEqual([1, 0])
})
