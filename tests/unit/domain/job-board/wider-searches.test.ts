import { blankBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { widerSearches } from '@/lib/domain/job-board/wider-searches'

const written = (query: BoardQuery, meant: string | null = null) =>
  widerSearches(query, meant).map((one) => [
    'near' in one ? `near ${one.near}` : `any ${one.without}`,
    writeBoardQuery(one.query),
  ])

test('a town is searched as far away as the board can, then the search goes on without each of its parts', () => {
  const query: BoardQuery = { ...blankBoardQuery, words: 'van', location: 'Truro', page: 2 }
  expect(written(query)).toEqual([
    ['near Truro', 'q=van&location=Truro&sort=nearest&miles=40'],
    ['any words', 'location=Truro'],
    ['any location', 'q=van'],
  ])
  expect(written({ ...blankBoardQuery, location: 'Trruro' }, 'Truro')[0]).toEqual([
    'near Truro',
    'location=Truro&sort=nearest&miles=40',
  ])
  expect(written({ ...blankBoardQuery, location: 'Atlantis' })).toEqual([['any location', '']])
})

test('so is a postcode', () => {
  const query: BoardQuery = { ...blankBoardQuery, district: 'TR1', miles: 5 }
  expect(written(query)).toEqual([
    ['near TR1', 'sort=nearest&postcode=TR1&miles=40'],
    ['any district', ''],
  ])
  expect(written({ ...query, miles: 40 })).toEqual([['any district', '']])
})
