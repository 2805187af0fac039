import { phoneNumber, telephoneUri } from '@/lib/domain/fields/phone-number'

const isTaken = (typed: string): boolean => phoneNumber.safeParse(typed).success

test.each([
  '07700 900123',
  '07911 123456',
  '0113 496 0123',
  '(0113) 496-0123',
  '0113.496.0123',
  '020 7946 0018',
  '01632 960123',
  '+44 (0) 7700 900123',
  '+44 (0)20 7946 0018 x12',
  '+447700900123',
  '0044 7700 900123',
  '447700900123',
  '7700900123',
  '0800 1111',
  '0808 801 0327',
  '0300 123 1999',
  '0345 600 1234',
  '016977 3123',
  '+33 1 23 45 67 89',
  '+1 212 555 0123',
  '+353 85 012 3456',
  '07700 900123 (after 5pm)',
  '0113 496 0123 ext. 4',
  '٠٧٧٠٠ ٩٠٠١٢٣',
  '496 0123',
])('%s is a number that can be called, and is kept as typed', (typed) => {
  expect(phoneNumber.parse(` ${typed} `)).toBe(typed)
})

test.each([
  '0113 496',
  '00000000000',
  '0000000',
  '11111111111',
  '000000',
  '12345',
  '999999999999999',
  '07700 90012',
  '07700 9001234',
  '+44 7700 9001',
  'abcdef',
  'call me',
  '+',
  '',
])('%j is asked again', (typed) => {
  expect(isTaken(typed)).toBe(false)
})

test('marks from an address book that nobody sees are dropped', () => {
  expect(phoneNumber.parse('\u202a+44 (0)20 7946 0018\u202c')).toBe('+44 (0)20 7946 0018')
})

test.each([
  ['0113 496 0000', 'tel:+441134960000'],
  ['+44 (0)113 496 0000', 'tel:+441134960000'],
  ['0113 496 0000 (after 5pm)', 'tel:+441134960000'],
  ['496 0000', null],
])('a link to call %s is %s', (typed, uri) => {
  expect(telephoneUri(typed)).toBe(uri)
})
