import { plainDate } from '@/lib/domain/dates/plain-date'
import { advertFields, blankDraft } from '@/lib/domain/job-board/advert'
import { advertSteps, readStep, sentFields, stepFields, stepOf, typedOf } from '@/lib/domain/job-board/advert-steps'

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
  const read = advertSteps.map((step) => readStep(step, typed, []).data)
  expect(Object.assign({}, ...read)).toEqual(advert)
  for (const step of advertSteps) expect(readStep(step, typedOf(blankDraft), []).success).toBe(true)
})

test.each<[string, string, unknown]>([
  ['£13.20', '', { from: 1320, to: 1320, per: 'hour' }],
  ['26,500', '28000.00', { from: 2_650_000, to: 2_800_000, per: 'hour' }],
  ['', '', null],
])('pay from %s to %s', (payFrom, payTo, pay) => {
  expect(readStep('pay', { payFrom, payTo }, []).data).toMatchObject({ pay })
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
  const read = readStep(step, fields, [])
  expect(read.error?.issues.map(({ path }) => path[0])).toContain(field)
  expect(sentFields[step]).toContain(field)
})

test('a place of the company brings its town and postcode; another one is typed', () => {
  expect(readStep('work', { siteId: 'mill', town: 'York' }, sites).data).toMatchObject({
    siteId: 'mill',
    town: 'Leeds',
    postcode: 'LS1 4AB',
  })
  expect(readStep('work', { siteId: 'other', town: 'York', postcode: 'yo1' }, sites).data).toMatchObject({
    siteId: null,
    town: 'York',
    postcode: 'YO1',
  })
  expect(readStep('work', { siteId: 'of another company', town: '' }, sites).data).toMatchObject({
    siteId: null,
    town: null,
  })
})

test('a duty and a reason are kept with a check above basic alone', () => {
  const dbsReason = 'You help people wash and dress.'
  expect(readStep('checks', { dbsLevel: 'basic', dbsReason }, []).data).toMatchObject({ dbsReason: '' })
  expect(readStep('checks', { dbsLevel: 'none', dbsReason }, []).data).toMatchObject({ dbsReason: '' })
  expect(readStep('checks', { dbsLevel: 'enhanced', dbsReason }, []).data).toMatchObject({ dbsReason })
  expect(readStep('checks', { dbsLevel: 'basic', duty: 'prison' }, []).data).toMatchObject({ duty: null })
  expect(readStep('checks', { dbsLevel: 'standard', duty: 'prison' }, []).data).toMatchObject({ duty: 'prison' })
})
