import { plainDate } from '@/lib/domain/dates/plain-date'
import { readBoardQuery } from '@/lib/domain/job-board/board-query'
import { findNewJobs, searchBoard } from '@/lib/server/hiring/board'

const placesAsked: unknown[] = []
jest.mock('@/lib/server/supabase/service-client', () => ({
  serviceClient: {
    rpc: (_name: string, { p_place, p_district }: Record<string, unknown>) => {
      placesAsked.push([p_place, p_district])
      return Promise.resolve({ data: { total: 0, is_any_live: true, is_district_known: true, jobs: [] }, error: null })
    },
  },
}))

const today = plainDate('2026-11-21')

test.each([
  ['kings lynn', ["King's Lynn", 'PE30']],
  ['Leeds 11', ['Leeds', 'LS1']],
  ['Otley-on-Sea', ['Otley-on-Sea', null]],
  ['e17 4qu', ['', 'E17']],
  ['', ['', null]],
])('the board and a saved search look for %j in the same place', async (location, place) => {
  const query = readBoardQuery({ location })
  placesAsked.length = 0
  await searchBoard(query, today)
  await findNewJobs(query, { search: 'some-search', between: ['', ''], today, rows: 10 })
  expect(placesAsked).toEqual([place, place])
})
