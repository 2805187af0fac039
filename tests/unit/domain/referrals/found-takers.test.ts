import { foundTakers } from '@/lib/domain/referrals/found-takers'

const takers = [
  'Moorside Resettlement, Leeds and Bradford',
  'New Start Mentors, York',
  'Café Môr, West Yorkshire: work',
]
const found = (find: string) => foundTakers(takers, find, (taker) => taker).map((taker) => takers.indexOf(taker))

test.each([
  ['', [0, 1, 2]],
  ['  ,', [0, 1, 2]],
  ['leeds', [0]],
  ['york', [1, 2]],
  ['mentors york', [1]],
  ['CAFE mor', [2]],
  ['oor', []],
  ['leeds york', []],
])('a search for %j', (find, numbers) => {
  expect(found(find)).toEqual(numbers)
})
