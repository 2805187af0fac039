import {
  addDays,
  addMonths,
  addMonthsInFull,
  dateFrom,
  dateOf,
  daysBetween,
  parseDate,
  plainDate,
} from '@/lib/domain/dates/plain-date'

const [first, last] = [plainDate('1900-01-01'), plainDate('2199-12-31')]
/** Each day of the calendar as the language's own Date counts them. */
const allDays: string[] = []
for (let time = Date.UTC(1900, 0, 1); time <= Date.UTC(2199, 11, 31); time += 24 * 60 * 60 * 1000) {
  allDays.push(new Date(time).toISOString().slice(0, 10))
}

test('every day from 1900 to 2199 is one day after the day before it, and is read and made as it is written', () => {
  expect(allDays).toHaveLength(109_573)
  const wrong = allDays.filter((text, index) => {
    const day = plainDate(text)
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
    const before = allDays[index - 1]
    const follows = before === undefined || (addDays(plainDate(before), 1) === text && addDays(day, -1) === before)
    return !follows || dateFrom(year, month, date) !== text || daysBetween(first, day) !== index
  })
  expect(wrong).toEqual([])
})

test.each([27, -31, 36_525])('%i days on from a day of each week', (days) => {
  const wrong = allDays.filter((text, index) => {
    const expected = index % 7 === 0 ? allDays[index + days] : undefined
    return expected !== undefined && addDays(plainDate(text), days) !== expected
  })
  expect(wrong).toEqual([])
})

test('months end where a shorter month ends, or the day after in full', () => {
  expect(addMonths(plainDate('2023-08-31'), 6)).toBe('2024-02-29')
  expect(addMonthsInFull(plainDate('2023-08-31'), 6)).toBe('2024-03-01')
  expect(addMonths(plainDate('2024-02-29'), -12)).toBe('2023-02-28')
  expect(addMonths(plainDate('2023-12-15'), 1)).toBe('2024-01-15')
  expect(addMonths(plainDate('2024-01-15'), -1)).toBe('2023-12-15')
})

test('what is no day of the calendar is none, and nothing goes past its ends', () => {
  for (const text of [
    '2023-02-29',
    '1900-02-29',
    '2023-13-01',
    '2023-00-10',
    '2023-1-1',
    '1899-12-31',
    '2200-01-01',
    '',
  ])
    expect(parseDate(text)).toBeUndefined()
  expect(dateFrom(2023, 4, 31)).toBeUndefined()
  expect(dateFrom(2023, 4, 0)).toBeUndefined()
  expect(dateFrom(2023, 4.5, 1)).toBeUndefined()
  expect(dateFrom(NaN, 1, 1)).toBeUndefined()
  expect(() => addDays(last, 1)).toThrow(RangeError)
  expect(() => addDays(first, -1)).toThrow(RangeError)
  expect(() => addMonths(last, 1)).toThrow(RangeError)
  expect(() => addMonths(first, -12 * 1000)).toThrow(RangeError)
  expect(() => dateOf(new Date('0999-06-01T12:00:00'))).toThrow(RangeError)
  expect(dateOf(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05')
})
