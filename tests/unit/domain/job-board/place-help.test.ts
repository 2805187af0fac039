import { readFileSync } from 'node:fs'

import { helpWithPlace } from '@/lib/domain/job-board/place-help'
import { townAlmostNamed, townNamed, ukTowns } from '@/lib/domain/job-board/uk-towns'

const leeds = { town: 'Leeds', remoteFriendly: false }
const home = { town: 'Hull', remoteFriendly: true }

test.each([
  ['', []],
  ['Leeds', [leeds]],
  ['Leeds', [home]],
  ['Leeds', []],
  ['leed', [leeds]],
  ['remote', [home]],
  ['remote', []],
])('about %j nothing is said', (typed, jobs) => {
  expect(helpWithPlace(typed, jobs)).toEqual({ meant: null, isUnknown: false })
})

test('a place that is no larger town, nor almost one, is unknown', () => {
  expect(helpWithPlace('Nowhere-by-the-Sea', [])).toEqual({ meant: null, isUnknown: true })
})

test('jobs of a town that was not typed are those of the town that was meant', () => {
  expect(helpWithPlace('Leds', [leeds])).toEqual({ meant: 'Leeds', isUnknown: false })
})

test.each(['Shefield', 'Sheffeild'])('%j, where there are no jobs, leads to Sheffield', (typed) => {
  expect(helpWithPlace(typed, [])).toEqual({ meant: 'Sheffield', isUnknown: false })
})

test('a town is known in any spelling of its hyphens and capitals', () => {
  expect(townNamed('stoke on trent')?.town).toBe('Stoke-on-Trent')
  expect(townNamed('KINGS LYNN')?.district).toBe('PE30')
  expect(townNamed('Atlantis')).toBeUndefined()
})

test('one letter more, less, other or swapped is a slip; the name of another town is not', () => {
  expect(['Brimingham', 'Birmingam', 'Birminghamm', 'Birmingqam'].map((typed) => townAlmostNamed(typed)?.town)).toEqual(
    Array(4).fill('Birmingham'),
  )
  // One letter from Bury.
  expect(townAlmostNamed('Barry')).toBeUndefined()
  expect(townAlmostNamed('Yok')).toBeUndefined()
})

test('the district of each centre is one that distances are known for', () => {
  const known = readFileSync('supabase/migrations/20261124000800_postcode_districts.sql', 'utf8')
  const unknown = ukTowns.filter(({ district }) => !new RegExp(`\\b${district}:`).test(known))
  expect(unknown).toEqual([])
  expect(ukTowns.length).toBeGreaterThan(250)
})
