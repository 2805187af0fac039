import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { checkDueOn, type JobMilestone } from '@/lib/domain/outcomes/job-check'

/** The checks that the story's people are due. */
export const milestones = ['6_weeks', '6_months'] as const satisfies JobMilestone[]
type Milestone = (typeof milestones)[number]

export type CheckResult = 'in_post' | 'left' | 'could_not_reach'

/** How we know, strongest first. */
export type EvidenceKind = 'payslip_seen' | 'employer_confirmed' | 'self_reported'

type StartCheck = { milestone: JobMilestone; on: PlainDate; result: CheckResult; evidence: EvidenceKind }

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

const daysUntilOverdue = 14
export type MilestoneState = 'not_due' | 'due' | 'overdue' | 'done' | 'not_needed'

/**
 * Due from its day onwards, overdue two weeks later; not needed once an earlier check found that the person has left.
 */
export function milestoneState(start: JobStart, milestone: Milestone, today: PlainDate): MilestoneState {
  if (start.checks.some((check) => check.milestone === milestone)) return 'done'
  if (start.checks.some(({ result }) => result === 'left')) return 'not_needed'
  const days = daysBetween(checkDueOn(start.startedOn, milestone), today)
  if (days < 0) return 'not_due'
  return days > daysUntilOverdue ? 'overdue' : 'due'
}
