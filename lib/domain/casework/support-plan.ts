import { z } from 'zod'

import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { oneLine } from '@/lib/domain/fields/field-rules'

/** The seven areas in which somebody may need help. None of them is about an offence. */
export const supportNeeds = [
  'home',
  'money_and_id',
  'health',
  'drugs_and_alcohol',
  'family',
  'learning_and_work',
  'thinking',
] as const
export type SupportNeed = (typeof supportNeeds)[number]

export const needStates = ['not_started', 'going_on', 'met', 'not_wanted'] as const
export type NeedState = (typeof needStates)[number]

/** Who does a step of the plan. */
export const stepDoers = ['person', 'worker'] as const
export type StepDoer = (typeof stepDoers)[number]

/** The most open steps in one plan: more is a list that nobody reads. */
export const mostOpenSteps = 30

export type PlanStep = {
  id: string
  goal: string
  what: string
  who: StepDoer
  by: PlainDate | null
  doneOn: PlainDate | null
}

/** A step with the version that whoever changes it has read. */
export type ChangeableStep = PlanStep & { version: number }

export const planMessages = {
  goal: 'Say what the person wants to reach.',
  what: 'Say what has to be done.',
  who: 'Choose who does it.',
  by: 'Enter a day, such as 2026-12-24, or leave it empty.',
  past: 'Enter today or a later day, or leave it empty.',
  need: 'Choose one of the seven needs.',
  state: 'Choose how far it is.',
} as const

/** The form that adds a step to a plan, under a goal in the person's own words. */
export const planStepForm = z.object({
  goal: oneLine({ label: 'The goal', min: 3, max: 160, message: planMessages.goal }),
  what: oneLine({ label: 'The step', min: 3, max: 200, message: planMessages.what }),
  who: z.enum(stepDoers, planMessages.who),
  by: z
    .string()
    .default('')
    .transform((typed) => typed.trim())
    .refine((typed) => typed === '' || parseDate(typed) !== undefined, planMessages.by)
    .transform((typed) => parseDate(typed) ?? null),
})

export const needForm = z.object({
  need: z.enum(supportNeeds, planMessages.need),
  state: z.enum(needStates, planMessages.state),
})

/**
 * The goals of a plan with their steps: what is open first, by its day and then as it was written down, and what is done
 * after it.
 */
export function goalsOf<Step extends PlanStep>(steps: readonly Step[]): { goal: string; steps: Step[] }[] {
  const order = (one: Step, other: Step): number =>
    Number(one.doneOn !== null) - Number(other.doneOn !== null) || (one.by ?? '9999').localeCompare(other.by ?? '9999')
  return [...Map.groupBy(steps, ({ goal }) => goal)].map(([goal, own]) => ({ goal, steps: own.toSorted(order) }))
}

/** The next thing to do: the open step with the earliest day, or the first without one. Null when nothing is open. */
export const nextStepOf = <Step extends Pick<PlanStep, 'by' | 'who' | 'doneOn'>>(
  steps: readonly Step[],
  who?: StepDoer,
): Step | null =>
  steps
    .filter((step) => step.doneOn === null && (who === undefined || step.who === who))
    .toSorted((one, other) => (one.by ?? '9999').localeCompare(other.by ?? '9999'))
    .at(0) ?? null
