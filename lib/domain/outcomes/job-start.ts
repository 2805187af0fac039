import { addDays, addMonths, daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'

/** When we check that a job has lasted: 6 weeks and 6 months after the first day. */
export const milestones = ['6_weeks', '6_months'] as const
export type Milestone = (typeof milestones)[number]

export type CheckResult = 'in_post' | 'left' | 'could_not_reach'

/** How we know, strongest first. */
export type EvidenceKind = 'payslip_seen' | 'employer_confirmed' | 'self_reported'

type StartCheck = { milestone: Milestone; on: PlainDate; result: CheckResult; evidence: EvidenceKind }

export type JobStart = {
  id: string
  /**
   * Null for people who started before the service kept files: they are counted, but nothing else is known about them.
   */
  personId: string | null
  applicationId: string | null
  employerId: string
  jobTitle: string
  town: string
  startedOn: PlainDate
  hoursPerWeek: number
  isApprenticeship: boolean
  cameFromDayRelease: boolean
  isRealLivingWage: boolean
  checks: readonly StartCheck[]
}

export const milestoneDueOn = ({ startedOn }: Pick<JobStart, 'startedOn'>, milestone: Milestone): PlainDate =>
  milestone === '6_weeks' ? addDays(startedOn, 42) : addMonths(startedOn, 6)

const daysUntilOverdue = 14
export type MilestoneState = 'not_due' | 'due' | 'overdue' | 'done' | 'not_needed'

/**
 * Due from its day onwards, overdue two weeks later; not needed once an earlier check found that the person has left.
 */
export function milestoneState(start: JobStart, milestone: Milestone, today: PlainDate): MilestoneState {
  if (start.checks.some((check) => check.milestone === milestone)) return 'done'
  if (start.checks.some(({ result }) => result === 'left')) return 'not_needed'
  const days = daysBetween(milestoneDueOn(start, milestone), today)
  if (days < 0) return 'not_due'
  return days > daysUntilOverdue ? 'overdue' : 'due'
}
