import { plainDate } from '@/lib/domain/dates/plain-date'
import { blankDraft, type Advert } from '@/lib/domain/job-board/advert'
import { checkDuties, dutyEligibility } from '@/lib/domain/job-board/check-duty'
import { advertRules, isReasonOfTheWork, keyOfFinding, maySend } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

import { anAdvert } from '../../../support/an-advert'

const today = plainDate('2026-11-22')
const reasonOfTheWork = 'You drive a van on your own for most of each shift.'

test('nothing is said about a lawful advert', () => {
  expect(checkLawful(anAdvert(), today)).toEqual([])
})

test.each<[string, Partial<Advert>, string[]]>([
  ['a penny below the minimum', { pay: { from: 1270, to: 1400, per: 'hour' } }, ['below_minimum_wage pay']],
  ['the minimum to the penny', { pay: { from: 1271, to: 1271, per: 'hour' } }, []],
  // 37.5 hours a week are 1,955.4 hours a year, for £24,852.59 at least.
  [
    'a yearly pay below it',
    { pay: { from: 2_485_200, to: 2_600_000, per: 'year' } },
    ['below_minimum_wage_yearly pay'],
  ],
  ['a yearly pay at it', { pay: { from: 2_485_300, to: 2_600_000, per: 'year' } }, []],
  [
    'the same pay for longer hours',
    { pay: { from: 2_485_300, to: 2_600_000, per: 'year' }, hoursPerWeek: 40 },
    ['below_minimum_wage_yearly pay'],
  ],
  ['a range the wrong way round', { pay: { from: 1500, to: 1400, per: 'hour' } }, ['pay_wrong_way_round pay']],
  [
    'a range the wrong way round and below it',
    { pay: { from: 900, to: 500, per: 'hour' } },
    ['pay_wrong_way_round pay', 'below_minimum_wage pay'],
  ],
  ['a year’s pay for an hour', { pay: { from: 2_600_000, to: 2_600_000, per: 'hour' } }, ['pay_out_of_range pay']],
  ['an hour’s pay for a year', { pay: { from: 1300, to: 1300, per: 'year' } }, ['below_minimum_wage_yearly pay']],
  ['48 hours a week', { hoursPerWeek: 48 }, []],
  ['49 hours a week', { hoursPerWeek: 49 }, ['long_hours hoursPerWeek']],
  ['61 hours a week', { hoursPerWeek: 61 }, ['hours_out_of_range hoursPerWeek']],
  ['closing today', { closesOn: today }, []],
  ['closed yesterday', { closesOn: plainDate('2026-11-21') }, ['closing_date_past closesOn']],
  ['whose first day of work is today', { startsOn: today }, []],
  ['whose first day of work was yesterday', { startsOn: plainDate('2026-11-21') }, ['start_date_past startsOn']],
  ['open for two years', { closesOn: plainDate('2028-11-22') }, ['closing_date_far closesOn']],
  ['a basic check without a word', { dbsLevel: 'basic' }, []],
  ['an enhanced check for no duty', { dbsLevel: 'enhanced', dbsReason: reasonOfTheWork }, ['check_without_duty duty']],
  [
    'an enhanced check that nobody explains',
    { dbsLevel: 'enhanced', duty: 'adults_regulated' },
    ['check_without_reason dbsReason'],
  ],
  [
    'an enhanced check for a duty of a standard one',
    { dbsLevel: 'enhanced', duty: 'prison', dbsReason: reasonOfTheWork },
    ['check_above_duty dbsLevel'],
  ],
  ['a standard check for it', { dbsLevel: 'standard', duty: 'prison', dbsReason: reasonOfTheWork }, []],
  [
    'an exclusion without a word',
    { exclusions: [{ kind: 'driving', reason: '' }] },
    ['exclusion_reason_missing exclusions'],
  ],
  [
    'an exclusion by policy',
    { exclusions: [{ kind: 'sexual', reason: 'It is our company policy for all roles.' }] },
    ['exclusion_without_reason exclusions'],
  ],
  ['an exclusion for the work', { exclusions: [{ kind: 'driving', reason: reasonOfTheWork }] }, []],
  ['never asking, without a check', { recordQuestion: 'never' }, []],
  [
    'never asking, with a basic check',
    { recordQuestion: 'never', dbsLevel: 'basic' },
    ['never_with_check recordQuestion'],
  ],
  [
    'never asking, with a conviction that is not accepted',
    { recordQuestion: 'never', exclusions: [{ kind: 'driving', reason: reasonOfTheWork }] },
    ['never_with_exclusions recordQuestion'],
  ],
  [
    'never asking, with both',
    { recordQuestion: 'never', dbsLevel: 'basic', exclusions: [{ kind: 'driving', reason: reasonOfTheWork }] },
    ['never_with_exclusions recordQuestion', 'never_with_check recordQuestion'],
  ],
  ['one sentence about the work', { description: 'Look after the ovens.' }, ['description_short description']],
  ['one word and a sentence', { description: 'Baker. Look after the ovens.' }, ['description_short description']],
  ['a number with a point', { description: 'You lift 2.5 kg trays' }, ['description_short description']],
  ['two lines without a full stop', { description: 'Look after the ovens\nPack the orders' }, []],
  ['words in a list', { requirements: ['No criminal record'] }, ['blanket_ban requirements']],
  [
    'words in a reason',
    { exclusions: [{ kind: 'other', reason: 'The client wants drivers who were never convicted of speeding.' }] },
    ['blanket_ban exclusions'],
  ],
  [
    'the same words, by which two rules are broken, once',
    { exclusions: [{ kind: 'driving', reason: 'no criminal record' }] },
    ['blanket_ban exclusions'],
  ],
  [
    'an age as a reason',
    { exclusions: [{ kind: 'driving', reason: 'You must be under 30 to do this work with our vans.' }] },
    ['age_wanted exclusions'],
  ],
  ['words in the title', { title: 'Waitress' }, ['sex title']],
  ['words in the town', { town: 'Hull, no convictions' }, ['blanket_ban town']],
  [
    'an enhanced check for a reason of no work',
    { dbsLevel: 'enhanced', duty: 'adults_regulated', dbsReason: 'We want to be safe' },
    ['check_without_reason dbsReason'],
  ],
  ['a check above the chosen one in words', { benefits: ['Paid enhanced DBS check'] }, ['check_above_chosen benefits']],
  [
    'one sex and an age wanted',
    { requirements: ['We want strong young men'] },
    ['sex_wanted requirements', 'age_wanted requirements'],
  ],
  ['one sex wanted', { requirements: ['We want men'] }, ['sex_wanted requirements']],
  ['an age wanted', { training: 'For trainees. Aged 18 to 25.' }, ['age_wanted training']],
])('%s: %j', (_, change, expected) => {
  expect(checkLawful(anAdvert(change), today).map(({ rule, field }) => `${rule} ${field}`)).toEqual(expected)
})

test.each(checkDuties)('a check for %s is lawful up to its own level', (duty) => {
  const advert = anAdvert({ dbsLevel: dutyEligibility[duty].highest, duty, dbsReason: reasonOfTheWork })
  expect(checkLawful(advert, today)).toEqual([])
})

test('what is not written yet is missing, and keeps an advert from being sent', () => {
  const findings = checkLawful({ ...blankDraft, title: 'Handyman' }, today)
  expect(findings.map(({ rule, field }) => `${rule} ${field}`)).toEqual([
    'sex title',
    'missing type',
    'missing sector',
    'missing vacancies',
    'missing description',
    'missing pay',
    'missing hoursPerWeek',
    'missing pattern',
    'missing town',
    'missing postcode',
    'missing dbsLevel',
    'missing recordQuestion',
  ])
  expect(maySend(findings)).toBe(false)
})

test('what stops an advert and what is only advice', () => {
  expect(
    maySend(checkLawful(anAdvert({ description: 'Waitress in our café. You must pass a background check.' }), today)),
  ).toBe(true)
  expect(maySend(checkLawful(anAdvert({ description: 'A recent graduate, energetic. You bake bread.' }), today))).toBe(
    true,
  )
  expect(maySend(checkLawful(anAdvert({ description: 'No criminal record. You bake bread.' }), today))).toBe(false)
  expect(maySend(checkLawful(anAdvert({ description: 'Women only. You bake bread.' }), today))).toBe(false)
  expect(maySend(checkLawful(anAdvert({ description: 'Under 25s only. You bake bread.' }), today))).toBe(false)
  expect(
    maySend(
      checkLawful(anAdvert({ description: 'Disclose any convictions in your application. You bake bread.' }), today),
    ),
  ).toBe(false)
})

test('one sex may be wanted where the advert names the requirement of the work, and the team is told', () => {
  const description =
    'Women only: an occupational requirement under Schedule 9 of the Equality Act 2010. You run a refuge.'
  const findings = checkLawful(anAdvert({ title: 'Refuge worker', description }), today)
  expect(findings.map(({ rule, stops }) => [rule, stops])).toEqual([['sex_wanted', false]])
  expect(maySend(findings)).toBe(true)
})

test('a line that the team let through stops its advert no longer, until a word of it changes', () => {
  const findingsIn = (change: Partial<Advert>) => checkLawful(anAdvert(change), today)
  const line = 'You have never been convicted of speeding.'
  const keys = findingsIn({ description: `We drive. ${line} Come along.` }).map(keyOfFinding)
  expect(keys).toEqual(['blanket_ban: you have never been convicted of speeding.'])
  const letThrough = keys.filter((key) => key !== null)
  expect(maySend(findingsIn({ description: `We drive. ${line}` }))).toBe(false)
  expect(maySend(findingsIn({ description: `We drive. ${line}` }), letThrough)).toBe(true)
  expect(maySend(findingsIn({ requirements: ['You  have never been con\u00advicted of speeding.'] }), letThrough)).toBe(
    true,
  )
  expect(maySend(findingsIn({ description: 'You have never been convicted of anything.' }), letThrough)).toBe(false)
  expect(maySend(findingsIn({ description: `We drive. ${line}`, hoursPerWeek: 61 }), letThrough)).toBe(false)
})

test('each rule says where it comes from', () => {
  for (const { source } of Object.values(advertRules)) {
    if (source === 'our own rule') continue
    expect(source.url).toMatch(/^https:\/\/www\.(legislation\.)?gov\.uk\//)
    if (source.checkedOn !== undefined) expect(source.checkedOn).toMatch(/^2026-/)
  }
})

test.each<[string, boolean]>([
  ['Company policy', false],
  ['For security and insurance reasons of our group', false],
  ['You work alone at night in customers’ homes.', true],
  ['You hold the keys of a jewellery store room.', true],
])('%s: %s', (reason, isOne) => {
  expect(isReasonOfTheWork(reason)).toBe(isOne)
})

// Real places, and what else people write there.
test.each([
  'Leeds',
  'York',
  'Newcastle upon Tyne',
  'Kingston upon Hull',
  'Stoke-on-Trent',
  'Ynys Môn',
  'St. Helens',
  'King’s Lynn',
  "Bishop's Castle",
  'Westward Ho!',
  'Great Snoring',
  'Pity Me',
  'No Man’s Heath',
  'Nomansland',
  'Boys Hill',
  'Boyton',
  'Girlsta',
  'Maidenhead',
  'Maids Moreton',
  'Manningtree',
  'Christian Malford',
  'Bury St Edmunds',
  'Six Mile Bottom',
  'Sixpenny Handley',
  'Once Brewed',
  'Twice Brewed',
  'Lover',
  'Loose',
  'Old',
  'Over',
  'Young’s End',
  'Lady Wood',
  'Ladybank',
  'Lasswade',
  'Gayton',
  'Gay Street',
  'Straight Soley',
  'White Notley',
  'White City',
  'Blackpool',
  'Blackboys',
  'English Bicknor',
  'Scotch Corner',
  'New Invention',
  'New Mills',
  'Cashmoor',
  'Police Row',
  'Barmouth',
  'Matching Tye',
  'Bachelor’s Bump',
  'Wyre Piddle',
  'Nasty',
  'Ugley',
  'Beer',
  'Good Easter',
  'High Easter',
  'Mavis Enderby',
  'Barton in the Beans',
  'Jump',
  'Idle',
  'Hope',
  'Loosegate',
  'Ham',
  'Sandwich',
  'Thong',
  'Upper Slaughter',
  'Lower Slaughter',
  'Pratt’s Bottom',
  'Penistone',
  'Lord’s Hill',
  'Menwith Hill',
  'Maidstone',
  'Monks Eleigh',
  'Nun Monkton',
  'Abbots Langley',
  'Jury’s Gap',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Ashby-de-la-Zouch',
  'Leeds, LS1',
  'London (Docklands)',
  'Leeds and Bradford',
  'Anywhere in Yorkshire',
  'Home-based, Hull',
  'Berwick-upon-Tweed',
])('a job may be in %s', (town) => {
  expect(maySend(checkLawful(anAdvert({ town }), today))).toBe(true)
})
