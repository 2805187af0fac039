import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  changedFacts,
  fieldsOfFacts,
  missingSections,
  readFactsSection,
  readHelp,
  readOwnReferral,
  storedFacts,
  storedOwnFacts,
  type ReferralFacts,
} from '@/lib/domain/referrals/referral-form'

const today = plainDate('2026-11-25')
const words = recordWordsOfAFile
const person = { name: 'Sam Feather', phone: '0113 496 0000', safe_call: 'on' }

function factsOf(fields: Record<string, string> = person): ReferralFacts {
  const read = readFactsSection('person', null, fields, today, words)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.facts
}

test('the first section names the person and says how to reach them safely', () => {
  expect(factsOf()).toMatchObject({ name: 'Sam Feather', safe_ways: ['call'] })
  expect(readFactsSection('person', null, { name: ' ' }, today, words)).toEqual({
    problems: {
      name: 'Enter the name they like to use.',
      safe_ways: 'Tick at least one safe way to reach them, or nobody can.',
    },
  })
})

test('a section leaves what the others said, and a tick that was taken away stays away', () => {
  const first = factsOf({ ...person, email: 'sam@example.org', safe_email: 'on' })
  const placed = readFactsSection(
    'place',
    first,
    { town: 'Leeds', postcode: 'LS1 4AP', place: 'community' },
    today,
    words,
  )
  expect(placed).toMatchObject({ facts: { name: 'Sam Feather', district: 'LS1', safe_ways: ['call', 'email'] } })
  const facts = 'facts' in placed ? placed.facts : first
  const changed = readFactsSection('person', facts, { ...person, email: 'sam@example.org' }, today, words)
  expect(changed).toMatchObject({ facts: { district: 'LS1', safe_ways: ['call'] } })
  expect(changedFacts(facts, 'facts' in changed ? changed.facts : facts)).toEqual(['safe_ways'])
})

test('custody needs its place, and the problem is that of its own section', () => {
  expect(readFactsSection('place', factsOf(), { place: 'custody' }, today, words)).toEqual({
    problems: {
      establishment: 'Enter the name of the establishment.',
      release_on: 'Enter the expected day of release, or say why nobody knows it.',
    },
  })
})

test.each([
  ['access_needs', 'person'],
  ['practitioner_contact', 'place'],
] as const)('nothing about a record is kept in %s', (field, section) => {
  const read = readFactsSection(section, factsOf(), { ...person, [field]: 'An old conviction' }, today, words)
  expect(read).toMatchObject({ problems: { [field]: expect.stringContaining('Leave out ‘conviction’') } })
})

test('help is at least one thing that the organisation offers, with words that name no record', () => {
  expect(readHelp({}, ['cv'], words)).toMatchObject({ problems: { services: expect.any(String) } })
  expect(readHelp({ 'service-training': 'on' }, ['cv'], words)).toMatchObject({
    problems: { services: expect.stringContaining('does not offer') },
  })
  expect(readHelp({ 'service-cv': 'on', words: 'Since the robbery' }, ['cv'], words)).toMatchObject({
    problems: { words: expect.stringContaining('Leave out ‘robbery’') },
  })
  expect(readHelp({ 'service-cv': 'on', words: ' A CV. ' }, ['cv'], words)).toEqual({
    services: ['cv'],
    words: 'A CV.',
  })
})

test('a referral lists what it still needs, and stores no place before somebody has said one', () => {
  const facts = factsOf()
  const said = { facts, hasPlace: false, services: [], words: '' }
  expect(missingSections({ ...said, facts: null })).toEqual(['person', 'place', 'help'])
  expect(missingSections(said)).toEqual(['place', 'help'])
  expect(missingSections({ ...said, hasPlace: true, services: ['cv'] })).toEqual([])
  expect(Object.keys(storedFacts(facts, false))).not.toContain('place')
  expect(storedFacts(facts, true)).toEqual(facts)
  expect(readFactsSection('place', facts, { town: 'Leeds' }, today, words)).toMatchObject({
    problems: { place: 'Choose whether they are in the community or in custody.' },
  })
  // The public form asks where somebody lives, and not whether they are in custody.
  expect(Object.keys(storedOwnFacts(facts))).toContain('town')
  expect(Object.keys(storedOwnFacts(facts))).not.toContain('place')
  expect(fieldsOfFacts(facts)).toMatchObject({ name: 'Sam Feather', safe_call: 'on' })
})

test('somebody who refers themselves says who they are, a safe way, and what they want', () => {
  const empty = readOwnReferral({}, ['cv'], today, words)
  expect('problems' in empty && Object.keys(empty.problems)).toEqual(['name', 'safe_ways', 'services'])
  expect(empty).toEqual({
    problems: {
      name: 'Enter the name you like to use.',
      safe_ways: 'Tick at least one safe way to reach you, so that they can answer.',
      services: 'Tick at least one thing that you would like help with.',
    },
  })
  const onlyByPost = { name: 'Sam Feather', safe_post: 'on', safe_in_person: 'on', 'service-cv': 'on' }
  expect(readOwnReferral(onlyByPost, ['cv'], today, words)).toEqual({
    problems: {
      safe_ways:
        'Tick call, text or email too. This form doesn’t ask for your address, so they can’t answer by post or in person.',
    },
  })
  expect(readOwnReferral({ ...person, 'service-cv': 'on', place: 'custody' }, ['cv'], today, words)).toMatchObject({
    facts: { name: 'Sam Feather', place: 'community' },
    services: ['cv'],
    words: '',
  })
})
