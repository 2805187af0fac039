import { dateFrom, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const numbers = /^(\d{1,2}[/. -]\d{1,2}[/. -]\d{4}|\d{4}-\d{2}-\d{2})$/

/** What is wrong with a text that typedDay() does not read: 31/02/2027 is written well, and is no day. */
export const noDayProblem = (text: string): string =>
  numbers.test(text.trim())
    ? 'The calendar has no such day. Enter one such as 25/11/2026.'
    : 'Enter a day such as 25/11/2026.'

/**
 * A day as people in the UK type it or a spreadsheet writes it: 2026-11-25, 25/11/2026, 25.11.2026, 25-11-2026 or 25 Nov
 * 2026. Undefined for anything else, such as 13/25/2026 or a year of two digits, which could be read in two ways.
 */
export function typedDay(text: string): PlainDate | undefined {
  const plain = text.trim()
  const iso = parseDate(plain)
  if (iso) return iso
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(plain) ?? []
  if (year !== undefined) return dateFrom(Number(year), Number(month), Number(day))
  const [, dayNumber, name = '', ofYear] = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})$/i.exec(plain) ?? []
  return ofYear === undefined
    ? undefined
    : dateFrom(Number(ofYear), months.indexOf(name.toLowerCase()) + 1, Number(dayNumber))
}
