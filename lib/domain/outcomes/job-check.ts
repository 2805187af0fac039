import { z } from 'zod'

import { addDays, addMonths, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { optionalLine } from '@/lib/domain/fields/field-rules'

/** When we ask whether a job has lasted, in their order. */
export const jobMilestones = ['6_weeks', '13_weeks', '6_months', '12_months'] as const
export type JobMilestone = (typeof jobMilestones)[number]

const after: Readonly<Record<JobMilestone, { days: number } | { months: number }>> = {
  '6_weeks': { days: 42 },
  '13_weeks': { days: 91 },
  '6_months': { months: 6 },
  '12_months': { months: 12 },
}

/** The day on which a check is due. A month that is shorter ends it: six months after 31 August is 28 February. */
export function checkDueOn(startedOn: PlainDate, milestone: JobMilestone): PlainDate {
  const length = after[milestone]
  return 'days' in length ? addDays(startedOn, length.days) : addMonths(startedOn, length.months)
}

/** The same for the database, which adds it to a day in the same way: `open_job_checks()`. */
export const milestoneLengths: Readonly<Record<JobMilestone, string>> = {
  '6_weeks': '42 days',
  '13_weeks': '91 days',
  '6_months': '6 months',
  '12_months': '12 months',
}

/** What a check found; the last where nobody answered. */
export const jobAnswers = ['in_post', 'moved_on', 'ended', 'no_answer'] as const
export type JobAnswer = (typeof jobAnswers)[number]
/** What somebody can answer. */
export const givenAnswers = jobAnswers.filter((answer) => answer !== 'no_answer')
export type GivenAnswer = (typeof givenAnswers)[number]

export type LeftAnswer = Exclude<GivenAnswer, 'in_post'>

/** Whether a check found that somebody is not in the job any more. */
export const hasLeft = (answer: JobAnswer | null): answer is LeftAnswer => answer === 'moved_on' || answer === 'ended'

/** Why somebody is not in the job any more. None of them asks about a record. */
export const leavingReasons = [
  'better_job',
  'temporary',
  'hours',
  'travel',
  'health',
  'did_not_suit',
  'employer_ended',
  'other',
  'rather_not_say',
] as const
export type LeavingReason = (typeof leavingReasons)[number]

/** How we know, strongest first. */
export const jobEvidence = ['payslip_seen', 'employer_confirmed', 'person_said'] as const
export type JobEvidence = (typeof jobEvidence)[number]

export const employerAnswers = ['in_post', 'left'] as const

export type JobCheck = {
  milestone: JobMilestone
  dueOn: PlainDate
  isAsked: boolean
  answer: JobAnswer | null
  reason: LeavingReason | null
  evidence: JobEvidence | null
  answeredOn: PlainDate | null
  verifiedBy: string | null
  employerAnswer: (typeof employerAnswers)[number] | null
}

/** A job that somebody started, as its person and whoever helps them see it. */
export type StartedJob = {
  id: string
  /** Whether it was written down in a file, rather than made from an application. */
  isEntered: boolean
  employer: string
  title: string
  startedOn: PlainDate
  /** False while only the agreed first day has come. */
  isConfirmed: boolean
  hoursAWeek: number | null
  isRealLivingWage: boolean
  cameFromDayRelease: boolean
  mayAskEmployer: boolean
  mayBeCounted: boolean
  checks: readonly JobCheck[]
}

/**
 * The checks that can be recorded on a day: every one that is due, unless an earlier one found that they had left; and
 * the next to come, which can only say that they have left before it: `isEarly`. The database has the same rule:
 * `record_job_check()`.
 */
export function checksToRecord(
  { startedOn, checks }: Pick<StartedJob, 'startedOn' | 'checks'>,
  today: PlainDate,
): { milestone: JobMilestone; isEarly: boolean }[] {
  const left = checks.find(({ answer }) => hasLeft(answer))
  const next = startedOn > today ? undefined : jobMilestones.find((one) => checkDueOn(startedOn, one) > today)
  const early = left === undefined || left.dueOn > today ? (left?.milestone ?? next) : undefined
  return jobMilestones.flatMap((milestone) => {
    const dueOn = checkDueOn(startedOn, milestone)
    const isDue = dueOn <= today && (left === undefined || dueOn <= left.dueOn)
    return isDue || milestone === early ? [{ milestone, isEarly: !isDue }] : []
  })
}

/** The longest ago that a job start is written down, in months: the last check is a year after it. */
const longestAgoMonths = 24
/** More hours than the week's legal limit, with room for overtime, are a slip of the pen. */
const mostWeeklyHours = 80

const jobStartMessages = {
  employer: 'Say who the employer is.',
  title: 'Say what the job is.',
  startedOn: 'Enter the day they started: today or before, and no more than two years ago.',
  hours: `Enter the hours in a usual week, such as 16 or 37.5, and at most ${mostWeeklyHours}. Leave it empty if you don’t know.`,
  milestone: 'Choose which check it is.',
  answer: 'Choose what you found out.',
  evidence: 'Choose how you know.',
} as const

const hours = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'))))
  .refine(
    (value) => value === null || (value > 0 && value <= mostWeeklyHours && Number.isInteger(value * 10)),
    jobStartMessages.hours,
  )

/** The form that writes a job start down in a file. */
export const jobStartForm = (today: PlainDate) =>
  z.object({
    employer: optionalLine('The employer', 100).refine((text) => text.length >= 2, jobStartMessages.employer),
    job: optionalLine('The job', 160).refine((text) => text.length >= 2, jobStartMessages.title),
    startedOn: z
      .string(jobStartMessages.startedOn)
      .transform((typed) => parseDate(typed.trim()))
      .refine(
        (day) => day !== undefined && day <= today && day >= addMonths(today, -longestAgoMonths),
        jobStartMessages.startedOn,
      )
      .transform((day) => day ?? today),
    hours,
  })

const reason = z.enum(leavingReasons).catch('rather_not_say')
/** A reason says why somebody left, so it is kept only where they have. */
const withReason = <Given extends { answer: GivenAnswer; reason: LeavingReason }>(given: Given) => ({
  ...given,
  reason: given.answer === 'in_post' ? null : given.reason,
})

/** The form in which whoever helps somebody records a check. */
export const jobCheckForm = z
  .object({
    milestone: z.enum(jobMilestones, jobStartMessages.milestone),
    answer: z.enum(givenAnswers, jobStartMessages.answer),
    reason,
    evidence: z.enum(jobEvidence, jobStartMessages.evidence),
  })
  .transform(withReason)

/** The person's answer to the question that a link opens. */
export const ownAnswerForm = z
  .object({ answer: z.enum(givenAnswers, jobStartMessages.answer), reason })
  .transform(withReason)

/** What the person says about their own job. */
export const ownJobForm = z.object({ hours })
