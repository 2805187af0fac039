import { exampleJobs } from '@/lib/content/job-matcher/example-jobs'
import { chooseExampleJobs } from '@/lib/domain/job-matcher/choose-example-jobs'
import { sectors } from '@/lib/domain/job-matcher/matcher-answers'

test.each(sectors)('%s: up to three, each of that sector by its title or its company', (sector) => {
  const chosen = chooseExampleJobs(exampleJobs, sector)
  expect(chosen.length).toBeLessThanOrEqual(3)
  if (sector === 'other') expect(chosen).toEqual([])
  else expect(chosen.length).toBeGreaterThan(1)
  for (const job of chosen) expect(job.sector).toBe(sector)
})

test('the sector may stand in either, in any case, and the fourth is left out', () => {
  const jobs = [
    { title: 'RETAIL lead', company: 'A' },
    { title: 'Driver', company: 'B retail' },
    { title: 'Cook', company: 'C' },
    { title: 'Retail', company: 'D' },
    { title: 'Retail', company: 'E' },
  ]
  expect(chooseExampleJobs(jobs, 'retail').map(({ company }) => company)).toEqual(['A', 'B retail', 'D'])
})
