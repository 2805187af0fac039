import { earliestYear, endsBeforeStart, hasYear, latestYear } from '@/lib/domain/cv/cv-dates'
import { noDate, type CvDate, type Experience } from '@/lib/domain/cv/cv-draft'

type Dates = Pick<Experience, 'startDate' | 'endDate' | 'current'>

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const month = `(?:${monthName}\\.?,? |(?:spring|summer|autumn|winter),? |(?:\\d{1,2}[/.])?\\d{1,2}[/.])?`
const date = `${month}(?:19|20)\\d\\d`
const present = 'present|now|current(?:ly)?|to date|today|ongoing'
export const dateRange = new RegExp(
  `\\(?(?:\\b(since|from) )?\\b(${date})(?:\\s*(?:-|–|—|to|until)\\s*(${date}|${present}|\\d\\d(?![\\d/.])))?\\)?`,
  'i',
)
const everyRange = new RegExp(dateRange.source, 'gi')
const shortYear = new RegExp(`\\b(${monthName}\\.?) ?['’](\\d\\d)\\b`, 'gi')

// "'62" on a CV is 1962.
const newestShortYear = 50

/** The line with its years of two figures written out: "Jan '18" becomes "Jan 2018". */
export const withFullYears = (line: string): string =>
  line.replace(
    shortYear,
    (_, name: string, year: string) => `${name} ${Number(year) > newestShortYear ? '19' : '20'}${year}`,
  )

function readDate(text: string): CvDate {
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0])
  if (!(year >= earliestYear && year <= latestYear)) return noDate
  const number = Number(/(\d{1,2})[/.](?:19|20)/.exec(text)?.[1])
  const named = months.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const found = named > 0 ? named : number
  return { year, month: found >= 1 && found <= 12 ? found : null }
}

/** "2003-05" is two years, or the month of May; "2015-17" only the years. */
function shortEnd(start: CvDate & { year: number }, text: string): Dates[] {
  const year = Math.floor(start.year / 100) * 100 + Number(text)
  const end = readDate(String(year < start.year ? year + 100 : year))
  const number = Number(text)
  const isMonth = start.month === null && number >= 1 && number <= 12
  return [
    ...(hasYear(end) ? [{ startDate: start, endDate: end, current: false }] : []),
    ...(isMonth ? [{ startDate: { ...start, month: number }, endDate: noDate, current: false }] : []),
  ]
}

/** What one range may say. */
function readRange([, since = '', from = '', to = '']: readonly string[]): Dates[] {
  const startDate = readDate(from)
  if (/^\d\d$/.test(to) && hasYear(startDate)) {
    const ways = shortEnd(startDate, to)
    return ways.length > 0 ? ways : [{ startDate, endDate: noDate, current: false }]
  }
  const current = to === '' ? /^since$/i.test(since) : new RegExp(`^(?:${present})$`, 'i').test(to)
  const dates = { startDate, endDate: to === '' || current ? noDate : readDate(to), current }
  // Whoever wrote the later date first may have mistyped a year instead.
  return endsBeforeStart(dates) ? [{ ...dates, startDate: dates.endDate, endDate: startDate }, dates] : [dates]
}

/** Two dates in two columns are the beginning and the end. */
function fromTwoColumns(ranges: readonly Dates[]): Dates[] {
  const [first, second, ...others] = ranges
  if (!first || !second || others.length > 0 || hasYear(first.endDate) || hasYear(second.endDate)) return []
  if (first.current || second.current) return []
  const dates = { startDate: first.startDate, endDate: second.startDate, current: false }
  return endsBeforeStart(dates) ? [] : [dates]
}

// A month after December: a day may stand where the month should be.
const noSuchMonth = /\b(?:1[3-9]|[2-9]\d)[/.](?:19|20)\d\d\b/

/**
 * The dates on a line of an old CV; undefined if it has none.
 * @returns the ways in which they may be meant, the likeliest first, and the line without them. `isSure` is false if
 *   there are several, or if the only one leaves something out
 */
export function datesOn(line: string): { ways: Dates[]; isSure: boolean; others: string } | undefined {
  const matches = [...line.matchAll(everyRange)]
  if (matches.length === 0) return undefined
  const ranges = matches.slice(0, 3).flatMap(readRange)
  const ways = [...fromTwoColumns(ranges), ...ranges]
  const isSure = ways.length === 1 && ways.every(({ startDate }) => hasYear(startDate)) && !noSuchMonth.test(line)
  return { ways, isSure, others: line.replace(everyRange, ' ') }
}
