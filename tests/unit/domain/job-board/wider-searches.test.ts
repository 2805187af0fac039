import { blankBoardQuery, writeBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { widerSearches } from '@/lib/domain/job-board/wider-searches'

const written = (query: BoardQuery, around: Parameters<typeof widerSearches>[1] = null) =>
  widerSearches(query, around).map((one) => [
    'near' in one ? `near ${one.near}` : `not ${writeBoardQuery(one.leftOut)}`,
    writeBoardQuery(one.query),
  ])

test('a town without jobs is searched around, then the search goes on without each of its parts', () => {
  const query: BoardQuery = { ...blankBoardQuery, words: 'van', location: 'Truro', page: 2 }
  expect(written(query, { town: 'Truro', district: 'TR1', miles: 25 })).toEqual([
    ['near Truro', 'q=van&sort=nearest&postcode=TR1&miles=25'],
    ['not q=van', 'location=Truro'],
    ['not location=Truro', 'q=van'],
  ])
})

test('a postcode is searched as far away as the board can', () => {
  const query: BoardQuery = { ...blankBoardQuery, district: 'TR1', miles: 5 }
  expect(written(query)).toEqual([
    ['near TR1', 'sort=nearest&postcode=TR1&miles=40'],
    ['not postcode=TR1&miles=5', ''],
  ])
  expect(written({ ...query, miles: 40 })).toEqual([['not postcode=TR1&miles=40', '']])
})
