import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { missingParts } from '@/lib/domain/cv/missing-parts'
import { aCvDraft } from '@/tests/support/a-cv-draft'

const rulesOf = (draft: Parameters<typeof aCvDraft>[0]) => missingParts(aCvDraft(draft)).map(({ rule }) => rule)

test('a complete CV lacks nothing', () => {
  expect(rulesOf({})).toEqual([])
})

test('a CV with only a name is not a CV yet', () => {
  expect(missingParts({ ...emptyDraft(), fullName: 'Jordan Taylor' }).map(({ rule }) => rule)).toEqual([
    'contact-missing',
    'summary-missing',
    'work-missing',
    'skills-missing',
  ])
})

test('spaces alone fill nothing in', () => {
  expect(rulesOf({ fullName: '  ', skills: [' '] })).toEqual(['name-missing', 'skills-missing'])
})

test('an email address that cannot be one is asked about, and an empty one is not', () => {
  for (const email of ['danny.price@', 'danny.price', 'danny@example', 'danny price@example.org'])
    expect(rulesOf({ email })).toEqual(['email-shape'])
  for (const email of ['', ' danny.price@example.org ']) expect(rulesOf({ email })).toEqual([])
})

test('a phone number does as well as an email address, and a course as well as a job', () => {
  expect(rulesOf({ email: '' })).toEqual([])
  expect(rulesOf({ experiences: [] })).toEqual([])
})
