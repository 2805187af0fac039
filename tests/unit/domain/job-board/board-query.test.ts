import {
  askedNoEarlier,
  blankBoardQuery,
  centreOf,
  checksUpTo,
  eachFilter,
  hasFacts,
  readBoardQuery,
  writeBoardQuery,
  type BoardQuery,
} from '@/lib/domain/job-board/board-query'
import { districtTyped } from '@/lib/domain/job-board/district'

const read = (address: string) => readBoardQuery(Object.fromEntries(new URLSearchParams(address)))

test('the address holds every filter and gives it back; what it does not know is left out', () => {
  const query: BoardQuery = {
    words: 'fork lift',
    location: '',
    type: 'Part-time',
    sort: 'nearest',
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
  // What fits the words best comes first, unless another order is asked for.
  expect(read('q=driver').sort).toBe('relevance')
})

test.each(['LS1', 'ls1 4ab', 'LS1 4'])('%s typed as a town finds what the postcode finds', (typed) => {
  const params = new URLSearchParams({ location: typed, miles: '5' }).toString()
  expect(read(params)).toEqual(read('postcode=LS1&miles=5'))
  expect(writeBoardQuery(read(params))).toBe('postcode=LS1&miles=5')
})

test('there is one place: a postcode, which is closer, or a town', () => {
  expect(read('location=Leeds&postcode=LS1')).toMatchObject({ location: '', district: 'LS1' })
  expect(read('location=Leeds&postcode=somewhere')).toMatchObject({ location: 'Leeds', district: '' })
})

test('miles are measured from a postcode or a town that we can place, and kept with no other place', () => {
  expect(centreOf(read('location=leeds'))).toEqual({ name: 'Leeds', district: 'LS1' })
  expect(centreOf(read('location=ls1+4ab'))).toEqual({ name: 'LS1', district: 'LS1' })
  expect(centreOf(read('location=Otley-on-Sea&miles=5'))).toBeNull()
  expect(centreOf(blankBoardQuery)).toBeNull()
  expect(writeBoardQuery(read('location=Bradford&miles=25'))).toBe('location=Bradford&miles=25')
  expect(writeBoardQuery(read('location=Otley-on-Sea&miles=5'))).toBe('location=Otley-on-Sea')
  expect(hasFacts(read('location=Bradford&miles=25'))).toBe(false)
})

test('each filter that leaves jobs out is told apart, and what is left without it starts on the first page', () => {
  const query = { ...read('q=van&postcode=LS1&miles=25&check=none&release=yes&sort=oldest'), page: 3 }
  expect(eachFilter(query).map(({ only, without }) => [only, without].map((one) => writeBoardQuery(one)))).toEqual([
    ['q=van', 'sort=oldest&postcode=LS1&miles=25&check=none&release=yes'],
    ['postcode=LS1&miles=25', 'q=van&sort=oldest&check=none&release=yes'],
    ['check=none', 'q=van&sort=oldest&postcode=LS1&miles=25&release=yes'],
    ['release=yes', 'q=van&sort=oldest&postcode=LS1&miles=25&check=none'],
  ])
  expect(eachFilter(read('check=enhanced&asked=after_shortlist&sort=oldest'))).toEqual([])
})

test('the filters that stand below the others are told from them', () => {
  expect(hasFacts({ ...blankBoardQuery, words: 'van', sort: 'oldest', page: 4 })).toBe(false)
  expect(hasFacts({ ...blankBoardQuery, district: 'LS1', miles: 5 })).toBe(false)
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
  ['LS1 4', 'LS1'],
  ['LS1 4A', 'LS1'],
  ['LS1 4A1', ''],
])('the district of %j is %j', (typed, district) => {
  expect(districtTyped(typed)).toBe(district)
})

test('results ask for no higher check, and no earlier question, than was chosen', () => {
  expect(checksUpTo(null)).toBeNull()
  expect(checksUpTo('basic')).toEqual(['none', 'basic'])
  expect(askedNoEarlier(null)).toBeNull()
  expect(askedNoEarlier('after_offer')).toEqual(['never', 'after_offer'])
  expect(askedNoEarlier('after_shortlist')).toHaveLength(4)
})
