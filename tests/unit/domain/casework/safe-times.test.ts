import { fieldsOfSafeTimes, hasSafeTimes, isSafeAt, noSafeTimes, readSafeTimes } from '@/lib/domain/casework/safe-times'
import { personFields } from '@/lib/content/casework/people'
import { plainDate } from '@/lib/domain/dates/plain-date'

const evenings = { safe_days: ['mon', 'fri'], safe_from: '16:00', safe_to: '20:00' } as const
const monday = plainDate('2026-11-23')

test('days and times are read from their fields, and shown in them again', () => {
  expect(readSafeTimes({ safe_mon: 'on', safe_fri: 'on', safe_from: '16.00', safe_to: '20:00' })).toEqual({
    times: evenings,
  })
  expect(readSafeTimes(fieldsOfSafeTimes(evenings))).toEqual({ times: evenings })
  expect(readSafeTimes({})).toEqual({ times: noSafeTimes })
  expect([hasSafeTimes(evenings), hasSafeTimes(noSafeTimes)]).toEqual([true, false])
})

test.each([
  ['only the first', { safe_from: '16:00' }, 'safe_to'],
  ['only the second', { safe_to: '16:00' }, 'safe_from'],
  ['no time', { safe_from: 'noon', safe_to: '16:00' }, 'safe_from'],
  ['an hour that there is not', { safe_from: '16:00', safe_to: '24:00' }, 'safe_to'],
  ['the wrong way round', { safe_from: '20:00', safe_to: '16:00' }, 'safe_to'],
  ['twice the same', { safe_from: '16:00', safe_to: '16:00' }, 'safe_to'],
] as const)('%s: the field says what to enter', (_, fields, field) => {
  expect(readSafeTimes(fields)).toMatchObject({ field })
})

test('times the wrong way round are told by the labels of their fields', () => {
  expect(readSafeTimes({ safe_from: '20:00', safe_to: '16:00' })).toMatchObject({
    problem: `‘${personFields.safe_to}’ must be later than ‘${personFields.safe_from}’.`,
  })
})

test.each([
  [evenings, monday, '15:59', false],
  [evenings, monday, '16:00', true],
  [evenings, monday, '19:59', true],
  [evenings, monday, '20:00', false],
  [evenings, '2026-11-24', '17:00', false],
  [{ ...noSafeTimes, safe_days: ['sun'] as const }, '2026-11-29', '03:00', true],
  [{ ...noSafeTimes, safe_from: '16:00', safe_to: '20:00' }, '2026-11-24', '17:00', true],
  [noSafeTimes, monday, '03:00', true],
] as const)('%j on %s at %s is safe: %s', (times, on, at, isSafe) => {
  expect(isSafeAt(times, plainDate(on), at)).toBe(isSafe)
})
