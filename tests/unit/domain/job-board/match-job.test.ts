import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { matchJob, matchPlacedJob } from '@/lib/domain/job-board/match-job'

const [job] = storyAt(plainDate('2026-11-21')).jobs
if (!job) throw new Error('the story has jobs')

test.each([
  ['Monday to Friday, 8am to 4pm, no nights', []],
  ['10pm to 6am', ['nights']],
  ['One overnight shift a week', ['nights']],
])('for somebody who cannot work nights: %s', (pattern, against) => {
  const person = { town: job.town, skills: job.skills, limits: ['no_nights'] as const }
  const match = matchJob(person, { ...job, pattern })
  expect(match.against).toEqual(against)
  expect(match.fit === 'ruled_out').toBe(against.length > 0)
  expect(matchJob({ ...person, limits: [] }, { ...job, pattern }).against).toEqual([])
})

const needs = { miles: 25, hours: 'any', nights: true, tickets: ['cscs'], barred: ['LS2'] } as const
const placed = {
  skills: ['CSCS card', 'Bricklaying'],
  requirements: ['A forklift licence'],
  hoursPerWeek: 30,
  pattern: '8am to 4pm',
  remoteFriendly: false,
  postcode: 'LS1 4AB',
}

test.each<[string, Partial<Parameters<typeof matchPlacedJob>[0]>, object, number | null, string, string[]]>([
  ['a shared ticket nearby', {}, {}, 15, 'strong', []],
  ['a shared ticket further away', {}, {}, 16, 'possible', []],
  ['two shared tickets further away', { tickets: ['cscs', 'forklift'] }, {}, 16, 'strong', []],
  ['no distance', {}, {}, null, 'possible', []],
  ['too far', {}, {}, 26, 'ruled_out', ['too_far']],
  ['far, from home', {}, { remoteFriendly: true, postcode: 'LS2 1AB' }, 200, 'strong', []],
  ['nights', { nights: false }, { pattern: 'Nights' }, 1, 'ruled_out', ['nights']],
  ['up to 16 hours', { hours: 'up_to_16' }, {}, 1, 'ruled_out', ['hours']],
  ['up to 30 hours', { hours: 'up_to_30' }, {}, 1, 'strong', []],
  ['over 30 hours', { hours: 'over_30' }, {}, 1, 'ruled_out', ['hours']],
  ['a place where they cannot work', {}, { postcode: 'LS2 1AB' }, 1, 'ruled_out', ['place']],
])('on the board, %s', (_, change, job, miles, fit, against) => {
  const match = matchPlacedJob({ ...needs, ...change }, { ...placed, ...job }, miles)
  expect([match.fit, match.against]).toEqual([fit, against])
})
