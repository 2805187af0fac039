import { plainDate } from '@/lib/domain/dates/plain-date'
import { advertSchema, blankDraft, draftSchema, finishedAdvert, jobOf } from '@/lib/domain/job-board/advert'
import { jobIdOf, jobIdPattern } from '@/lib/domain/job-board/job-id'

import { anAdvert } from '../../../support/an-advert'

test('what is stored of an advert is read as it was written', () => {
  const advert = anAdvert({
    closesOn: plainDate('2026-12-24'),
    exclusions: [{ kind: 'driving', reason: 'You drive.' }],
  })
  expect(advertSchema.parse(JSON.parse(JSON.stringify(advert)))).toEqual(advert)
})

test.each<[string, object]>([
  ['a title of nothing but spaces', { title: '   ' }],
  ['a kind of work that the board does not know', { sector: 'finance' }],
  ['no place', { town: '' }],
  ['a postcode that is none', { postcode: 'LEEDS' }],
  ['half a penny', { pay: { from: 1271.5, to: 1300, per: 'hour' } }],
  ['a record question on the form', { recordQuestion: 'on_application' }],
  ['a day that the calendar does not have', { closesOn: '2026-02-30' }],
  ['a hidden character', { pattern: 'Nights\u202e' }],
])('%s is no advert', (_, change) => {
  expect(advertSchema.safeParse({ ...anAdvert(), ...change }).success).toBe(false)
})

test('a draft may be unfinished, and is no advert until it is finished', () => {
  expect(draftSchema.parse(blankDraft)).toEqual(blankDraft)
  // Of an older build, which knew fewer fields.
  expect(draftSchema.parse({ title: 'Baker' })).toMatchObject({ title: 'Baker', town: null })
  expect(finishedAdvert({ ...blankDraft, title: 'Baker' })).toBeNull()
  expect(finishedAdvert(anAdvert())).toEqual(anAdvert())
})

test('an approved job is one of the board', () => {
  const job = jobOf({
    id: 'bakery-assistant-a1b2c3d4',
    companyId: 'the-company',
    company: 'Example Bakery',
    status: 'live',
    advert: anAdvert(),
    postedOn: plainDate('2026-11-22'),
    hired: null,
  })
  expect(job).toMatchObject({
    id: 'bakery-assistant-a1b2c3d4',
    employerId: 'the-company',
    company: 'Example Bakery',
    town: 'Leeds',
    dbsReason: null,
    convictionFriendly: true,
    supervised: true,
    noInterview: false,
  })
  expect(job).not.toHaveProperty('advert')
})

test.each([
  ['Baker’s assistant (nights)', 'bakers-assistant-nights-a1b2c3d4'],
  ['Café é la carte', 'cafe-e-la-carte-a1b2c3d4'],
  ['职位', 'job-a1b2c3d4'],
  ['x'.repeat(100), `${'x'.repeat(60)}-a1b2c3d4`],
])('%s: %s', (title, id) => {
  expect(jobIdOf(title, 'a1b2c3d4')).toBe(id)
  expect(id).toMatch(jobIdPattern)
})
