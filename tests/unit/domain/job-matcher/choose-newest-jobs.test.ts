import { chooseNewestJobs } from '@/lib/domain/job-matcher/choose-newest-jobs'

const jobs = ['retail', 'care', 'retail', 'retail', 'retail', 'other'].map((sector, index) => ({ sector, id: index }))

test('three of the kind are shown, in the order in which they came', () => {
  expect(chooseNewestJobs(jobs, 'retail').map(({ id }) => id)).toEqual([0, 2, 3])
})

test('kinds that the matcher does not ask about count as another kind', () => {
  expect(chooseNewestJobs(jobs, 'other').map(({ id }) => id)).toEqual([1, 5])
  expect(chooseNewestJobs(jobs, 'construction')).toEqual([])
})

test('of any kind, the first three', () => {
  expect(chooseNewestJobs(jobs, null).map(({ id }) => id)).toEqual([0, 1, 2])
})
