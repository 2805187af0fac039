import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { filledField, profileFromCv } from '@/lib/domain/cv/profile-from-cv'
import { aCvDraft } from '../../../support/a-cv-draft'

const words = ['HMP', 'prison', 'conviction']

test('what a CV shows can go into the profile, without dates, and what hints at prison only when it is ticked', () => {
  const parts = profileFromCv(
    aCvDraft({ disclosureLetter: 'About my conviction', rehabilitationSteps: 'A course' }),
    words,
  )
  expect(parts.filter(({ field }) => !['skills', 'tickets', 'experience'].includes(field))).toEqual([
    { id: 'firstName', field: 'firstName', text: 'Jordan', isSensitive: false },
    { id: 'lastName', field: 'lastName', text: 'Taylor', isSensitive: false },
    { id: 'phone', field: 'phone', text: '07700 900123', isSensitive: false },
    { id: 'town', field: 'town', text: 'Leeds', isSensitive: false },
  ])
  const [kitchen] = parts.filter(({ field }) => field === 'experience')
  expect(kitchen).toMatchObject({ text: 'Kitchen Assistant, City & Guilds', isSensitive: true })
  expect(parts.map(({ text }) => text).join(' ')).not.toMatch(/HMP|conviction|A course|20\d\d/)
})

test.each([
  ['', []],
  ['Jordan', ['Jordan']],
  ['  Jordan  Lee   Taylor ', ['Jordan Lee', 'Taylor']],
])('the name %j fills %j', (fullName, texts) => {
  const parts = profileFromCv(aCvDraft({ fullName }), words)
  expect(parts.filter(({ field }) => field === 'firstName' || field === 'lastName').map(({ text }) => text)).toEqual(
    texts,
  )
})

test('a place that the CV itself shows is still left out until somebody ticks it', () => {
  const draft = aCvDraft()
  const experiences = draft.experiences.map((job) => ({ ...job, showPlace: true }))
  const sensitive = profileFromCv({ ...draft, experiences, skills: ['Prison listener', 'Baking'] }, words).filter(
    ({ isSensitive }) => isSensitive,
  )
  expect(sensitive.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Prison listener', 'Kitchen Assistant, HMP Marker']),
  )
})

test('the words of the CV builder untick a line about prison, and no driving licence', () => {
  const skills = ['Helped people on remand', 'Category C licence']
  const parts = profileFromCv({ ...aCvDraft(), skills }, sensitiveWords).filter(({ field }) => field === 'skills')
  expect(parts.map(({ text, isSensitive }) => [text, isSensitive])).toEqual([
    ['Helped people on remand', true],
    ['Category C licence', false],
  ])
})

test.each([
  ['firstName', 'Jo', ['Jordan'], 'Jordan'],
  ['firstName', 'Jo', [], 'Jo'],
  ['skills', '', ['Baking', 'Cleaning'], 'Baking\nCleaning'],
  ['skills', 'baking\nTiling\n', ['Baking', 'Cleaning'], 'baking\nTiling\nCleaning'],
  ['experience', 'Driver', [], 'Driver'],
] as const)('%s holding %j with %j becomes %j', (field, before, texts, after) => {
  expect(filledField(field, before, texts)).toBe(after)
})
