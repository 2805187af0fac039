import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'

export const periods = ['quarter', 'year', 'all'] as const
export type ReportPeriod = (typeof periods)[number]

/** The day after which the period counts, looking back from today; null for all time. */
export const periodStart = (period: ReportPeriod, today: PlainDate): PlainDate | null =>
  period === 'all' ? null : addMonths(today, period === 'quarter' ? -3 : -12)
