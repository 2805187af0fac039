import { readDetails, wholePlace } from '@/lib/domain/applications/interview-details'

const typed = { postcode: 'ls14ap', askFor: ' Sam ', bring: 'Safety shoes\r\nif you have them', phone: '0113 496 0000' }

test('the details are kept as typed, the postcode with its space', () => {
  expect(readDetails(typed, 'in_person')).toEqual({
    details: { postcode: 'LS1 4AP', askFor: 'Sam', bring: 'Safety shoes\nif you have them', phone: '0113 496 0000' },
    problems: {},
  })
})

test.each(['phone', 'video'] as const)('by %s there is no postcode, whatever stands in its field', (way) => {
  expect(readDetails({ postcode: 'LS1 4AP' }, way)).toEqual({
    details: { postcode: '', askFor: '', bring: '', phone: '' },
    problems: {},
  })
})

test.each([
  [{ ...typed, postcode: '' }, 'postcode'],
  [{ ...typed, postcode: 'LS1' }, 'postcode'],
  [{ ...typed, askFor: 'x'.repeat(81) }, 'askFor'],
  [{ ...typed, bring: 'x'.repeat(301) }, 'bring'],
  [{ ...typed, phone: 'ring us' }, 'phone'],
])('case %# is refused at its own field', (fields, field) => {
  const { details, problems } = readDetails(fields, 'in_person')
  expect([details, problems]).toEqual([
    expect.objectContaining({ [field]: '' }),
    { [field]: expect.stringMatching(/\.$/) },
  ])
})

test('all that is wrong is named at once, and a wrong number says what a right one looks like', () => {
  const { problems } = readDetails({ ...typed, postcode: 'LS1', phone: 'ring us' }, 'in_person')
  expect(Object.keys(problems)).toEqual(['postcode', 'phone'])
  expect(problems.phone).toContain('0113 496 0000')
})

test.each([
  ['4 Mill Lane, Leeds', 'LS1 4AP', '4 Mill Lane, Leeds, LS1 4AP'],
  ['4 Mill Lane, Leeds LS14AP', 'LS1 4AP', '4 Mill Lane, Leeds LS14AP'],
  ['We will call you', '', 'We will call you'],
])('%s with %s is %s', (place, postcode, whole) => {
  expect(wholePlace({ place, postcode })).toBe(whole)
})
