import { endsBeforeStart, formatDate, formatDates } from '@/lib/domain/cv/cv-dates'
import { noDate } from '@/lib/domain/cv/cv-draft'

const at = (year: number | null, month: number | null = null) => ({ year, month })

describe('a date on a CV', () => {
  test.each(
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
      (name, index) => [index + 1, `${name} 2024`] as const,
    ),
  )('month %i reads %s', (month, text) => expect(formatDate(at(2024, month))).toBe(text))

  test.each([
    [at(2019), '2019'],
    [at(null, 3), ''],
    [noDate, ''],
    [{ year: 'forgotten', month: 3 } as const, ''],
  ])('%j reads %p', (date, text) => expect(formatDate(date)).toBe(text))
})

test.each([
  ['present job', at(2024, 1), noDate, true, 'Jan 2024 - Present'],
  ['present job whose old end is kept', at(2024, 1), at(2025, 1), true, 'Jan 2024 - Present'],
  ['present job without a start', noDate, noDate, true, 'Present'],
  ['job with both dates', at(2022, 3), at(2023, 10), false, 'Mar 2022 - Oct 2023'],
  ['job with years only', at(2019), at(2021), false, '2019 - 2021'],
  ['job with a month known at one end', at(2019), at(2021, 3), false, '2019 - Mar 2021'],
  ['job that began and ended in one month', at(2021, 3), at(2021, 3), false, 'Mar 2021'],
  ['job with a start only', at(2021, 3), noDate, false, 'Mar 2021'],
  ['job with an end only', noDate, at(2021, 3), false, 'Mar 2021'],
  ['job without dates', noDate, noDate, false, ''],
])('a %s', (_, startDate, endDate, current, text) => {
  expect(formatDates({ startDate, endDate, current })).toBe(text)
})

test.each([
  [at(2023, 3), at(2023, 2), false, true],
  [at(2023, 3), at(2023, 3), false, false],
  [at(2023, 3), at(2023), false, false],
  [at(2023), at(2022, 12), false, true],
  [at(2023), at(2023, 1), false, false],
  [at(2023, 3), at(2022), true, false],
  [at(2023, 3), noDate, false, false],
  [noDate, at(2023, 3), false, false],
])('from %j to %j, present job %p: ends before it starts is %p', (startDate, endDate, current, expected) => {
  expect(endsBeforeStart({ startDate, endDate, current })).toBe(expected)
})
