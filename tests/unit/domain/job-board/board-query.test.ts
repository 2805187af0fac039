import {
  askedNoEarlier,
  blankBoardQuery,
  checksUpTo,
  districtOf,
  hasFacts,
  readBoardQuery,
  writeBoardQuery,
  type BoardQuery,
} from '@/lib/domain/job-board/board-query'

const read = (address: string) => readBoardQuery(Object.fromEntries(new URLSearchParams(address)))

test('the address holds every filter and gives it back; what it does not know is left out', () => {
  const query: BoardQuery = {
    words: 'fork lift',
    location: 'Leeds',
    type: 'Part-time',
    sort: 'oldest',
    district: 'LS1',
    miles: 25,
    sector: 'logistics',
    pay: 15,
    check: 'basic',
    asked: 'after_offer',
    dayRelease: true,
    page: 3,
  }
  expect(read(writeBoardQuery(query))).toEqual(query)
  expect(writeBoardQuery(blankBoardQuery)).toBe('')
  expect(read('miles=7&sector=crime&pay=1&check=all&asked=on_form&release=no&page=-1&postcode=Leeds')).toEqual(
    blankBoardQuery,
  )
  expect(read('page=99').page).toBe(50)
})

test('the filters that stand below the others are told from them', () => {
  expect(hasFacts({ ...blankBoardQuery, words: 'van', sort: 'oldest', page: 4 })).toBe(false)
  expect(hasFacts({ ...blankBoardQuery, pay: 14 })).toBe(true)
})

test.each([
  ['ls1 4ab', 'LS1'],
  ['LS14AB', 'LS1'],
  [' w1a1aa ', 'W1A'],
  ['M1', 'M1'],
  ['SW1A', 'SW1A'],
  ['Leeds', ''],
  ['', ''],
  ['LS1 4A', ''],
])('the district of %j is %j', (typed, district) => {
  expect(districtOf(typed)).toBe(district)
})

test('a check goes no further, and a question comes no earlier, than what was chosen', () => {
  expect(checksUpTo(null)).toBeNull()
  expect(checksUpTo('basic')).toEqual(['none', 'basic'])
  expect(askedNoEarlier(null)).toBeNull()
  expect(askedNoEarlier('after_offer')).toEqual(['never', 'after_offer'])
  expect(askedNoEarlier('after_shortlist')).toHaveLength(4)
})
