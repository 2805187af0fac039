import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { matchJob } from '@/lib/domain/dashboards/partner/match-job'

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
