import { readCorrection, typedFields } from '@/lib/domain/desk/typed-fields'

it.each([
  ['employer', ['companyName', 'jobTitle', 'message']],
  ['candidate', ['support']],
  ['waitlist', ['phoneNumber', 'jobInterest', 'skills', 'experience']],
] as const)('a form of the kind %s has the fields %j, and no consent among them', (source, fields) => {
  expect(typedFields(source)).toEqual(expect.arrayContaining(['firstName', 'email', 'phoneNumber', ...fields]))
  expect(typedFields(source).filter((field) => /consent|updates|form_source|^phone$/i.test(field))).toEqual([])
})

it.each([
  ['general', 'firstName', ' Jo ', { value: 'Jo' }],
  ['general', 'firstName', 'J', { problem: 'First name must be at least 2 characters.' }],
  ['waitlist', 'firstName', 'J', { value: 'J' }],
  ['general', 'referral', '', { value: '' }],
  ['waitlist', 'phoneNumber', '12', { problem: 'Please enter a valid phone number.' }],
  ['partner', 'organisationType', 'bank', { problem: 'Please select your organisation type.' }],
  ['waitlist', 'support', 'cv-help', { value: 'cv-help' }],
  ['candidate', 'support', 'A CV, please', { value: 'A CV, please' }],
  ['general', 'companyName', 'Brick & Beam', 'no field'],
  ['general', 'contactConsent', 'true', 'no field'],
  ['general', 'reference', 'SC-00000000', 'no field'],
] as const)('in a %s form, %s becomes %j by the form’s own rule', (source, field, typed, expected) => {
  expect(readCorrection(source, field, typed)).toEqual(expected)
})
