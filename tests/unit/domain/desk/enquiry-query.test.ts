import { plainDate } from '@/lib/domain/dates/plain-date'
import { addressValuesOf, enquiryQueryFrom, enquiryKeyFrom, keyText } from '@/lib/domain/desk/enquiry-query'

const id = '00000000-0000-4000-8000-000000000001'
const key = { dueOn: plainDate('2026-11-24'), sortedAt: '2026-11-20T10:00:00.123456+00:00', id }

test('an empty address asks for all that is open, the oldest promise first', () => {
  expect(enquiryQueryFrom({})).toEqual({
    tab: 'open',
    typed: '',
    source: null,
    owner: null,
    order: 'usual',
    after: null,
  })
  expect(addressValuesOf(enquiryQueryFrom({}))).toEqual({
    tab: null,
    q: '',
    source: null,
    owner: null,
    order: null,
    after: null,
  })
})

test('what an address asks for can be written into an address again', () => {
  const values = { tab: 'overdue', q: 'Amina', source: 'waitlist', owner: 'me', order: 'reversed', after: keyText(key) }
  expect(addressValuesOf(enquiryQueryFrom(values))).toEqual(values)
})

test('what it does not know counts as not said', () => {
  expect(enquiryQueryFrom({ tab: 'all', source: 'post', owner: "me' or true", order: 'up', after: '1' })).toEqual(
    enquiryQueryFrom({}),
  )
})

test.each([
  ['', null],
  ['2026-11-24', null],
  [keyText(key), key],
  [`${keyText(key)}_more`, null],
  [`2026-02-30_${key.sortedAt}_${id}`, null],
  [`2026-11-24_yesterday_${id}`, null],
  [`2026-11-24_${key.sortedAt}_1`, null],
])('the key %s is read as %j', (text, expected) => {
  expect(enquiryKeyFrom(text)).toEqual(expected)
})
