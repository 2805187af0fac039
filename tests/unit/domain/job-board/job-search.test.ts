import { blankJobQuery } from '@/lib/domain/job-board/job-query'
import { followSearch, searchAt, type JobSearch } from '@/lib/domain/job-board/job-search'

const type = (search: JobSearch, words: string) =>
  followSearch(search, { type: 'change', query: { ...search.query, words } })
const arrive = (search: JobSearch, address: string) => followSearch(search, { type: 'address', address })

test('the address is where a search begins', () => {
  expect(searchAt('q=driver&type=full-time').query).toEqual({ ...blankJobQuery, words: 'driver', type: 'Full-time' })
})

test('an address that is a letter behind takes nothing back', () => {
  let search = type(type(type(searchAt(''), 'd'), 'dr'), 'dri')
  expect(search.query.words).toBe('dri')
  search = arrive(search, 'q=d')
  expect(search.query.words).toBe('dri')
  search = arrive(search, 'q=dri')
  expect(search.query.words).toBe('dri')
  expect(search.written).toEqual([])
})

test('a space at the end is kept where it is typed, though the address does not have it', () => {
  let search = arrive(type(searchAt(''), 'van'), 'q=van')
  search = type(search, 'van ')
  expect(search).toMatchObject({ query: { words: 'van ' }, written: [] })
})

test('an address from outside begins afresh, even one that the search itself had written', () => {
  let search = arrive(type(searchAt(''), 'van'), 'q=van')
  search = arrive(search, '')
  expect(search.query).toEqual(blankJobQuery)
  expect(arrive(search, 'q=van').query.words).toBe('van')
})
