import {
  readCandidateJobFilters,
  writeCandidateJobFilters,
} from '@/lib/domain/dashboards/candidate/candidate-job-filters'
import { blankCandidateJobFilters } from '@/lib/domain/dashboards/candidate/load-candidate'

test('an address without a query, or with one that is not known, shows everything that matches, nearest first', () => {
  expect(readCandidateJobFilters({})).toEqual(blankCandidateJobFilters)
  expect(readCandidateJobFilters({ tab: 'all', miles: '7', sort: ['best'], dbs: 'no' })).toEqual(
    blankCandidateJobFilters,
  )
})

test.each([
  ['/jobs', {}],
  ['/jobs?tab=saved&miles=10&dbs=none&asks=never&exclusions=off&sort=closing', { tab: 'saved', miles: 10 }],
  ['/jobs?miles=50&sort=newest', { miles: 50, sort: 'newest', tab: 'matched' }],
])('%s is read as it was written', (address, part) => {
  const read = readCandidateJobFilters(Object.fromEntries(new URLSearchParams(address.split('?')[1])))
  expect(read).toMatchObject(part)
  expect(writeCandidateJobFilters('/jobs', read)).toBe(address)
})
