import { storyAt } from '@/lib/content/demo/story-at'
import { demoViewers } from '@/lib/content/demo/viewers'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { blankCandidateJobFilters, loadCandidateJobs } from '@/lib/domain/dashboards/candidate/load-candidate'

const today = plainDate('2026-11-21')

test('jobs that rule out the person’s own kind of conviction are left out when they ask for it, and no others', () => {
  const story = storyAt(today)
  const shown = (withoutMyExclusions: boolean) =>
    loadCandidateJobs(story, demoViewers.candidate, { today, ...blankCandidateJobFilters, withoutMyExclusions }).jobs
  const all = shown(false)
  const ruledOut = all.filter(({ ruledOutBy }) => ruledOutBy.length > 0)
  expect(ruledOut.length).toBeGreaterThan(0)
  expect(shown(true).map(({ id }) => id)).toEqual(
    all.filter(({ ruledOutBy }) => ruledOutBy.length === 0).map(({ id }) => id),
  )
})
