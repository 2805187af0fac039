import { blankBoardQuery, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { discreetPart, nextLookAt, savedSearch, searchToSave } from '@/lib/domain/job-board/saved-search'

const everything: BoardQuery = {
  words: 'fork lift',
  location: '',
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

test('a saved search keeps its filters, but not its order or page', () => {
  expect(savedSearch(searchToSave(everything))).toEqual({ ...everything, sort: blankBoardQuery.sort, page: 1 })
  expect(searchToSave({ ...blankBoardQuery, page: 7 })).toBe('')
})

test.each([
  ['a whole postcode keeps its first half', 'postcode=LS1+4AB&miles=5', 'postcode=LS1&miles=5'],
  ['an unknown filter is left out', 'record=yes&sector=crime&q=chef', 'q=chef'],
  ['control characters become spaces', 'q=a%00b%0Ac', 'q=a+b+c'],
  ['long words are cut', `q=${'x'.repeat(300)}`, `q=${'x'.repeat(100)}`],
  ['nothing of the board is every job', 'https://example.org/?', ''],
])('%s', (_, given, kept) => {
  expect(searchToSave(savedSearch(given))).toBe(kept)
})

test('an email may name nothing of checks, convictions and day release', () => {
  const named = searchToSave(discreetPart(everything))
  expect(named).toBe('q=fork+lift&type=part-time&postcode=LS1&miles=25&sector=logistics&pay=15')
})

test.each([
  ['daily', '2026-11-22T10:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', '2026-11-22T10:00:00Z', '2026-11-29T07:00:00.000Z'],
  // In summer the clock on the wall is an hour ahead, and 23:30 in UTC is the next day already.
  ['daily', '2027-07-01T10:00:00Z', '2027-07-02T06:00:00.000Z'],
  ['daily', '2027-07-01T23:30:00Z', '2027-07-03T06:00:00.000Z'],
  // Over the night in which the clocks go back.
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
] as const)('a %s search is next looked at after %s at %s', (rhythm, now, next) => {
  expect(nextLookAt(new Date(now), rhythm).toISOString()).toBe(next)
})
