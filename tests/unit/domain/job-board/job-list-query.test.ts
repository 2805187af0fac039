import { firstTabWithJobs, type JobTab } from '@/lib/domain/job-board/job-list-query'

test.each<[Partial<Record<JobTab, number>>, JobTab]>([
  [{}, 'live'],
  [{ live: 0, drafts: 1, closed: 4 }, 'drafts'],
  [{ live: 2, drafts: 1 }, 'live'],
  [{ drafts: 1, review: 3, returned: 1 }, 'returned'],
])('a list of jobs with %j opens on %s', (counts, tab) => {
  expect(firstTabWithJobs(counts)).toBe(tab)
})
