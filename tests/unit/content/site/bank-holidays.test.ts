import { bankHolidayDays, bankHolidays } from '@/lib/content/site/bank-holidays'
import { londonDay, weekdayOf } from '@/lib/domain/dates/london-time'
import { addMonths } from '@/lib/domain/dates/plain-date'

const { years, days } = bankHolidays

test('the bank holidays are known for three months to come: else take the next year from the source', () => {
  const inThreeMonths = addMonths(londonDay(new Date()), 3)
  expect(Number(inThreeMonths.slice(0, 4))).toBeLessThanOrEqual(years.last)
})

test('each year that is covered has its eight, in order, none of them on a weekend', () => {
  for (let year = years.first; year <= years.last; year += 1) {
    expect(days.filter((day) => day.startsWith(`${year}-`))).toHaveLength(8)
  }
  expect(days).toHaveLength(8 * (years.last - years.first + 1))
  expect([...days].sort()).toEqual(days)
  for (const day of bankHolidayDays) expect(weekdayOf(day)).toBeLessThan(5)
})
