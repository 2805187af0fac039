import { plainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, blankDraft } from '@/lib/domain/job-board/advert'
import {
  advertSteps,
  draftWith,
  readStep,
  sentFields,
  stepFields,
  stepOf,
  typedOf,
} from '@/lib/domain/job-board/advert-steps'

import { anAdvert } from '../../../support/an-advert'

const sites = [{ id: 'mill', town: 'Leeds', postcode: 'ls1 4ab' }]

test('each field of an advert has its form', () => {
  expect(advertSteps.flatMap((step) => [...stepFields[step]]).toSorted()).toEqual([...advertFields].toSorted())
  expect(stepOf('exclusions')).toBe('checks')
})

test('no form asks for more than six things, apart from what only an answer in it brings up', () => {
  const broughtUp = ['town', 'postcode', 'duty', 'dbsReason']
  for (const step of advertSteps)
    expect(stepFields[step].filter((field) => !broughtUp.includes(field)).length).toBeLessThanOrEqual(6)
})

test('what is kept comes back as it was typed', () => {
  const advert = anAdvert({
    closesOn: plainDate('2026-12-24'),
    dbsLevel: 'enhanced',
    duty: 'adults_regulated',
    dbsReason: 'You help people wash and dress.',
    exclusions: [{ kind: 'driving', reason: 'You drive all day.' }],
    requirements: ['One', 'Two'],
  })
  const typed = typedOf(advert)
  const read = advertSteps.map((step) => readStep(step, typed, []).said)
  expect(Object.assign({}, ...read)).toEqual(advert)
  for (const step of advertSteps) expect(readStep(step, typedOf(blankDraft), []).unreadable).toEqual({})
})

test.each<[string, string, unknown]>([
  ['£13.20', '', { from: 1320, to: 1320, per: 'hour' }],
  ['26,500', '28000.00', { from: 2_650_000, to: 2_800_000, per: 'hour' }],
  ['', '', null],
])('pay from %s to %s', (payFrom, payTo, pay) => {
  expect(readStep('pay', { payFrom, payTo }, []).said).toMatchObject({ pay })
})

test.each<[(typeof advertSteps)[number], Record<string, string>, string]>([
  ['work', { title: 'x'.repeat(101) }, 'title'],
  ['work', { title: 'Baker\u202e' }, 'title'],
  ['work', { vacancies: '0' }, 'vacancies'],
  ['work', { sector: 'finance' }, 'sector'],
  ['offer', { skills: 'a\n'.repeat(21) }, 'skills'],
  ['offer', { skills: 'x'.repeat(161) }, 'skills'],
  ['pay', { payFrom: '-5' }, 'payFrom'],
  ['pay', { payTo: '14' }, 'payFrom'],
  ['pay', { payPer: 'week' }, 'payPer'],
  ['pay', { hoursPerWeek: '169' }, 'hoursPerWeek'],
  ['pay', { closesOn: '30/02/2027' }, 'closesOn'],
  ['work', { postcode: 'Leeds' }, 'postcode'],
  ['checks', { recordQuestion: 'on_application' }, 'recordQuestion'],
  ['checks', { 'reason-driving': 'x'.repeat(301) }, 'reason-driving'],
])('%s %j is refused at %s', (step, fields, field) => {
  expect(Object.keys(readStep(step, fields, []).unreadable)).toContain(field)
  expect(sentFields[step]).toContain(field)
})

test('what cannot be read hides nothing of what can', () => {
  const { said, unreadable } = readStep('pay', { payFrom: '14', hoursPerWeek: 'lots', pattern: 'Days' }, [])
  expect(said).toMatchObject({ pay: { from: 1400 }, hoursPerWeek: null, pattern: 'Days' })
  expect(Object.keys(unreadable)).toEqual(['hoursPerWeek'])
  // Of half a range the rules judge the half that is there.
  for (const payFrom of ['', 'twelve']) {
    const half = readStep('pay', { payFrom, payTo: '9', pattern: 'Days' }, [])
    expect(half.said).toMatchObject({ pay: { from: 900, to: 900 }, pattern: 'Days' })
    expect(Object.keys(half.unreadable)).toEqual(['payFrom'])
  }
})

test('of what cannot be read the draft keeps what it said before, a reason among it', () => {
  const exclusions = [{ kind: 'arson' as const, reason: 'You work alone with gas ovens.' }]
  const pay = { from: 1400, to: 1400, per: 'hour' as const }
  const before = { ...blankDraft, exclusions, pay, hoursPerWeek: 20 }
  const reason = { 'exclude-arson': 'on', 'reason-arson': 'x'.repeat(5000) }
  expect(draftWith(before, 'checks', reason, []).written.exclusions).toEqual(exclusions)
  const typed = draftWith(before, 'pay', { payFrom: 'lots', payPer: 'hour', hoursPerWeek: '30' }, [])
  expect(typed.written).toMatchObject({ pay, hoursPerWeek: 30 })
  expect(Object.keys(typed.unreadable)).toEqual(['payFrom'])
})

test('a place of the company brings its town and postcode; another one is typed', () => {
  expect(readStep('work', { siteId: 'mill', town: 'York' }, sites).said).toMatchObject({
    siteId: 'mill',
    town: 'Leeds',
    postcode: 'LS1 4AB',
  })
  expect(readStep('work', { siteId: 'other', town: 'York', postcode: 'yo1' }, sites).said).toMatchObject({
    siteId: null,
    town: 'York',
    postcode: 'YO1',
  })
  expect(readStep('work', { siteId: 'of another company', town: '' }, sites).said).toMatchObject({
    siteId: null,
    town: null,
  })
})

test('a duty and a reason are kept with a check above basic alone', () => {
  const dbsReason = 'You help people wash and dress.'
  expect(readStep('checks', { dbsLevel: 'basic', dbsReason }, []).said).toMatchObject({ dbsReason: '' })
  expect(readStep('checks', { dbsLevel: 'none', dbsReason }, []).said).toMatchObject({ dbsReason: '' })
  expect(readStep('checks', { dbsLevel: 'enhanced', dbsReason }, []).said).toMatchObject({ dbsReason })
  expect(readStep('checks', { dbsLevel: 'basic', duty: 'prison' }, []).said).toMatchObject({ duty: null })
  expect(readStep('checks', { dbsLevel: 'standard', duty: 'prison' }, []).said).toMatchObject({ duty: 'prison' })
})
