import type { PublishedSource } from '@/lib/content/figures/figure'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/**
 * The bank holidays of England and Wales, with substitute days for those at a weekend. A test fails three months before
 * the list runs out: add the next year from the source then.
 */
export const bankHolidays = {
  source: {
    kind: 'published',
    title: 'UK bank holidays: England and Wales',
    publisher: 'GOV.UK',
    published: 'Kept up to date',
    url: 'https://www.gov.uk/bank-holidays',
    checkedOn: '2026-11-22',
  },
  /** Complete from the first day of `first` to the last day of `last`. */
  years: { first: 2026, last: 2027 },
  days: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
} as const satisfies { source: PublishedSource; years: { first: number; last: number }; days: readonly string[] }

/** The days of {@link bankHolidays}, for counting working days. */
export const bankHolidayDays: ReadonlySet<PlainDate> = new Set(bankHolidays.days.map(plainDate))
