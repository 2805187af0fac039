import { z } from 'zod'

import { employerAnswers } from '@/lib/domain/outcomes/job-check'

/** When both sides are asked how a new job goes, after its first day. */
export type CheckInMoment = 'day_3' | 'week_2' | '6_weeks'

/**
 * How long after the first day each is due, for `open_check_ins()`. The last comes two days after the check of six
 * weeks (`job-check.ts`), so that nobody gets two questions on one day.
 */
export const checkInLengths: Readonly<Record<CheckInMoment, string>> = {
  day_3: '2 days',
  week_2: '10 days',
  '6_weeks': '44 days',
}

/** Whoever is asked: the person who started, or somebody of the company that hired them. */
export const checkInSides = ['person', 'employer'] as const
export type CheckInSide = (typeof checkInSides)[number]

/** How it goes. */
export const checkInAnswers = ['well', 'so_so', 'not_well'] as const
export type CheckInAnswer = (typeof checkInAnswers)[number]

/** The answer to the question that a link opens. */
export const checkInForm = z.object({ checkIn: z.enum(checkInAnswers, 'Choose how it is going.') })

/** The company's answer whether somebody is still there. */
export const employerCheckForm = z.object({ stillThere: z.enum(employerAnswers, 'Choose an answer.') })
