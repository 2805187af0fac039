import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { wasInPostAt, type JobStart } from '@/lib/domain/outcomes/job-start'

export const measureKinds = [
  'started',
  'in_post_6_weeks',
  'in_post_6_months',
  'apprenticeships',
  'from_day_release',
  'real_living_wage',
  'hours_per_week',
] as const
export type MeasureKind = (typeof measureKinds)[number]

export type Framework = 'ppn_002' | 'ppn_06_20' | 'toms' | 'own'

/** A contract in which the employer promised social value, and how much of each measure. */
export type Contract = {
  id: string
  employerId: string
  name: string
  buyer: string
  framework: Framework
  startsOn: PlainDate
  endsOn: PlainDate
  targets: Partial<Record<MeasureKind, number>>
}

export const periods = ['quarter', 'year', 'all'] as const
export type ReportPeriod = (typeof periods)[number]

/** The day after which the period counts, looking back from today; null for all time. */
export const periodStart = (period: ReportPeriod, today: PlainDate): PlainDate | null =>
  period === 'all' ? null : addMonths(today, period === 'quarter' ? -3 : -12)

/** Job starts within the period, including today's. */
export function startsWithin(starts: readonly JobStart[], period: ReportPeriod, today: PlainDate): JobStart[] {
  const from = periodStart(period, today)
  return starts.filter(({ startedOn }) => startedOn <= today && (from === null || startedOn > from))
}

const counters: Readonly<Record<Exclude<MeasureKind, 'hours_per_week'>, (start: JobStart) => boolean>> = {
  started: () => true,
  in_post_6_weeks: (start) => wasInPostAt(start, '6_weeks'),
  in_post_6_months: (start) => wasInPostAt(start, '6_months'),
  apprenticeships: ({ isApprenticeship }) => isApprenticeship,
  from_day_release: ({ cameFromDayRelease }) => cameFromDayRelease,
  real_living_wage: ({ isRealLivingWage }) => isRealLivingWage,
}

/**
 * The people that a measure counts among the starts. For hours too it is people, so that small numbers can be hidden.
 */
export const peopleOf = (kind: MeasureKind, starts: readonly JobStart[]): JobStart[] =>
  kind === 'hours_per_week' ? [...starts] : starts.filter(counters[kind])

/** The measure's value: people, or for hours everybody's contracted weekly hours added up. */
export const valueOf = (kind: MeasureKind, starts: readonly JobStart[]): number =>
  kind === 'hours_per_week'
    ? starts.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0)
    : peopleOf(kind, starts).length
