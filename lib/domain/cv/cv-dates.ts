import { type CvDate, type Experience } from '@/lib/domain/cv/cv-draft'

export const earliestYear = 1930
export const latestYear = 2100

/** As applicant tracking systems read them: part of the file's format, like 'Present' and the headings. */
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether a date can be on a CV: it has a year. */
export const hasYear = (date: CvDate): date is { year: number; month: number | null } => typeof date.year === 'number'

/** `Jan 2024`, or `2024` without a month; empty without a year. */
export function formatDate({ year, month }: CvDate): string {
  if (typeof year !== 'number') return ''
  const name = month === null ? undefined : shortMonths[month - 1]
  return name === undefined ? String(year) : `${name} ${year}`
}

/** `Jan 2024 - Present`, `2019 - Mar 2021`; one date alone where the other is missing or the same. */
export function formatDates({
  startDate,
  endDate,
  current,
}: Pick<Experience, 'startDate' | 'endDate' | 'current'>): string {
  const start = formatDate(startDate)
  const end = current ? 'Present' : formatDate(endDate)
  return start === end ? start : [start, end].filter(Boolean).join(' - ')
}

/** Months since year 0, taking the date as early as it can be; undefined without a year. */
export const firstMonth = ({ year, month }: CvDate): number | undefined =>
  typeof year === 'number' ? year * 12 + ((month ?? 1) - 1) : undefined

/** Months since year 0, taking the date as late as it can be; undefined without a year. */
export const lastMonth = ({ year, month }: CvDate): number | undefined =>
  typeof year === 'number' ? year * 12 + ((month ?? 12) - 1) : undefined

/** Whether the job certainly ends before it starts. A missing month gets the benefit of the doubt. */
export function endsBeforeStart({
  startDate,
  endDate,
  current,
}: Pick<Experience, 'startDate' | 'endDate' | 'current'>): boolean {
  const start = firstMonth(startDate)
  const end = lastMonth(endDate)
  return !current && start !== undefined && end !== undefined && end < start
}
