import type { Side } from '@/lib/domain/access/role'
import { stages, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What else is done in an application beside moving it to a stage. */
const otherSteps = [
  'asked',
  'shared',
  'declined',
  'statement_given',
  'statement_read',
  'statement_taken_back',
  'checked',
  'unchecked',
  'approval_said',
  'approval_given',
  'slots_offered',
  'slot_chosen',
  'slots_declined',
] as const
/** Each line of the history of an application is one of these. */
export const stepKinds = [...stages, ...otherSteps] as const
export type StepKind = (typeof stepKinds)[number]

/** Of a message from one side to the other, in characters. */
export const messageLimit = 1000

/** One line of the dated history, which both sides read alike. */
export type Step = { kind: StepKind; on: PlainDate; by: Side; note: string | null }

export const isStage = (kind: StepKind): kind is Stage => stages.some((stage) => stage === kind)

/** The last time that the person said that none of the times for an interview works; null for never. */
export const timesDeclined = (steps: readonly Step[]): Step | null =>
  steps.findLast(({ kind }) => kind === 'slots_declined') ?? null
