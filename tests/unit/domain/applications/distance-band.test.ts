import { bandOf, distanceTo } from '@/lib/domain/applications/distance-band'

test.each([
  [null, 'unknown'],
  [0, 'under_5'],
  [4, 'under_5'],
  [5, 'under_10'],
  [10, 'under_25'],
  [24, 'under_25'],
  [25, 'over_25'],
])('%s miles are the band %s', (miles, band) => {
  expect(bandOf(miles)).toBe(band)
})

test.each([
  ['the postcode district says how far', { town: 'Leeds', miles: 30 }, false, 'over_25'],
  ['the town where no district is known', { town: 'Leeds', miles: null }, false, 'under_10'],
  ['neither is known', { town: '', miles: null }, false, 'unknown'],
  ['work at home is near', { town: '', miles: 200 }, true, 'under_5'],
] as const)('%s', (_, home, remoteFriendly, band) => {
  expect(distanceTo(home, { town: 'Bradford', remoteFriendly })).toBe(band)
})
