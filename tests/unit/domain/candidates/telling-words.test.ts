import { recordWordsOfACard } from '@/lib/content/hiring/telling-words'
import { tellingWords, type TellingKind } from '@/lib/domain/candidates/telling-words'

const dave = { firstName: 'David', lastName: 'Tanner' }
const grace = { firstName: 'Grace', lastName: 'Baker' }
const ngozi = { firstName: 'Ngozi', lastName: 'Okafor' }
const kindOf = (line: string, person = dave): TellingKind | undefined =>
  tellingWords(line, person, recordWordsOfACard)?.kind

test.each<[string, TellingKind]>([
  ['Dave Tanner', 'name'],
  ['david tanner', 'name'],
  ['D. Tanner, forklift driver', 'name'],
  ['Kitchen work in HMP Leeds', 'record'],
  ['Kitchen work in H\u200bMP Leeds', 'record'],
  ['Kitchen work in ＨＭＰ Leeds', 'record'],
  ['Cleaner at Strangeways', 'record'],
  ['Prison kitchen, 2 years', 'record'],
  ['I have a conviction from 2019', 'record'],
  ['Worked while on licence', 'record'],
  ['Call me on 07700 900123', 'contact'],
  ['dave@example.org', 'contact'],
  ['Aged 54 and fit', 'age'],
  ['I am 54 years old', 'age'],
  ['DOB 3.4.1972', 'age'],
  ['03/04/1972', 'age'],
  ['born in 1972', 'age'],
  ['Living at 12 Mill Lane', 'address'],
  ['Can start from LS1 4AB', 'address'],
  ['Kitchen at Littlehey', 'record'],
  ['A1234BC, kitchen', 'number'],
  ['AB 12 34 56 C', 'number'],
  ['ab123456d', 'number'],
])('‘%s’ tells what an employer may not know yet: %s', (line, kind) => {
  expect(kindOf(line)).toBe(kind)
})

test.each([
  'Tanner at a leather works',
  'Leather tanner',
  'Warehouse worker, 2 years',
  'Category C licence',
  'HGV class 1',
  'Shop work in Brixton',
  'CPCS A17 and A40 tickets',
  'BS7671 18th edition',
  'Cat C and C+E',
  'CSCS card, green',
  'Forklift counterbalance B1',
  'Food hygiene level 2',
  '40 words a minute',
  '5 years in retail, Leeds',
  'From 1 June 2027, Monday to Friday',
  'From 01/06/2027',
  'School servery assistant',
  'Aircraft landing gear fitter',
  'Worked at 2 Sisters in Leeds',
  'SIA door supervisor',
  'NVQ 2 in painting and decorating, 2018',
  'Street cleaning, 12 streets a day',
])('‘%s’ may stand on a card', (line) => {
  expect(tellingWords(line, dave, recordWordsOfACard)).toBeNull()
})

test('work and everyday words that are somebody’s name are work and everyday words all the same', () => {
  for (const line of ['Baker at Greggs', 'Assistant baker', 'Head Baker', 'Grace under pressure']) {
    expect([line, kindOf(line, grace)]).toEqual([line, undefined])
  }
  expect(kindOf('Grace Baker', grace)).toBe('name')
  expect(kindOf('G Baker', grace)).toBe('name')
})

test.each([
  ['I am Dave and like mornings', 'name'],
  ['Tanner, Dave', 'name'],
  ['I’m 45', 'age'],
  ['52 years of age', 'age'],
])('%s tells the %s', (line, kind) => {
  expect(kindOf(line, { firstName: 'Dave', lastName: 'Tanner' })).toBe(kind)
})

test.each(['I am 10 miles away', 'I’m 20 minutes from there', 'I am davening'])('%s tells nothing', (line) => {
  expect(kindOf(line, { firstName: 'Dave', lastName: 'Tanner' })).toBeUndefined()
})

test('a surname given as its first letter is found in full', () => {
  const dave = { firstName: 'Dave', lastName: 'T' }
  expect(kindOf('Dave Tanner', dave)).toBe('name')
  expect(kindOf('Dave T', dave)).toBe('name')
  expect(kindOf('Dave trained the others', dave)).toBeUndefined()
})

test('a surname that is not an everyday word is found anywhere, and a first name when alone on its line', () => {
  expect(kindOf('Reference from Mr Okafor', ngozi)).toBe('name')
  expect(kindOf('Ngozi', ngozi)).toBe('name')
  expect(kindOf('Okafors Bakery, 3 years', ngozi)).toBeUndefined()
  expect(kindOf('Anything at all', { firstName: '', lastName: '' })).toBeUndefined()
})
