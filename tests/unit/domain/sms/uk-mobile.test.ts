import { ukMobileIn } from '@/lib/domain/sms/uk-mobile'

describe('a UK mobile number is read in every spelling that people use', () => {
  test.each([
    '07700 900123',
    '07700900123',
    '7700900123',
    '+44 7700 900123',
    '+447700900123',
    '+44 (0) 7700 900123',
    '+44(0)7700900123',
    '+4407700900123',
    '0044 7700 900123',
    '00447700900123',
    '44 7700 900123',
    '447700900123',
    '44 (0)7700 900 123',
    '(07700) 900123',
    '07700-900-123',
    '07700.900.123',
    '07700/900123',
    ' 07700\u00a0900\u2009123 ',
    '\u202a07700 900123\u202c',
    '０７７００ ９００１２３',
    '٠٧٧٠٠٩٠٠١٢٣',
  ])('%s', (typed) => {
    expect(ukMobileIn(typed)).toBe('+447700900123')
  })

  test('of the Isle of Man too', () => {
    expect(ukMobileIn('07624 123456')).toBe('+447624123456')
  })
})

describe('no code goes to', () => {
  test.each([
    ['a landline', '020 7946 0123'],
    ['a landline of another spelling', '+44 113 496 0123'],
    ['a personal number', '070 1234 5678'],
    ['a pager', '07600 123456'],
    ['a premium rate', '0900 123 4567'],
    ['another country', '+1 202 555 0123'],
    ['another country in our spelling of a call abroad', '0033 6 12 34 56 78'],
    ['a number that is too short', '07700 90012'],
    ['a number that is too long', '07700 9001234'],
    ['a number with an extension', '07700 900123 x4'],
    ['words', 'my phone'],
    ['an email address', 'jo@example.com'],
    ['nothing', ''],
    ['two numbers', '07700 900123, 07700 900124'],
    ['something endless', '07700900123'.repeat(1000)],
  ])('%s', (_, typed) => {
    expect(ukMobileIn(typed)).toBeNull()
  })
})
